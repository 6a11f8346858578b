import assert from 'node:assert/strict';
import { readCaseTable } from '../../../scripts/bench-matching/case-table.ts';
import { cleanText, hasLetterOrDigit } from '../../../src/matching/normalise/clean-text.ts';
import { splitWords } from '../../../src/matching/normalise/split-words.ts';

const textsOf = (text: string): readonly string[] => splitWords(text).map((word) => word.text);

describe('words of a text', () => {
  const CASES: readonly (readonly [string, string, string])[] = [
    ['case and accents do not count', 'José ÁLVAREZ', 'jose alvarez'],
    ['apostrophes stand inside a word', "O'Neil Mas’ud ʿAbd", 'oneil masud abd'],
    ['hyphens and slashes separate', 'Al-Zawahiri M/V', 'al zawahiri m v'],
    ['quotations without a space between them are apart', '“Région Est”“Avia”', 'region est avia'],
    ['and so are single ones', 'Republic of Crimea’‘Massandra', 'republic of crimea massandra'],
    ['two apostrophes are no quotations', "Ma''ruf", 'maruf'],
    [
      'elided articles are words in running text',
      'prison d’Ispahan de l’Iran',
      'prison de ispahan de la iran',
    ],
    ['names have no articles', 'Marco D’Angelo L’Heureux', 'marco dangelo lheureux'],
    ['nor has the state of a legal form', 'entreprise d’État', 'entreprise detat'],
    ['dotted letters are one word', 'Gazprom S.A. L.L.C.', 'gazprom sa llc'],
    ['an ampersand is a word', 'Smith & Sons', 'smith and sons'],
    ['a plus after a word is one', 'En+ Group', 'en plus group'],
    [
      'addresses on the web are what they are called by',
      'www.sberbank.ru Booking.com B.V.',
      'sberbank booking bv',
    ],
    ['but a full stop between words is none', 'Ltd.by A.com', 'ltd by a com'],
    ['a letter that was lost', 'S?leyman Y?ld?z ?elik Why?', 'sleyman yldz elik why'],
    ['in care of another name', 'Omar Khan c/o Sami Khan', 'omar khan ; sami khan'],
    ['capitals that print shows as small letters', 'MichaeI KiriII Boris II', 'michael kirill boris ii'],
    [
      'letters of another alphabet that look the same',
      'Vlаdimir Рutin Пyтин Οrion Яndex',
      'vladimir putin putin orion yandex',
    ],
    ['digits inside a word are letters misread', 'Nabiu11ina B0r0din Area51', 'nabiullina b0r0din area 51'],
    ['digits stay', 'School №7 Unit 26165', 'school no7 unit 26165'],
    ['Cyrillic', 'Владимир Путин', 'vladimir putin'],
    ['Greek', 'Αλέξης Τσίπρας', 'alexis tsipras'],
    ['Georgian', 'გიორგი', 'giorgi'],
    ['Han, one word a syllable', '习近平', 'xi jin ping'],
    ['Arabic, with the article apart', 'بشار الأسد', 'bshar al asd'],
    ['Turkish and Polish letters', 'İğdır Łódź', 'igdir lodz'],
    ['compatibility forms', 'Ｐｕｔｉｎ ﬁrm', 'putin firm'],
    ['marks of direction', '\u200fIvan\u202e \u2066Petrov\u2069', 'ivan petrov'],
    ['control characters separate', 'Ivan\u0000Petrov', 'ivan petrov'],
  ];
  for (const [rule, text, words] of CASES) it(rule, () => assert.equal(textsOf(text).join(' '), words));

  it('marks words of scripts without vowels', () => {
    assert.deepEqual(
      splitWords('محمد Ivan').map(({ consonantal }) => consonantal),
      [true, false],
    );
  });

  it('compares at most 500 code points and 100 words', () => {
    assert.equal(Array.from(cleanText('𝕏'.repeat(900))).length, 500);
    assert.equal(textsOf('a b '.repeat(400)).length, 100);
  });

  it('reads spellings in brackets after their words as two names', () => {
    assert.equal(textsOf('Yury(Yuri) Chaika(Chayka)').join(' '), 'yury chaika ; yuri chayka');
    assert.equal(textsOf('Huawei(Shenzhen) Tools').join(' '), 'huawei shenzhen tools');
  });

  it('reads a country or another word in brackets as part of the name', () => {
    assert.equal(textsOf('Al-Haramain Foundation (Indonesia)').join(' '), 'al haramain foundation indonesia');
    assert.equal(textsOf('Sogo Trading (Iran)').join(' '), 'sogo trading iran');
    assert.equal(textsOf('Foto (Photo) Plus').join(' '), 'foto plus ; photo plus');
  });

  it('parts a number from the name it is written with, and no digit that may be a letter read wrong', () => {
    assert.equal(textsOf('Iran Hormoz14').join(' '), 'iran hormoz 14');
    assert.equal(textsOf('NETEX24').join(' '), 'netex 24');
    assert.equal(textsOf('Nord7 Star').join(' '), 'nord 7 star');
    for (const whole of ['Mari0', 'Juli1', 'MSCU1234567', 'RQ170', 'A320neo', 'Hormoz14b', '4Paws'])
      assert.equal(textsOf(whole).length, 1, whole);
  });

  it('reads a name that is repeated in brackets as two names', () => {
    assert.equal(textsOf('Avrora JSC (AO Avrora)').join(' '), 'avrora jsc ; ao avrora');
    assert.equal(textsOf('Avrora JSC (Moscow)').join(' '), 'avrora jsc moscow');
  });

  it('parts digits from kana and characters', () => {
    assert.deepEqual(textsOf('ユニット20924'), ['unit', '20924']);
  });

  it('keeps the marks that the letters of a script have', () => {
    assert.deepEqual(textsOf('ਲੁਕਾਸ਼ੇਂਕੋ'), ['lukashenko']);
  });

  it('reads letters alone as it reads any text', async () => {
    const names = (await readCaseTable('test/cases/matching/pairs.csv')).flatMap(({ a, b }) => [a, b]);
    const plain = names
      .map((name) => name.replace(/[^A-Za-z]+/gu, ' '))
      .filter((name) => /[A-Za-z]/u.test(name));
    const others = [
      'Hussein al TlKRlTl',
      'MichaeI Ivanov',
      'Cees vd Heijden',
      'Maria Petrova nee Ivanova',
      'Lashkar i Taiba',
      'Alfa Trading formerly Beta Trading',
      'Adrian Darya ex Grace',
      'TOM BROWN or JIM GREEN',
      'motor vessel Queen Anna',
      'Yavuz sondaj gemisi',
    ];
    // A mark without width, which is taken out of a text, has it read by every step.
    for (const name of [...plain, ...others])
      assert.deepEqual(splitWords(name), splitWords(`${name}\u200b`), name);
  });

  it('cuts piled-up marks', () => {
    assert.deepEqual(textsOf(`Z${'\u0301'.repeat(500)}algo`), ['zalgo']);
  });

  it('tells text with a letter or digit from text without', () => {
    for (const text of ['a', '7', 'Ω', '习', '٣']) assert.ok(hasLetterOrDigit(text), text);
    for (const text of ['', '   ', '---', '😀', '\u200f', '؟!'])
      assert.equal(hasLetterOrDigit(text), false, text);
  });
});
