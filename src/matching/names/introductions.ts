import type { LatinWord } from '../transliterate/to-latin.ts';

/** "So-called" before the name of a body that is not recognised, and "formerly" before a name that is no longer borne. */
const INTRODUCTIONS = [
  'so called',
  'self proclaimed',
  'self styled',
  'soi disant',
  'autoproclame',
  'autoproclamee',
  'pretendue?',
  'cosiddett[aoei]',
  'sedicent[ei]',
  'sogenannte[nrs]?',
  'selbsternannte[nrs]?',
  'zogenaamde?',
  'zogeheten',
  'zelfverklaarde',
  'sakaldte?',
  'sa kallade?',
  'sjalvutnamnda',
  'selvudrabte',
  'niinimetatud',
  'niin sanot\\w+',
  'vadinam\\w+',
  'taip vadinam\\w+',
  'ta devet\\w+',
  'ta saukt\\w+',
  'asa numit\\w+',
  'autoproclamat\\w*',
  'autoproclamad[ao]',
  'autodenominad[ao]',
  'denominad[ao]',
  'llamad[ao]',
  'asi llamad[ao]',
  'takzvan\\w+',
  'tak zvan\\w+',
  'takozvan\\w+',
  'tako imenovan\\w+',
  'tak zwan\\w+',
  'tzv',
  'tzw',
  'samozvan\\w+',
  'ugynevezett',
  'hekk imsejj?\\w+',
  'mar a ghairtear de',
  'mar a thugtar air',
  'apokaloumen\\w+',
  'legomen\\w+',
  'taka narechen\\w+',
  'tak nazyvaem\\w+',
  'formerly(?: known as)?',
  'previously listed as',
  'gia',
  'anciennement',
  'anteriormente(?: conocid[ao] como)?',
  'precedentemente',
  'vormals',
  'ehemals',
  'voorheen(?: bekend als)?',
  'tidligere(?: kendt som)?',
  'tidigare(?: kand som)?',
  'aiemmin',
  'entinen',
  'varasem(?: nimi)?',
  'varem',
  'agrak',
  'ieprieks',
  'anksciau',
  'korabban',
  'korabbi(?: elnevezese| neve)?',
  'predtym',
  'byvaly nazov',
  'prejsnje ime',
  'prethodno',
  'raniji naziv',
  'dawniej',
  'poprzednio',
  'predishno ime',
];
const ARTICLES = 'la|le|el|il|lo|l|die|der|das|de|den|det|het|i|o|to';

const IN_FRONT = new RegExp(`^(?:(?:${ARTICLES}) )?(?:${INTRODUCTIONS.join('|')}) (?=\\S+ \\S)`, 'u');
const AT_THE_END =
  /(?<=^\S+ \S.*) (?:mar a ghairtear de|mar a thugtar air|previously listed as|(?:l )?hekk imsejj?\w+)$/u;
/** The letters that introductions begin with, after an article: most names begin with none of them. */
const LONGEST_IN_WORDS = 6;

/** A name without what introduces it, where two words at least are left: "the so-called Luhansk People's Republic". */
export function withoutIntroduction(words: readonly LatinWord[]): readonly LatinWord[] {
  if (words.length < 3 || words.some(({ native, consonantal }) => native !== undefined || consonantal))
    return words;
  const texts = words.map(({ text }) => text);
  const begin = texts.slice(0, LONGEST_IN_WORDS + 2).join(' ');
  const front = IN_FRONT.exec(begin)?.[0].trim().split(' ').length ?? 0;
  const end = AT_THE_END.exec(texts.join(' '))?.[0].trim().split(' ').length ?? 0;
  return front + end === 0 || front + end > words.length - 2 ? words : words.slice(front, words.length - end);
}
