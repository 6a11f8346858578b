import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names of Uzbeks in their letters', () => {
  itMatches([
    ["Jo'rayeva Gulchehra", 'DZHURAEVA, Gulchekhra'],
    ["O'tkir Sultonov", 'UTKIR SULTANOV'],
    ['Xoʻjayev Ravshan', 'KHUJAEV, Ravshan'],
    ["G'afur G'ulomov", 'GHAFUR GHULOMOV'],
  ]);

  itTellsApart([
    ["Jo'rayev Bahodir", 'JALOLOV Bahodir'],
    ["To'xtayev Anvar", 'TUKHTASINOV, Anvar'],
  ]);
});
