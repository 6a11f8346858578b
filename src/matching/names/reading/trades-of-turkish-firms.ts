import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';

/** What Turkish firms do, as it is cut short in their names: "Paz. San. ve Tic. Ltd. Şti." */
const TURKISH_TRADES: ReadonlyMap<string, string> = new Map([
  ['san', 'sanayi'],
  ['tic', 'ticaret'],
  ['paz', 'pazarlama'],
  ['ith', 'ithalat'],
  ['ihr', 'ihracat'],
  ['ins', 'insaat'],
  ['tur', 'turizm'],
  ['nak', 'nakliyat'],
  ['tas', 'tasimacilik'],
  ['bilg', 'bilgisayar'],
  ['elek', 'elektrik'],
  ['muh', 'muhendislik'],
  ['mak', 'makina'],
  ['teks', 'tekstil'],
  ['tem', 'temizlik'],
  ['mad', 'madencilik'],
  ['den', 'denizcilik'],
  ['dan', 'danismanlik'],
  ['hiz', 'hizmetleri'],
  ['yat', 'yatirim'],
  ['kim', 'kimya'],
  ['otom', 'otomotiv'],
  ['mob', 'mobilya'],
  ['tar', 'tarim'],
  ['hayv', 'hayvancilik'],
]);

/** Those that firms of no other language have. */
const TURKISH_BEYOND_DOUBT = ['tic', 'ith', 'ihr', 'sti'];

/** Writes "San. ve Tic." out; "San" alone is much else. */
export function writeTradesOut(words: readonly LatinWord[]): readonly LatinWord[] {
  const texts = new Set(words.map(({ text }) => text));
  if (!TURKISH_BEYOND_DOUBT.some((text) => texts.has(text)) && !(texts.has('san') && texts.has('ve')))
    return words;
  return words.map((word) => {
    const whole = word.consonantal || word.native !== undefined ? undefined : TURKISH_TRADES.get(word.text);
    return whole === undefined ? word : latinWord(whole);
  });
}
