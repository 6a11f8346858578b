import type { Mention } from './mention.ts';
import { NAMES_BY_FIRST_WORD, UNSPACED } from './place-names.ts';
import { tokenise, type Token } from './tokens.ts';
import { unspacedMentions } from './unspaced-scripts.ts';

/** A text that was read, in NFKC, and its words. */
export interface ReadText {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** Reads a text of a request: control characters are spaces, compatibility forms are folded (NFKC). */
export function readText(text: string): ReadText {
  const clean = text
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Co}\p{Cs}]/gu, (sign) => (sign === '\n' ? sign : ' '));
  return { text: clean, tokens: tokenise(clean) };
}

/** The text of a mention as it stands in the request. */
export function mentionText(read: ReadText, mention: Mention): string {
  return read.text.slice(mention.start, mention.end);
}

/** Every listed name in a text. A name inside a longer one does not count, whichever place that belongs to. */
export function findMentions(read: ReadText): readonly Mention[] {
  const found = read.tokens.flatMap((_, from) => mentionsFrom(read.tokens, from));
  const all = UNSPACED.test(read.text) ? [...found, ...unspacedMentions(read.text)] : found;
  return all.filter((mention) => !all.some((other) => isInside(mention, other)));
}

function mentionsFrom(tokens: readonly Token[], from: number): Mention[] {
  const names = NAMES_BY_FIRST_WORD.get(tokens[from]?.text ?? '') ?? [];
  return names.flatMap((name) => {
    const to = from + name.words.length;
    if (!name.words.every((word, offset) => tokens[from + offset]?.text === word)) return [];
    return [{ name, words: { from, to }, start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 }];
  });
}

function isInside(inner: Mention, outer: Mention): boolean {
  return (
    outer.start <= inner.start && inner.end <= outer.end && outer.end - outer.start > inner.end - inner.start
  );
}
