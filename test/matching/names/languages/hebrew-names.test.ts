import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names of Jews', () => {
  itMatches([
    ['Bentzi Gopstein', 'GOPSTEIN, Ben-Zion'],
    ['Ben Zion Netanyahu', 'NETANYAHU, Bentzion'],
    ['Bension Cohen', 'COHEN, Ben Tzion'],
    ['Yitzchok Ben Tzion', 'יצחק בן ציון'],
    ['Yisroel Dovid Weiss', 'WEISS, Israel David'],
    ['Shloime Boruch Stern', 'STERN, Shlomo Baruch'],
  ]);

  itTellsApart([
    ['Bentzi Gopstein', 'GOPSTEIN, Benjamin'],
    ['Ben Zion Netanyahu', 'NETANYAHU, Binyamin'],
    ['Moishe Katz', 'KATZ, Menashe'],
    ['Shloime Stern', 'STERN, Shmuel'],
  ]);
});
