import { ServiceError } from '../errors.ts';

type Describe = (host: string, port: number) => string;

const noHere: Describe = (host) =>
  `HOST: ${host} is no address of this machine. Set HOST to one of its own, or to 0.0.0.0 or :: for all`;
const noName: Describe = (host) =>
  `HOST: no address is known for the name ${host}. Set HOST to an address of this machine, or have the name resolved`;

/** By what the operating system says of an address that cannot be listened on. */
const PROBLEMS: Readonly<Record<string, Describe>> = {
  EADDRINUSE: (host, port) =>
    `PORT: ${port} on ${host} is taken. Stop what listens there, or set PORT to another port`,
  EACCES: (host, port) =>
    `PORT: this user may not listen on ${port} of ${host}. Set PORT to 1024 or above, or let root allow it to the user`,
  EADDRNOTAVAIL: noHere,
  EAFNOSUPPORT: noHere,
  EINVAL: noHere,
  ENOTFOUND: noName,
  EAI_AGAIN: noName,
};

/** Throws in one line, as `ServiceError` `configuration`, which variable must change when `listen` fails; else the error itself. */
export function throwListenProblem(error: unknown, host: string, port: number): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const describe = PROBLEMS[code];
  if (describe === undefined) throw error;
  throw new ServiceError('configuration', `${describe(host, port)} (${code})`, { cause: error });
}
