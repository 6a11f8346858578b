import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { ServiceError } from '../errors.ts';
import type { UpdateReport } from './list-report.ts';
import type { UpdateLists, UpdateRequest } from './update-lists.ts';

/** How the command that updates lists is started. */
export interface UpdateProcessOptions {
  /** A program and its first arguments, such as `bin/run lists-update`. */
  readonly command: readonly [program: string, ...args: string[]];
  /** Ends the process; what it has committed stays. */
  readonly signal?: AbortSignal;
}

/**
 * The use case in a process of its own, with the environment of this one: readers work through whole files for seconds, and a
 * server that must answer in milliseconds cannot run them itself. Waits for another run as long as the command does.
 * Throws `ServiceError` `fetch_failed` when the command could not try anything.
 */
export function createUpdateProcess({ command, signal }: UpdateProcessOptions): UpdateLists {
  return async (request) => {
    const [program, ...args] = command;
    const child = spawn(program, [...args, ...argumentsOf(request)], {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal === undefined ? {} : { signal }),
    });
    const [out, problem] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    if (out === '') throw new ServiceError('fetch_failed', lastLine(problem));
    return readReport(out);
  };
}

function argumentsOf({ codes, from, force, strict }: UpdateRequest): readonly string[] {
  return [
    '--json',
    ...(codes ?? []).flatMap((code) => ['--list', code]),
    ...(from === null ? [] : ['--from', from]),
    ...(force ? ['--force'] : []),
    ...(strict ? ['--strict'] : []),
  ];
}

function readReport(out: string): UpdateReport {
  const report = JSON.parse(out) as Omit<UpdateReport, 'startedAt' | 'finishedAt'> & {
    readonly startedAt: string;
    readonly finishedAt: string;
  };
  return { ...report, startedAt: new Date(report.startedAt), finishedAt: new Date(report.finishedAt) };
}

function lastLine(problem: string): string {
  const last = problem.trim().split('\n').at(-1) ?? '';
  return last === '' ? 'the update ended without a report' : last;
}
