import { replaceInOrder, type Replacements } from './replace-in-order.ts';

/**
 * Burmese names as Myanmar romanises them. They are written without spaces between their words, each of which is a syllable, or
 * a name of Pali with more of them ("ဝဏ္ဏ", Wunna): "မင်းအောင်လှိုင်" is Min Aung Hlaing.
 */

const CONSONANTS =
  'က=k ခ=kh ဂ=g ဃ=g င=ng စ=s ဆ=s ဇ=z ဈ=z ဉ=ny ည=ny ဋ=t ဌ=ht ဍ=d ဎ=d ဏ=n တ=t ထ=ht ဒ=d ဓ=d န=n ပ=p ဖ=ph ဗ=b ဘ=b မ=m ယ=y ' +
  'ရ=y လ=l ဝ=w သ=th ဟ=h ဠ=l အ= ဿ=th ဣ=i ဤ=i ဥ=u ဦ=u ဧ=e ဩ=aw ဪ=aw';
/** Consonants with the signs of "y", "r" and "h" below or around them; that of "w" stands apart. */
const CLUSTERS =
  'ကျ=ky ကြ=ky ချ=ch ခြ=ch ဂျ=gy ဂြ=gy ငြ=ny ငှ=hng စျ=z ဈျ=z ညှ=hny နှ=hn ပျ=py ပြ=py ဖျ=phy ဖြ=phy ဗျ=by ဗြ=by ဘျ=by ဘြ=by ' +
  'မျ=my မြ=my မှ=hm မျှ=hmy မြှ=hmy ရှ=sh လှ=hl လျ=ly လျှ=sh ဝှ=hw သျှ=sh ယှ=sh ဟျ=hy';
/** Vowels with the consonant that closes them, without the marks of tone. */
const RHYMES =
  '=a ာ=a ိ=i ီ=i ု=u ူ=u ေ=e ဲ=e ော=aw ော်=aw ံ=an ို=o ိံ=ein ုံ=on ို့=o က်=et ောက်=auk ိုက်=aik င်=in ောင်=aung ိုင်=aing စ်=it ည်=i ဉ်=in ' +
  'တ်=at ိတ်=eik ုတ်=ok ွတ်=ut န်=an ာန်=an ိန်=ein ုန်=on ွန်=un ပ်=at ိပ်=eik ုပ်=ok ွပ်=ut မ်=an ိမ်=ein ုမ်=on ွမ်=un ယ်=e ိုလ်=o';
/** Consonants that close a syllable as others do. */
const CLOSING = 'ဏ=န ဋ=တ ဌ=တ ဍ=တ ဒ=တ ဓ=တ ထ=တ ဂ=က ခ=က ဇ=စ ဆ=စ ဗ=ပ ဘ=ပ ဖ=ပ';

/**
 * Syllables of names, and names of several, each with its romanisation where no rule gives it. The first list is of names; a run
 * of other syllables renders a name of another people.
 */
const NAMES =
  'အောင် လှိုင် မင်း စိုး ဝင်း သန်း ရွှေ သိန်း စိန် ခင် ညွန့် ညွှန့်=nyunt တင် စန်း ဆန်း မြ ထွန်း ဦး=oo မောင် ကျော် မိုး မြင့် ရဲ လင်း ဒွေး လတ်=latt လွင် စု ဆု ' +
  'ကြည် နေ ဇော် စွာ=swar ညို စော ထင် မန်း=mann အေး=aye ဆွေ ထွဋ် ထွတ် နိုင် သက် ခိုင် ရီ ကို သူ ညီ ထိန် ပြည့်=pyae ပြည်=pyi စုံ=sone မွန်=mon ကြူ လှ ဉာဏ် ညဏ်=nyan မြတ် ဟိန်း ရာ=yar ထူး=htoo ' +
  'သိမ်း စိမ်း ညိမ်း ငြိမ်း ဝေ=wai ဇင် ဇာ=zar နီ နု နွယ် နွဲ့ နှင်း နန်း ဖုန်း=phone ဖြူ ဖေ=phe ဘ ဘို မာ=mar မြိုင် မေ=may မူ မျိုး=myo ယု ယဉ် ယွန်း ရှင် ရှိန် လေး=lay လဲ့ ဝါ=wah ဝိုင်း သာ=tha သား=thar ' +
  'သင်း သောင်း သန့် သွင် သွယ် ဟန် အိ=ei အိမ် အုန်း=ohn အုံး=ohn အံ့=ant အာ=ar စည် စိုင်း=sai ကောင်း ကြိုင် ကြွယ် ကြာ=kyar ကျင် ကြင် ကြီး=gyi ခန့် ခမ်း=kham ခေါင် ခွန် ချစ် ချို ချမ်း ငယ် ငွေ စံ ဆောင် ' +
  'ဇေ=zay ဇွဲ ဈာန် တိုး ထက် ထွေး ထိုက်=htike ပိုင် ပွင့် ပြုံး=pyone ဖြိုး=phyo ဗိုလ် ဘုန်း=phone မိ မှူး မို့=moh ယံ ရန် ရင့် ရွှန်း=shoon လူ လက် လျှံ=shan ဝင့် သိ သော် ကေ=kay ဝတ်=wut ရည် ပြာ=pyar ဆင့် မြင် ဌေး=htay ' +
  'ထိပ် ဖိုး=pho တုတ် ကျိုင်း သင် သွေး=thway ပန်း ရွယ် ဖူး သော=thaw ကြွေ ခက်=khet နိုး=noe ငို ချိန် ချင်း ဆက် စက် သီ=thi လှမ်း ဇံ ထား=htar မမ=mama ခ=kha တေ=tay ဟုန်း ရွက် ' +
  'ဝဏ္ဏ=wunna သူရ=thura သူရိန်=thurein သီဟ=thiha ရာဇာ=yarzar နန္ဒ=nanda နန္ဒာ=nandar စန္ဒာ=sandar သီရိ=thiri သီတာ=thida သန္တာ=thandar ဝီရ=wira ဝီရသူ=wirathu မာလာ=marlar ဇေယျ=zeya ဇေယျာ=zayar တေဇ=tayza တေဇာ=tayzar ' +
  'ဗညား=banyar ရတနာ=yadanar သုတ=thuta ဗန္ဓုလ=bandula မဟာ=maha ကိတ္တိ=kitti အာကာ=arkar ဥက္ကာ=okkar ဥတ္တမ=ottama သူဇာ=thuzar သဇင်=thazin စည်သူ=sithu သစ္စာ=thitsar သိင်္ဂီ=theingi အိန္ဒြာ=eindra ဥမ္မာ=ohnmar ယမင်း=yamin ' +
  'ဒေဝီ=devi အရှင်=ashin ပပ=papa ကေသီ=kaythi';
/** Ranks and forms of address, in whole. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ['ဗိုလ်ချုပ်မှူးကြီး', 'senior general'],
  ['ဒုတိယဗိုလ်ချုပ်မှူးကြီး', 'vice senior general'],
  ['ဒုတိယဗိုလ်ချုပ်ကြီး', 'lieutenant general'],
  ['ဗိုလ်ချုပ်ကြီး', 'general'],
  ['ဗိုလ်ချုပ်', 'major general'],
  ['ဗိုလ်မှူးချုပ်', 'brigadier general'],
  ['ဗိုလ်မှူးကြီး', 'colonel'],
  ['ဒုတိယဗိုလ်မှူးကြီး', 'lieutenant colonel'],
  ['ဗိုလ်မှူး', 'major'],
  ['ဗိုလ်ကြီး', 'captain'],
  ['ဒေါက်တာ', 'dr'],
]);
/** "Mr" and "Mrs" before a name; "ဦး" closes names as well ("Mya Tun Oo"). */
const ADDRESS = /^(?:ဦး|ဒေါ်)$/u;
const SHORTEST_ADDRESSED = 3;

const readPairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(' ').map((pair) => {
      const [from = '', to = ''] = pair.split('=');
      return [from.normalize('NFKC'), to] as const;
    }),
  );

const ONSET = new Map([...readPairs(CONSONANTS), ...readPairs(CLUSTERS)]);
const RHYME = readPairs(RHYMES);
const CLOSED_AS = readPairs(CLOSING);
const NAME = readPairs(NAMES);

/** A syllable: consonant and the signs below it, vowels, the consonants that close it, also those that are written above the next. */
const SYLLABLE =
  /(?<onset>[\u1000-\u102a\u103f])(?<medials>[\u103b\u103c\u103e]*)(?<w>\u103d?)(?<breath>\u103e?)(?<vowel>[\u102b-\u1032\u1036]*)(?<tone>[\u1037\u1038]*)(?<open>\u103a?)(?<late>[\u1037\u1038]*)(?<close>(?:[\u1000-\u1021]\u1037?(?:\u103a\u1039?|\u1039)[\u1037\u1038]*)*)/gu;
const WHOLE = new RegExp(`^(?:${SYLLABLE.source.replaceAll(/\?<[a-z]+>/gu, '')})+$`, 'u');

/** True for a word in Burmese letters that `burmeseWords` knows. */
export const isBurmese = (word: string): boolean => WHOLE.test(word);

interface Syllable {
  readonly written: string;
  readonly onset: string;
  readonly rhyme: string;
  /** Closed by a consonant or a mark of tone, as names of other peoples are less. */
  readonly isClosed: boolean;
}

const MARKS_OF_TONE = /[\u1037\u1038]/gu;
const TALL_A = /\u102b/gu;
const CREAKY_NASAL = /[\u1004\u1014\u1019\u100f]\u1037\u103a/u;

/** The consonant that closes a syllable, as the one that is written for all of its sound. */
function closingOf(close: string): string {
  const written = close.charAt(0);
  return written === '' ? '' : `${CLOSED_AS.get(written) ?? written}\u103a`;
}

function rhymeOf(vowel: string, open: string, close: string): string {
  const known = RHYME.get(vowel + open + closingOf(close));
  // Only names of other peoples have more than one.
  const more = (close.match(/[\u1000-\u1021]/gu) ?? []).map((letter) => ONSET.get(letter) ?? '');
  if (known === undefined) return (RHYME.get(vowel) ?? 'a') + more.join('');
  return (CREAKY_NASAL.test(close) ? `${known}t` : known) + more.slice(1).join('');
}

function syllablesOf(word: string): readonly Syllable[] {
  return Array.from(word.matchAll(SYLLABLE), ({ 0: written, groups = {} }) => {
    const {
      onset = '',
      medials = '',
      w = '',
      breath = '',
      tone = '',
      open = '',
      late = '',
      close = '',
    } = groups;
    const vowel = (groups['vowel'] ?? '').replace(TALL_A, '\u102c');
    const start = ONSET.get(onset + medials + breath) ?? ONSET.get(onset) ?? '';
    // "w" before some consonants is the vowel of the syllable: "ထွန်း" is Tun, "လွင်" Lwin.
    const isRounded = w !== '' && vowel === '' && RHYME.has(`\u103d${closingOf(close)}`);
    const rhyme = rhymeOf(isRounded ? '\u103d' : vowel, open, close);
    // "စိုး" is Soe, "ညို" is Nyo.
    const isLong = rhyme === 'o' && (tone + late).includes('\u1038');
    const isVowel = /[\u1023-\u102a]/u.test(onset);
    return {
      written,
      onset: start + (w === '' || isRounded ? '' : 'w'),
      rhyme: isVowel && rhyme === 'a' ? '' : isLong ? 'oe' : rhyme,
      isClosed: tone + open + late + close !== '',
    };
  });
}

const spelt = ({ onset, rhyme }: Syllable): string => onset + rhyme;

/** The names of the table in Latin letters. */
export function burmeseNamesInLatin(): readonly string[] {
  return Array.from(NAME, ([written, latin]) =>
    latin === '' ? syllablesOf(written).map(spelt).join('') : latin,
  );
}

/** What closes the syllables of names of other peoples keeps its sound: "ဘားရက်" is Barack, "ထရမ့်" Trump. */
const RHYMES_OF_OTHERS = readPairs('က်=ak စ်=ich ပ်=ap မ်=am ယ်=el');
/** Letters that such names are spelt with otherwise. */
const ONSETS_OF_OTHERS: Replacements = [
  [/^ht/u, 't'],
  [/^ph/u, 'p'],
  [/^gy/u, 'j'],
];

/** A syllable of a name of another people; one without a written vowel is a consonant before the next: "ထရ" is "tra". */
function speltOfOthers(
  { written, onset, rhyme, isClosed }: Syllable,
  place: number,
  all: readonly Syllable[],
): string {
  const start = written.startsWith('ရ') ? onset.replace(/^y/u, 'r') : replaceInOrder(onset, ONSETS_OF_OTHERS);
  const close = RHYMES_OF_OTHERS.get(written.slice(1).replace(MARKS_OF_TONE, ''));
  const isBare = !isClosed && written.length === 1 && rhyme === 'a' && place + 1 < all.length;
  return start + (isBare && onset !== '' ? '' : (close ?? rhyme.replace(/(?<=n)t$/u, '')));
}

/** Most syllables of one word of a name or title. */
const LONGEST_WORD = 6;

/** The longest word of a table that begins at a syllable, and how many syllables it has. */
function wordAt(
  table: ReadonlyMap<string, string>,
  syllables: readonly Syllable[],
  start: number,
): readonly [string, number] | null {
  for (let length = Math.min(LONGEST_WORD, syllables.length - start); length > 0; length--) {
    const part = syllables.slice(start, start + length);
    const found = table.get(part.map(({ written }) => written).join(''));
    if (found !== undefined) return [found === '' ? part.map(spelt).join('') : found, length];
  }
  return null;
}

/** The ranks that a run begins with, and how many syllables they have. */
function titlesOf(syllables: readonly Syllable[]): readonly [readonly string[], number] {
  const titles: string[] = [];
  let at = 0;
  for (let found = wordAt(TITLES, syllables, at); found !== null; found = wordAt(TITLES, syllables, at)) {
    titles.push(...found[0].split(' '));
    at += found[1];
  }
  return [titles, at];
}

/** The words of a Burmese name; null for a run of syllables that renders a name of another people. */
function wordsOfName(syllables: readonly Syllable[]): readonly string[] | null {
  const words: string[] = [];
  let known = 0;
  for (let at = 0; at < syllables.length;) {
    const found = wordAt(NAME, syllables, at);
    const syllable = syllables[at];
    if (found === null && syllable?.isClosed !== true) return null;
    if (found !== null) known += found[1];
    words.push(found?.[0] ?? (syllable === undefined ? '' : spelt(syllable)));
    at += found?.[1] ?? 1;
  }
  return 2 * known > syllables.length ? words : null;
}

/** A run of Burmese letters as it is romanised. */
interface BurmeseWords {
  readonly words: readonly string[];
  /** True where what follows titles is one word that renders a name of another people. */
  readonly isOfForeigner: boolean;
}

/** Romanises a run of Burmese letters: the words of a name, or one word that renders a name of another people. */
export function burmeseWords(run: string): BurmeseWords {
  const syllables = syllablesOf(run.normalize('NFKC'));
  const [titles, start] = titlesOf(syllables);
  const rest = syllables.slice(start);
  const isAddressed = rest.length >= SHORTEST_ADDRESSED && ADDRESS.test(rest[0]?.written ?? '');
  const words = rest.length === 0 ? [] : wordsOfName(isAddressed ? rest.slice(1) : rest);
  // "ဦးသန့်" is U Thant.
  const name =
    !isAddressed && words?.length === 2 && rest[0]?.written === 'ဦး' ? ['u', ...words.slice(1)] : words;
  if (name !== null) return { words: [...titles, ...name], isOfForeigner: false };
  return { words: [...titles, rest.map(speltOfOthers).join('')], isOfForeigner: true };
}

/** "ဦး" and "ဒေါ်" with a space before the name: "ဦး သိန်းစိန်". */
const ADDRESS_APART = /(?<=^\s*(?:ဦး|ဒေါ်))\s+(?=[\u1000-\u109f])/gu;

/** Writes a form of address as one with the name after it, by which alone it is told from a name. */
export const joinBurmeseAddress = (text: string): string => text.replace(ADDRESS_APART, '');
