import { itMatches, itTellsApart } from '../names/score-pair.ts';

describe('Latin letters by their names in Cyrillic', () => {
  itMatches([
    ['ТОО СИПИЭС ЭНЕРДЖИ', 'CPS Energy LLP'],
    ['ООО «Эл-Джи-Ти Групп»', 'LGT Group LLC'],
    ['ООО Эс Эм Эс Трейдинг', 'SMS Trading LLC'],
    ['Си Ди Ли', 'Xi Di Li'],
  ]);

  itTellsApart([
    ['ТОО СИПИЭС ЭНЕРДЖИ', 'CPT Energy LLP'],
    ['ООО «Эл-Джи-Ти Групп»', 'LGS Group LLC'],
    ['ООО Сити Трейдинг', 'CT Trading LLC'],
  ]);
});
