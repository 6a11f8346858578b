/**
 * Cantonese syllables as names spell them: by the habits of the Hong Kong Government, which mark neither tones nor breath
 * ("Tang" is 鄧 and 滕), and of Macau ("Kuok", "Ieong"). Spellings of one syllable have one form; a syllable in Jyutping has
 * every form that it is spelt in: 振 (zan) is "Chan" and "Chun".
 */

/** A consonant in Jyutping, and in forms; after none a syllable is spelt with "ng" or without: "Oi", "Ngoi". */
const INITIALS: Readonly<Record<string, string>> = {
  ...{ b: 'p', p: 'p', m: 'm', f: 'f', d: 't', t: 't', n: 'n', l: 'l', g: 'k', k: 'k', gw: 'kw', kw: 'kw' },
  ...{ h: 'h', z: 'ch', c: 'ch', s: 's', j: 'y', w: 'w', ng: 'ng', '': 'ng' },
};

/** How finals of Jyutping are spelt, the usual form first; those that are missing are spelt as they are. */
const FINALS: Readonly<Record<string, string>> = {
  ...{ aa: 'a', aai: 'ai ay', aau: 'au', aam: 'am', aan: 'an', aang: 'ang', aap: 'ap', aat: 'at', aak: 'ak' },
  ...{ ai: 'ai ay', am: 'am um', an: 'an un', ap: 'ap up', at: 'at ut' },
  ...{ ei: 'ei i ay', ing: 'ing eng', ik: 'ik ek' },
  ...{ ou: 'o', un: 'un', oe: 'eu', oeng: 'eung', oek: 'euk', eoi: 'ui oi', eon: 'un', eot: 'ut' },
  ...{ yu: 'u', yun: 'uen un', yut: 'uet ut' },
};

/** "Tse" is 謝 (ze) and 子 (zi), "Sze" is 司 (si); "Kwun" is 冠 (gun). */
const AFTER_SOME: readonly (readonly [RegExp, string])[] = [
  [/^[zcs]i$/u, 'i e'],
  [/^[gk]un$/u, 'un wun'],
];

const JYUTPING = /^(?<initial>gw|kw|ng(?=.)|[bpmfdtnlgkhzcsjw](?=.))?(?<final>[aeiouy].*|m|ng)$/u;

/** The forms in which a syllable in Jyutping is spelt, the usual one first. */
export function formsOfJyutping(syllable: string): readonly string[] {
  const { initial = '', final } = JYUTPING.exec(syllable)?.groups ?? {};
  if (final === undefined) return [];
  if (final === 'ng' || final === 'm') return [final];
  const spellings = AFTER_SOME.find(([pattern]) => pattern.test(syllable))?.[1] ?? FINALS[final] ?? final;
  return spellings.split(' ').map((spelling) => (INITIALS[initial] ?? initial) + spelling);
}

/** Letters that a syllable begins with, by its consonant in forms. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  ...{ p: 'p b', m: 'm', f: 'f', t: 't d', n: 'n', l: 'l', k: 'k g', kw: 'kw gw', h: 'h' },
  ...{ ch: 'ch ts tz tch j z c', s: 's sh', y: 'y', w: 'w v', ng: 'ng' },
};

/** Letters that a syllable ends with, by its form: "Kar", "Ngor", "Lee", "Chow", "Siew", "Fuk". */
const ENDINGS: Readonly<Record<string, string>> = {
  ...{ a: 'a ah ar aa', ai: 'ai aai', ay: 'ay', au: 'au aau ow ao', am: 'am aam', an: 'an aan arn' },
  ...{ ang: 'ang aang', ap: 'ap aap', at: 'at aat art', ak: 'ak aak ark ack', um: 'um', up: 'up' },
  ...{
    e: 'e eh',
    ei: 'ei ey',
    eng: 'eng',
    ek: 'ek eck',
    eu: 'eu',
    eung: 'eung eong oeng erng',
    euk: 'euk eok oek',
  },
  ...{
    i: 'i ee ie ih',
    iu: 'iu iew ew io',
    im: 'im',
    in: 'in een',
    ing: 'ing',
    ip: 'ip',
    it: 'it',
    ik: 'ik ick',
  },
  ...{ o: 'o oh or ou aw', oi: 'oi oy', on: 'on', ong: 'ong', ot: 'ot', ok: 'ok ock' },
  ...{
    u: 'u oo ue yu',
    ui: 'ui uy eui ooi',
    un: 'un oon eun',
    ung: 'ung oong',
    uk: 'uk ook',
    ut: 'ut oot eut',
  },
  ...{ uen: 'uen yun', uet: 'uet yut' },
};

/** Whole syllables that are spelt by none of these rules. */
const WHOLE: Readonly<Record<string, string>> = {
  ...{ ng: 'ng', m: 'm', sz: 'si', sze: 'si', tsz: 'chi', tsze: 'chi', tzi: 'chi', szee: 'si' },
  ...{ young: 'yeung', ieong: 'yeung', iong: 'yeung', gee: 'chi', gi: 'chi' },
};

/** "Kuok" and "Kuan" of Macau are "Kwok" and "Kwan", "Ip" is "Yip", "Iat" is "Yat" and "Au" begins with the "ng" that no one says. */
function beginningsOf(initial: string, ending: string): readonly string[] {
  const usual = (BEGINNINGS[initial] ?? initial).split(' ');
  if (initial === 'kw' && /^[ao]/u.test(ending)) return [...usual, 'ku', 'gu'];
  if (initial === 'y')
    return [...usual, ...(ending.startsWith('i') ? [''] : /^[aeo]/u.test(ending) ? ['i'] : [])];
  if (initial === 'ng' && /^[aeo]/u.test(ending)) return [...usual, ''];
  return usual;
}

/** What every spelling is a form of, for those of these forms. */
export function cantoneseSpellings(forms: ReadonlySet<string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const initial of Object.keys(BEGINNINGS)) {
    for (const [final, endings] of Object.entries(ENDINGS)) {
      const form = initial + final;
      if (!forms.has(form)) continue;
      for (const ending of endings.split(' '))
        for (const beginning of beginningsOf(initial, ending)) found.set(beginning + ending, form);
    }
  }
  for (const [spelling, form] of Object.entries(WHOLE)) if (forms.has(form)) found.set(spelling, form);
  return found;
}
