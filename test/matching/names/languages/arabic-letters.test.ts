import { itMatches, itTellsApart } from '../score-pair.ts';

describe('letters of Arabic as they are spoken', () => {
  itMatches([
    ['صلاح قوش', 'Salah GOSH'],
    ['القوني حمدان دقلو', 'Algoney Hamdan DAGALO'],
    ['أنور قرقاش', 'Anwar GARGASH'],
    ['جيدو حمدان أحمد', 'Gedo Hamdan AHMED'],
    ['مقداد فتيحة', 'Miqdad FUTAIHA'],
  ]);

  itTellsApart([
    ['صالح قوش', 'Salah GOSH'],
    ['أنور فوزي', 'Anwar GUZI'],
    ['عبد الرحيم حمدان دقلو', 'Algoney Hamdan DAGALO'],
  ]);
});
