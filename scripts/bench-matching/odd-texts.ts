import { seededRandom } from '../bench/seeded-random.ts';

const LONGEST = 500;
const SEED = 1_234;

const repeated = (text: string): string => text.repeat(Math.ceil(LONGEST / text.length)).slice(0, LONGEST);

const ZALGO = '\u0300\u0301\u0302\u0303\u0316\u0317\u0323\u0324\u0334\u0335\u0336';

const FIXED: readonly string[] = [
  repeated('Mohammed Ali Hassan '),
  repeated('a'),
  repeated('a '),
  repeated('ab '),
  repeated('Kim Il '),
  repeated('Trading Company '),
  repeated('International General Trading and Shipping Company Limited '),
  repeated('محمد '),
  repeated('محمد'),
  repeated('李'),
  repeated('김철 '),
  repeated('ー'),
  repeated('ア・'),
  repeated('Владимир '),
  repeated('abdul rahman al '),
  repeated('abd al '),
  repeated('0123456789'),
  repeated('1 '),
  repeated('I V X '),
  repeated('O’'),
  repeated('A.B.C.'),
  repeated('x-'),
  repeated('aaaaaaaab '),
  repeated('shchtsch'),
  repeated('formerly known as '),
  repeated('(alias) '),
  'A',
  'Ω',
  '李',
  'ا',
  '7',
  '12345',
  '99999999999999999999',
  '0',
  '😀 Ali 😀 Hassan 😀',
  '👨‍👩‍👧‍👦 Mohammed',
  '🇷🇺 Putin',
  [...'Vladimir Putin'].map((letter) => letter + ZALGO).join(''),
  [...'Mohammed Ali'].map((letter) => letter + ZALGO.repeat(20)).join(''),
  'Vladimir\u0000Putin',
  '\u0000\u0000Ali\u0000',
  '\u202eilA demmahoM\u202c',
  'Mo\u200bham\u200dmed\ufeff Ali',
  '\ud800Ali\udc00',
  'Vlаdimir Рutin',
  'Владиmir Пutин',
  'محمد Ali 李 Иван',
  '<script>alert("Ali")</script>',
  '<b>Vladimir</b> &amp; <i>Putin</i>',
  "Robert'); DROP TABLE parties;--",
  "' OR '1'='1",
  'name:* AND (ali OR hassan) NOT "x"~2^3',
  '{"query":{"match_all":{}}}',
  '../../etc/passwd',
  '${jndi:ldap://example.org/a}',
  '%00%0a%0dAli',
  '\r\n\r\nAli\tHassan',
  '"""Ali"""',
  '\\u0041li\\',
  '((((((((((Ali))))))))))',
  '[a-z]+(.*)*$',
  'ﷺ ﷻ محمد',
  'Ａｌｉ　Ｈａｓｓａｎ',
  '𝓥𝓵𝓪𝓭𝓲𝓶𝓲𝓻 𝓟𝓾𝓽𝓲𝓷',
  'ⅣⅫ Karakurt ①②',
  'ß ŉ ǆ ﬃ ΐ',
  'İstanbul ıI',
];

const WORDS =
  'Mohammed Ali Hassan Ahmed Kim Li Wang Maria Ivanov Vladimir bin al Abdul Rahman Trading Company International General Bank Shipping Ltd Sergey Petrov Jose Garcia Chen Park'.split(
    ' ',
  );
const LETTERS = 'abcdefghijklmnopqrstuvwxyzабвгдежзиклмнопрстуфابتثجحخدذرزسش李王张金김이박アイウエオ';

/** Texts that people and machines send in place of a name, the same in every run: long, short, broken, hostile. */
export function oddTexts(): readonly string[] {
  const random = seededRandom(SEED);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const letters = [...LETTERS];
  const hundredWords = Array.from({ length: 60 }, () =>
    Array.from({ length: 100 }, () => pick(WORDS) ?? '')
      .join(' ')
      .slice(0, LONGEST),
  );
  const noise = Array.from({ length: 120 }, () => {
    const length = 1 + Math.floor(random() * LONGEST);
    return Array.from({ length }, () => (random() < 0.15 ? ' ' : (pick(letters) ?? ''))).join('');
  });
  const common = Array.from({ length: 120 }, () =>
    Array.from({ length: 1 + Math.floor(random() * 12) }, () => pick(WORDS) ?? '').join(' '),
  );
  return [...FIXED, ...hundredWords, ...noise, ...common];
}
