/** How long and how much a connection may take. */
export interface ConnectionLimits {
  /** From the first byte of a request to the end of its headers. */
  readonly headersTimeoutMs: number;
  /** From the first byte of a request to the end of its body, whatever its length. */
  readonly requestTimeoutMs: number;
  /** For a body, and one more second for each `bodyBytesASecond`. */
  readonly bodyTimeoutMs: number;
  readonly bodyBytesASecond: number;
  /** Between two requests. */
  readonly keepAliveMs: number;
  /** How often Node looks at the times of headers and requests. */
  readonly checkEveryMs: number;
  /** Bytes of a request line and its headers. */
  readonly headerBytes: number;
  readonly headers: number;
  /** Connections of one process; the one that idles longest goes when another comes. */
  readonly connections: number;
  /** What is read of a body after its answer, so that the client sees the answer and not a broken connection. */
  readonly lingerMs: number;
  readonly lingerBytes: number;
}

/** A file of 50 MB takes four minutes at 2 Mbit/s; whoever needs longer for one, or for headers, keeps a socket for nothing. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersTimeoutMs: 30_000,
  requestTimeoutMs: 300_000,
  bodyTimeoutMs: 30_000,
  bodyBytesASecond: 200_000,
  keepAliveMs: 5_000,
  checkEveryMs: 5_000,
  headerBytes: 16_384,
  headers: 100,
  connections: 5_000,
  lingerMs: 2_000,
  lingerBytes: 10_000_000,
};
