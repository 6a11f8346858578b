import { itMatches, itTellsApart } from '../score-pair.ts';

describe('brands of Korea by how they are spoken', () => {
  itMatches([
    ['AMNOKKANG DEVELOPMENT BANK', 'AMROGGANG DEVELOPMENT BANK'],
    ['Korea Rungnado General Trading Corporation', 'KOREA RUNGRADO GENERAL TRADING CORPORATION'],
    ['Daedonggang Credit Bank', 'Taedongkang Credit Bank'],
    ['Geumgangsan International Tourism', 'Kumgangsan International Tourism'],
    ['Gwangmyeongseong Trading', 'Kwangmyongsong Trading'],
  ]);

  itTellsApart([
    ['AMNOKKANG DEVELOPMENT BANK', 'TAEDONGGANG DEVELOPMENT BANK'],
    ['Korea Rungnado General Trading Corporation', 'Korea Ryongnamsan General Trading Corporation'],
    ['Chongchongang Shipping', 'Chongjin Shipping'],
    ['Geumgangsan International Tourism', 'Myohyangsan International Tourism'],
    ['Hamgyong Trading', 'Hwanghae Trading'],
  ]);
});

describe('firms of Korea in characters, as Korean reads them', () => {
  itMatches([
    ['端川商業銀行', 'Tanchon Commercial Bank'],
    ['南川江貿易会社', 'Namchongang Trading Corporation'],
    ['朝鮮白雪貿易会社', 'Korea Paeksol Trading Corporation'],
    ['高麗航空', 'Air Koryo'],
    ['平壌大学', 'Pyongyang University'],
    ['清津造船所', 'Chongjin Shipyard'],
  ]);

  itTellsApart([
    ['端川商業銀行', 'Sunchon Commercial Bank'],
    ['南川江貿易会社', 'Amnokgang Trading Corporation'],
    ['朝鮮白雪貿易会社', 'Korea Paekho Trading Corporation'],
    ['平壌大学', 'Pyongsong University'],
    ['清津造船所', 'Nampo Shipyard'],
  ]);
});
