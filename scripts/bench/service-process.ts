import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request, type Agent } from 'node:http';
import { createServer } from 'node:net';

/** Resident memory of a process in megabytes: now (`VmRSS`) or at most (`VmHWM`); 0 where the system does not say. */
export function memoryOf(pid: number | undefined, field: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`${field}:\\s+(\\d+) kB`, 'u').exec(status)?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}

/** Processor time that a process has used, in milliseconds; 0 where the system does not say. Other load does not lengthen it. */
export function processorMs(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /su, '')
      .split(' ');
    // User and system time in ticks, of which Linux counts a hundred a second.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

/** An answer of the service. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Asks the service on a port of this machine; with a body by POST, as a client of an address where one is given. */
export function ask(
  agent: Agent,
  port: number,
  path: string,
  key?: string,
  body?: unknown,
  address?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // The endpoint for agents insists on both kinds of answers.
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    };
    if (address !== undefined) headers['x-forwarded-for'] = address;
    if (key !== undefined) headers['authorization'] = `Bearer ${key}`;
    const call = request(
      { host: '127.0.0.1', port, path, agent, headers, method: body === undefined ? 'GET' : 'POST' },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      },
    );
    call.on('error', reject);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Waits until the service is ready. */
export async function untilReady(agent: Agent, port: number): Promise<void> {
  for (;;) {
    const answer = await ask(agent, port, '/health/ready').catch(() => null);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Processor time of a second that a service without requests takes at most. */
const IDLE_MS = 20;
const IDLE_SECONDS = 3;

/** Waits until a service does nothing: it prepares names and warms up when nobody asks. */
export async function untilIdle(pid: number | undefined): Promise<void> {
  let spent = processorMs(pid);
  for (let idle = 0; idle < IDLE_SECONDS;) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const now = processorMs(pid);
    idle = now - spent > IDLE_MS ? 0 : idle + 1;
    spent = now;
  }
}
