import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { readDockerfile } from '../../../scripts/image/dockerfile.ts';
import { pinImages } from '../../../scripts/image/pin-images.ts';

const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;
const DOCKERFILE = readFileSync(new URL('../../../Dockerfile', import.meta.url), 'utf8');

describe('npm run images:pin', () => {
  it('names every base image by tag and digest, also where it was before', () => {
    const asked: string[] = [];
    const pinned = pinImages(DOCKERFILE, (tag) => (asked.push(tag), `${DIGEST}\n`));
    assert.deepEqual(asked, ['node:22-bookworm', 'node:22-bookworm-slim']);
    assert.deepEqual(
      readDockerfile(pinned).map(({ image }) => image),
      asked.map((tag) => `${tag}@${DIGEST}`),
    );
    const other = DIGEST.replace('0', 'f');
    assert.equal(
      pinImages(pinned, () => other),
      pinned.replaceAll(DIGEST, other),
    );
  });

  for (const wrong of [
    '',
    'latest',
    'sha256:',
    DIGEST.slice(0, -1),
    `${DIGEST}0`,
    DIGEST.toUpperCase(),
    `x ${DIGEST}`,
    'sha512:ab',
  ])
    it(`writes no ${JSON.stringify(wrong)} and names it`, () => {
      assert.throws(() => pinImages(DOCKERFILE, () => wrong), /^[^]*node:22-bookworm: .* is no digest/u);
    });

  it('has digests of the right form, or tags, in the Dockerfile', () => {
    for (const { image } of readDockerfile(DOCKERFILE))
      assert.match(image, /^node:22-bookworm(?:-slim)?(?:@sha256:[0-9a-f]{64})?$/u);
  });
});
