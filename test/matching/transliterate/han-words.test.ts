import assert from 'node:assert/strict';
import { splitCompoundInKana } from '../../../src/matching/transliterate/kana-words.ts';
import { splitHanRun } from '../../../src/matching/transliterate/han-words.ts';
import { prepare, score } from '../names/score-pair.ts';

const textsOf = (name: string): string =>
  prepare(name)
    .words.map(({ text }) => text)
    .join(' ');

describe('words of organisations in Han characters', () => {
  for (const [name, words] of [
    ['中国银行', 'china bank'],
    ['中國銀行', 'china bank'],
    ['宁波欧腾机械有限公司', 'ningbo outeng machinery youxiangongsi'],
    ['株式会社カラシニコフ・コンツェルン', 'zhushihuishe karashinikofu concern'],
    ['タガンダ将軍', 'taganda general'],
    ['イスラム国', 'islamic state'],
    ['イラクのアル・カーイダ', 'iraq al kaida'],
    ['辽阳石化公司', 'liaoyang petrochemical company'],
    ['深圳市华强电子有限公司', 'shenzhen huaqiang electronics youxiangongsi'],
    ['陽光電子科技有限公司', 'yangguang electronics technology youxiangongsi'],
    ['贵州工业大学', 'guizhou technology university'],
    ['思凯沃克科技有限公司', 'sikaiwoke technology youxiangongsi'],
    ['宏达贸易(香港)有限公司', 'hongda trading hongkong youxiangongsi'],
    ['山口百恵', 'shankou baihui'],
    ['株式会社NIIヴェクトル', 'zhushihuishe scientific research institute vekutoru'],
    ['イースト・シー・シッピング', 'east sea shipping'],
    ['シー・ジンピン', 'shi jinpin'],
    ['アポロン・エル・エル・シー', 'aporon llc'],
    ['ディー・シー・ビー・ファイナンス', 'dcb finance'],
  ] as const)
    it(`${name} is ${words}`, () => assert.equal(textsOf(name), words));

  it('are English words in kana as well', () => {
    assert.equal(textsOf('マレク・ユニバーシティー'), 'mareku university');
    assert.equal(textsOf('セントラル・バンク'), 'central bank');
    assert.equal(textsOf('セルゲイ・バンクス'), 'serugei bankusu');
  });

  it('are looked for in kana that are written as one', () => {
    assert.equal(textsOf('ウラルプロジェクト'), 'ural project');
    assert.equal(
      textsOf('株式会社技術サービスセンター').split(' ').slice(-3).join(' '),
      'technology service center',
    );
    assert.equal(textsOf('サンクトペテルブルク'), 'sankutopeteruburuku');
    assert.equal(splitCompoundInKana('セルゲイ'), null);
  });

  it('are read in characters around a dot beside kana', () => {
    assert.equal(textsOf('モスクワ物理・技術大学'), 'moscow physics technical university');
  });

  it('are not looked for in the short name of a person', () => {
    assert.equal(textsOf('李建设'), 'li jianshe');
    assert.deepEqual(splitHanRun('李建设', false), [{ characters: '李建设', meaning: [] }]);
  });

  it('leave legal forms to the table of those', () => {
    assert.deepEqual(splitHanRun('有限公司', false), [{ characters: '有限公司', meaning: [] }]);
  });

  it('are the same words in English', () => {
    assert.ok(score('中国银行', 'Bank of China') >= 0.8);
    assert.ok(score('タガンダ将軍', 'General Taganda') >= 0.8);
    assert.ok(score('ラジャ・ソレイマン運動', 'Rajah Solaiman Movement') >= 0.5);
  });

  it('do not make other organisations alike', () => {
    assert.ok(score('中国建设银行', '中国农业银行') < 0.5);
    assert.ok(score('中国银行', 'Bank of Communications') < 0.5);
    assert.ok(score('广州宏达贸易有限公司', '广州金龙贸易有限公司') < 0.5);
  });
});
