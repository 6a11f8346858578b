import type { ListedPartyRecord } from '../../src/domain/listed-party.ts';
import { prepareName, type WordCache } from '../../src/matching/names/prepare-name.ts';
import { NAME_MODEL } from '../../src/matching/scoring-model.ts';
import type { ListTable } from './list-table.ts';

/** Stands before a word as it is spelt, which is counted beside its spelling variant. */
const AS_SPELT = '=';
/** Fewer parties than this say nothing of how widely a spelling is borne. */
const FEWEST_OF_SPELLING = 8;

/** Words of names, by spelling variant and as they are spelt, each name prepared once: every fourth stands on another list as well. */
function createWordReader(): (record: ListedPartyRecord) => ReadonlySet<string> {
  const cache: WordCache = new Map();
  const known = { person: new Map<string, readonly string[]>(), other: new Map<string, readonly string[]>() };
  // A name in a vowel-less script would count its bare consonants as a word of their own.
  const prepare = (text: string, mayHaveLegalForm: boolean): readonly string[] =>
    prepareName(text, { mayHaveLegalForm, cache })
      .words.filter((word) => !word.consonantal && word.text.length > 1)
      .flatMap((word) => [word.variant, AS_SPELT + word.text]);
  return ({ entryType, names }) => {
    const isPerson = entryType === 'individual';
    const met = isPerson ? known.person : known.other;
    const words = new Set<string>();
    for (const { text } of names) {
      const ofName = met.get(text) ?? prepare(text, !isPerson);
      met.set(text, ofName);
      for (const word of ofName) words.add(word);
    }
    return words;
  };
}

/** On how many parties of one list each word stands, the most of all lists: who stands on many bears no common name for that. */
export function wordFrequencyTable(): ListTable {
  const counts = new Map<string, number>();
  const wordsOf = createWordReader();
  return {
    file: 'src/matching/data/word-frequencies.json',
    take: (records) => {
      const onList = new Map<string, number>();
      for (const record of records)
        for (const word of wordsOf(record)) onList.set(word, (onList.get(word) ?? 0) + 1);
      for (const [word, parties] of onList) counts.set(word, Math.max(counts.get(word) ?? 0, parties));
    },
    text: () => {
      const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
      const variants = sorted.filter(
        ([word, parties]) => !word.startsWith(AS_SPELT) && parties > NAME_MODEL.weights.rareUpTo,
      );
      const spellings = sorted
        .filter(([word, parties]) => word.startsWith(AS_SPELT) && parties >= FEWEST_OF_SPELLING)
        .map(([word, parties]) => [word.slice(AS_SPELT.length), parties] as const);
      const notice = 'Counts of words over the published lists';
      const table = {
        notice,
        frequencies: Object.fromEntries(variants),
        spellings: Object.fromEntries(spellings),
      };
      return `${JSON.stringify(table)}\n`;
    },
  };
}
