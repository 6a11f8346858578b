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
