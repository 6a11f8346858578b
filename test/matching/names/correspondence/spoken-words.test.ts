import assert from 'node:assert/strict';
import { readCaseTable } from '../../../../scripts/bench-matching/case-table.ts';
import { romanisedLikeness } from '../../../../src/matching/names/correspondence/other-romanisations.ts';
import { renderedLikeness } from '../../../../src/matching/names/correspondence/rendering-likeness.ts';
import { slipSignature } from '../../../../src/matching/names/correspondence/slips.ts';
import { SpokenWord, writeSpoken } from '../../../../src/matching/names/correspondence/spoken-words.ts';
import { prepareName } from '../../../../src/matching/names/prepare-name.ts';
import { prepareWord } from '../../../../src/matching/names/prepare-word.ts';
import type { PreparedWord } from '../../../../src/matching/names/prepared-word.ts';
import { createQueryName } from '../../../../src/matching/names/query-name.ts';
import { latinWord } from '../../../../src/matching/transliterate/to-latin.ts';

const wordsOf = (text: string): readonly PreparedWord[] =>
  prepareName(text, { mayHaveLegalForm: true }).words;

const writtenOf = (words: readonly PreparedWord[]) =>
  words.map((word) => ({
    word,
    signature: slipSignature(word.text),
    bytes: Buffer.from(`#${writeSpoken(word)}#`),
  }));

describe('spoken words', () => {
  it('are passed over only when neither rendering nor romanisation finds them alike', async () => {
    const table = (await readCaseTable('test/cases/matching/pairs.csv')).filter(
      (_, index) => index % 4 === 0,
    );
    const listed = table.map(({ b }) => writtenOf(wordsOf(b)));
    let [apart, alike] = [0, 0];
    for (const [index, { a }] of table.entries()) {
      const query = createQueryName(prepareName(a, { mayHaveLegalForm: true }));
      for (const word of [...query.name.words, ...query.joins]) {
        const spoken = new SpokenWord(word);
        for (const offset of [0, 1, 2, 17]) {
          for (const { word: other, signature, bytes } of listed[(index + offset) % listed.length] ?? []) {
            const isAlike = renderedLikeness(word, other) > 0 || romanisedLikeness(word, other) > 0;
            const mayBe = spoken.mayBe(bytes, 1, bytes.length - 1, signature);
            if (isAlike && !mayBe) assert.fail(`${word.key} / ${other.key}`);
            if (isAlike) alike++;
            if (!mayBe) apart++;
          }
        }
      }
    }
    assert.ok(alike > 500, `only ${alike} alike`);
    assert.ok(apart > 10 * alike, `only ${apart} told apart`);
  });

  const CASES = [
    ['lavrov', 'ラヴロフ', true],
    ['lavrov', 'ライト', false],
    ['jacob', 'ジェイコブ', true],
    ['poroshenko', 'Порошенко', true],
    ['poroshenko', 'Петренко', false],
  ] as const;
  for (const [text, name, mayBe] of CASES)
    it(`${mayBe ? 'keeps' : 'passes over'} ${name} for ${text}, whichever is typed`, () => {
      const word = prepareWord(latinWord(text));
      const [rendered] = wordsOf(name);
      assert.ok(rendered);
      for (const [typed, other] of [
        [word, rendered],
        [rendered, word],
      ] as const) {
        const [{ bytes, signature }] = writtenOf([other]) as [ReturnType<typeof writtenOf>[number]];
        assert.equal(new SpokenWord(typed).mayBe(bytes, 1, bytes.length - 1, signature), mayBe);
      }
    });

  const ROMANISATIONS = [
    ['djemil', 'cemil', true],
    ['ghobash', 'ghabache', true],
    ['baturina', 'batalina', false],
    ['michel', 'michelet', false],
  ] as const;
  for (const [a, b, mayBe] of ROMANISATIONS)
    it(`${mayBe ? 'keeps' : 'passes over'} ${b} for ${a}`, () => {
      const [{ bytes, signature }] = writtenOf([prepareWord(latinWord(b))]) as [
        ReturnType<typeof writtenOf>[number],
      ];
      const spoken = new SpokenWord(prepareWord(latinWord(a)));
      assert.equal(spoken.mayBe(bytes, 1, bytes.length - 1, signature), mayBe);
    });

  it('are kept when they are not in plain letters', () => {
    const word = { ...prepareWord(latinWord('lavrov')), text: 'lavröv' };
    assert.equal(writeSpoken(word), '');
    assert.ok(new SpokenWord(prepareWord(latinWord('moroz'))).mayBe(Buffer.from(''), 0, 0, 0));
  });
});
