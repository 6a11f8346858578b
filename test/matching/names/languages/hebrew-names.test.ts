import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names of Jews', () => {
  itMatches([
    ['Menahem Hayoun', 'Menachem Chayun'],
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

describe('Hebrew letters of two sounds', () => {
  itMatches([
    ['אהבת ציון', 'AHAVAT ZION'],
    ['הרצי ברקת', 'Herzi BARKAT'],
    ['חבצלת כהן', 'Havatzelet COHEN'],
    ['נבות לוי', 'Navot LEVI'],
    ['רחבעם גולן', 'Rehavam GOLAN'],
    ['יששכר גולן', 'Issachar GOLAN'],
  ]);

  itTellsApart([
    ['אהבת גולן', 'AHUZAT GOLAN'],
    ['הרצי כהן', 'Hersh COHEN'],
    ['יצהר לוי', 'Yasir LEVI'],
    ['נבות לוי', 'Nabil LEVI'],
    ['רחבעם גולן', 'Raheem GOLAN'],
  ]);
});
