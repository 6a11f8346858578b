import assert from 'node:assert/strict';
import { romaniseKhmer } from '../../../src/matching/transliterate/khmer.ts';
import { itMatches, itTellsApart } from '../names/score-pair.ts';

const AS_ROMANISED: Readonly<Record<string, string>> = {
  ចាន់: 'chan',
  សុភា: 'sophea',
  សុផល: 'sophal',
  សុខា: 'sokha',
  សំណាង: 'samnang',
  ចាន់ណារី: 'channary',
  វុទ្ធី: 'vuthy',
  បុប្ផា: 'bopha',
  ដារ៉ា: 'dara',
  ផល្លា: 'phalla',
  រិទ្ធ: 'rith',
  ហ៊ុន: 'hun',
  សែន: 'sen',
};

describe('romaniseKhmer', () => {
  for (const [khmer, name] of Object.entries(AS_ROMANISED))
    it(`reads ${khmer} as ${name}`, () => {
      assert.equal(romaniseKhmer(khmer), name);
    });
});

describe('names of Cambodia in their script', () => {
  itMatches([
    ['Chan Sophea', 'ចាន់ សុភា'],
    ['Hun Manet', 'ហ៊ុន ម៉ាណែត'],
    ['Keo Channary', 'កែវ ចាន់ណារី'],
    ['Try Pheap', 'ទ្រី ភាព'],
    ['Sam Rainsy', 'សម រង្ស៊ី'],
  ]);

  itTellsApart([
    ['Chan Sophea', 'ចាន់ សុផល'],
    ['Sok Samnang', 'សុខ សំបូរ'],
    ['Keo Dara', 'កែវ ដារិទ្ធ'],
    ['Hun Sen', 'ហ៊ុន ស៊ីម'],
  ]);
});
