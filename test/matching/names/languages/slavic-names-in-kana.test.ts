import { itMatches, itTellsApart } from '../score-pair.ts';

describe('Slavic and Korean names in kana', () => {
  itMatches([
    ['タチヤーナ（テチャーナ）・ブラトチェンコ', 'Tatiana (Tetiana) BRATCHENKO'],
    ['エウヘン・バリツキー', 'Yevgeniy BALYTSKYI'],
    ['ク・ジャヒョン', 'KU JA HYONG'],
    ['キム・ジンソク', "Kim Chin-So 'k"],
    ['スターダスト・チョルリマ', 'Stardust Chollima'],
    ['リ・ミョンノク', 'Ri Myong Rok'],
    ['オ・グンニョル', 'O Kuk Ryol'],
    ['キム・ハンニョン', 'Kim Hak Ryong'],
    ['チェ・ソンミン', 'Choe Sok Min'],
    ['ヘヤン・クルー・マネージメント', 'Haeyang Crew Management'],
    ['テギョン・シッピング', 'Daegyeong Shipping'],
    ['ヨンガク・シッピング', 'Ryonggak Shipping'],
    ['パウロ・クリムキン', 'Pavlo Klimkin'],
    ['スタニスラウ・シュシュケビッチ', 'Stanislav Shushkevich'],
    ['オリハ・ステファニシナ', 'Olga Stefanishyna'],
  ]);

  itTellsApart([
    ['タチヤーナ・ブラトチェンコ', 'Tatiana BONDARENKO'],
    ['エウヘン・バリツキー', 'Yevgeniy BONDARCHUK'],
    ['ク・ジャヒョン', 'KU SONG IL'],
    ['キム・ジンソク', "Kim Chin-Ho 'k"],
    ['スターダスト・チョルリマ', 'Stardust Cinema'],
    ['リ・ミョンノク', 'Ri Myong Chol'],
    ['オ・グンニョル', 'O Il Ryol'],
    ['キム・サンニョル', 'Kim Sang Nam'],
    ['チェ・ソンミン', 'Choe Song Chol'],
    ['ヘヤン・クルー・マネージメント', 'Hanyang Crew Management'],
    ['テソン・バンク', 'Taedong Bank'],
    ['ヨンガク・シッピング', 'Chonggak Shipping'],
    ['パウロ・クリムキン', 'Petro Klimkin'],
    ['スタニスラウ・シュシュケビッチ', 'Svyatoslav Shushkevich'],
  ]);
});
