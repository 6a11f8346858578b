import assert from 'node:assert/strict';
import { kanjiReadings } from '../../../scripts/matching-data/kanji-readings.ts';

describe('readings of characters in Japanese names', () => {
  const names = [
    '山田 やまだ',
    '山川 やまかわ',
    '山本 やまもと',
    '川田 かわだ',
    '本田 ほんだ',
    '川本 かわもと',
    '田 た',
  ];
  // Twice each: what stands once may be a mistake.
  const lines = [...names, ...names].map((name) => `${name.split(' ').join(', ')} => Q1`);
  const readings = new Map(
    kanjiReadings(lines)
      .split('\n')
      .map((line) => [line.charAt(0), line.slice(2)]),
  );

  it('are the parts of readings that its names have in common', () => {
    assert.match(readings.get('山') ?? '', /^yama 9\d|^yama 100/u);
    assert.match(readings.get('川') ?? '', /^kawa/u);
    assert.match(readings.get('本') ?? '', /^moto \d+ hon \d+$/u);
  });

  it('are known of the characters of names alone', () => {
    assert.deepEqual([...readings.keys()].sort(), ['山', '川', '本', '田'].sort());
    assert.equal(kanjiReadings(['smith, сміт => Q2', '', '山田, yamada => Q3']), '');
  });
});
