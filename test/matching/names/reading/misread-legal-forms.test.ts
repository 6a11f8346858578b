import { itMatches, itTellsApart } from '../score-pair.ts';

const SAME: readonly (readonly [string, string])[] = [
  ['Gazpr0mbank J5C', 'GAZPROMBANK JSC'],
  ['Sberbank 0JSC', 'Sberbank OJSC'],
  ['Vostok 1NC', 'Vostok Inc'],
  ['School 45B', 'School 45B'],
  ['000 Rosneft', 'OOO Rosneft'],
];

const DIFFERENT: readonly (readonly [string, string])[] = [
  ['Unit J5C', 'Unit 5'],
  ['Gazprombank J5C', 'Gazprommash J5C'],
];

describe('legal forms that print has made digits of', () => {
  itMatches(SAME);

  itTellsApart(DIFFERENT);
});
