import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';
/** Fewer letters fall together by chance. */
const SHORTEST = 5;

/** Words that may be Slavic: how their family names and father's names end, and what only their romanisations have. */
const SLAVIC =
  /(?:[aeiouy][vuw]|[oe]ff|[aeiouy][vw]a|[iy]na?|ko|nka|dzka|[st]k[iy][jiy]?|[stcz]h?ka|[sc]k(?:ay?|aj)a|[^aeiouy]na[jy]a|[gh]k[iy][jy]?|v[oy][jy]|ovy|cki|cky|ash|osh|ich|itj|evic|[uya](?:ch|kh)|uk|iak|[eiy]t?s|ec|ova|[ao][lr][ao][bv]e[iyj]|[ao]vat[iy][iyj]?|schi|[^aeiouy]y[ijy]|[a-z]{4}[lnt]ik)$|tj|zj|t?tsj/u;

/**
 * How East Slavic names are romanised by way of Belarusian, Ukrainian, Swedish, German or English; applied in order, the
 * pair shows the need.
 */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/t?tsj/gu, 'ch'], // Korottsjenko / Korotchenko
  [/sj/gu, 'sh'], // Miklasjevitj / Miklashevich
  [/(?<=[^aeiouy])[ao][jy]ova$/u, 'aya'], // Lenskajova / Lenskaya
  [/(?<=[^aeiouy]na)[jy]a$/u, ''], // Pshenichnaya / Psjenytjna
  [/zg/gu, 'zh'], // Mozgovoy / Mozhovy
  [/(?<=[^aeiouy]{1,2}[aeiouy][^aeiouy]+ov)[aoy][iyj]$/u, 'y'],
  [/dzj/gu, 'dzh'],
  [/zj/gu, 'zh'], // Zjuravljov / Zhuravlyov
  [/tj(?=o)/gu, 'ch'],
  [/nkova$/u, 'nko'], // Melnicenkova / Melnichenko
  [/i(?:c|ch)ova$/u, 'ich'], // Akulovicova / Akulovich
  [/evic$/u, 'evich'],
  [/(?<=[^aeiouyj])[ijy]o(?=[^aeiouyvwf])|(?<=tj|ch|sh|zh)[jy]?o(?=[^aeiouyvwf])/gu, 'e'], // Fjodorov / Fedorov, Utjonov / Uchenov
  [/ec$/u, 'ets'], // Tselikovec / Tselikavets
  [/wz(?=e)/gu, 'vts'], // Beljiawzewa / Belyavtseva
  [/c(?=[eo][vw](?:ov)?a?$)/u, 'ts'], // Rjabcev / Ryabtsev, Kuznecovova / Kuznetsova
  [/(?:[aeoy]u|[aeo]w|[aeo]v|[oe]ff)$/u, 'ov'], // Sivakau / Sivakov, Halavanau / Golovanov
  [/(?:[aeo]va|[aeo]wa)$/u, 'ova'], // Gorjatjova / Goryacheva
  [/(?:ov|ev)(?=ova$)/u, ''], // Sacharovová / Sakharova
  [/(?:sky|skij|skiy|skii|skyj|schi|tsky|tskiy|tskii|cki|cky)$/u, 'ski'], // Damarnacki / Domarnatsky
  [/shch|szcz|stsch/gu, 'q'], // Poroshenko is no Parashchenko
  [/(?<=[aeo])u(?=[^aeiouy])/gu, 'v'], // Paulichenka / Pavlichenko, Plysheuski / Plyshevski
  [/tsch|tch|tj|cz|ch|kh|gh|[hg]/gu, 'h'], // Tjarauchin / Charaukhin, Harmash / Gormash, Hodorkovskij / Khodorkovsky
  [/dz(?=[iyvmk])/gu, 'd'], // Davydzka / Davydko, Radzkou / Radkov
  [/ts|tz|c(?=[eiy])/gu, 's'], // Cibizov / Tsibizov
  [/(?<=[^aeiouyj])[ijy]{1,2}a/gu, 'e'], // Siarheenka / Sergeenko, Gorjatjova / Goryacheva
  [/(?<=[^aeiouy])(?:[ijy](?=[eou])|i[jy](?=e|o[uvw]$))/gu, ''], // Kavaliou / Kovalev, Schajmijew / Shaimiev
  [/(?<=[aeiou])[jy](?=[aeou])/gu, ''], // Karaeu / Karayev
  [/w/gu, 'v'],
  [/[eiyj]+/gu, 'i'],
  [/o/gu, 'a'], // Golovanov / Halavanau
  [/i(?=nk)/gu, 'a'], // Mishchanka / Mishchenko
  [/([a-z])\1+/gu, '$1'],
];

/** The form that romanisations of one Slavic name share; null for a word that is none or too short. */
export function slavicForm(word: string): string | null {
  if (word.length < SHORTEST || !SLAVIC.test(word)) return null;
  let form = word;
  for (const [family, replacement] of FAMILIES) form = form.replace(family, replacement);
  return form;
}

/** German writes "sch" for "zh" as well, and "ch" for "kh", and Belarusian "ts" before "i" and "e" where Russian has "t". */
const GERMAN = /(?:ow|ew|owa|ewa|ski|skij|wski|itsch|enko|[iy]n)$/u;
const GERMAN_SOUND = /(?<!t)sch(?!t)/gu;
const GERMAN_TS = /z(?!h)/gu;
const GERMAN_KH = /(?<![st]|sh)ch(?!t)/gu;
const GERMAN_W = /[oe]wa?$/u;
const GERMAN_S = /(?<![a-z])s(?=[aeiou])|(?<=[aeiou])s(?=[aeiou])/gu;
const SOFT_T = /ts(?=[iey])/gu;
/** The same of "d", "Masjadzeu" / "Mashadiyev", and of "l" before another consonant, "Taustsiankou" / "Tolstenkov". */
const SOFT_D = /dz(?=[iey])/gu;
const SPOKEN_L = /[ao]u(?=[^aeiouy]{2,}[aeiouy]|[cghkst]h?[oa])/gu;
/** "E" before the stress, which Belarusian writes as "a" where the consonant is hard: "Chamadanau" / "Chemodanov", "Harachka" / "Goryachko". */
const HARD_E = /(?<=[cs]h|zh|r)a/gu;

/** Given names that family names of Ukraine are made of, as Russian has them: "Kostiantynov" is Konstantinov, "Trokhymenko" Trofimenko. */
const UKRAINIAN_STEMS: readonly (readonly [RegExp, string])[] = [
  [/^kostiantyn/u, 'konstantin'],
  [/^mykyt/u, 'nikit'],
  [/^mykol/u, 'nikol'],
  [/^pylyp/u, 'filip'],
  [/^trokhym/u, 'trofim'],
  [/^khom(?=en|[iy]ch|[iy]ak)/u, 'fom'],
  [/^panas/u, 'afanas'],
  [/^oleksan/u, 'aleksan'],
  [/^oleks/u, 'aleks'],
  [/^omel/u, 'emel'],
  [/^ov(?=di|erk|se|si|ks)/u, 'ev'],
  [/^ostap/u, 'astap'],
  [/^yukhym/u, 'yefim'],
  [/^yosyp/u, 'iosif'],
  [/^opanas/u, 'afanas'],
  [/^onys/u, 'anis'],
  [/^olen/u, 'elen'],
];
const BEGINS_AS_UKRAINIAN = /^(?:k(?:ost|hom)|my[kt]|pylyp|tro|pana|o[lmnpsv]|y[uo])/u;

/** A family name with the given name that it is made of as Russian has it. */
function ofRussianName(word: string): string {
  if (!BEGINS_AS_UKRAINIAN.test(word)) return word;
  return UKRAINIAN_STEMS.reduce((form, [stem, russian]) => form.replace(stem, russian), word);
}

/** Forms as `slavicForm` gives them of what a romanisation may stand for beside what it is read as: "Schirinowski", "Tsikhanouski". */
export function otherSlavicForms(word: string): readonly string[] {
  const others: string[] = [];
  if (GERMAN.test(word)) {
    const inEnglish = word.replace(GERMAN_KH, 'kh').replace(GERMAN_SOUND, 'zh');
    // "Sacharowa" / "Zakharova"
    if (GERMAN_W.test(word)) others.push(inEnglish.replace(GERMAN_S, 'z'));
    others.push(inEnglish, word.replace(GERMAN_TS, 'ts').replace(GERMAN_SOUND, 'zh'));
  }
  if (OF_BELARUSIAN.test(word)) {
    const inRussian = word.replace(SOFT_T, 't').replace(SOFT_D, 'd');
    others.push(inRussian, inRussian.replace(SPOKEN_L, 'ol'), inRussian.replace(HARD_E, 'e'));
  }
  const ofRussian = ofRussianName(word);
  if (ofRussian !== word) others.push(ofRussian);
  return others.flatMap((other) => (other === word ? [] : (slavicForm(other) ?? [])));
}

/** What only a romanisation of Belarusian has, or one that writes "h" for another's "g" or "kh". */
const OF_BELARUSIAN =
  /tj$|(?:[aeo][uw]|[aeo]u[st]?k[iy]|[aeo]uskaya|[nj]ava|nka|d?zka|cki|ankova|ienkova|yts|dzev|a[lr]a[bv]e[iyj])$|(?:ts|dz)i[ae]|dz(?=[iyvmk])|(?<![sckgztp])h(?=[aeiouyr])/u;

/** A letter that may have lost its accent: "č" of "Čalajev". */
const WITHOUT_ACCENT = /c(?![hkzs])/u;
const OF_SOUND = /c(?!k)/u;
/** What Czech and Baltic letters may be when their accents are lost; applied before the families. */
const ACCENTS: readonly (readonly [RegExp, string])[] = [
  [/shch|s[ch]?c(?!h)/gu, 'q'], // Chlyscenkov / Khlyshchenkov
  [/c(?![hkz])/gu, 'ch'],
  [/sh/gu, 's'],
  [/zh/gu, 'z'],
];

/** The form of a Slavic name when its accents may be lost; null for one without a letter that may have had one. */
export function unaccentedForm(word: string): string | null {
  if (word.length < SHORTEST || !OF_SOUND.test(word)) return null;
  let form = word;
  for (const [letter, replacement] of ACCENTS) form = form.replace(letter, replacement);
  return slavicForm(form);
}

/** True where one of two words may have lost accents and the other has none to lose. */
export const mayLackAccents = (a: string, b: string): boolean =>
  WITHOUT_ACCENT.test(a) !== WITHOUT_ACCENT.test(b);

/** The vowels that tell names apart, without those of what a woman's name has more. */
const vowels = (word: string): string =>
  word
    .replace(
      /(?<=ov)o(?=[iyj]$)|(?:ov|ev)(?=ova$)|(?<=[ao][jy])ov(?=a$)|(?<=[^aeiouy]na)[jy]a$|(?<=nko)va$|(?<=i(?:c|ch))ova$|(?<=[^aeiouy])[ijy]{1,2}[ao]/gu,
      '',
    )
    .replace(/[^ao]/gu, '');

/** False for words of one form that differ by "a" and "o" alone, in which names differ as well: "Razov" / "Rozov". */
export function areRomanisations(a: string, b: string): boolean {
  return (
    OF_BELARUSIAN.test(a) ||
    OF_BELARUSIAN.test(b) ||
    vowels(a) === vowels(b) ||
    vowels(inEnglish(a)) === vowels(inEnglish(b)) ||
    vowels(ofRussianName(a)) === vowels(ofRussianName(b)) ||
    (OF_LONG_STEM.test(a) && OF_LONG_STEM.test(b))
  );
}
/** Swedish "tj", "zj" and "sj" are one sound before "o", too: "Tjyzjov" / "Chizhov". */
const inEnglish = (word: string): string =>
  word.replaceAll('tj', 'ch').replaceAll('zj', 'zh').replaceAll('sj', 'sh');
/** "Bandarenkova", as Czechs call a Bandarenka, and "Bondarenko": in so long a name the vowel is none of another. */
const OF_LONG_STEM = /^[a-z]{4,}enko(?:va)?$/u;

/** What South Slavic family names end in. */
const OF_SOUTH = /i(?:c|ch|tch|tsch)$/u;

/**
 * The form that romanisations of one South Slavic family name share which write "đ" as one letter or as two: "Djindjic" and
 * "Dindic". Null for any other word.
 */
export function southSlavicForm(word: string): string | null {
  if (word.length < SHORTEST || !OF_SOUTH.test(word) || !word.includes('d')) return null;
  return word.replace(/dj|gj/gu, 'd').replace(OF_SOUTH, 'ic').replaceAll('ch', 'c');
}

/** Family and fathers' names of the East Slavs, beside which "Jan" is how Germans, Poles and Czechs write "Yan". */
const OF_EAST = /^[a-z]{3,}(?:[oe]va?|sk(?:i|y|iy|ij|yy|aya|aja)|enko|[oe]vi(?:t?ch|cz?)|[oe]vna|chuk)$/u;

/** "Jan Petrovskij" is Yan Petrovsky, beside such a name alone: "Jan Eliasson". */
export function withYan(words: readonly LatinWord[]): readonly LatinWord[] {
  const place = words.findIndex(({ text }) => text === 'jan');
  if (place < 0 || !words.some(({ text, consonantal }) => !consonantal && OF_EAST.test(text))) return words;
  return words.map((word, at) => (at === place && word.native === undefined ? latinWord('yan') : word));
}

/** Parts of the names of firms in Ukrainian, as Russian has them: "Chornomornaftohaz" is Chernomorneftegaz. */
const UKRAINIAN_PARTS: readonly (readonly [RegExp, string])[] = [
  [/chornomor/gu, 'chernomor'],
  [/naft[oa](?=[hg]az)/gu, 'nefte'],
  [/(?<=[a-z]{4})naft[oa](?=[a-z]{4})/gu, 'nefte'],
  [/(?<=[a-z]{4})haz(?=$|[bdkmpst])/gu, 'gaz'],
  [/vuhil/gu, 'ugol'],
];
const SOME_UKRAINIAN_PART = /chornomor|naft[oa]|haz|vuhil/u;

/** A word of the name of a firm with its parts as Russian has them. */
export function withRussianParts<
  Word extends { readonly text: string; readonly consonantal: boolean; readonly native?: string },
>(word: Word): Word {
  if (word.consonantal || word.native !== undefined || !SOME_UKRAINIAN_PART.test(word.text)) return word;
  const text = UKRAINIAN_PARTS.reduce((form, [part, russian]) => form.replace(part, russian), word.text);
  return text === word.text ? word : { ...word, text };
}

/** "Tech" as Russian and Serbian firms spell it at the end of a brand: "Metalteh", "Agrotekh", not "Fereshteh". */
const TECH = /(?<=[a-z]{2}[dioulmnrky])(?<!nn)te(?:h|kh)$/u;

/** A word of the name of a firm with "tech" at its end as English spells it. */
export function withTech<
  Word extends { readonly text: string; readonly consonantal: boolean; readonly native?: string },
>(word: Word): Word {
  if (word.consonantal || word.native !== undefined || !TECH.test(word.text)) return word;
  return { ...word, text: word.text.replace(TECH, 'tech') };
}
