import { respelt, type Spellings } from './respelt.ts';

/**
 * Families of spellings that render one sound differently from one transliteration, orthography or clerk to the next.
 * Applied in order to words of small Latin letters; the pair shows the need.
 */
const FAMILIES: Spellings = [
  ['uc', /(?<=[iy]u)c$/u, 'k'], // Plahotniuc / Plahotniuk
  ['o', /^(?:k?h|x)o(?:d?zh|dj|dz|j|c)a/u, 'khoja'], // Hojayev / Khodzhaev, Hoca / Khoja
  ['awn', /aw(?=n$)/u, 'au'], // Awn / Aoun
  ['aou', /(?<=[a-z])aou(?=[iy](?:ah?|e)?$)/u, 'av'], // Sahraoui / Sahrawi
  ['nb', /n(?=b)/gu, 'm'], // Junblat / Jumblatt
  ['evro', /^evro/u, 'euro'], // Evrologistika / Eurologistics
  ['i', /(?<=ist|tron|mat|robot|echn|ekhn|nam|opt)(?:ika|iks|ics|ique)$/u, 'ik'], // Elektronika / Electronics / Electronique
  ['sk', /(?:sky|skyy|skij|skiy|skii|skyj|skyi|skj)$/u, 'ski'], // Lavrinsky / Lavrinskij
  ['', /(?<=[a-z]{2})(?:off|ow|ev|eff|ew)$/u, 'ov'], // Smirnoff / Smirnov, Medvedew / Medvedev
  [
    '',
    /(?:ovich|evich|ovitch|evitch|ovic|evic|owicz|ewicz|ovych|evych|ovitsch|evitsch|ovitsj|evitsj)$/u,
    'ovic',
  ], // Milosevic / Miloshevich
  ['a', /(?<=[a-z]{2})(?:ova|eva|ov|ev)ova$|(?:ova|eva|owa|ewa)$/u, 'ova'], // Dorokhova / Dorochovová
  ['aja', /(?<=[kn])aja$/u, 'aya'],
  ['', /(?:iy+|i|ay)eh$|iy+e$|iy+ah?$/u, 'ia'], // Zeiniye / Zayniyah
  ['j', /(?<=[eoiy])(?<![ae][iy])jj?$/u, 'i'], // Shugalei / Sugalej, Vitaly / Vitalijj, not Hejeij / Hijayj
  ['ttj', /ttj/gu, 'tch'], // Bratchenko / Brattjenko
  ['lj', /lj(?=[aeou])/gu, 'li'], // Mozjeljanski / Mozhelianski
  ['dsch', /dsch/gu, 'j'], // Karadschitsch / Karadjic
  ['sch', /sch(?=[bdfgklmnprtvw])/gu, 'sh'], // Schkolow / Shkolov
  ['ck', /ck/gu, 'k'], // before "ch", whose sign is "c": Goryachko is no Goryako
  ['', /tzsch|tsch|tsj|tch|tj|cz|ch/gu, 'c'], // Chernov / Tschernow / Tsjernov / Czernow / Tjernov
  ['ch', /shch|stch|schtsch/gu, 'sc'],
  ['s', /sch|sh|sj|sz/gu, 's'], // Shevchenko / Schewtschenko / Sjevtjenko
  ['', /zh|zj|dzs|dzh|dj|dzj|j/gu, 'j'], // Jamal / Djamal, Zhukov / Jukov
  ['', /kh|gh|q|k|x(?=[aeiou])/gu, 'k'], // Qassem / Kassem, Mikhail / Mikail
  ['ph', /ph/gu, 'f'],
  ['th', /th/gu, 't'],
  ['dh', /dh/gu, 'd'],
  ['w', /w/gu, 'v'], // Walid / Valid
  ['gui', /(?<!n)gu(?=i[a-z])/gu, 'g'], // Guindy / Gindy
  ['x', /x/gu, 'ks'],
  ['', /tz|ts|z/gu, 's'], // Aziz / Asis
  ['', /ou|oo|ue|oe/gu, 'u'], // Youssouf / Yusuf, Mueller / Muller
  ['', /ee|ie|iy|ij|yi|ii|ei|ey|ay|ai|ae|y/gu, 'i'], // Sergey / Sergei, Hussein / Husayn
  ['i', /iu|io/gu, 'u'],
  ['o', /o/gu, 'u'], // Osama / Usama
  ['e', /e/gu, 'i'], // Mohammed / Mohammid
  ['', /([a-z])\1+/gu, '$1'], // Mohammed / Mohamed
  ['h', /h$|(?<=[b-df-gj-np-tv-z])h/gu, ''], // Fatimah / Fatima, Bhutto / Butto
];

/** One letter again and again spells nothing: "aaaa" is no "AA". */
const ONE_LETTER = /^([a-z])\1{3,}$/u;

/**
 * The form that all spellings of one family share; two words with the same one are variants of one spelling. Digits
 * stay as they are.
 */
export function spellingVariant(word: string): string {
  if (ONE_LETTER.test(word)) return word;
  return respelt(word, FAMILIES);
}
