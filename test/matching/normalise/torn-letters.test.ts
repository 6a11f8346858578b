import { itMatches, itTellsApart } from '../names/score-pair.ts';

describe('letters of Arabic script that were torn from their words', () => {
  itMatches([
    ['کاظم د رخشان', 'Kazem DERAKHSHAN'],
    ['ﻧﺎﺻﺮ ﺭ ﺿﺎﯾﯽ', 'Naser REZAEI'],
    ['نادر الكان ي', 'Nadir AL-KANI'],
    ['مجید آقاجانی', 'Majid AGHA JANI'],
    ['علیرضا میرزاخانی', 'Ali Reza MIRZA KHANI'],
  ]);

  itTellsApart([
    ['کاظم و رستمی', 'Kazem DERAKHSHAN'],
    ['مجید آقاجانی', 'Majid AGHA JALAL'],
  ]);
});
