import assert from 'node:assert/strict';
import { withoutBalticEndings } from '../../../../src/matching/names/languages/baltic-endings.ts';
import { prepareName } from '../../../../src/matching/names/prepare-name.ts';
import type { PreparedName } from '../../../../src/matching/names/prepared-name.ts';
import { createQueryName } from '../../../../src/matching/names/query-name.ts';
import { scoreName } from '../../../../src/matching/names/score-names.ts';
import { latinWord } from '../../../../src/matching/transliterate/to-latin.ts';

const prepare = (text: string): PreparedName => prepareName(text, { mayHaveLegalForm: false });
const score = (a: string, b: string): number => scoreName(createQueryName(prepare(a)), prepare(b));
const without = (name: string): string =>
  withoutBalticEndings(name.split(' ').map(latinWord))
    .map(({ text }) => text)
    .join(' ');

const NAMES: readonly (readonly [string, string])[] = [
  ['michailas fridmanas', 'michail fridman'],
  ['pjotrs avens', 'pjotr aven'],
  ['aleksandras lukasenka', 'aleksandr lukasenka'],
  ['aleksandras lukasenkas', 'aleksandr lukasenka'],
  ['dmitrijus medvedevas', 'dmitrij medvedev'],
  ['igoris secinas', 'igor secin'],
  ['romanas abramovicius', 'roman abramovic'],
  ['olegas deripaska', 'oleg deripaska'],
  ['vladimirs zirinovskis', 'vladimir zirinovski'],
  ['anatolijs cubais', 'anatolij cubais'],
  ['andrejus turcakas', 'andrej turcak'],
  ['sergejus karapetianas', 'sergej karapetian'],
];

const KEPT = [
  'thomas jonas',
  'charles williams',
  'carlos rojas',
  'nikolas papadopoulos',
  'lukas mathias',
  'antonis samaras',
  'leonidas nicolas centeno rivera',
  'roberts edwards',
  'romans smith',
  'boris yeltsin',
  'guntis ulmanis',
];

describe('endings of names in Lithuanian and Latvian', () => {
  it('are taken from names of other peoples', () => {
    for (const [name, bare] of NAMES) assert.equal(without(name), bare);
  });

  it('are left to names of Greeks, Spaniards, the English and Balts', () => {
    for (const name of KEPT) assert.equal(without(name), name);
  });

  it('meet names with and without them', () => {
    for (const [a, b] of [
      ['Michailas Fridmanas', 'Mikhail Fridman'],
      ['Pjotrs Avens', 'Pyotr Olegovich Aven'],
      ['Viktors Janukovičs', 'Viktor Yanukovych'],
      ['Igoris Sečinas', 'Igor Sechin'],
    ] as const)
      assert.ok(score(a, b) >= 0.8, `${a} / ${b}: ${score(a, b)}`);
  });

  it('leave other names apart', () => {
    for (const [a, b] of [
      ['Vladimiras Putinas', 'Vladimir Potanin'],
      ['Pjotrs Avens', 'Pyotr Avenov'],
    ] as const)
      assert.ok(score(a, b) < 0.5, `${a} / ${b}`);
  });
});
