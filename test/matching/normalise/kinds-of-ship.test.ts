import assert from 'node:assert/strict';
import { itMatches, itTellsApart } from '../names/score-pair.ts';
import { unifyKindOfShip } from '../../../src/matching/normalise/kinds-of-ship.ts';

const UNIFIED: readonly (readonly [string, string])[] = [
  ['M/V Arctic Sea', 'MV Arctic Sea'],
  ['Motor Tanker Yaz', 'MT Yaz'],
  ['ТАВКР «Адмирал Кузнецов»', 'MV «Адмирал Кузнецов»'],
  ['трубоукладчик «Академик Черский»', 'MV «Академик Черский»'],
  ['СПГ-танкер «Пионер»', 'MT «Пионер»'],
  ['НИС «Янтарь»', 'MV «Янтарь»'],
  ['ناوشکن سهند', 'MV سهند'],
  ['نفتکش هپینس', 'MT هپینس'],
  ['IRIS Sahand', 'MV Sahand'],
  ['oil tanker Eventin', 'MT Eventin'],
  ['Yavuz sondaj gemisi', 'Yavuz'],
  ['远望七号', '远望 7'],
  ['辽宁舰', '辽宁'],
  ['捷顺轮', '捷顺'],
  ['MY Lady M', 'MV Lady M'],
  ['S/Y Black Pearl', 'MV Black Pearl'],
  ['Sailing Yacht A', 'SY A'],
  ['Motor Yacht A', 'MV A'],
];

/** What is no ship, or not beyond doubt. */
const AS_THEY_ARE: readonly string[] = [
  'Tanker Management Services',
  'Iris Müller',
  'IRIS',
  'Tug Malta Ltd',
  'НИС',
  'ПАО «НИС»',
  'Фрегат Холдинг',
  'کشتی سازی ایران',
  'کشتیرانی جمهوری اسلامی ایران',
  '第一号',
  'Ship Finance International',
];

describe('kinds of ships', () => {
  for (const [text, unified] of UNIFIED)
    it(`reads ${text} as ${unified}`, () => assert.equal(unifyKindOfShip(text), unified));
  for (const text of AS_THEY_ARE)
    it(`leaves ${text} as it is`, () => assert.equal(unifyKindOfShip(text), text));
});

describe('kinds of ships behind the name', () => {
  itMatches([
    ['Fortuna (pipelayer)', 'ФОРТУНА'],
    ['Eclipse yacht', 'M/Y ECLIPSE'],
    ['Amadea superyacht', 'M/Y AMADEA'],
    ['Green Light Tanker', 'GREENLIGHT'],
    ['Adrian Darya 1 (crude oil tanker)', 'ADRIAN DARYA 1'],
  ]);
  itTellsApart([
    ['Sea Tanker', 'SEA STAR'],
    ['Ocean Tanker Co Ltd', 'OCEAN STAR'],
    ['Karina Yacht', 'KATRINA YACHT CLUB'],
  ]);
});
