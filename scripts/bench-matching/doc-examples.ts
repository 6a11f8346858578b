import { explanationText } from './explanation-text.ts';
import { explainPair, scorePairs } from './labelled-pair.ts';

/** Typed and listed names that show one rule each; the last column says which. */
const EXAMPLES: readonly (readonly [typed: string, listed: string, rule: string, isPerson: boolean])[] = [
  ['putin vladimir', 'Vladimir Putin', 'order and capitals cost nothing', true],
  ['Владимир Путин', 'Vladimir Putin', 'a plain change of script costs nothing', true],
  ['Mohammed Youssef', 'Muhammad Yusuf', 'known spellings of given names', true],
  ['Nikita Chruschtschow', 'Nikita Khrushchev', 'another transliteration', true],
  ['معمر القذافي', 'Muammar Gaddafi', 'a script without vowels', true],
  ['セルゲイ・ラヴロフ', 'Sergey Lavrov', 'a script of syllables', true],
  ['Bill Clinton', 'William Clinton', 'a short form of a given name', true],
  ['Slobodan Milosevik', 'Slobodan Milosevic', 'one slip', true],
  ['Igor Sechin', 'Igor Ivanovich Sechin', 'a father’s name left out', true],
  ['Igor Petrovich Sechin', 'Igor Ivanovich Sechin', 'a father’s name that contradicts', true],
  ['J. F. Kennedy', 'John Fitzgerald Kennedy', 'initials', true],
  ['Osama Binladin', 'Osama bin Laden', 'words written as one', true],
  ['Zawahiri', 'Ayman al-Zawahiri', 'one rare word', true],
  ['Mohammed', 'Mohammed Atta', 'one common word', true],
  ['Gabriela Chávez', 'Gabriel Chávez', 'the name of a woman and of a man', true],
  ['Henry Ford II', 'Henry Ford III', 'generations', true],
  ['Rosneft GmbH', 'Rosneft OAO', 'another legal form', false],
  ['IRGC', 'Islamic Revolutionary Guard Corps', 'an acronym', false],
  ['Twitter Inc.', 'X Corp (formerly Twitter Inc.)', 'two names in one text', false],
  ['National Bank', 'National Bank of Greece', 'generic words alone', false],
  ['Military Unit 26165', 'Military Unit 74455', 'numbers that differ', false],
  ['M/V Arctic Sea', 'Arctic Sea', 'the prefix of a ship', false],
];

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The examples as a table in Markdown, with the scores of the model as it is. */
export function exampleTable(): readonly string[] {
  const rows = EXAMPLES.map(([typed, listed, rule, isPerson]) => {
    const pair = { a: typed, b: listed, isSame: true, isPerson, kind: rule, language: '', isSure: true };
    const why = explanationText(explainPair(pair));
    const [{ score } = { score: 0 }] = scorePairs([pair]);
    return `| ${[typed, listed, score.toFixed(2), rule, why].map(cell).join(' | ')} |`;
  });
  return ['| typed | listed | score | what it shows | why |', '| --- | --- | --- | --- | --- |', ...rows];
}
