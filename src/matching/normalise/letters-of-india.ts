/**
 * Latin initials as the scripts of India write their names, each before a full stop: "ಹೆಚ್. ಡಿ. ದೇವೇಗೌಡ" is H. D. Deve Gowda, "எம்.வி." M.V.
 */
const NAMES: Readonly<Record<string, string>> = {
  A: 'ए எ ஏ ಎ ఎ എ എ. এ એ ਏ',
  B: 'बी பி. ಬಿ బి ബി বি બી ਬੀ',
  C: 'सी சி ಸಿ సి സി সি સી ਸੀ',
  D: 'डी டி ಡಿ డి ഡി ডি ડી ਡੀ',
  G: 'जी ஜி ಜಿ జి ജി জি જી ਜੀ',
  H: 'एच எச் ಎಚ್ ಹೆಚ್ హెచ్ ఎచ్ എച്ച് এইচ એચ ਐਚ',
  J: 'जे ஜே ಜೆ జె ജെ জে જે ਜੇ',
  K: 'के கே ಕೆ కె കെ কে કે ਕੇ',
  L: 'एल எல் ಎಲ್ ఎల్ എൽ এল એલ ਐਲ',
  M: 'एम எம் ಎಂ ఎం എം এম એમ ਐਮ',
  N: 'एन என் ಎನ್ ఎన్ എൻ এন એન ਐਨ',
  P: 'पी பி ಪಿ పి പി পি પી ਪੀ',
  R: 'आर ஆர் ಆರ್ ఆర్ ആർ আর આર ਆਰ',
  S: 'एस எஸ் ಎಸ್ ఎస్ എസ് এস એસ ਐਸ',
  T: 'टी டி ಟಿ టి ടി টি ટી ਟੀ',
  V: 'वी வி ವಿ వి വി ভি વી ਵੀ',
  Y: 'वाई ವೈ వై വൈ ওয়াই વાય',
};
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([letter, names]) =>
    names.split(' ').map((name) => [name.normalize('NFKC'), letter] as const),
  ),
);
const OF_INDIA =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}]/u;
const BEFORE_STOP = /(?<![\p{L}\p{M}])[\p{L}\p{M}]{1,6}(?=\.)/gu;
/** Mohammed, cut short in Bengali. */
const MOHAMMED = /(?<![\p{L}\p{M}])(?:মোঃ|মো\.|মুহাঃ|মোহাঃ)\s*/gu;

/** A text with the initials of India in Latin letters, and "Md." written out; any other text as it is. */
export const writeInitialsOfIndia = (text: string): string =>
  OF_INDIA.test(text)
    ? text.replace(MOHAMMED, 'Mohammed ').replace(BEFORE_STOP, (name) => LETTERS.get(name) ?? name)
    : text;
