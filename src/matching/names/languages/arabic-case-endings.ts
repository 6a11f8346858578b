import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';
import { MOST_WORDS, rememberedByText } from '../reading/remembered-by-text.ts';

/** Nouns with which names of bodies of Muslims begin, in the spellings of those who say them with their endings: "Jamaatul", "Darul", "Hizbut". */
const NOUN =
  'd?j[ae]m+[aeiy]*t|ahl|ansh?[ao]r|junu?d|hizb|hezb|hara?ka?t|ja[iy]sh|jeish|bilaa?d|da[uw]la?t|doulat|jabha?t|tanz[ie]+m|katiba?t|kata[iy]?[ie]?b|it+[ie]ha+d|' +
  'maje?l[ie]s|lajna?t|nahd[hl]?a?t|te?[ah]+r[ie]+[ck]|da+wat|isha+t|w[ia]fa+q|shaba+b|da+r|ba[iy]t|beit|beyt|ta[uw]h[ie]+d|nusra?t|ahra+r|firqa?t|imara?t|wilayat|um+at|muas+asat|markaz|masj[ie]d|minhaj|khud+am|khatm|sawt|saut|abna|asaib|rijal|hurras|' +
  'ma+had|risalat|mujah[ie]d[ie]+n|musl[ie]m[ie]+n|muhaj[ie]r[ie]+n|anjuman|lashkar|majma';
/** The same by themselves; "Jama" and "Jamaah" have lost their "t". */
const ALONE = new RegExp(`^(?:${NOUN}|j[ae]m+[aeiy]+h?)$`, 'u');
/** The ending, and the article as it is spoken before the next word, or none: "Biladis Sudan", "Jamaatu Ansar". */
const WITH_ENDING = new RegExp(`^(?<noun>${NOUN})(?:u|[uia](?<article>l|[snrztd]|sh|th|dh))$`, 'u');
/** The same as one with the next word: "Ahlulbait". The name of God is no other word, and Darussalam a place. */
const WITH_NEXT = new RegExp(
  `^(?<noun>${NOUN})[uia](?:l(?!l?ah)|(?<sun>[snrztd])(?=\\k<sun>))(?<next>(?!salam)[a-z]{4,})$`,
  'u',
);
/** "Jama-ud-Dawa" has lost the "t" of "Jamaat". */
const SHORT_CONGREGATION = /^jam+a+h?$/u;
/** The article by itself: "Hizb ut Tahrir". */
const ARTICLE = /^[ui](?:l|(?<sun>[snrztd]|sh|th|dh))$/u;
/** Their plural with its ending: "Ansarul Muslimina". */
const PLURAL = /^(?<stem>mu(?:sl[ie]m|m[ie]n|jah[ie]d|haj[ie]r|rab[ie]t))[iu]na$/u;
/** "For the call": "Lidda'awati", "lid Dawah", "lil-Da'wa". */
const FOR_CALL = /^li[ld](?<call>da+wa+[ht]?i?)$/u;
const CALL = 'dawah';

const isPlain = ({ consonantal, native }: LatinWord): boolean => !consonantal && native === undefined;

function partsOf(
  word: LatinWord,
  before: LatinWord | undefined,
  next: LatinWord | undefined,
): readonly string[] {
  const { text } = word;
  const { noun, article } = WITH_ENDING.exec(text)?.groups ?? {};
  const opens = (letters: string): boolean => next?.text.startsWith(letters) === true;
  if (noun !== undefined && next !== undefined && isPlain(next)) {
    if (article === undefined) return [noun];
    if (article === 'l' || opens(article)) return [noun, 'al'];
  }
  const joined = WITH_NEXT.exec(text)?.groups;
  if (joined?.['noun'] !== undefined && joined['next'] !== undefined)
    return [joined['noun'], 'al', joined['next']];
  if (SHORT_CONGREGATION.test(text) && ARTICLE.test(next?.text ?? '')) return ['jamaat'];
  const alone = ARTICLE.exec(text);
  if (alone !== null && ALONE.test(before?.text ?? '') && opens(alone.groups?.['sun'] ?? '')) return ['al'];
  const stem = PLURAL.exec(text)?.groups?.['stem'];
  if (stem !== undefined) return [`${stem}in`];
  return FOR_CALL.test(text) ? ['lil', CALL] : [text];
}

/** True for a word in which any of these is found. */
const mayHaveEnding = rememberedByText(MOST_WORDS, (text) =>
  [WITH_ENDING, WITH_NEXT, SHORT_CONGREGATION, ARTICLE, PLURAL, FOR_CALL].some((pattern) =>
    pattern.test(text),
  ),
);

/**
 * The words of a body's name without the endings of Arabic nouns, and with the article as it is written: "Jama'atu Ahlis Sunna" is Jamaat Ahl
 * al-Sunna, "Baitul Maal" is Bait al-Maal, and "Hizbut Tahrir" is Hizb al-Tahrir.
 */
export function withoutCaseEndings(words: readonly LatinWord[]): readonly LatinWord[] {
  return words.flatMap((word, place) => {
    if (!isPlain(word) || word.text.length < SHORTEST || !mayHaveEnding(word.text)) return [word];
    const parts = partsOf(word, words[place - 1], words[place + 1]);
    return parts.length === 1 && parts[0] === word.text ? [word] : parts.map((part) => latinWord(part));
  });
}

const SHORTEST = 2;
