const LINE_FEED = 0x0a;

/** A line beyond it is given in pieces. */
const MOST_LINE_BYTES = 1_000_000;

/** The lines of bytes, each with its line feed: in every encoding but UTF-16 the byte stands for nothing else. */
export async function* byteLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, from)) {
      const line = chunk.subarray(from, end + 1);
      yield rest.length === 0 ? line : Buffer.concat([...rest, line]);
      rest = [];
      length = 0;
      from = end + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > MOST_LINE_BYTES) {
      yield Buffer.concat(rest);
      rest = [];
      length = 0;
    }
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}
