import assert from 'node:assert/strict';
import { shortenInitials } from '../../../src/matching/normalise/slavic-initials.ts';

describe('initials of one letter of Cyrillic', () => {
  const CASES = [
    ['Yu. V. Andropov', 'U. V. Andropov'],
    ['Ю. В. Андропов', 'U. В. Андропов'],
    ['Yu.V. Andropov', 'U.V. Andropov'],
    ['Пригожин Е.', 'Пригожин E.'],
    ['Рахимов Ш', 'Рахимов S'],
    ['Kh. Nasrullayev', 'K. Nasrullayev'],
    ['Я. Коган', 'Y. Коган'],
  ] as const;
  for (const [text, shortened] of CASES)
    it(`writes those of ${text} as one letter`, () => assert.equal(shortenInitials(text), shortened));

  for (const text of [
    'Yu Shin',
    'Cheung Kong',
    'Юрий Андропов',
    'Ltd. Yug',
    'Ch',
    'Ким Ё Чжон',
    'О Гык Рёль',
  ])
    it(`leaves ${text} as it is`, () => assert.equal(shortenInitials(text), text));
});
