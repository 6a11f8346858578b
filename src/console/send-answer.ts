import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createToken } from '../accounts/secret-token.ts';
import type { FirstLoad } from '../ingest/first-load.ts';
import type { Answer, DownloadAnswer, PageAnswer, RedirectAnswer } from './answer.ts';
import type { Assets, SentAsset } from './assets.ts';
import type { Cookies } from './cookies.ts';
import { renderPage } from './render-page.tsx';
import type { Visit } from './visit.ts';

/** Where an answer goes, and what it is made with. */
export interface Sending {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly visit: Visit;
  /** Shown on every page until it is complete. */
  readonly loading: FirstLoad;
  readonly assets: Assets;
  readonly cookies: Cookies;
  /** The visitor has no cookie yet. */
  readonly isFresh: boolean;
}

/** Sends an answer. Everything but assets is made for one visitor and one moment, so nothing of it is kept. */
export async function sendAnswer(sending: Sending, answer: Answer): Promise<void> {
  sending.response.setHeader('Cache-Control', 'no-store');
  switch (answer.kind) {
    case 'page':
      sendPage(sending, answer);
      return undefined;
    case 'redirect':
      sendRedirect(sending, answer);
      return undefined;
    case 'json':
      sendText(sending, answer.status ?? 200, {
        type: 'application/json; charset=utf-8',
        body: JSON.stringify(answer.body),
      });
      return undefined;
    case 'download':
      return sendDownload(sending, answer);
  }
}

/** Sends a file of the console. */
export function sendAsset(response: ServerResponse, { body, headers }: SentAsset): void {
  response.writeHead(200, { ...headers, 'Content-Length': body.length });
  response.end(body);
}

function sendPage(sending: Sending, answer: PageAnswer): void {
  const { request, response, visit, loading, cookies, assets, isFresh } = sending;
  const kept = cookies.readNotice(request.headers.cookie, visit.sessionId);
  const set = [
    ...(isFresh ? [cookies.keepSession(visit.sessionId)] : []),
    ...(kept === null ? [] : [cookies.dropNotice()]),
  ];
  if (set.length > 0) response.setHeader('Set-Cookie', set);
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
  const body = renderPage({ answer, visit, loading, assets, notice: answer.notice ?? kept });
  sendText(sending, answer.status ?? 200, { type: 'text/html; charset=utf-8', body });
}

function sendRedirect({ response, visit, cookies, isFresh }: Sending, answer: RedirectAnswer): void {
  const { to, notice, session } = answer;
  const sessionId = session === null ? createToken(randomBytes) : (session ?? visit.sessionId);
  const set = [
    ...(session === undefined && !isFresh ? [] : [cookies.keepSession(sessionId)]),
    ...(notice === undefined ? [] : [cookies.keepNotice(notice, sessionId)]),
  ];
  if (set.length > 0) response.setHeader('Set-Cookie', set);
  response.writeHead(303, { Location: to, 'Content-Length': 0 });
  response.end();
}

function sendText(
  { response }: Sending,
  status: number,
  { type, body }: { readonly type: string; readonly body: string },
): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}

/** Listeners that a pipeline adds to where it leads, at most. */
const OF_PIPELINE = 5;

async function sendDownload({ response }: Sending, answer: DownloadAnswer): Promise<void> {
  // RFC 6266: a plain name for every browser, the true one for those that read it.
  const plain = answer.filename.replace(/[^\w.-]+/gu, '_');
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(answer.filename)}`;
  response.writeHead(200, { 'Content-Type': answer.contentType, 'Content-Disposition': disposition });
  if (typeof answer.body === 'string') {
    response.end(answer.body);
    return;
  }
  // It waits for the end in several ways beside what the door has waiting, which is no leak.
  response.setMaxListeners(response.getMaxListeners() + OF_PIPELINE);
  await pipeline(Readable.from(answer.body), response);
}
