import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** How the fake answers one request. `lost` takes the mail and then breaks the connection. */
export type SendGridAnswer = 202 | 400 | 401 | 413 | 429 | 500 | 'broken' | 'lost';

/** A mail as it reached SendGrid. */
export interface DeliveredMail {
  readonly id: string;
  readonly messageId: string;
  readonly autoSubmitted: string;
  readonly from: { readonly email: string; readonly name?: string };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly tracking: unknown;
}

/** A stand-in for SendGrid on this machine. */
export interface FakeSendGrid {
  readonly url: string;
  readonly delivered: readonly DeliveredMail[];
  readonly authorizations: readonly (string | undefined)[];
  close(): Promise<void>;
}

interface SendGridBody {
  readonly personalizations: readonly {
    readonly to: readonly { readonly email: string }[];
  }[];
  readonly custom_args?: { readonly mail_id: string };
  readonly headers?: Readonly<Record<string, string>>;
  readonly from: DeliveredMail['from'];
  readonly subject: string;
  readonly content: readonly { readonly type: string; readonly value: string }[];
  readonly tracking_settings?: unknown;
}

/** Starts the fake; `next` decides about each request. */
export async function startFakeSendGrid(next: () => SendGridAnswer): Promise<FakeSendGrid> {
  const delivered: DeliveredMail[] = [];
  const authorizations: (string | undefined)[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = JSON.parse(await text(request)) as SendGridBody;
    authorizations.push(request.headers.authorization);
    const decision = next();
    if (decision === 202 || decision === 'lost') delivered.push(read(body));
    if (decision === 'broken' || decision === 'lost') {
      request.socket.destroy();
      return;
    }
    response.writeHead(decision, { 'Content-Type': 'application/json' });
    response.end(decision === 202 ? '' : JSON.stringify({ errors: [{ message: `because of ${decision}` }] }));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delivered,
    authorizations,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function read(body: SendGridBody): DeliveredMail {
  const part = (type: string): string => body.content.find((content) => content.type === type)?.value ?? '';
  return {
    id: body.custom_args?.mail_id ?? '',
    messageId: body.headers?.['Message-ID'] ?? '',
    autoSubmitted: body.headers?.['Auto-Submitted'] ?? '',
    from: body.from,
    to: body.personalizations[0]?.to[0]?.email ?? '',
    subject: body.subject,
    text: part('text/plain'),
    html: part('text/html'),
    tracking: body.tracking_settings,
  };
}
