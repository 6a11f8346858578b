import { latinWord, type LatinWord } from '../transliterate/to-latin.ts';
import { unifyCompounds } from './arabic-compounds.ts';
import { withoutBalticEndings } from './baltic-endings.ts';
import { withoutBurmeseAddress } from './burmese-names.ts';
import { splitCompound } from './compound-words.ts';
import { withoutIntroduction } from './introductions.ts';
import { mayHaveArticle } from './names-with-article.ts';
import { translateWords } from './translations.ts';
import { TITLES } from './word-class.ts';
import { wordTables } from './word-tables.ts';

/** "53rd Brigade" is "53 Brigade", "Smith III" is "Smith 3rd"; "VI" and "XI" are names as well. */
const ORDINAL = /^(?<number>\d+)(?:st|nd|rd|th)$/u;
/** "Yi Petro 06" is "Yi Petro 6". */
const WITH_ZEROS = /^0+(?<number>\d{1,3})$/u;
const ROMAN: ReadonlyMap<string, string> = new Map([
  ['ii', '2'],
  ['iii', '3'],
  ['vii', '7'],
  ['viii', '8'],
  ['xii', '12'],
  ['xiii', '13'],
  ['xiv', '14'],
  ['xv', '15'],
  ['xvi', '16'],
  ['xvii', '17'],
  ['xviii', '18'],
]);

/** Those that are read as numbers in the last place only: "Sparta IV". */
const ROMAN_AT_THE_END: ReadonlyMap<string, string> = new Map([
  ['iv', '4'],
  ['ix', '9'],
]);

/** "Seven Eleven" is "7 Eleven". "One" and "ten" are said of much else, or are syllables. */
const NUMBER_WORDS: ReadonlyMap<string, string> = new Map([
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
  ['six', '6'],
  ['seven', '7'],
  ['eight', '8'],
  ['nine', '9'],
  ['eleven', '11'],
  ['twelve', '12'],
  ['third', '3'],
  ['fourth', '4'],
  ['fifth', '5'],
  ['sixth', '6'],
  ['seventh', '7'],
  ['eighth', '8'],
  ['ninth', '9'],
  ['tenth', '10'],
  ['thirteen', '13'],
  ['fourteen', '14'],
  ['fifteen', '15'],
  ['sixteen', '16'],
  ['seventeen', '17'],
  ['eighteen', '18'],
  ['nineteen', '19'],
  ['twenty', '20'],
]);

/** Particles that are written as one with the name after them: "Delacruz", "Vandermeer", "Binladin". */
const JOINED_PARTICLES: readonly RegExp[] = [
  /^(?<first>van)(?<second>de[rn])(?<name>[a-z]{3,})$/u,
  /^(?<first>von)(?<second>de[rmn])(?<name>[a-z]{3,})$/u,
  /^(?<first>de)(?<second>la|los|las)(?<name>cruz|rosa|torres?|vega|fuente|pena|garza|croix|mata|paz|hoya|guardia|serna|puente|cueva|mora|santos|reyes|rios|angeles|heras|casas)$/u,
  // Given names and forms of address that Persian writes as one with the name after them: "Mohammadreza", "Seyedmehdi".
  /^(?<first>m[ou]hamm?[ae]d|gh?olam|se[iy]y?ed|sayy?[ie]d)(?<name>reza|riza|ali|akbar|asghar|hoss?ein|huss?ain|husayn|hass?an|javad|jawad|m[ea]hdi|taqi|taghi|baqer|bagher|sadegh|sadeq|kazem|amin|amir|ebrahim|ibrahim|karim|rahim|nabi|mohamm[ae]d|muhamm[ae]d|mojtaba|mostafa|mahm[ou]+d)$/u,
  /^(?<first>k?had?zhi|k?hadji|haji|hadzi|gadzhi|haci)(?<name>mur[ao][dt]|omar|umar|ali|magomed|muham+[ae]d|mohammed|akhmed|ahmed|yusup|yusuf|ibragim|ibrahim|ismail|rahman)$/u,
  /^(?<first>bin|ibn)(?<second>al)(?<name>[^aeiou][a-z]{3,})$/u,
  /^(?<first>bin|ibn)(?<name>l[aeiou][a-z]{2,}|s[aeh][a-z]{3,}|[mhkrwz][aeiou][a-z]{3,})$/u,
];

/** "Alqahtani" is "al-Qahtani". */
const WITH_ARTICLE = /^(?<article>[ae]l)(?<name>[a-z]{4,})$/u;

/** Beside a name that is Arabic beyond doubt the article is taken from names that no table has: "Mohsen Abdullah Alsharekh". */
const OF_ARABS =
  /^(?:bin|ibn|bint|abd(?:ul|el|al)?(?:l?[ae]h|aziz|rahman|karim)?|m[uo]hamm?[ae]d|ahm[ae]d|kh?al[ie]d|fahd|sa[u]?d|kh?aled|ib?rahi+m|y[ou]+[sz]+[eu]f|h[au]ss?[aei]n|omar|umar|[ou]th?mane?|s[au]l[aei]+h|hayth[ae]m|nass?[ei]r|fa[iy]s[ae]l|turki|nawf[aeu]l)$/u;
const WITH_ARTICLE_OF_ARAB = /^(?<article>al)(?<name>(?:[bcdfghjklmnqrstwyz][a-z]{4,}))$/u;
/** "Alkhanov", "Alpaslan" and "Alberto" are no Arabic names. */
const NOT_ARABIC =
  /^al(?:b[ei]|f[ao]|fred|p|t[aiy]|v|khan|lah|mas|mat)|(?:ov|ev|bek|baev|yev|in|on|os|er[ot])a?$/u;

/** The article as North Africa speaks it before some letters: "Errached", "Essebsi". */
const WITH_SPOKEN_ARTICLE = /^e(?<name>(?<letter>[rstnz])(?=\k<letter>)[a-z]{5,})$/u;

/** Takes the article from family names beside names that are Arabic beyond doubt. */
function splitArticles(words: readonly LatinWord[]): readonly LatinWord[] {
  if (words.length < 2 || !words.some(({ text }) => OF_ARABS.test(text))) return words;
  return words.flatMap((word) => {
    const { article, name } = WITH_ARTICLE_OF_ARAB.exec(word.text)?.groups ?? {};
    const spoken = WITH_SPOKEN_ARTICLE.exec(word.text)?.groups?.['name'];
    if (spoken !== undefined && !word.consonantal && word.native === undefined)
      return [latinWord('al'), latinWord(spoken.slice(1))];
    const isOther = word.consonantal || word.native !== undefined || NOT_ARABIC.test(word.text);
    if (isOther || article === undefined || name === undefined) return [word];
    return [latinWord(article), latinWord(name)];
  });
}

/** "Binladin" is "bin Ladin". A name that only begins like that is split wherever it is written: "Vanderbilt". */
function splitParticles(word: LatinWord): readonly LatinWord[] {
  if (word.consonantal || word.native !== undefined || word.dotted === true) return [word];
  for (const pattern of JOINED_PARTICLES) {
    const { first, second, name } = pattern.exec(word.text)?.groups ?? {};
    if (first === undefined || name === undefined) continue;
    return [first, ...(second === undefined ? [] : [second]), name].map((part) => latinWord(part));
  }
  const { article, name } = WITH_ARTICLE.exec(word.text)?.groups ?? {};
  if (article !== undefined && name !== undefined && mayHaveArticle(name))
    return [latinWord(article), latinWord(name)];
  return [word];
}

function asNumber(word: LatinWord, index: number, words: readonly LatinWord[]): LatinWord {
  if (word.consonantal || word.native !== undefined || word.dotted === true) return word;
  const number =
    NUMBER_WORDS.get(word.text) ??
    ORDINAL.exec(word.text)?.groups?.['number'] ??
    WITH_ZEROS.exec(word.text)?.groups?.['number'] ??
    (index > 0 ? ROMAN.get(word.text) : undefined) ??
    (index > 0 && index === words.length - 1 ? ROMAN_AT_THE_END.get(word.text) : undefined);
  return number === undefined ? word : latinWord(number);
}

/** Most dotted letters that are the initials of a person: "J. R. R. Tolkien". */
const MOST_INITIALS = 3;

/** Legal forms of two letters that are written with full stops: "Ivanov S.B." is none, and "I.I." has no form. */
const WITH_STOPS: ReadonlySet<string> = new Set('sa ag ab as bv nv kg kk sc se sl ca cv pt lp'.split(' '));

/** True for dotted letters that may be initials: those of an organisation or of a legal form are one word. */
function mayBeInitials(words: readonly LatinWord[], place: number, mayHaveLegalForm: boolean): boolean {
  const { legalForms, generic } = wordTables();
  const { text = '', dotted } = words[place] ?? {};
  if (dotted !== true || text.length > MOST_INITIALS || TITLES.has(text)) return false;
  // "S.A. Ivanov" has initials, "Ivanov S.A." may be a firm; "Sechin I.I." is none.
  const mayBeForm = WITH_STOPS.has(text) || (text.length > 2 && legalForms.has(text));
  if (mayHaveLegalForm && mayBeForm && (place > 0 || text.length > 2)) return false;
  return words.every((word, other) => {
    if (other === place) return true;
    return (
      !generic.has(word.text) && !(mayHaveLegalForm && word.dotted !== true && legalForms.has(word.text))
    );
  });
}

/** "V.V. Putin" is "V. V. Putin". */
function splitInitials(words: readonly LatinWord[], mayHaveLegalForm: boolean): readonly LatinWord[] {
  if (words.length < 2 || !words.some(({ dotted }) => dotted === true)) return words;
  return words.flatMap((word, place) =>
    mayBeInitials(words, place, mayHaveLegalForm) ? Array.from(word.text, latinWord) : word,
  );
}

/** "San. ve Tic." in the names of Turkish firms. */
const TURKISH_TRADES: ReadonlyMap<string, string> = new Map([
  ['san', 'sanayi'],
  ['tic', 'ticaret'],
]);

/** Writes "San. ve Tic." out; "San" alone is much else. */
function writeTradesOut(words: readonly LatinWord[]): readonly LatinWord[] {
  const texts = new Set(words.map(({ text }) => text));
  if (!texts.has('san') && !texts.has('tic')) return words;
  if (!(texts.has('ve') || (texts.has('san') && texts.has('tic')))) return words;
  return words.map((word) => {
    const whole = word.consonantal || word.native !== undefined ? undefined : TURKISH_TRADES.get(word.text);
    return whole === undefined ? word : latinWord(whole);
  });
}

/** What bodies are called in letters before the names of their parts: "NII Stali" is a research institute. */
const BODIES_IN_LETTERS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    nii: 'scientific research institute',
    tsnii: 'central scientific research institute',
    vnii: 'all russian scientific research institute',
    okb: 'experimental design bureau',
    tskb: 'central design bureau',
    gnts: 'state scientific center',
    npts: 'scientific production center',
    npk: 'scientific production complex',
    npc: 'scientific production center',
    ntts: 'scientific technical center',
    ntc: 'scientific technical center',
    stc: 'scientific technical center',
    skb: 'special design bureau',
    srz: 'ship repair plant',
    btrz: 'armored repair plant',
    odk: 'united engine corporation',
    uec: 'united engine corporation',
    td: 'trading house',
    mkb: 'machinebuilding design bureau',
    pkb: 'project design bureau',
    mmz: 'machinebuilding plant',
    arz: 'aircraft repair plant',
    nkp: 'scientific production complex',
    ntk: 'scientific technical complex',
    nipi: 'scientific research design institute',
    nits: 'scientific research center',
    opk: 'defence industry corporation',
    osk: 'united shipbuilding corporation',
    uac: 'united aircraft corporation',
  }).map(([letters, words]) => [letters, words.split(' ')] as const),
);

/** Owners that are said in letters in the names of branches: "IRGC Missile Command", "ISIS in Yemen". */
const OWNERS_IN_LETTERS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    irgc: 'islamic revolutionary guard corps',
    isis: 'islamic state',
    isil: 'islamic state',
    daesh: 'islamic state',
  }).map(([letters, words]) => [letters, words.split(' ')] as const),
);

/** How words begin that such an owner is called by in full, in any language. */
const IN_FULL = /^(?:islam|iszlam|revol|rewol|rivol|enqelab)/u;

/** "IS-Somalia": a branch of the Islamic State in a country. */
const isStateInLetters = (text: string, words: readonly LatinWord[]): boolean =>
  text === 'is' && words[0]?.text === 'is' && wordTables().countries.has(words[1]?.text ?? '');

function wholeOf(
  { text, consonantal, native }: LatinWord,
  words: readonly LatinWord[],
): readonly string[] | undefined {
  if (consonantal || native !== undefined) return undefined;
  const owner = OWNERS_IN_LETTERS.get(isStateInLetters(text, words) ? 'isis' : text);
  if (owner === undefined) return BODIES_IN_LETTERS.get(text);
  // "Islamic Revolutionary Guard Corps (IRGC)" says it already.
  return words.some((word) => IN_FULL.test(word.text)) ? undefined : owner;
}

/** Writes "NII" and the like out where other words follow or stand before. */
function writeBodiesOut(words: readonly LatinWord[]): readonly LatinWord[] {
  if (words.length < 2 || !words.some((word) => wholeOf(word, words) !== undefined)) return words;
  const texts = new Set(words.map(({ text }) => text));
  return words.flatMap((word) => {
    const whole = wholeOf(word, words);
    // "Trading House TD Khimmed" says it already.
    if (whole === undefined || whole.some((text) => texts.has(text))) return [word];
    return whole.map((text) => latinWord(text));
  });
}

/**
 * The words of a name in Latin letters as they are compared: numbers as digits, initials and particles apart, what is usually
 * cut short written out, compounds one way.
 */
export function unifyWords(words: readonly LatinWord[], mayHaveLegalForm: boolean): readonly LatinWord[] {
  const split = splitInitials(
    withoutBalticEndings(withoutBurmeseAddress(withoutIntroduction(words))).map(asNumber),
    mayHaveLegalForm,
  );
  const said = mayHaveLegalForm ? translateWords(writeTradesOut(split)) : split;
  const whole = writeBodiesOut(said).flatMap(splitCompound);
  return unifyCompounds(splitArticles(whole.flatMap(splitParticles)));
}
