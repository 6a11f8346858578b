import type { LatinWord } from '../../transliterate/to-latin.ts';

/** "So-called": what is said of a body that is not recognised, wherever it stands in a name. */
const SO_CALLED = [
  'so called',
  'self proclaimed',
  'self styled',
  'self declared',
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
  'taip vadinam\\w+',
  'ta devet\\w+',
  'ta saukt\\w+',
  'asa numit\\w+',
  'autoproclamat\\w*',
  'autoproclamad[ao]',
  'autodenominad[ao]',
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
];

/** What is said before a name alone: how it is called, and "formerly" of one that is no longer borne. */
const IN_FRONT_ALONE = [
  'vadinam\\w+',
  'denominad[ao]',
  'llamad[ao]',
  'asi llamad[ao]',
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

const IN_FRONT = new RegExp(
  `^(?:(?:${ARTICLES}) )?(?:${[...SO_CALLED, ...IN_FRONT_ALONE].join('|')}) (?=\\S+ \\S)`,
  'u',
);
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

const SAYS_SO_CALLED = new RegExp(`^(?:${SO_CALLED.join('|')})$`, 'u');

/** A name without what says of a part of it that it is none: "Ministry of State Security of the so-called Luhansk People's Republic". */
export function withoutSoCalled(words: readonly LatinWord[]): readonly LatinWord[] {
  const kept: LatinWord[] = [];
  for (let place = 0; place < words.length; place++) {
    const word = words[place] as LatinWord;
    if (SAYS_SO_CALLED.test(`${word.text} ${words[place + 1]?.text ?? ''}`)) place++;
    else if (!SAYS_SO_CALLED.test(word.text)) kept.push(word);
  }
  return kept;
}

/** What a state calls itself before its name: "Union of Myanmar Economic Holdings". "Islamic State of Iraq" is none. */
const STYLE_OF_STATE =
  /^(?:the )?(?:kingdom of(?: the)?(?= saudi)|(?:republic of the )?union of(?: the)?(?= (?:myanmar|burma|comoros))|bolivarian republic of(?= venezuela)|republica bolivariana de(?= venezuela)|hashemite kingdom of(?= jordan)) /u;

/** The name of a body of a state without what the state calls itself before its own name. */
export function withoutStyleOfState(words: readonly LatinWord[]): readonly LatinWord[] {
  if (words.length < 4) return words;
  for (let place = 0; place + 3 <= words.length; place++) {
    const text = words
      .slice(place, place + 7)
      .map((word) => word.text)
      .join(' ');
    const length = STYLE_OF_STATE.exec(`${text} `)?.[0].trim().split(' ').length ?? 0;
    if (length > 0) return [...words.slice(0, place), ...words.slice(place + length)];
  }
  return words;
}
