const knownLists = new Map<string, readonly string[]>();
/** Texts that people type must not fill the memory. */
const MOST_LISTS = 100_000;

const NO_TEXTS: readonly string[] = [];

/** A list of short texts that very many words have in common, kept once: the words of all lists stay in memory. */
export function keptOnce(texts: readonly string[]): readonly string[] {
  if (texts.length === 0) return NO_TEXTS;
  const [first = ''] = texts;
  const key = texts.length === 1 ? first : texts.join('\n');
  const known = knownLists.get(key);
  if (known !== undefined) return known;
  if (knownLists.size >= MOST_LISTS) knownLists.clear();
  const list = key.split('\n');
  knownLists.set(key, list);
  return list;
}
