import { fieldName } from '../field-name.ts';

/** An object or list that is open at a place of a text: what is read of it now, and the keys that an object had. */
interface Open {
  key: string | number;
  /** Null for a list. */
  readonly keys: Set<string> | null;
}

/**
 * Why what `JSON.parse` read of a text is not what was written, naming the field; null when it is. Of two equal keys only
 * the last is read, so that a check elsewhere may have looked at the other one; a number beyond the largest is read as
 * infinite. The text must be JSON. Looks at each character once.
 */
export function jsonProblem(text: string): string | null {
  const open: Open[] = [];
  // Strings are gone through apart, so a sign is one of the grammar here.
  const token = /[{}[\],"]|-?\d[\d.eE+-]*/gu;
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    const [written] = found;
    if (written === '"') {
      token.lastIndex = endOfString(text, found.index);
      const problem = readString(open, text, found.index, token.lastIndex);
      if (problem !== null) return problem;
    } else if (written.length > 1 || /\d/u.test(written)) {
      if (!Number.isFinite(Number(written))) return `${fieldAt(open)}: the number is too large`;
    } else readSign(open, written);
  }
  return null;
}

function readSign(open: Open[], sign: string): void {
  const inside = open.at(-1);
  if (sign === '{') open.push({ key: '', keys: new Set() });
  else if (sign === '[') open.push({ key: 0, keys: null });
  else if (sign === '}' || sign === ']') open.pop();
  else if (inside !== undefined && typeof inside.key === 'number') inside.key++;
}

/** A string before a colon is a key; keys are equal whatever of them is escaped. */
function readString(open: readonly Open[], text: string, from: number, to: number): string | null {
  const inside = open.at(-1);
  if (inside === undefined || inside.keys === null || !isBeforeColon(text, to)) return null;
  const key = JSON.parse(text.slice(from, to)) as string;
  inside.key = key;
  if (inside.keys.has(key)) return `${fieldAt(open)}: is sent more than once`;
  inside.keys.add(key);
  return null;
}

/** Position behind the string that starts at a place. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; ; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"' || at >= text.length) return at + 1;
  }
}

function isBeforeColon(text: string, from: number): boolean {
  const colon = /[ \t\r\n]*:/uy;
  colon.lastIndex = from;
  return colon.test(text);
}

function fieldAt(open: readonly Open[]): string {
  return fieldName(open.map(({ key }) => String(key)));
}
