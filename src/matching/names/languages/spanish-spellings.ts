import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';

/** Names of Russians and Arabs that Spanish writes with "j" where others have "kh", and which are no other names. */
const IN_SPANISH =
  /^(?:mijail|mijailovich|mijailovna|mijailovsk[iy]|mijailova?|jaled|jalid|jalifa|jal+ifah|ajmat|ajmad|ajmed|ajmedov|ajmetov|mojtar|jadiya|jadija|jamenei|jomeini|jatami|jruschov|jrushchov|jodorkovsk[iy]|zajar|zajarov|zajarova|zajarchenko|tijon|tijanovsk[iy]|tijanovskaya|tijonov|tijonova|shojin|bujarin|jartum|jashoggi|jashogyi|jattab|jadafi|jorramshahr|jatib|jatibi|jaldun|jamis|jayat|jazraj[iy]|jafaj[iy]|jalaf|jorshid|ja[iy]r[iy]|ja[iy]rullah|mujtar|ajtar|bajtiyar[iy]?|bajtiar[iy]?|she[iy]j|sha[iy]j|jarkov|jarkiv|jerson|majluf|jorasani|jorasan)$/u;
const J = /(?<![dlnt])j/gu;

const isPlain = ({ consonantal, native }: LatinWord): boolean => !consonantal && native === undefined;

/** A name that Spanish spells with "j" for "kh", as English does: "Mijaíl Jodorkovski"; any other name as it is. */
export function withoutSpanishJ(words: readonly LatinWord[]): readonly LatinWord[] {
  if (!words.some((word) => isPlain(word) && IN_SPANISH.test(word.text))) return words;
  return words.map((word) =>
    isPlain(word) && word.text.includes('j') && (IN_SPANISH.test(word.text) || !isGivenInSpanish(word.text))
      ? latinWord(word.text.replace(J, 'kh'))
      : word,
  );
}

/** "Mijaíl José Jordán" is of Spain. */
const isGivenInSpanish = (text: string): boolean =>
  /^(?:jose|juan|jorge|javier|jesus|julio|jaime|joaquin|julian|julia|juana|josefa|alejandr[oa]|jimenez)$|(?:j[oa]|ejo|ijo|eja)$/u.test(
    text,
  );
