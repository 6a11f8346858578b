import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';

/** A mail server, as `SMTP_URL` names it. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; without it the connection is encrypted by STARTTLS where the server offers that. */
  readonly secure: boolean;
  /** Sends nothing unless the connection is encrypted. */
  readonly requireTLS: boolean;
  /** Leaves STARTTLS alone. */
  readonly ignoreTLS: boolean;
  readonly login: { readonly user: string; readonly pass: string } | null;
  /** What the service calls itself to the server; null: the machine's name. */
  readonly name: string | null;
}

/** What is wrong with an address of a mail server. It never repeats the address, which holds a password. */
class SmtpUrlProblem extends Error {}

/** Presets of RFC 8314 and RFC 6409: what mail programs use to hand mail in. */
const PORTS: Readonly<Record<string, number>> = { 'smtps:': 465, 'smtp:': 587 };
const OPTIONS: readonly string[] = ['requireTLS', 'ignoreTLS', 'name'];
/** Names of containers may have an underscore. */
const HOST = /^[a-z0-9](?:[a-z0-9_.-]{0,251}[a-z0-9])?$/iu;

/** Reads `smtp://` or `smtps://`, `USER:PASSWORD@`, host, port and options; or says what is wrong. */
export function readSmtpUrl(text: string): SmtpServer | { readonly problem: string } {
  try {
    return serverOf(text);
  } catch (error) {
    if (error instanceof SmtpUrlProblem) return { problem: error.message };
    throw error;
  }
}

function serverOf(text: string): SmtpServer {
  if (!/^smtps?:\/\//iu.test(text)) throw new SmtpUrlProblem('must begin with smtp:// or smtps://');
  const url = parsed(text);
  const preset = PORTS[url.protocol];
  if (preset === undefined) throw new SmtpUrlProblem('must begin with smtp:// or smtps://');
  if (url.port === '0') throw new SmtpUrlProblem('the port must be from 1 to 65535');
  if (!['', '/'].includes(url.pathname) || url.hash !== '') {
    throw new SmtpUrlProblem(
      'only host, port and options may follow; write / and # of a password as %2F and %23',
    );
  }
  return {
    host: hostOf(url.hostname),
    port: url.port === '' ? preset : Number(url.port),
    secure: url.protocol === 'smtps:',
    login: loginOf(url),
    ...optionsOf(url),
  };
}

function parsed(text: string): URL {
  // `new URL` would repair blanks, and drop the breaks of lines.
  if (URL.canParse(text) && !/\s/u.test(text)) return new URL(text);
  throw new SmtpUrlProblem(
    'is not an address such as smtps://USER:PASSWORD@mail.example:465; write special characters of a password in percent form, / as %2F, a blank as %20',
  );
}

function hostOf(hostname: string): string {
  const bare = hostname.replace(/^\[|\]$/gu, '');
  if (isIP(bare) !== 0) return bare;
  const host = domainToASCII(decoded(hostname, 'host'));
  if (!HOST.test(host)) throw new SmtpUrlProblem('names no host');
  return host;
}

function loginOf(url: URL): SmtpServer['login'] {
  const user = decoded(url.username, 'user');
  const pass = decoded(url.password, 'password');
  if (user === '' && pass === '') return null;
  if (user === '' || pass === '') throw new SmtpUrlProblem('needs both a user and a password, or neither');
  return { user, pass };
}

function decoded(text: string, what: string): string {
  try {
    const plain = decodeURIComponent(text);
    if (!/\p{Cc}/u.test(plain)) return plain;
  } catch {
    // Said below.
  }
  throw new SmtpUrlProblem(`the ${what} is not written in percent form; write % as %25`);
}

/** Only what cannot weaken the connection unseen: certificates are always checked. */
function optionsOf({ searchParams, protocol }: URL): Pick<SmtpServer, 'requireTLS' | 'ignoreTLS' | 'name'> {
  const unknown = [...searchParams.keys()].find((option) => !OPTIONS.includes(option));
  if (unknown !== undefined) throw new SmtpUrlProblem(`knows the options ${OPTIONS.join(', ')} alone`);
  const requireTLS = truth(searchParams, 'requireTLS');
  const ignoreTLS = truth(searchParams, 'ignoreTLS');
  if (ignoreTLS && (requireTLS || protocol === 'smtps:')) {
    throw new SmtpUrlProblem('ignoreTLS cannot stand beside smtps:// or requireTLS');
  }
  const name = searchParams.get('name');
  if (name !== null && !HOST.test(name)) throw new SmtpUrlProblem('the option name must be a host name');
  return { requireTLS, ignoreTLS, name };
}

function truth(options: URLSearchParams, option: string): boolean {
  const values = options.getAll(option);
  if (values.length > 1 || values.some((value) => !['true', 'false'].includes(value))) {
    throw new SmtpUrlProblem(`the option ${option} is true or false, once`);
  }
  return values[0] === 'true';
}
