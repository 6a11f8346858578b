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
