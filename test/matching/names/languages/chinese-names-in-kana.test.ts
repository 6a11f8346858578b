import { itMatches, itTellsApart } from '../score-pair.ts';

describe('Chinese names in kana', () => {
  itMatches([
    ['ファーウェイ', 'Huawei'],
    ['ファシン・シッピング', 'Huaxin Shipping'],
    ['ホアシン・トレーディング', 'Huaxin Trading'],
    ['ハイシン・シッピング', 'Haixin Shipping'],
    ['チンタオ・コンストラクション', 'Qingdao Construction'],
  ]);

  itTellsApart([
    ['ファイズ・シッピング', 'Huaxin Shipping'],
    ['ファーウェイ・テクノロジー', 'Haiwei Technology'],
    ['ハイシン・シッピング', 'Huaxia Shipping'],
    ['ジョスファ・スミス', 'Joshua Smith'],
  ]);
});
