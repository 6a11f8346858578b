import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';
import { unifyCompounds } from '../languages/arabic-compounds.ts';
import { withoutCaseEndings } from '../languages/arabic-case-endings.ts';
import { withoutBalticEndings } from '../languages/baltic-endings.ts';
import { joinTeza, withoutBurmeseAddress } from '../languages/burmese-names.ts';
import { splitCompound } from './compound-words.ts';
import { writeCountriesOut } from './countries-in-letters.ts';
import { writeCutWordsOut } from './cut-off-words.ts';
import { withTechnicalPhrases } from './technical-phrases.ts';
import { joinPlaces } from '../words/places-of-several-words.ts';
import { withBearersNames } from './genitives-of-names.ts';
import { withoutIntroduction, withoutSoCalled, withoutStyleOfState } from './introductions.ts';
import { unifyKindInCapitals } from './kinds-before-names.ts';
import { withFormApart, withFormsOnPaper } from './misread-legal-forms.ts';
import { spokenAsOnPaper } from './misread-words.ts';
import { withNamesWrittenOut } from './names-cut-short.ts';
import { mayHaveArticle } from './names-with-article.ts';
import { withNumbersInDigits } from './numbers-in-words.ts';
import { joinOlderChinese } from '../languages/chinese-firms.ts';
import { joinEthiopianNames } from '../languages/ethiopian-names.ts';
import { withoutHungarianSpelling } from '../languages/hungarian-spellings.ts';
import { withoutSpanishJ } from '../languages/spanish-spellings.ts';
import { joinBenZion } from '../languages/hebrew-names.ts';
import { withoutEzafe } from '../languages/persian-ezafe.ts';
import { splitPersianCompound } from '../languages/persian-compounds.ts';
import { withRussianParts, withTech, withYan } from '../languages/slavic-spellings.ts';
import { withoutPinyinOfUyghurs } from '../languages/uyghur-names.ts';
import { withoutSomaliLetters } from '../languages/somali-names.ts';
import { readSwahili } from '../languages/swahili-names.ts';
import { withAbu } from '../languages/maghrebi-names.ts';
import { withNisbas } from '../languages/nisbas.ts';
import { withoutMongolianGenitive } from '../languages/mongolian-names.ts';
import { withoutTitlesInFront } from './titles-in-front.ts';
import { translateWords } from '../words/translations.ts';
import { writeBodiesOut } from './letters/write-bodies-out.ts';
import { writeLettersOut } from './letters/write-letters-out.ts';
import { withoutTitlesOfTwoWords } from './titles-of-two-words.ts';
import { PREFIXES_OF_SHIPS, TITLES } from '../words/word-class.ts';
import { wordTables } from '../words/word-tables.ts';

/** "53rd Brigade" is "53 Brigade", "Smith III" is "Smith 3rd"; "VI" and "XI" are names as well. */
const ORDINAL = /^(?<number>\d+)(?:st|nd|rd|th|i?eme|ere?|nde|er[ao]|ro|do|ta|to)$/u;
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
  ['eleventh', '11'],
  ['twelfth', '12'],
  ['thirteenth', '13'],
  ['fourteenth', '14'],
  ['fifteenth', '15'],
  ['sixteenth', '16'],
  ['seventeenth', '17'],
  ['eighteenth', '18'],
  ['nineteenth', '19'],
  ['twentieth', '20'],
  ['thirty', '30'],
  ['thirtieth', '30'],
  ['forty', '40'],
  ['fortieth', '40'],
  ['fifty', '50'],
  ['fiftieth', '50'],
  ['sixty', '60'],
  ['seventy', '70'],
  ['eighty', '80'],
  ['ninety', '90'],
]);

/** "Thirty-nine" is 39. */
const TENS = /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/u;
const ONES =
  /^(?:one|two|three|four|five|six|seven|eight|nine|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)$/u;
const ONES_AS_DIGITS: ReadonlyMap<string, string> = new Map([
  ['one', '1'],
  ['first', '1'],
  ['second', '2'],
]);

/** Takes tens and ones together: "Office Thirty-Nine". */
function joinTens(words: readonly LatinWord[]): readonly LatinWord[] {
  if (!words.some(({ text }) => TENS.test(text))) return words;
  return words.flatMap((word, place) => {
    const [before, after] = [words[place - 1], words[place + 1]];
    if (ONES.test(word.text) && before !== undefined && TENS.test(before.text)) return [];
    if (!TENS.test(word.text) || after === undefined || !ONES.test(after.text)) return [word];
    const ones = ONES_AS_DIGITS.get(after.text) ?? NUMBER_WORDS.get(after.text) ?? '0';
    return [latinWord((NUMBER_WORDS.get(word.text) ?? '0').slice(0, -1) + ones)];
  });
}

/** Particles that are written as one with the name after them: "Delacruz", "Vandermeer", "Binladin". */
const JOINED_PARTICLES: readonly RegExp[] = [
  /^(?<first>van)(?<second>de[rn])(?<name>[a-z]{3,})$/u,
  /^(?<first>von)(?<second>de[rmn])(?<name>[a-z]{3,})$/u,
  /^(?<first>de)(?<second>la|los|las)(?<name>cruz|rosa|torres?|vega|fuente|pena|garza|croix|mata|paz|hoya|guardia|serna|puente|cueva|mora|santos|reyes|rios|angeles|heras|casas)$/u,
  // Given names and forms of address that Persian writes as one with the name after them: "Mohammadreza", "Seyedmehdi".
  /^(?<first>m[ou]hamm?[ae]d|gh?olam|se[iy]y?ed|sayy?[ie]d)(?<name>reza|riza|ali|akbar|asghar|hoss?ein|huss?ain|husayn|hass?an|javad|jawad|m[ea]hdi|taqi|taghi|baqer|bagher|sadegh|sadeq|kazem|amin|amir|ebrahim|ibrahim|karim|rahim|nabi|mohamm[ae]d|muhamm[ae]d|mojtaba|mostafa|mahm[ou]+d)$/u,
  /^(?<first>k?had?zhi|k?hadji|haji|hadzi|gadzhi|haci)(?<name>mur[ao][dt]|omar|umar|ali|magomed|muham+[ae]d|mohammed|akhmed|ahmed|yusup|yusuf|ibragim|ibrahim|ismail|rahman)$/u,
  // "Son of" behind the father's name, as Kazakhs, Kyrgyz and Tajiks have it: "Satybaldyuly", "Emomalizoda", but "Gurbanguly".
  /^(?<first>[a-z]{3,}(?:[^aeougkq](?=u)|[^aeou](?=z)))(?<name>uly|uulu|zoda)$/u,
  // As French writes them in North Africa: "Benghabrit", "Bendjedid".
  /^(?<first>ben)(?<name>(?:dj|gh[ae](?!zi)|kh|ha[bdmsc]|hou|sa(?:l(?!ah)|i)|sli|sma|chaa|che[ir]|yah|you|a[bl]{2}|abd|ali|am[ao]r|ahm|ais|aic|aya|oma|oth|oua|kira|kadd|kac|kas|fli|ferh|zid|zin|zer|mou|moh|mess|mans|mahm|maam|mila|rab|rach|rahm|tal|tah|tam|brah|bouz|boua|bark|bella|jell|jab|nac|nasr|larb|lakh|ara?f|aro|azz|acho)[a-z]*)$/u,
  /^(?<first>bin|ibn)(?<second>al)(?<name>[^aeiou][a-z]{3,})$/u,
  /^(?<first>bin|ibn)(?<name>l[aeiou][a-z]{2,}|s[aeh][a-z]{3,}|[mhkrwz][aeiou][a-z]{3,})$/u,
];

/** "Belmokhtar" is "Bel Mokhtar", with the article, however it is heard. */
const SON_OF_MOKHTAR = /^b(?:[aei]l|[ei]n)(?<name>mo(?:ck|k)h?tar|mukhtar)$/u;

/** "Alqahtani" is "al-Qahtani". */
const WITH_ARTICLE = /^(?<article>[ae]l)(?<name>[a-z]{4,})$/u;

/** Beside a name that is Arabic beyond doubt the article is taken from names that no table has: "Mohsen Abdullah Alsharekh". */
const OF_ARABS =
  /^(?:bin|ibn|bint|abd(?:[aeu]l[a-z]{3,}|[aeu][rsdnt][a-z]{4,}|ul|el|al|allah|ellah)?|m[uo]hamm?[ae]d|ahm[ae]d|kh?al[ie]d|fahd|sa[u]?d|kh?aled|ib?rahi+m|y[ou]+[sz]+[eu]f|h[au]ss?[aei]n|omar|umar|[ou]th?mane?|s[au]l[aei]+h|hayth[ae]m|nass?[ei]r|fa[iy]s[ae]l|turki|nawf[aeu]l|no+u?r(?:[aei]d+ine?|u?ddin)|mo[ck]h?tar|mou[ck]htar|rachid|hich[ae]m|djam[ae]l|gam[ae]l|usman|yass?[ie]r|mo?u?st[ao]f[aeh]+|abdou|brahim|lak?hdar|a[yi]mane?|tar[ei][kq]|wal[ei]{1,2}d|oss?ama|ouss?ama|hamza|b[ae]ch?[ie]r|hamdan|sal[ie]m|jum[au]+[ah]?|jab[ie]r|qas+[ei]m|bilal|khalifa[h]?|mousa|moussa|hach[ei]m|hash[ei]m|ghassan|firas|se[iy]f|sayf|saif|isma[iy]l|[ei]mad|nizar|wis+am|maz[ei]n|rateb|muthanna|mufl[ei]h|dhaher|suhayl|sulayman|sleiman|amer|rami|nabil|fadi|jihad|ziy?ad|hat[ei]m|bass[ae]l|bassam|abbas|ayman|munir|muneer|mun[ei]f|talal|haydar|qays|ra'?ed|riyad|riyadh)$/u;
const WITH_ARTICLE_OF_ARAB =
  /^(?<article>[ae]l)(?<name>(?:[bcdfghjklmnqrstwyz][a-z]{3,}|a[a-z]{3,}|adl|[ou](?:b|m|t|q|st|rf|l[aeiou]|sh|d|w)[a-z]+))$/u;
/** "Alkhanov", "Alpaslan" and "Alberto" are no Arabic names, and "Alaoui" begins so without the article. */
const NOT_ARABIC =
  /^ala(?:oui|w[iy]|vi|mi|m[ae]h?|a)$|^al(?:b[ei]|bayr|demir|dogan|kaya|soy|tu[gn](?!is)|f[ao]|fred|p|t[aiy]|v|khan|lah|lo?u|mas|mat)|^el(?:d[ao]|ch|iz|m[aiou]|sh?a|v|yas)|(?:ov|ev|bek|baev|yev|in|on|os|er[ot])a?$/u;
/** Names of Arabs that end as those of Europe do. */
const ARABIC_IN = /^(?:amin|yass?in|mou?min|hassan|adnan|osman|othman)$/u;
/** The article as North Africa speaks it before some letters: "Errached", "Essebsi". */
const WITH_SPOKEN_ARTICLE = /^e(?<name>(?<letter>[rstnz])(?=\k<letter>)[a-z]{5,})$/u;

/** The same before names of Arabs that stand after the article, or are given names as well: "Essaid", "Assaleh", "Ennaji", "Ashshami". */
const WITH_SPOKEN_ARTICLE_OF_ARABS =
  /^[ae](?:(?<letter>[rstndz]|sh|ch)(?=\k<letter>)|sh(?=ch)|ch(?=sh))(?<name>sal(?:eh|ih|ah|em|im|emi|imi|ehi)|s(?:id|e[iy]d|aye[dh]|a[iy]y[ei]d|ayid|eyy[ei]d|eyed)|sa(?:id|eed|idi|adi|qqaf|bbagh|lmi|dr|di[kq])|s(?:iddi[kq]i?|oufi|ufi|anhaji|ulami|oulami|ubai|ebai|enussi|udani|oudani|uri|ouri|uwaidi|udairi|udays)|r(?:ahmani|ahman|ahim|achid|ashid|aschid|achidi|ashidi|abi[ae]?|a[iy]es|i[fv]a[iy]|ami|aqqad|awi|oumi|ubai[ei]?|aziq|uwaili)|n(?:aji|ajjar|adjar|asser|asir|asiri|as[ei]ri|ouri|uri|aimi|uaimi|ou[ae]imi|abhani|abulsi|ahda|ahas|ahhas|imr|awawi|umairi|adawi|ajdi|ajm)|t(?:ayy?[ei]b|amimi|ijani|ikriti|unisi|ounsi|ounisi|ahiri|aie[bf]|urabi|ourabi|urki|urkmani|aher|ahir|awil|antawi|antaoui)|(?:sh|ch)(?:ami|eikh|a[iy]kh|erif|arif|ahid|ahri|amm?ari|amsi|afi[ei]|ihri|ehri|arqawi|erkaoui|aabi|ibani|a[iy]bani|uwaikh|a[eè]r|uraim)|z(?:ahrani|ahid|a[iy]m|a[iy]di|oubi|awahiri|aoui|a[iy]at|ubaidi|ubaydi|arqawi|arkawi|indani)|d(?:ulaimi|oulaimi|osari|awsari|abbagh|uri|ouri|imashqi|hahabi|ahabi))$/u;

/** The article as it is written and as it is spoken: "Elssayed". */
const WRITTEN_AND_SPOKEN = /^(?<vowel>[ae])l(?=(?<letter>[rstndz])\k<letter>)/u;

/** The article as it is spoken, apart from a name with the same letter: "Es Sayed", "Ech Cherif", "Adh Dhahiri". */
const SPOKEN_APART = /^(?:e(?<first>[rsz])|[ae](?<two>ch|th|dh)|e(?<breath>sh))$/u;

/** Writes the article one way, which languages of Europe have for other words where it is no article. */
function unifyArticles(words: readonly LatinWord[]): readonly LatinWord[] {
  if (words.length < 2 || !words.some(({ text }) => SPOKEN_APART.test(text))) return words;
  return words.map((word, place) => {
    const { first, two, breath } = SPOKEN_APART.exec(word.text)?.groups ?? {};
    const letter = first ?? two ?? breath;
    const next = words[place + 1];
    const isBefore = letter !== undefined && next?.text.startsWith(letter) === true && !next.consonantal;
    return isBefore && word.native === undefined && word.dotted !== true && next.text.length > 3
      ? latinWord('al')
      : word;
  });
}

/** The parts of a family name beside names that are Arabic beyond doubt: the article and the name itself. */
function partsOfArabicName({ text }: LatinWord): readonly string[] {
  const spoken = WITH_SPOKEN_ARTICLE.exec(text)?.groups?.['name'];
  if (spoken !== undefined) return ['al', spoken.slice(1)];
  const { article, name } = WITH_ARTICLE_OF_ARAB.exec(text)?.groups ?? {};
  return article === undefined || name === undefined || (NOT_ARABIC.test(text) && !ARABIC_IN.test(name))
    ? [text]
    : [article, name];
}

/** Takes the article from family names beside names that are Arabic beyond doubt. */
function splitArticles(words: readonly LatinWord[]): readonly LatinWord[] {
  if (words.length < 2 || !words.some(({ text }) => OF_ARABS.test(text))) return words;
  return words.flatMap((word) => {
    if (word.consonantal || word.native !== undefined) return [word];
    const parts = partsOfArabicName(word);
    return parts.length === 1 ? [word] : parts.map((part) => latinWord(part));
  });
}

/** "Commercial Seaport" is "Sea Commercial Port"; where a form has no "&", "Imp&Exp." is one word. */
const WRITTEN_AS_ONE: ReadonlyMap<string, readonly string[]> = new Map([
  ['seaport', ['sea', 'port']],
  ['impandexp', ['imp', 'and', 'exp']],
  ['importandexport', ['import', 'and', 'export']],
  ['importexport', ['import', 'export']],
]);

const splitWrittenAsOne = (word: LatinWord): readonly LatinWord[] =>
  (word.rendering === undefined ? WRITTEN_AS_ONE.get(word.text) : undefined)?.map((text) =>
    latinWord(text),
  ) ?? [word];

/** "Binladin" is "bin Ladin". A name that only begins like that is split wherever it is written: "Vanderbilt". */
function splitParticles(word: LatinWord): readonly LatinWord[] {
  if (word.consonantal || word.native !== undefined || word.dotted === true) return [word];
  const mokhtar = SON_OF_MOKHTAR.exec(word.text)?.groups?.['name'];
  if (mokhtar !== undefined) return [latinWord('bel'), latinWord(mokhtar)];
  for (const pattern of JOINED_PARTICLES) {
    const { first, second, name } = pattern.exec(word.text)?.groups ?? {};
    if (first === undefined || name === undefined) continue;
    return [first, ...(second === undefined ? [] : [second]), name].map((part) => latinWord(part));
  }
  const { article, name } = WITH_ARTICLE.exec(word.text)?.groups ?? {};
  if (article !== undefined && name !== undefined && mayHaveArticle(name))
    return [latinWord(article), latinWord(name)];
  const spoken = WITH_SPOKEN_ARTICLE.exec(word.text)?.groups?.['name']?.slice(1);
  if (spoken !== undefined && mayHaveArticle(spoken)) return [latinWord('al'), latinWord(spoken)];
  const ofArabs = WITH_SPOKEN_ARTICLE_OF_ARABS.exec(word.text.replace(WRITTEN_AND_SPOKEN, '$<vowel>'))
    ?.groups?.['name'];
  return ofArabs === undefined ? [word] : [latinWord('al'), latinWord(ofArabs)];
}

/** "Etxebarria" is "Echevarria" as Basques write it. */
const inSpanishLetters = (word: LatinWord): LatinWord =>
  !word.consonantal && word.native === undefined && BASQUE.test(word.text)
    ? latinWord(word.text.replaceAll('tx', 'ch'))
    : word;
const BASQUE = /tx(?=[aeiou])/u;

/** Those that are names and initials as well: they are numbers at the end of what there are several of, "Orion Fund XI", "MV Sparta V". */
const ROMAN_OF_SEVERAL: ReadonlyMap<string, string> = new Map([
  ['i', '1'],
  ['v', '5'],
  ['vi', '6'],
  ['x', '10'],
  ['xi', '11'],
]);
const OF_SEVERAL: ReadonlySet<string> = new Set(
  (
    'fund funds fonds fondo fondul fond capital partners partnership trust series portfolio investment investments investors investor holding holdings ' +
    'venture ventures equity opportunities opportunity growth infrastructure acquisition acquisitions finance funding securitisation securitization ' +
    'phase class tranche unit block lot shipping shipholding maritime navigation marine shipco'
  ).split(' '),
);

/** What a numeral says that closes the name of a fund or a ship, its legal form aside. */
function numeralOfSeveral(word: LatinWord, index: number, words: readonly LatinWord[]): string | undefined {
  const number = index > 1 ? ROMAN_OF_SEVERAL.get(word.text) : undefined;
  if (number === undefined || word.dotted === true) return undefined;
  if (OF_SEVERAL.has(words[index - 1]?.text ?? ''))
    return words.slice(index + 1).every(({ text }) => wordTables().legalForms.has(text)) ? number : undefined;
  const isOfShip = PREFIXES_OF_SHIPS.has(words[0]?.text ?? '');
  return isOfShip && index === words.length - 1 ? number : undefined;
}

/** "Second Academy of Natural Sciences": one of several bodies; "First Bank" is a name. */
const FIRST_ORDINALS: ReadonlyMap<string, string> = new Map([
  ['first', '1'],
  ...'premier premiere primer primera primeiro primeira primo prima erste erster erstes pervaya pervyy pervoe pervoye pershe persha'
    .split(' ')
    .map((word) => [word, '1'] as const),
  ['second', '2'],
  ...'deuxieme seconde segundo segunda secondo seconda zweite zweiter zweites vtoraya vtoroy vtoroe vtoroye druhe druha'
    .split(' ')
    .map((word) => [word, '2'] as const),
]);
const isOfBodies = (next: LatinWord | undefined): boolean =>
  next !== undefined && (CORPS.test(next.text) || BODIES.test(next.text));
const BODIES =
  /^(?:econom(?:ic|y)|machine|infantry|rifle|separate|special|natural|research|office|section|(?:a[ck]+adem|dire[ckz]+[it]|bur[eo]a?u|byuro|depart|dipart|institu|upravl|otd[ie]l|arm[ei]|ejercit|divis|diviz|brigad|korpus|polk)[a-z]*|marquetalia)$/u;

/** Which of the heads of a gang of Japan it has: "Sandaime Kodo-kai", "Sixth Yamaguchi-gumi". */
const OF_JAPAN = /^(?:kai|gumi|rengo|rengokai|ikka)$/u;
const GENERATION =
  /^(?:(?:ni|san|yon|go|roku|nana|shichi|hachi|ku|ju)daime|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|[2-9](?:nd|rd|th)|10th)$/u;

/** The name of such a gang without its generation, which it changes with each head. */
function withoutGeneration(words: readonly LatinWord[]): readonly LatinWord[] {
  const [first, ...others] = words;
  if (first === undefined || others.length < 2 || !OF_JAPAN.test(others.at(-1)?.text ?? '')) return words;
  return GENERATION.test(first.text) ? others : words;
}

/** Letters that are written apart at the beginning of the name of a firm: "N P C International". */
const FEWEST_LETTERS_APART = 3;

/** The name of a firm with such letters as one word, as they are written mostly. */
function joinLettersApart(words: readonly LatinWord[]): readonly LatinWord[] {
  const end = words.findIndex(({ text, consonantal }) => consonantal || !/^[a-z]$/u.test(text));
  // "G y G Internacional" says "and".
  if (
    end < FEWEST_LETTERS_APART ||
    words.slice(0, end).some(({ text, native }) => text === 'y' || native !== undefined)
  )
    return words;
  const { generic, legalForms } = wordTables();
  const isOfFirm = words.slice(end).every(({ text }) => generic.has(text) || legalForms.has(text));
  const letters = words
    .slice(0, end)
    .map(({ text }) => text)
    .join('');
  return isOfFirm ? [latinWord(letters), ...words.slice(end)] : words;
}

/** "Number 2 Mining Enterprise" is "No. 2 Mining Enterprise". */
const cutNumberShort = (word: LatinWord, index: number, words: readonly LatinWord[]): LatinWord =>
  (word.text === 'number' || word.text === 'nomer') && /^\d+$/u.test(words[index + 1]?.text ?? '')
    ? latinWord('no')
    : word;

/** "VIII Army Corps": a numeral before what there are several of. */
const isOfCorps = (next: LatinWord | undefined): boolean => next !== undefined && CORPS.test(next.text);
const CORPS =
  /^(?:army|corps|air|armou?red|brigade|division|fleet|guards|tank|infantry|mechani[sz]ed|motor|congress|international)$/u;

function asNumber(word: LatinWord, index: number, words: readonly LatinWord[]): LatinWord {
  if (word.consonantal || word.native !== undefined || word.dotted === true) return word;
  const number =
    NUMBER_WORDS.get(word.text) ??
    (isOfBodies(words[index + 1]) ? FIRST_ORDINALS.get(word.text) : undefined) ??
    ORDINAL.exec(word.text)?.groups?.['number'] ??
    WITH_ZEROS.exec(word.text)?.groups?.['number'] ??
    (index > 0 || isOfCorps(words[1]) ? ROMAN.get(word.text) : undefined) ??
    (index > 0 && index === words.length - 1 ? ROMAN_AT_THE_END.get(word.text) : undefined) ??
    numeralOfSeveral(word, index, words);
  return number === undefined ? word : latinWord(number);
}

/** Most dotted letters that are the initials of a person: "J. R. R. Tolkien". */
const MOST_INITIALS = 3;

/** Legal forms of two letters that are written with full stops: "Ivanov S.B." is none, and "I.I." has no form. */
const WITH_STOPS: ReadonlySet<string> = new Set('sa ag ab as bv nv kg kk sc se sl ca cv pt lp'.split(' '));

/** "IP Ivanov S.P.": who trades by himself is called by his own name. */
const isSoleTrader = (text: string): boolean => SOLE_TRADERS.has(text);
const SOLE_TRADERS: ReadonlySet<string> = new Set(
  'ip fop chp flp spd entrepreneur proprietor predprinimatel pidpriiemets pidpryyemets einzelunternehmer individual individualnyy sole private trader'.split(
    ' ',
  ),
);

/** What honours somebody stands before the initials. */
const HONOURS = /^(?:imeni|im|imienia|after)$/u;
const SLAVIC_FAMILY = /^[a-z]{3,}(?:[oe]v|in|sk[iy]y?|enko|ich|oi|oy)$/u;

/** True for two initials of whom an organisation honours: "Plant named after I.A. Likhachev", "I.A. Likhachev Plant". */
function isHonoured(words: readonly LatinWord[], place: number): boolean {
  const next = words[place + 1]?.text;
  if (next === undefined) return false;
  return place === 0 ? SLAVIC_FAMILY.test(next) : HONOURS.test(words[place - 1]?.text ?? '');
}

/** True for dotted letters that may be initials: those of an organisation or of a legal form are one word. */
function mayBeInitials(words: readonly LatinWord[], place: number, mayHaveLegalForm: boolean): boolean {
  const { legalForms, generic } = wordTables();
  const isOfTrader = mayHaveLegalForm && words.some(({ text }) => isSoleTrader(text));
  const { text = '', dotted } = words[place] ?? {};
  if (dotted !== true || text.length > MOST_INITIALS || TITLES.has(text)) return false;
  // "S.A. Ivanov" has initials, "Ivanov S.A." may be a firm; "Sechin I.I." is none.
  if (text.length === 2 && isHonoured(words, place)) return true;
  const mayBeForm = WITH_STOPS.has(text) || (text.length > 2 && legalForms.has(text));
  if (mayHaveLegalForm && mayBeForm && (place > 0 || text.length > 2)) return false;
  return words.every((word, other) => {
    if (other === place || (isOfTrader && isSoleTrader(word.text))) return true;
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
function writeTradesOut(words: readonly LatinWord[]): readonly LatinWord[] {
  const texts = new Set(words.map(({ text }) => text));
  if (!TURKISH_BEYOND_DOUBT.some((text) => texts.has(text)) && !(texts.has('san') && texts.has('ve')))
    return words;
  return words.map((word) => {
    const whole = word.consonantal || word.native !== undefined ? undefined : TURKISH_TRADES.get(word.text);
    return whole === undefined ? word : latinWord(whole);
  });
}

/**
 * The words of a name in Latin letters as they are compared: numbers as digits, initials and particles apart, what is usually
 * cut short written out, compounds one way.
 */
export function unifyWords(words: readonly LatinWord[], mayHaveLegalForm: boolean): readonly LatinWord[] {
  const spelt = withoutPinyinOfUyghurs(withoutSpanishJ(withoutHungarianSpelling(words)));
  const named = mayHaveLegalForm
    ? withBearersNames(
        withoutEzafe(
          withFormsOnPaper(
            unifyKindInCapitals(
              joinLettersApart(withoutGeneration(spelt)).map(cutNumberShort).flatMap(withFormApart),
            ),
          ),
        ),
      )
    : spelt;
  const counted = joinTens(
    readSwahili(
      withoutSomaliLetters(
        withoutBalticEndings(
          joinTeza(
            withoutBurmeseAddress(
              withoutMongolianGenitive(
                withNamesWrittenOut(
                  withoutTitlesInFront(withoutTitlesOfTwoWords(withoutIntroduction(named))),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  )
    .map(asNumber)
    .map(inSpanishLetters);
  const split = withoutCaseEndings(
    splitInitials(
      (mayHaveLegalForm ? withNumbersInDigits(counted).map(withRussianParts).map(withTech) : counted).map(
        spokenAsOnPaper,
      ),
      mayHaveLegalForm,
    ),
  );
  const said = mayHaveLegalForm
    ? withTechnicalPhrases(
        translateWords(
          joinPlaces(
            writeCountriesOut(writeTradesOut(writeCutWordsOut(withoutStyleOfState(withoutSoCalled(split))))),
          ),
        ),
      )
    : split;
  const letters = mayHaveLegalForm ? writeLettersOut(said) : writeBodiesOut(said);
  const whole = joinOlderChinese(joinEthiopianNames(joinBenZion(withNisbas(withYan(letters)))))
    .flatMap(splitCompound)
    .flatMap(splitWrittenAsOne)
    .flatMap(splitPersianCompound);
  return withAbu(unifyCompounds(splitArticles(unifyArticles(whole.flatMap(splitParticles)))));
}
