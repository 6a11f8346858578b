/** The first word of names of Vietnam. */
const VIETNAMESE_FAMILIES: ReadonlySet<string> = new Set(
  (
    'nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly dinh doan truong trinh mai dao lam ' +
    'luong luu ha cao chau ta thai to quach vuong'
  ).split(' '),
);
/** What words of such names are made of. */
const VIETNAMESE_SYLLABLE = new RegExp(
  '^(?:b|ch?|d|g[hi]?|h|kh?|l|m|ngh?|nh?|ph?|qu|r|s|t[hr]?|v|x)?' +
    '(?:a(?:c|ch|i|m|n|ng|nh|o|p|t|u|y)?|e(?:c|ch|m|n|ng|nh|o|p|t|u)?|i(?:a|ch|ec|em|en|eng|ep|et|eu|m|n|nh|p|t|u)?|' +
    'o(?:a|ac|ach|ai|am|an|ang|anh|at|ay|c|e|en|i|m|n|ng|p|t)?|' +
    'u(?:a|an|ang|at|ay|c|e|ech|enh|i|m|n|ng|o|oc|oi|om|on|ong|op|ot|ou|p|t|u|y|ya|ych|yen|yet|ynh|yt)?|y(?:em|en|et|eu)?)$',
  'u',
);

/** True for a family name of Vietnam, without its marks. */
export const isVietnameseFamilyName = (text: string): boolean => VIETNAMESE_FAMILIES.has(text);

/** True for a word that may be a syllable of a name of Vietnam, without its marks. */
export const isVietnameseSyllable = (text: string): boolean => VIETNAMESE_SYLLABLE.test(text);

const LONGEST_NAME = 4;

/** True for what may be the whole name of a person in Vietnam, without its marks: "Nguyen Van Tai". */
export const mayBeVietnameseName = (
  words: readonly { readonly text: string; readonly consonantal: boolean }[],
): boolean =>
  words.length <= LONGEST_NAME &&
  isVietnameseFamilyName(words[0]?.text ?? '') &&
  words.every(({ text, consonantal }) => !consonantal && isVietnameseSyllable(text));
