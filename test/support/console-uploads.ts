import assert from 'node:assert/strict';
import type { ConsoleService, Member } from './console-service.ts';
import type { VisitedPage } from './visitor.ts';

/** Who sends files. */
export type Uploader = Pick<Member, 'sessionId' | 'visitor'>;

/** Sends a file as a form does, the token first. */
export async function send(
  service: Pick<ConsoleService, 'url'>,
  member: Uploader,
  file: {
    readonly text: string | Uint8Array;
    readonly name?: string;
    readonly csrf?: string;
    readonly late?: boolean;
  },
): Promise<{ readonly status: number; readonly location: string; readonly text: string }> {
  const form = new FormData();
  const token = file.csrf ?? (await member.visitor.csrf());
  const add = (): void => {
    if (token !== '') form.append('csrf', token);
  };
  if (file.late !== true) add();
  form.append('file', new Blob([Buffer.from(file.text)]), file.name ?? 'customers.csv');
  if (file.late === true) add();
  const response = await fetch(`${service.url}/uploads`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { Cookie: `session=${member.sessionId}`, Accept: 'text/html' },
  });
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    text: await response.text(),
  };
}

/** The path of a draft made of a text. */
export async function draftOf(
  service: Pick<ConsoleService, 'url'>,
  member: Uploader,
  text: string,
  name?: string,
): Promise<string> {
  const {
    status,
    location,
    text: page,
  } = await send(service, member, { text, ...(name === undefined ? {} : { name }) });
  assert.equal(status, 303, page);
  return location;
}

/** Starts a draft at the cost that its page shows. */
export async function start(member: Uploader, path: string): Promise<VisitedPage> {
  const { text } = await member.visitor.get(path);
  const confirmed = /name="confirmed" value="(?<searches>\d+)"/u.exec(text)?.groups?.['searches'] ?? '';
  return member.visitor.post(`${path}/draft`, { ...fieldsOf(text), do: 'start', confirmed });
}

/** What a browser sends of the form on the page: the choices of its selects, and the headings box. */
export function fieldsOf(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { groups } of text.matchAll(
    /<select[^>]*name="(?<name>[^"]+)"[^>]*>(?<options>.*?)<\/select>/gsu,
  )) {
    const chosen =
      /<option value="(?<value>[^"]*)" selected/u.exec(groups?.['options'] ?? '') ??
      /<option selected value="(?<value>[^"]*)"/u.exec(groups?.['options'] ?? '');
    fields[groups?.['name'] ?? ''] = chosen?.groups?.['value'] ?? '';
  }
  if (/name="headings"[^>]*checked/u.test(text)) fields['headings'] = 'on';
  return fields;
}

interface Progress {
  readonly state: string;
  readonly active: boolean;
  readonly done: number;
  readonly searches: number;
  readonly failed: number;
}

/** How far a file is, as its page asks. */
export async function progressOf(member: Uploader, path: string): Promise<Progress> {
  return JSON.parse((await member.visitor.get(`${path}/progress`)).text) as Progress;
}

/** Waits until nothing more comes by itself. */
export async function untilEnded(member: Uploader, path: string): Promise<Progress> {
  for (;;) {
    const progress = await progressOf(member, path);
    if (!progress.active) return progress;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
