import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { besideCommand } from '../../../scripts/bench/beside-command.ts';

const node = (script: string): ChildProcess => spawn(process.execPath, ['-e', script], { stdio: 'ignore' });
const STAYS = 'setInterval(() => undefined, 1000)';
const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

describe('work beside a command of a benchmark', () => {
  it('ends the command after it', async () => {
    const child = node(STAYS);
    assert.equal(await besideCommand(child, async ({ pid }) => typeof pid), 'number');
    assert.ok(hasEnded(child));
  });

  it('ends the command when it fails', async () => {
    const child = node(STAYS);
    await assert.rejects(
      besideCommand(child, () => Promise.reject(new Error('a screening was answered with 500'))),
      /answered with 500/u,
    );
    assert.ok(hasEnded(child));
  });

  it('fails when the command ends by itself, whatever it waits for', async () => {
    const waitsForEver = (): Promise<never> => new Promise(() => undefined);
    await assert.rejects(besideCommand(node('process.exit(3)'), waitsForEver), /by itself with 3/u);
  });

  it('fails when the command cannot be started', async () => {
    const child = spawn(`${process.execPath}-that-is-not-there`);
    await assert.rejects(
      besideCommand(child, () => new Promise(() => undefined)),
      { code: 'ENOENT' },
    );
  });
});
