const LONGEST = 300;

/** What a program says where it went wrong: Maven, Java, Elasticsearch and the system. */
const TELLING = /error|exception|refused|denied|failed|unable|cannot|insufficient|no such|not found/iu;

/** A message of many lines, as the last words of a program are, in one: what failed, and the first line that tells why. */
export function inOneLine(message: string): string {
  const [what = '', ...words] = message
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const why = words.find((line) => TELLING.test(line)) ?? words.at(-1);
  const line = why === undefined ? what : `${what} ${why}`;
  return line.length > LONGEST ? `${line.slice(0, LONGEST)} ...` : line;
}
