import { itMatches, itTellsApart } from '../score-pair.ts';

describe('Slavic and Korean names in kana', () => {
  itMatches([
    ['タチヤーナ（テチャーナ）・ブラトチェンコ', 'Tatiana (Tetiana) BRATCHENKO'],
    ['エウヘン・バリツキー', 'Yevgeniy BALYTSKYI'],
    ['ク・ジャヒョン', 'KU JA HYONG'],
    ['キム・ジンソク', "Kim Chin-So 'k"],
    ['スターダスト・チョルリマ', 'Stardust Chollima'],
  ]);

  itTellsApart([
    ['タチヤーナ・ブラトチェンコ', 'Tatiana BONDARENKO'],
    ['エウヘン・バリツキー', 'Yevgeniy BONDARCHUK'],
    ['ク・ジャヒョン', 'KU SONG IL'],
    ['キム・ジンソク', "Kim Chin-Ho 'k"],
    ['スターダスト・チョルリマ', 'Stardust Cinema'],
  ]);
});
