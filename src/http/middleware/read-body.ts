import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { HttpProblem } from '../http-problem.ts';

const DECODERS = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress } as const;

/**
 * Reads a body of at most so many bytes, packed and unpacked. Throws `HttpProblem` 413 as soon as it is known that there are
 * more, which is before the first where `Content-Length` says so; 415 for an unknown coding, 400 for what is not in its coding
 * or cut short.
 */
export async function readBody(request: IncomingMessage, mostBytes: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw tooLarge();
  const coding = (request.headers['content-encoding'] ?? 'identity').toLowerCase();
  if (coding === 'identity') return collect(request, mostBytes);
  if (!isKnown(coding)) throw new HttpProblem(415, 'Content-Encoding: not supported');
  return unpack(request, DECODERS[coding](), mostBytes);
}

function isKnown(coding: string): coding is keyof typeof DECODERS {
  return Object.hasOwn(DECODERS, coding);
}

/** Reads to the end, or no further than the limit. Leaves the stream as it is: its connection still has to carry the answer. */
function collect(stream: Readable, mostBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    let isEnded = false;
    const end = (settle: () => void): void => {
      // Every stream is closed after its end: the error of one that was cut short is costly to make.
      if (isEnded) return;
      isEnded = true;
      stream.off('data', onData);
      settle();
    };
    const onData = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes <= mostBytes) chunks.push(chunk);
      else end(() => reject(tooLarge()));
    };
    stream.on('data', onData);
    stream.once('end', () => end(() => resolve(Buffer.concat(chunks))));
    stream.once('error', () => end(() => reject(cutShort())));
    stream.once('close', () => end(() => reject(cutShort())));
  });
}

function unpack(
  request: IncomingMessage,
  decoder: ReturnType<(typeof DECODERS)[keyof typeof DECODERS]>,
  mostBytes: number,
): Promise<Buffer> {
  let packed = 0;
  const count = (chunk: Buffer): void => {
    packed += chunk.length;
    if (packed > mostBytes) decoder.destroy(tooLarge());
  };
  const cut = (): void => {
    if (!request.complete) decoder.destroy(cutShort());
  };
  request.on('data', count);
  request.once('error', cut);
  request.once('close', cut);
  const failed = new Promise<never>((_, reject) => {
    decoder.once('error', (error) =>
      reject(error instanceof HttpProblem ? error : new HttpProblem(400, 'body: cannot be decoded')),
    );
  });
  request.pipe(decoder);
  return Promise.race([failed, collect(decoder, mostBytes)]).finally(() => {
    request.off('data', count);
    request.unpipe(decoder);
    decoder.destroy();
  });
}

function tooLarge(): HttpProblem {
  return new HttpProblem(413, 'body: too large', { Connection: 'close' });
}

function cutShort(): HttpProblem {
  return new HttpProblem(400, 'body: cut short');
}
