import assert from 'node:assert/strict';
import { expand, readArgument, readDockerfile, readEnvironment } from '../../../scripts/image/dockerfile.ts';

describe('reading a Dockerfile', () => {
  it('puts an argument of a stage into its environment, empty where no value is given', () => {
    const [stage] = readDockerfile(
      'FROM base\nARG SOURCE_COMMIT=\nENV A=1 \\\n  SOURCE_COMMIT=${SOURCE_COMMIT}\n',
    );
    const [argument, environment] = stage?.instructions ?? [];
    const values = new Map([readArgument(argument?.text ?? '')]);
    assert.deepEqual(readEnvironment(expand(environment?.text ?? '', values)), { A: '1', SOURCE_COMMIT: '' });
  });

  it('puts an argument before the first stage into the name of its image', () => {
    const [stage] = readDockerfile('ARG RUN_IMAGE=node:22\nFROM ${RUN_IMAGE} AS run\n');
    assert.equal(stage?.image, 'node:22');
    assert.equal(stage.name, 'run');
  });
});
