import assert from 'node:assert/strict';
import { completeNumbers } from '../../../src/matching/identifiers/complete-numbers.ts';
import { normaliseNumber } from '../../../src/matching/identifiers/normalise-value.ts';

const found = (text: string): readonly string[] => [
  ...new Set(
    completeNumbers(text)
      .map(normaliseNumber)
      .filter((number) => number !== normaliseNumber(text)),
  ),
];

/** What a list records, and the complete numbers in it beside the whole. */
const CASES: readonly (readonly [string, ...string[]])[] = [
  ['7704734000/770301001', '7704734000', '770301001'],
  ['7704734000/ 770301001', '7704734000', '770301001'],
  ['(INN): 7704734000/770301001 (Russia)', '7704734000770301001', '7704734000', '770301001'],
  ['784197341865828 - 06010274705', '784197341865828', '06010274705'],
  ['0308791 1099181 1505678', '0308791', '1099181', '1505678'],
  ['BD3843329/BD5609822', 'BD3843329', 'BD5609822'],
  ['K123456; L999999', 'K123456', 'L999999'],
  ['OR801168 and Kuwaiti National ID No. 281020505755', 'OR801168', '281020505755'],
  ['C 1415363 - 16/2/1421H', 'C1415363'],
  ['K123456 (expired)', 'K123456'],
  ['K123456 (issued 01.01.2020)', 'K123456'],
  ['D489833(9)', 'D489833'],
  ['14(RV. NO: 103100149)', '103100149'],
  ['Kuwait, number 273030601222', '273030601222'],
  ['Indonesia, number T710219 (issued in Central Java, Indonesia)', 'T710219'],
  ['Ration Card Number 0075258', '0075258'],
  ['ИНН 7717653542', '7717653542'],
  ['Series 9005 No 679558', '9005679558'],
  ['8208 No. 555627', '8208555627'],
  ['N348171/IRAQ', 'N348171'],
  ['6000845 Nabatieh', '6000845'],
  ['A 0139243 German travel document', 'A0139243'],
  ['Sisli TA/0690472808', '0690472808'],
  ['IMO 9187629'],
  ['8001 142195'],
  ['12/SAKHANA(N)020199'],
  ['5/SaKaNa (Naing) 017289'],
  ['1360/1995-1996'],
  ['2002/022757/07'],
  ['J23/242/2004'],
  ['HE 351838'],
  ['HRB 58745'],
  ['DP 0000003'],
  ['SE 012820'],
  ['B/014965'],
  ['71 0588176'],
  ['96 03 464086'],
  ['FN 161285 i'],
  ['N 006540969'],
  ['DE 129 273 398'],
  ['RC 123456'],
  ['NR-1234567'],
  ['BE 454,419,759'],
  ['SAMJ660916000'],
  ['AIMM-671215-387'],
  ['CD/KNG/RCCM/18-B-00630'],
  ['34409/129'],
  ['35.116.112/0001-97'],
  ['1 027 809 210 054'],
  ['Tatmadaw Kyee 19571'],
];

describe('complete numbers in a recorded identifier', () => {
  for (const [text, ...numbers] of CASES) {
    it(`${text} holds ${numbers.length === 0 ? 'no other' : numbers.join(' and ')}`, () => {
      assert.deepEqual(found(text), numbers);
    });
  }
});
