import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Notice } from './answer.ts';

/** The cookies of the console. None holds anything but an unguessable id and a notice for the next page. */
export interface Cookies {
  /** The visitor's id; empty when there is none. */
  readSession(header: string | undefined): string;
  /** Keeps an id until the browser is closed: the server decides when a session ends. */
  keepSession(id: string): string;
  /** A notice for the visitor with this id; null when there is none or somebody else wrote it. */
  readNotice(header: string | undefined, sessionId: string): Notice | null;
  keepNotice(notice: Notice, sessionId: string): string;
  dropNotice(): string;
}

const NOTICE_SECONDS = 120;
const LONGEST_NOTICE = 400;

/** Cookies for a service reached by https, whose browsers are held to it, or by http on a local network. */
export function createCookies(secure: boolean): Cookies {
  // The prefix tells the browser to refuse such a cookie from a subdomain or without TLS.
  const prefix = secure ? '__Host-' : '';
  const flags = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  const names = { session: `${prefix}session`, notice: `${prefix}notice` };
  return {
    readSession: (header) => read(header, names.session),
    keepSession: (id) => `${names.session}=${id}; ${flags}`,
    readNotice: (header, sessionId) => openNotice(read(header, names.notice), sessionId),
    keepNotice: (notice, sessionId) =>
      `${names.notice}=${sealNotice(notice, sessionId)}; ${flags}; Max-Age=${NOTICE_SECONDS}`,
    dropNotice: () => `${names.notice}=; ${flags}; Max-Age=0`,
  };
}

function read(header: string | undefined, name: string): string {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return '';
}

function sealNotice({ kind, text }: Notice, sessionId: string): string {
  const short = [...text].slice(0, LONGEST_NOTICE).join('');
  const content = Buffer.from(JSON.stringify({ kind, text: short })).toString('base64url');
  return `${content}.${sealOf(content, sessionId)}`;
}

/** Only what this service wrote for this visitor is shown. */
function openNotice(value: string, sessionId: string): Notice | null {
  const [content = '', seal = ''] = value.split('.');
  const [expected, given] = [Buffer.from(sealOf(content, sessionId)), Buffer.from(seal)];
  if (content === '' || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return JSON.parse(Buffer.from(content, 'base64url').toString()) as Notice;
}

function sealOf(content: string, sessionId: string): string {
  return createHmac('sha256', sessionId).update(`notice ${content}`).digest('base64url');
}
