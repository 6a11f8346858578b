/**
 * What words of organisations of one language say in English: "sherkat!" of a Persian firm says "company". Words of a phrase are
 * joined by "_". With "!" a word says so wherever it stands; another only beside one with "!", since it is a name elsewhere
 * ("Jianshe"). With "." it says so when it is written with a full stop. A beginning of words ends with "*", the stem of a Slavic
 * adjective with "-". English words of several are joined by "+"; with
 * "?" the words keep the weight of a name.
 */
export type Lexicon = Readonly<Record<string, string>>;

/** The words of several lexicons of one language. */
export const joined = (...lexicons: readonly Lexicon[]): Lexicon =>
  Object.fromEntries(
    [...new Set(lexicons.flatMap((lexicon) => Object.keys(lexicon)))].map((english) => [
      english,
      lexicons.flatMap((lexicon) => lexicon[english] ?? []).join(' '),
    ]),
  );
