import { itMatches, itTellsApart } from '../score-pair.ts';

describe('Arabic names in kana', () => {
  itMatches([
    ['アブー・オマル・アル・トゥニジ', 'Abou Omar Al Tounisi'],
    ['アブ・マリヤム・アル・チュニジ', 'Abu Maryam al-Tunisi'],
    ['アブ・アッヤード・アル・チュニジ', 'Abu Ayyad al-Tunisi'],
    ['アブ・ムカティル・アル・チュニジ', 'Abu-Muqatil al-Tunisi'],
    ['アブドゥ・アッラー・アザム', 'Abd Allah Azzam'],
    ['ハッサン・アブド・アッラー', 'HASSAN ABDULLAH'],
    ['アブ・アルハイル', 'Abu Al-Khayr'],
    ['アブー・アルファトフ', 'ABU AL-FATH'],
  ]);

  itTellsApart([
    ['アブ・マリヤム・アル・チュニジ', 'Abu Maryam al-Suri'],
    ['アブ・アルハイル', 'Abu al-Hasan'],
    ['アブー・オマル・アル・トゥニジ', 'Abou Omar Al Tourki'],
  ]);
});
