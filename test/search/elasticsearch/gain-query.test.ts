import assert from 'node:assert/strict';
import { prepareName } from '../../../src/matching/names/prepare-name.ts';
import type { PreparedWord } from '../../../src/matching/names/prepared-word.ts';
import type { QueryName } from '../../../src/matching/names/query-name.ts';
import { queryOf } from '../../../src/screening/screen-name.ts';
import type { FoundWords } from '../../../src/search/elasticsearch/gain-query.ts';
import { namesRequest, wordLookups } from '../../../src/search/elasticsearch/names-request.ts';
import { alikeWords } from '../../../src/search/elasticsearch/word-lookup.ts';

const FILTER = { lists: ['OFAC_SDN'] } as const;
/** The same words for every position of a query, as the index finds them. */
const atEach = (query: QueryName, words: readonly PreparedWord[]): FoundWords =>
  wordLookups(query).map((lookup) => alikeWords(lookup, words));
const wordsOf = (name: string) => prepareName(name, { mayHaveLegalForm: false }).words;

/** Everything under the keys of this name, however deep. */
function under(key: string, node: unknown): readonly unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => (name === key ? [value] : under(key, value)));
}

describe('query for gains', () => {
  it('needs a word that decides: the common one alone reaches nothing', () => {
    const query = queryOf('Mohammed Zothvan');
    const listed = atEach(query, wordsOf('Mohammed Zothvan'));
    const request = namesRequest({ query, threshold: 0.8, filter: FILTER }, listed, 1);
    const needed = under('must', request).map((words) => JSON.stringify(words));
    assert.ok(needed.length > 0);
    for (const words of needed) assert.match(words, /"\|zothvan"/u);
    assert.match(JSON.stringify(request), /mohammed/u);
  });

  it('leaves out words that do not suffice even with the best of the others', () => {
    const query = queryOf('Zothvanax');
    const words = ['Zothvanax', 'Zothvanix', 'Zutkvanax'].flatMap(wordsOf);
    const termsAt = (threshold: number): string =>
      JSON.stringify(namesRequest({ query, threshold, filter: FILTER }, atEach(query, words), 1));
    assert.match(termsAt(0.3), /zothvanax.*zothvanix|zothvanix.*zothvanax/u);
    assert.match(termsAt(0.95), /zothvanax/u);
    assert.doesNotMatch(termsAt(0.95), /zothvanix|zutkvanax/u);
  });

  it('needs any word when each may suffice', () => {
    const query = queryOf('Mohammed Zothvan');
    const listed = atEach(query, wordsOf('Mohammed Zothvan'));
    const request = namesRequest({ query, threshold: 0, filter: FILTER }, listed, 1);
    assert.match(JSON.stringify(under('must', request)), /mohammed.*zothvan|zothvan.*mohammed/u);
  });

  it('stays within the clauses of a query however long it is', () => {
    const text = Array.from(
      { length: 100 },
      (_, place) => `zothvan${String.fromCharCode(97 + (place % 26))}ax`,
    );
    const listed = text.flatMap((word) => wordsOf(`${word} ${word}a ${word}b`));
    const query = queryOf(text.join(' '));
    const request = namesRequest({ query, threshold: 0.3, filter: FILTER }, atEach(query, listed), 1);
    assert.ok(under('constant_score', request).length <= 900);
  });

  it('asks nothing when no word can gain enough', () => {
    const query = queryOf('!a');
    assert.equal(
      namesRequest(
        { query: { ...query, name: { words: [], totalWeight: 0 } }, threshold: 0.3, filter: FILTER },
        [],
        1,
      ),
      null,
    );
  });
});
