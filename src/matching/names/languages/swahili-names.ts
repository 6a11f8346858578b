import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';

/** Names that nobody but speakers of Swahili spells so. */
const BEYOND_DOUBT: ReadonlySet<string> = new Set(
  (
    'hamisi khamisi athumani ramadhani selemani salumu nasoro halfani mbaraka bakari kassimu kasimu hashimu rajabu salehe swalehe abdala zuberi ' +
    'jumanne juma mwinyi mwinyimvua mwanaidi mwajuma mwanahamisi mrisho mzee mbwana mikidadi maulidi hemedi sefu seifu shomari khatibu'
  ).split(' '),
);

/** Names of Muslims with the vowel that closes every word in Swahili; in Iran and Arabia they are called after one of that name. */
const WITH_LAST_VOWEL: ReadonlyMap<string, string> = new Map(
  (
    'saidi=said rashidi=rashid omari=omar hasani=hassan hassani=hassan huseni=hussein huseini=hussein husseini=hussein ismaili=ismail ' +
    'shabani=shaban mohamedi=mohamed hamadi=hamad jafari=jafar khatibu=khatib salimu=salim habibu=habib karimu=karim musini=muhsin ' +
    'faraji=faraj daudi=daud yusufu=yusuf yakubu=yaqub ayubu=ayub ibrahimu=ibrahim adamu=adam rahimu=rahim hakimu=hakim nasibu=nasib muhidini=muhyiddin ' +
    'yasini=yasin sultani=sultan masudi=masud mahmudi=mahmud hamidi=hamid rajabi=rajab amani=aman'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

/** The words of a name that shows to be Swahili with names of Muslims as others write them: "Saidi Bakari", Said Bakari. */
export function readSwahili(words: readonly LatinWord[]): readonly LatinWord[] {
  if (words.length < 2 || !words.some(({ text }) => BEYOND_DOUBT.has(text))) return words;
  return words.map((word) => {
    const plain = word.native === undefined ? WITH_LAST_VOWEL.get(word.text) : undefined;
    return plain === undefined ? word : latinWord(plain);
  });
}
