import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';

/** "Commercial Seaport" is "Sea Commercial Port"; where a form has no "&", "Imp&Exp." is one word. */
const WRITTEN_AS_ONE: ReadonlyMap<string, readonly string[]> = new Map([
  ['seaport', ['sea', 'port']],
  ['impandexp', ['imp', 'and', 'exp']],
  ['importandexport', ['import', 'and', 'export']],
  ['importexport', ['import', 'export']],
]);

/** The words of a word that English writes as one and as several. */
export const splitWrittenAsOne = (word: LatinWord): readonly LatinWord[] =>
  (word.rendering === undefined ? WRITTEN_AS_ONE.get(word.text) : undefined)?.map((text) =>
    latinWord(text),
  ) ?? [word];
