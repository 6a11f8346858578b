import { inOneLine } from './in-one-line.ts';
import type { RunningServer } from './server-process.ts';

/** A server to start: the variable that names its address to the tests, and how it starts. */
export interface Startable {
  readonly name: string;
  readonly variable: string;
  readonly start: () => Promise<RunningServer>;
}

/** The servers that run, and their addresses by variable. */
export interface StartedServers {
  readonly variables: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * Starts servers side by side. One that cannot start is told of in one line where `optional`, and left out; otherwise
 * those that did start are stopped and its error is thrown.
 */
export async function startAll(
  startables: readonly Startable[],
  { optional, say }: { readonly optional: boolean; readonly say: (line: string) => void },
): Promise<StartedServers> {
  const settled = await Promise.allSettled(startables.map(({ start }) => start()));
  const running = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async (): Promise<void> => {
    await Promise.all(running.map((server) => server.stop()));
  };
  const variables: Record<string, string> = {};
  for (const [place, { name, variable }] of startables.entries()) {
    const one = settled[place];
    if (one?.status === 'fulfilled') {
      variables[variable] = one.value.url;
    } else if (one !== undefined) {
      const reason: unknown = one.reason;
      if (!optional || !(reason instanceof Error)) {
        await stop();
        throw reason;
      }
      say(`${name} is not started: ${inOneLine(reason.message)}`);
    }
  }
  return { variables, stop };
}
