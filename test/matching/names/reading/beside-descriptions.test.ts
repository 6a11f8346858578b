import assert from 'node:assert/strict';
import { withBareName } from '../../../../src/matching/names/reading/beside-descriptions.ts';
import { score } from '../score-pair.ts';

const BARE: readonly (readonly [string, string])[] = [
  ['Ferdinand "Bongbong" Marcos Jr.', 'Ferdinand  Marcos Jr.'],
  ['Liubov "Luba" Skvortsova', 'Liubov  Skvortsova'],
  ['USS Cole (DDG-67)', 'USS Cole'],
  ['Kapitan Ryabov (oil tanker)', 'Kapitan Ryabov'],
  ['Капитан Рябов (танкер)', 'Капитан Рябов'],
  ['Ilyushin Il-76 RA76502', 'RA76502'],
  ['EP-MNE (Boeing 747-3B3)', 'EP-MNE'],
  ['EP-MNE (Mahan Air)', 'EP-MNE'],
  ['Aircraft YK-AYB', 'YK-AYB'],
  ['Lady R (IMO 9161003)', 'Lady R'],
  ['161st Specialist Training Center (Unit 29155)', 'Unit 29155'],
  ["Rami Makhlouf's Syriatel", 'Syriatel'],
  ['Fortune Lady, IMO No. 9161003', 'Fortune Lady'],
  ['Fortune Lady, IMO No. 9161004', 'Fortune Lady'],
  ['KVZ Bank (Banque KVZ)', 'KVZ Bank'],
];

/** Texts of which nothing is left out: the name of a firm in quotation marks, a number that tells ships apart. */
const WHOLE: readonly string[] = [
  'OOO "Romashka"',
  'Société par actions “Avangard”',
  'Self-proclaimed “Donetsk Republic”',
  'Sea Star (2)',
  'Bank of China (Hong Kong)',
  'Bank Torvexa (National Bank)',
  'KVZ Bank (formerly Banque KVZ)',
  'Boeing 747',
  'Il-76 Transport Company',
  '"Only a nickname"',
  'IMO 9161003',
  'EP-MNE',
  'Abd al-Rahman',
  "Paul Smith's Company",
  "McDonald's Restaurants",
  "Saddam Hussein's Iraq",
];

/** Ships that keep their number under another name, and others. */
const NUMBERED: readonly (readonly [string, string, boolean])[] = [
  ['OCEAN ZEPHYR, IMO 9116412', 'ADRIAN DARYA 1, IMO 9116412', true],
  ['Sea Rose (IMO No. 9231614)', 'GOLDEN STAR IMO: 9231614', true],
  ['IMO 9116412', 'ADRIAN DARYA 1, IMO 9116412', true],
  ['OCEAN ZEPHYR, IMO 9231614', 'ADRIAN DARYA 1, IMO 9116412', false],
  ['OCEAN ZEPHYR, IMO 9116413', 'ADRIAN DARYA 1, IMO 9116413', false],
  ['Sea Rose (IMO 9231614)', 'Sea Rose (IMO 9400708)', false],
];

describe('ships with a number in both texts', () => {
  for (const [a, b, isOne] of NUMBERED)
    it(`${a} ${isOne ? 'is' : 'is not'} ${b}`, () => {
      assert.equal(score(a, b) > 0.9, isOne);
      assert.equal(score(b, a) > 0.9, isOne);
    });
});

describe('names beside what describes their bearers', () => {
  for (const [text, bare] of BARE) {
    it(`${text} is also ${bare}`, () => {
      const [first, second] = withBareName(text).split(' alias ');
      assert.equal(first, text);
      assert.equal(second?.replace(/\s+/gu, ' '), bare.replace(/\s+/gu, ' '));
    });
  }

  for (const text of WHOLE)
    it(`${text} stays as it is`, () => {
      assert.equal(withBareName(text), text);
    });

  it('are found by either', () => {
    assert.ok(score('Muhammad Hamdan Daglo', 'Mohamed Hamdan Dagalo "Hemedti"') > 0.8);
    assert.ok(score('RA-76502', 'Ilyushin Il-76 RA76502') > 0.8);
    assert.ok(score('RA-76503', 'Ilyushin Il-76 RA76502') < 0.5);
    assert.ok(score('EP-MNB', 'EP-MNE (Boeing 747-3B3)') < 0.5);
    assert.ok(score('EP-MNB', 'EP-MNE (Mahan Air)') < 0.5);
    assert.ok(score('Iran Air EP-IBA', 'Iran Air EP-IBB') < 0.5);
    assert.ok(score('Teplokhod Sparta IV', 'M/V Sparta IV') > 0.9);
    assert.ok(score('MV Sea Honor ex Nabiin', 'Nabiin') > 0.8);
    assert.ok(score('MV Fortune Lady', 'MV Fortune Sea') < 0.5);
  });

  it('are found by a nickname before the family name', () => {
    assert.ok(score('Bongbong Marcos', 'Ferdinand "Bongbong" Marcos Jr.') > 0.8);
    assert.ok(score('Luba Skvortsova', 'Liubov "Luba" Skvortsova') > 0.8);
    assert.ok(score('Bongbong Marcos', 'Ferdinand "Bongbong" Romualdez') < 0.5);
    assert.ok(score('Luba Petrova', 'Liubov "Luba" Skvortsova') < 0.5);
    assert.ok(score('Chapo Loera', 'Alpha "Chapo" Trading') < 0.5);
  });

  it('are two names where the one in brackets is in another script', () => {
    assert.ok(score('LADY R', 'Леди Р (LADY R)') > 0.9);
    assert.ok(score('Huawei Technologies Co., Ltd.', '华为技术有限公司 (Huawei)') > 0.8);
    assert.ok(score('Japan Tobacco', '三菱商事 (Japan)') < 0.5);
  });

  it('are read with the prefix of a ship in either script, and with numbers in any letters', () => {
    assert.ok(score('Т/х «Спарта IV»', 'Sparta 4') > 0.8);
    assert.ok(score('Т/х «Спарта IV»', 'Sparta 5') < 0.5);
    assert.ok(score('M/V Chongchongang', 'CHONG CHON GANG') > 0.8);
    assert.ok(score('в/ч 74455', 'Military Unit 74455') > 0.8);
    assert.ok(score('第八师', '第九师') < 0.5);
  });
});
