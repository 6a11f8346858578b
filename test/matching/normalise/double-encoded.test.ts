import assert from 'node:assert/strict';
import { repairDoubleEncoded } from '../../../src/matching/normalise/double-encoded.ts';

const REPAIRED: readonly (readonly [string, string])[] = [
  ['Mladen MarkoviÄ‡', 'Mladen Marković'],
  ['JosÃ© GarcÃ\u00ada', 'José García'],
  ['MÃ¼ller & SÃ¶hne', 'Müller & Söhne'],
  ['ÐŸÐµÑ‚Ñ€Ð¾Ð²', 'Петров'],
  ['Ù…Ø\u00adÙ…Ø¯', 'محمد'],
  ['Ã–zkan', 'Özkan'],
  ['Å\u009eahin', 'Şahin'],
  ['ÄŒapek', 'Čapek'],
];

const MEANT: readonly string[] = [
  'José García',
  'CAFÉ’S',
  'ÅRÅ’S',
  'ÄÖÜ ÉÀÈ',
  'Île-de-France',
  'Øystein Ærø – Norge',
  'SÃO “JOÃO”',
  'Žižek',
  'Đà Nẵng',
  'Putin',
];

describe('texts whose bytes were read wrongly', () => {
  for (const [wrong, right] of REPAIRED) {
    it(`${right} is repaired`, () => {
      assert.equal(repairDoubleEncoded(wrong), right);
    });
  }
  for (const text of MEANT) {
    it(`${text} stays as it is`, () => {
      assert.equal(repairDoubleEncoded(text), text);
    });
  }
});
