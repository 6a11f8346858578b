import assert from 'node:assert/strict';
import type { EntryType } from '../../../src/domain/listed-party.ts';
import { prepareName } from '../../../src/matching/names/prepare-name.ts';
import { scoreName } from '../../../src/matching/names/score-names.ts';
import { queryOf } from '../../../src/screening/screen-name.ts';
import { DocumentMaker } from '../../../src/search/elasticsearch/documents.ts';
import { namesRequest, wordLookups } from '../../../src/search/elasticsearch/names-request.ts';
import type { Query } from '../../../src/search/elasticsearch/search-requests.ts';
import { alikeWords } from '../../../src/search/elasticsearch/word-lookup.ts';
import { rankOf } from '../../support/index-query.ts';
import { listedParty, madeUpParties, seededRandom } from '../../support/parties.ts';

const FILTER = { lists: ['OFAC_SDN'] } as const;
const maker = new DocumentMaker();

/** True when the index finds a listed name, of all words that it may hold, at the score which the name has. */
function isFound(text: string, listedText: string, entryType: EntryType): boolean {
  const query = queryOf(text);
  const threshold = scoreOf(text, listedText, entryType);
  const { documents, words } = maker.ofParty(listedParty(listedText, { id: 1, entryType }));
  const found = wordLookups(query).map((lookup) => alikeWords(lookup, [...words.values()]));
  const request = namesRequest({ query, threshold, filter: FILTER }, found, 1);
  const name = documents.find(({ kind }) => kind === 'name');
  if (request === null || name?.kind !== 'name') return false;
  // What is asked of the words comes last.
  const ofWords = ([request.query.bool?.filter ?? []].flat() as readonly Query[]).at(-1);
  const row = { words: new Set(name.words), keys: new Set(name.keys), spare: name.spare };
  return ofWords !== undefined && rankOf(ofWords, row) !== null;
}

const scoreOf = (text: string, listedText: string, entryType: EntryType): number =>
  scoreName(queryOf(text), prepareName(listedText, { mayHaveLegalForm: entryType !== 'individual' }));

describe('request for names', () => {
  const cases: readonly (readonly [string, string, EntryType])[] = [
    // Two light words written as one weigh less than the word that they are.
    ['VyacheslavSerafimovich Makarov', 'Vyacheslav Serafimovich Makarov', 'individual'],
    ['Kapitaly Muros', 'Kapital y Muros', 'entity'],
    // Of a pair of two words the first tells nothing.
    ['Vologda Hangzhou Rosales du Valle Electronics', 'Rosales Duville Electronics', 'entity'],
    ['Nanjing Quzbekar Kerman Rosales der Karim Trading', 'Rosales Deskarim Trading', 'entity'],
    // Two words are one pair.
    ['Yongc hol Quzbekar Haji', 'Yong Chol', 'individual'],
    ['Dr. Yongc hol', 'Yong Chol Haji Sheikh', 'individual'],
  ];
  for (const [text, listedText, entryType] of cases) {
    it(`finds what has the score that is asked for: "${text}" / "${listedText}"`, () => {
      assert.ok(isFound(text, listedText, entryType));
    });
  }

  it('finds names with words joined, parted, left out and added at the score that each has', () => {
    const random = seededRandom(11);
    const upTo = (count: number): number => Math.floor(random() * count);
    const added = ['Dr.', 'bin', 'Ltd', 'Petrovich', 'J.', 'Company', 'Nanjing', 'Ali', 'Zothvan'];
    const change = (words: readonly string[]): readonly string[] => {
      const place = upTo(words.length);
      const [before, [word = '', next = ''], after] = [
        words.slice(0, place),
        words.slice(place, place + 2),
        words.slice(place + 2),
      ];
      const at = 1 + upTo((word + next).length - 1);
      const moved = [(word + next).slice(0, at), (word + next).slice(at)];
      const others = [
        [word + next],
        moved,
        [next],
        [next, word],
        [added[upTo(added.length)] ?? '', word, next],
      ];
      return [...before, ...(others[upTo(others.length)] ?? []), ...after].filter((one) => one !== '');
    };
    let count = 0;
    for (const { names, entryType } of madeUpParties(600, 3)) {
      const listedText = names[0]?.text ?? '';
      let words: readonly string[] = listedText.split(' ');
      for (let changes = 1 + upTo(3); changes > 0; changes--) words = change(words);
      const text = words.join(' ');
      if (text === '' || scoreOf(text, listedText, entryType) < 0.3) continue;
      count++;
      assert.ok(isFound(text, listedText, entryType), `${text} / ${listedText}`);
    }
    assert.ok(count > 300, String(count));
  });
});
