import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** Where a server may answer other than by taking a mail. */
export type SmtpStep = 'MAIL FROM' | 'RCPT TO' | 'DATA';

/** `ok`, an answer such as `450 4.2.0 later`, no answer at all, or a broken connection; for DATA after the mail was read. */
export type SmtpAnswer = 'ok' | 'silence' | 'broken' | `${4 | 5}${string}`;

/** A mail that the server took. */
export interface TakenMail {
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly raw: string;
  /** How the mail came. */
  readonly secure: boolean;
  readonly user: string | null;
  readonly message: Awaited<ReturnType<typeof PostalMime.parse>>;
}

/** A real mail server on this machine. */
export interface SmtpTestServer {
  readonly port: number;
  readonly taken: readonly TakenMail[];
  /** Connections so far. */
  readonly connections: number;
  close(): Promise<void>;
}

/** Starts the server; `next` decides about each step. */
export async function startSmtpServer(
  next: (step: SmtpStep) => SmtpAnswer = () => 'ok',
  options: SMTPServerOptions = {},
): Promise<SmtpTestServer> {
  const taken: TakenMail[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const answer = (decision: SmtpAnswer, done: (error?: Error | null) => void): void => {
    if (decision === 'ok') done();
    else if (decision === 'broken') for (const socket of sockets) socket.destroy();
    else if (decision !== 'silence') done(answerOf(decision));
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // The certificate of its own would be said on standard error.
    logger: false,
    onMailFrom: (_address, _session, done) => {
      answer(next('MAIL FROM'), done);
    },
    onRcptTo: (_address, _session, done) => {
      answer(next('RCPT TO'), done);
    },
    onData: (stream, session, done) => {
      void buffer(stream).then(async (raw) => {
        const decision = next('DATA');
        if (decision === 'ok' || decision === 'broken' || decision === 'silence') {
          const { mailFrom, rcptTo } = session.envelope;
          taken.push({
            envelope: {
              from: mailFrom === false ? '' : mailFrom.address,
              to: rcptTo.map(({ address }) => address),
            },
            raw: raw.toString('latin1'),
            secure: session.secure,
            user: typeof session.user === 'string' ? session.user : null,
            message: await PostalMime.parse(raw),
          });
        }
        answer(decision, done);
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    connections++;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    get connections() {
      return connections;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function answerOf(text: string): Error {
  const [code = '', ...words] = text.split(' ');
  return Object.assign(new Error(words.join(' ')), { responseCode: Number(code) });
}
