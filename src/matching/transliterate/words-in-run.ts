/** A table of words of a script that is written without spaces, with what each says in English. */
export type WordsByMeaning = ReadonlyMap<string, readonly string[]>;

/** Reads items `word=english+english/another`: words of English, each with others that are said for it. */
export function readMeanings(items: string): WordsByMeaning {
  return new Map(
    items.split(' ').map((item) => {
      const [word = '', english = ''] = item.split('=');
      return [word, english === '' ? [] : english.split('+')] as const;
    }),
  );
}

export const longestOf = (words: WordsByMeaning): number =>
  Math.max(...[...words.keys()].map((word) => word.length));
