import assert from 'node:assert/strict';
import {
  listedKeys,
  neighbourKeys,
  queryKeys,
  queryNeighbourKeys,
} from '../../../src/matching/candidate-keys.ts';
import { prepareName } from '../../../src/matching/names/prepare-name.ts';
import { wordFromKey } from '../../../src/matching/names/word-from-key.ts';
import type { PreparedName } from '../../../src/matching/names/prepared-name.ts';
import { createQueryName } from '../../../src/matching/names/query-name.ts';
import { renderedNeighbours } from '../../../src/matching/names/correspondence/rendered-neighbours.ts';
import { scoreName } from '../../../src/matching/names/score-names.ts';
import { wordLikeness } from '../../../src/matching/names/correspondence/word-likeness.ts';

const prepare = (text: string): PreparedName => prepareName(text, { mayHaveLegalForm: false });
const score = (a: string, b: string): number => scoreName(createQueryName(prepare(a)), prepare(b));

/** A rendering, what it renders, and a name that it does not render though its consonants are alike. */
const RENDERINGS: readonly (readonly [string, string, string])[] = [
  ['アンナ・ウラドレーナ', 'Anna Vladlena', 'Anna Verdelino'],
  ['セルゲイ・ガヴリロフ', 'Sergei Gavrilov', 'Sergei Gabrielov Kuprin'],
  ['ニコライ・シャマロフ', 'Nikolay Shamalov', 'Nikolay Smirnov'],
  ['람잔 카디로프', 'Ramzan Kadyrov', 'Ramzan Kotlyarov'],
  ['세르게이 라브로프', 'Sergey Lavrov', 'Sergey Rubiev'],
  ['米洛舍维奇', 'Milošević', 'Malashevsky'],
  ['奥萨马·本·拉登', 'Osama bin Laden', 'Osama bin Rashid'],
  ['ลาฟรอฟ เซียร์เกย์', 'Sergey Lavrov', 'Sergey Rubiev'],
  ['விளாதிமிர் பிரபாகரன்', 'Vladimir Prabhakaran', 'Vladimir Borukhin'],
  ['ভ্লাদিমির মেদভেদেভ', 'Vladimir Medvedev', 'Vladimir Modestov'],
  ['Ρόμπερτ Μουγκάμπε', 'Robert Mugabe', 'Robert Makepeace'],
  ['Μαχμούντ Αμπάς', 'Mahmoud Abbas', 'Mahmoud Ampatis'],
  ['Махмуд Ахмадинежад', 'Mahmoud Ahmadinejad', 'Mahmoud Ahmadian'],
  ['Гельмут Коль', 'Helmut Kohl', 'Helmut Kalb'],
  ['მუამარ კადაფი', 'Muammar Gaddafi', 'Muammar Kadidov'],
  ['Սի Ծինփին', 'Xi Jinping', 'Xi Jianfang'],
  ['பெர்வேஸ் முஷாரஃப்', 'Pervez Musharraf', 'Pervez Mushtaq'],
  ['ਅਲੈਗਜ਼ੈਂਡਰ ਲੁਕਾਸ਼ੇਂਕੋ', 'Alexander Lukashenko', 'Alexander Lukyanov'],
  ['พอล กากาเม', 'Paul Kagame', 'Paul Kozhin'],
  ['제이컵 주마', 'Jacob Zuma', 'Jacob Zemin'],
  ['אוגוסטו פינושה', 'Augusto Pinochet', 'Augusto Panizzi'],
  ['米哈伊尔·萨卡什维利', 'Mikheil Saakashvili', 'Mikheil Sokolov'],
  ['穆罕默德·本·萨勒曼', 'Mohammed bin Salman', 'Mohammed bin Karim'],
  ['하산 로하니', 'Hassan Rouhani', 'Hassan Rahmat'],
  ['グレブ・ホール', 'Gleb Khor', 'Gleb Hartman'],
  ['Джордж Буш', 'George Bush', 'Georgi Bashev'],
  ['Όλαφ Σολτς', 'Olaf Scholz', 'Olaf Sokolov'],
  ['Аун Сан Су Чжи', 'Aung San Suu Kyi', 'Aung San Thein'],
  ['كيم يو جونغ', 'Kim Yo Jong', 'Kim Sang Chol'],
  ['마오쩌둥', 'Mao Zedong', 'Mao Xinyu'],
  ['アブド・アルハディ', 'Abd Al-Hadi', 'Abd Al-Wahab'],
  ['アブドゥッサラーム・ハニフィー', 'Abdussalam Hanifi', 'Abdulkarim Hanifi'],
  ['ハニ・アッサイード・エッセバイ', 'Hani al-Sayyid al-Sebai', 'Hani al-Sayyid al-Rubaie'],
  ['シャヒード・ヘンマット', 'Shahid Hemmat', 'Shahid Hamati'],
  ['オマーン・ロフマン', 'Oman Rochman', 'Oman Rahbar'],
  ['علي المملوك', 'Ali Mamluk', 'Ali Malik'],
  ['جبهة فتح الشام', 'Jabhat Fath al-Sham', 'Jabbar Fath al-Sham'],
  ['عبد العزيز عباسين', 'Abdul Aziz Abbasin', 'Abdul Rashid Abbasin'],
  ['タカハシ ケンイチ', 'Takahashi Kenichi', 'Takahashi Kenji'],
  ['マイク・アルサラン', 'Mike Arsalan', 'Marc Arsenault'],
];

/** A rendering written as one word of two, or of a particle and a word. */
const JOINED: readonly (readonly [string, string])[] = [
  ['キム・ジョンウン', 'Kim Jong Un'],
  ['アマン・アブドゥルラフマン', 'Aman Abdul Rahman'],
  ['바샤르 알아사드', 'Bashar al-Assad'],
  ['محمدجواد ظریف', 'Mohammad Javad Zarif'],
  ['محسن نیک ورز', 'Mohsen Nikvarz'],
  ['علیرضا بلالی', 'Ali Reza Balali'],
  ['محمد الجاسم', 'Mohamed Aljasem'],
  ['عبدی عباس', 'Abbas Abdi'],
  ['アブドゥッラー・アブドゥラフマン', 'Abdullah Abdurrahman'],
];

describe('renderings of names by sounds of another script', () => {
  for (const [rendered, name, other] of RENDERINGS) {
    it(`${rendered} is ${name} rather than ${other}`, () => {
      assert.ok(score(rendered, name) >= 0.5, `${score(rendered, name)}`);
      assert.ok(score(rendered, other) < score(rendered, name) - 0.2, `${score(rendered, other)}`);
    });
    it(`${rendered} is ${name} whichever is listed`, () => {
      assert.ok(Math.abs(score(rendered, name) - score(name, rendered)) < 1e-9);
    });
  }

  for (const [rendered, name] of JOINED)
    it(`${rendered} is ${name}`, () => assert.ok(score(rendered, name) >= 0.5, `${score(rendered, name)}`));

  it('are spellings of a known name only where they sound like it', () => {
    assert.ok(score('Джордж Буш', 'George Bush') >= 0.9);
    assert.ok(score('Юхан Карлов', 'John Karlov') < score('Джон Карлов', 'John Karlov') - 0.1);
  });

  it('are not looked for between two names of one script', () => {
    const [a, b] = [prepare('أحمد').words[0], prepare('حمد').words[0]];
    assert.ok(a !== undefined && b !== undefined);
    assert.notEqual(wordLikeness(a, b)?.kind, 'rendering');
  });

  it('have no rows of two consonants without vowels', () => {
    assert.deepEqual(prepare('أسد').words[0]?.rows, []);
    assert.deepEqual(prepare('لافروف').words[0]?.rows, ['RPRP', 'RPRPP']);
  });

  it('find words, and neighbours, by a key that both derive', () => {
    const all = [...RENDERINGS, ...JOINED].flatMap((texts) => texts.map(prepare));
    let [words, neighbours] = [0, 0];
    for (const query of all) {
      const asked = createQueryName(query);
      query.words.forEach((word, place) => {
        const keys = new Map(queryKeys(word).map(({ key, ceiling }) => [key, ceiling]));
        const joined = new Map(queryNeighbourKeys(asked, place).map(({ key, ceiling }) => [key, ceiling]));
        for (const listed of all)
          listed.words.forEach((other, at) => {
            const likeness = wordLikeness(word, other)?.likeness ?? 0;
            const ceiling = Math.max(0, ...listedKeys(other).map((key) => keys.get(key) ?? 0));
            assert.ok(ceiling >= likeness - 1e-9, `${word.key} / ${other.key}`);
            if (likeness > 0) words++;
            const next = listed.words[at + 1];
            const asOne = next === undefined ? 0 : renderedNeighbours(word, other, next);
            if (next === undefined || asOne === 0) return;
            neighbours++;
            const shared = neighbourKeys(other, next).map((key) => joined.get(key) ?? 0);
            assert.ok(Math.max(0, ...shared) >= asOne, `${word.key} / ${other.key} ${next.key}`);
          });
      });
    }
    assert.ok(words > 50 && neighbours >= 3, `${words} ${neighbours}`);
  });

  it('are prepared anew from their keys', () => {
    for (const [rendered] of RENDERINGS)
      for (const word of prepare(rendered).words) assert.deepEqual(wordFromKey(word.key), word);
  });
});
