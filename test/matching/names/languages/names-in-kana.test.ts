import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names of Vietnam, Burma, Africa and Spanish ones in kana', () => {
  itMatches([
    ['グエン・フー・チョン', 'Nguyen Phu Trong'],
    ['チャン・ヴァン・タム', 'Tran Van Tam'],
    ['チュオン・ミー・ラン', 'Truong My Lan'],
    ['グエン・タン・ズン', 'Nguyen Tan Dung'],
    ['ヴォー・グエン・ザップ', 'Vo Nguyen Giap'],
    ['ユジェンヌ・ンガコセ', 'Eugene Ngaikosset'],
    ['ジョゼフ・ヌガンガ', 'Joseph Nganga'],
    ['チャールズ・ヌジョンジョ', 'Charles Njonjo'],
    ['ローラン・バグボ', 'Laurent Gbagbo'],
    ['ローラン・グバグボ', 'Laurent Gbagbo'],
    ['ディオスダド・カベジョ', 'Diosdado Cabello'],
    ['ラファエル・トルヒージョ', 'Rafael Trujillo'],
    ['エンリケ・パディーヤ', 'Enrique Padilla'],
    ['マウン・マウン・チョー', 'Maung Maung Kyaw'],
  ]);

  itTellsApart([
    ['チャン・ヴァン・タム', 'Le Van Tam'],
    ['グエン・タン・ズン', 'Nguyen Tan Duc'],
    ['チュオン・ミー・ラン', 'Trinh My Linh'],
    ['ヴォー・グエン・ザップ', 'Vo Nguyen Hoang'],
    ['ユジェンヌ・ンガコセ', 'Eugene Ngobila'],
    ['ジョゼフ・ヌガンガ', 'Joseph Mganga'],
    ['チャールズ・ンジョンジョ', 'Charles Nkomo'],
    ['ローラン・バグボ', 'Laurent Ngoubou'],
    ['ディオスダド・カベジョ', 'Diosdado Cabrera'],
    ['エンリケ・パディーヤ', 'Enrique Padron'],
    ['マウン・マウン・チョー', 'Maung Maung Kyi'],
  ]);
});

describe('whole names of one syllable in kana, and readings in brackets', () => {
  itMatches([
    ['イ・ピョンチョル', 'RI Pyong Chol'],
    ['イ・ヨンホ', 'Lee Yong-ho'],
    ['ミャ・トゥン・ウー', 'Mya Tun Oo'],
    ['テイン・トゥン・ウ', 'Htein Tun Oo'],
    ['康文吉（カン・ムンギル）', 'KANG Mun Kil'],
    ['林芳正（ハヤシ・ヨシマサ）', 'Yoshimasa Hayashi'],
  ]);

  itTellsApart([
    ['イ・ピョンチョル', 'KIM Pyong Chol'],
    ['ミャ・トゥン・ウー', 'Mya Tun Aung'],
    ['康文吉（カン・ムンギル）', 'KIM Mun Kil'],
    ['林芳正（ハヤシ・ヨシマサ）', 'Yoshimasa Kobayashi'],
  ]);
});
