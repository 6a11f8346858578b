import { nameWords } from '../../src/lists/formats/entry-type-guess.ts';
import { isLatin } from '../../src/lists/formats/scripts.ts';
import type { ListTable } from './list-table.ts';

/** Fewer people than these may be a slip of one list. */
const FEWEST_PEOPLE = 3;
/** So many people for each organisation: `Ali` is in names of firms, too. */
const PEOPLE_FOR_ONE_ORGANISATION = 8;

/** Words that stand in names of people and not of organisations, over the lists whose publishers tell the two apart. */
export function personWordTable(): ListTable {
  const people = new Map<string, number>();
  const organisations = new Map<string, number>();
  const isPersons = ([word, count]: readonly [string, number]): boolean =>
    word.length > 1 &&
    count >= FEWEST_PEOPLE &&
    count >= PEOPLE_FOR_ONE_ORGANISATION * (organisations.get(word) ?? 0);
  return {
    file: 'src/lists/formats/data/person-words.json',
    take: (records) => {
      for (const { entryType, typeIsGuessed, names } of records) {
        if (typeIsGuessed === true) continue;
        const counts = entryType === 'individual' ? people : organisations;
        const latin = names.filter(({ text }) => isLatin(text));
        for (const word of new Set(latin.flatMap(({ text }) => nameWords(text))))
          counts.set(word, (counts.get(word) ?? 0) + 1);
      }
    },
    text: () => {
      const words = [...people].filter(isPersons).map(([word]) => word);
      const table = {
        notice: 'Words of names of people on the published lists',
        words: words.sort().join(' '),
      };
      return `${JSON.stringify(table)}\n`;
    },
  };
}
