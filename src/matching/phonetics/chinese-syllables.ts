/**
 * Chinese syllables in pinyin and in the spelling of Wade and Giles, which names of the past, of Taiwan and of emigrants have:
 * "Mao Tse-tung" is Mao Zedong. Without its apostrophes one such spelling stands for several syllables of pinyin.
 */

const INITIALS = ' b p m f d t n l g k h j q x zh ch sh r z c s y w'.split(' ');
const FINALS = (
  'a o e i u v ai ei ao ou an en ang eng ong er ia ie iao iu ian in iang ing iong ua uo uai ui uan un uang ue ' +
  've'
).split(' ');

/** Finals that only some initials have; all other pairs that no syllable has do no harm. */
const PALATAL = new Set(['j', 'q', 'x', 'y']);
const FIRST: Readonly<Record<string, string>> = {
  b: 'p',
  d: 't',
  g: 'k',
  j: 'ch',
  q: 'ch',
  x: 'hs',
  zh: 'ch',
  z: 'ts',
  c: 'ts',
  r: 'j',
};
const WHOLE: Readonly<Record<string, readonly string[]>> = {
  zhi: ['chih'],
  chi: ['chih'],
  shi: ['shih'],
  ri: ['jih'],
  zi: ['tzu', 'tze'],
  ci: ['tzu', 'tse'],
  si: ['szu', 'ssu', 'sze'],
  er: ['erh'],
  yi: ['i'],
  ye: ['yeh'],
  yin: ['yin', 'in'],
  ying: ['ying', 'ing'],
  yan: ['yen'],
  you: ['yu'],
  yong: ['yung'],
  yue: ['yueh'],
  ge: ['ko'],
  ke: ['ko'],
  he: ['ho'],
  guo: ['kuo'],
  kuo: ['kuo'],
  huo: ['huo'],
  shuo: ['shuo'],
};
const REST: Readonly<Record<string, string>> = {
  ong: 'ung',
  ian: 'ien',
  ie: 'ieh',
  ue: 'ueh',
  ve: 'ueh',
  uo: 'o',
  iong: 'iung',
  v: 'u',
};

/** As newspapers and diplomats wrote what Wade and Giles spell otherwise: "Peng Teh-huai", "Tung Chee-hwa". */
const IN_NEWSPAPERS: readonly (readonly [RegExp, string])[] = [
  [/^(?<initial>t|k|h|s|l|ch|sh|ts|j)e$/u, '$<initial>eh'],
  [/^(?<initial>h|k)u(?=[aei])/u, '$<initial>w'],
];

function inNewspapers(spelling: string): readonly string[] {
  return IN_NEWSPAPERS.map(([sounds, letters]) => spelling.replace(sounds, letters)).filter(
    (other) => other !== spelling,
  );
}

function wadeGiles(initial: string, final: string): readonly string[] {
  const spellings = WHOLE[initial + final] ?? [
    (FIRST[initial] ?? initial) + (initial === 'y' ? final : (REST[final] ?? final)),
  ];
  const regular = (FIRST[initial] ?? initial) + final;
  return [...new Set([...spellings, ...inNewspapers(regular)])];
}

/** Family names in the spellings of Cantonese, Hokkien and Hakka, and what they are in pinyin. */
const OF_THE_SOUTH =
  'chan=chen wong=wang,huang cheung=zhang lau=liu lee=li ng=wu,huang cheng=zheng ho=he leung=liang tsang=zeng lam=lin chow=zhou ' +
  'yeung=yang tam=tan kwok=guo fung=feng tang=deng yip=ye tsui=xu mak=mai lim=lin tan=chen goh=wu ong=wang teo=zhang koh=xu sim=shen ' +
  'tay=zheng chua=cai';
const FAMILY_OF_THE_SOUTH: ReadonlyMap<string, readonly string[]> = new Map(
  OF_THE_SOUTH.split(' ').map((item) => {
    const [name = '', pinyin = ''] = item.split('=');
    return [name, pinyin.split(',')] as const;
  }),
);

interface Spellings {
  readonly pinyin: ReadonlySet<string>;
  readonly wadeGiles: ReadonlyMap<string, readonly string[]>;
}

function buildSpellings(): Spellings {
  const pinyin = new Set<string>();
  const older = new Map<string, string[]>();
  for (const initial of INITIALS)
    for (const final of FINALS) {
      if (
        /^(?:ia|ie|iao|iu|ian|in|iang|ing|iong)$/u.test(final) &&
        /^(?:zh|ch|sh|r|z|c|s|g|k|h|f|w)$/u.test(initial)
      )
        continue;
      if (initial === '' && (!/^[aeo]/u.test(final) || final === 'ong')) continue;
      if (PALATAL.has(initial) && initial !== 'y' && !/^[iu]/u.test(final)) continue;
      const syllable = initial + final;
      pinyin.add(syllable);
      for (const spelling of wadeGiles(initial, final))
        older.set(spelling, [...(older.get(spelling) ?? []), syllable]);
    }
  return { pinyin, wadeGiles: older };
}

let spellings: Spellings | null = null;
const tables = (): Spellings => (spellings ??= buildSpellings());

/** True for a syllable of pinyin in small letters. */
export const isPinyin = (syllable: string): boolean => tables().pinyin.has(syllable);

/** The syllables of pinyin that a spelling of Wade and Giles without apostrophes may be; none when it is none. */
export const pinyinOfWadeGiles = (syllable: string): readonly string[] =>
  tables().wadeGiles.get(syllable) ?? [];

/** The family names in pinyin that a southern spelling may be. */
export const pinyinOfSouthernFamily = (word: string): readonly string[] =>
  FAMILY_OF_THE_SOUTH.get(word) ?? [];

const FAMILY_NAMES: ReadonlySet<string> = new Set(
  (
    'xi wang li zhang liu chen yang zhao huang zhou wu xu sun hu zhu gao lin he guo ma luo liang song zheng xie han tang feng yu dong xiao cheng cao yuan ' +
    'deng xu fu shen zeng peng lu su jiang cai jia ding wei xue ye yan pan du dai xia zhong wang tian ren fan fang shi yao tan liao zou xiong jin lu hao kong bai cui kang ' +
    'mao qiu qin jiang gu hou shao meng long wan duan lei qian tang yin li yi chang wen qiao he lai gong ' +
    'xing tu pang qi ji mo bi bian ruan zhan ge nie ning zhuang weng shang shu pei miao huo geng zhai zhuo zong zang ' +
    'hsi chang chao chou chu hsu hsieh tsai tsao tung teng tseng kuo liang chiang chiao chin chung hsiao hsueh tai pai kao jen shih ting kung ku hsiung ' +
    'tsui yeh sung hung tsou tso keng kuan jung shao hsia lo ho hsing tien chien nieh chuang pien juan'
  ).split(' '),
);

/** Spellings of common family names by Wade and Giles that are syllables of pinyin, too, but hardly family names there. */
const OLDER_FAMILY_NAMES: ReadonlySet<string> = new Set(
  'hsi chang chao chou chu chung tai pai kao ting kung'.split(' '),
);

/** True for "Chou", "Chang" and the like: the name is in the older spelling though it could be pinyin. */
export const isOlderFamilyName = (word: string): boolean => OLDER_FAMILY_NAMES.has(word);

/** True for a Chinese family name in pinyin, in the spelling of Wade and Giles, or of the south. */
export const isChineseFamilyName = (word: string): boolean =>
  FAMILY_NAMES.has(word) || FAMILY_OF_THE_SOUTH.has(word);
