// Control characters and the marks that reverse the reading direction could make a text say something else on screen.
const UNPRINTABLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A value on one line, without characters that change how the text around it reads. */
export function plain(value: string): string {
  return value.replace(UNPRINTABLE, ' ').trim();
}

/** `1 match`, `2 matches`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
