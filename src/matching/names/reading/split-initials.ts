import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';
import { TITLES } from '../words/word-class.ts';
import { wordTables } from '../words/word-tables.ts';

/** Most dotted letters that are the initials of a person: "J. R. R. Tolkien". */
const MOST_INITIALS = 3;

/** Legal forms of two letters that are written with full stops: "Ivanov S.B." is none, and "I.I." has no form. */
const WITH_STOPS: ReadonlySet<string> = new Set('sa ag ab as bv nv kg kk sc se sl ca cv pt lp'.split(' '));

/** "IP Ivanov S.P.": who trades by himself is called by his own name. */
const isSoleTrader = (text: string): boolean => SOLE_TRADERS.has(text);
const SOLE_TRADERS: ReadonlySet<string> = new Set(
  'ip fop chp flp spd entrepreneur proprietor predprinimatel pidpriiemets pidpryyemets einzelunternehmer individual individualnyy sole private trader'.split(
    ' ',
  ),
);

/** What honours somebody stands before the initials. */
const HONOURS = /^(?:imeni|im|imienia|after)$/u;
const SLAVIC_FAMILY = /^[a-z]{3,}(?:[oe]v|in|k[iy]y?|enko|ich|oi|oy|[iu]k|ets|yan)$/u;

/** True for two initials of whom an organisation honours: "Plant named after I.A. Likhachev", "I.A. Likhachev Plant". */
function isHonoured(words: readonly LatinWord[], place: number): boolean {
  const next = words[place + 1]?.text;
  if (next === undefined) return false;
  return place === 0 ? SLAVIC_FAMILY.test(next) : HONOURS.test(words[place - 1]?.text ?? '');
}

const SHORTEST_FAMILY = 4;

/** True for two initials in front of the name of whom a body is called after: "Dr. A.Q. Khan Research Laboratories", not "L.G. Electronics". */
function isOfBearer(words: readonly LatinWord[], place: number): boolean {
  const { legalForms, generic } = wordTables();
  const [initials, family, ...rest] = words.slice(place).map(({ text }) => text);
  if (place > 1 || (place === 1 && !TITLES.has(words[0]?.text ?? ''))) return false;
  if (initials === undefined || WITH_STOPS.has(initials) || generic.has(initials)) return false;
  if (
    family === undefined ||
    family.length < SHORTEST_FAMILY ||
    generic.has(family) ||
    legalForms.has(family)
  )
    return false;
  return (
    rest.some((text) => generic.has(text)) && rest.every((text) => generic.has(text) || legalForms.has(text))
  );
}

/** True for dotted letters that may be initials: those of an organisation or of a legal form are one word. */
function mayBeInitials(words: readonly LatinWord[], place: number, mayHaveLegalForm: boolean): boolean {
  const { legalForms, generic } = wordTables();
  const isOfTrader = mayHaveLegalForm && words.some(({ text }) => isSoleTrader(text));
  const { text = '', dotted } = words[place] ?? {};
  if (dotted !== true || text.length > MOST_INITIALS || TITLES.has(text)) return false;
  // "S.A. Ivanov" has initials, "Ivanov S.A." may be a firm; "Sechin I.I." is none.
  if (text.length === 2 && (isHonoured(words, place) || isOfBearer(words, place))) return true;
  const mayBeForm = WITH_STOPS.has(text) || (text.length > 2 && legalForms.has(text));
  if (mayHaveLegalForm && mayBeForm && (place > 0 || text.length > 2)) return false;
  return words.every((word, other) => {
    if (other === place || (isOfTrader && isSoleTrader(word.text))) return true;
    return (
      !generic.has(word.text) && !(mayHaveLegalForm && word.dotted !== true && legalForms.has(word.text))
    );
  });
}

/** "V.V. Putin" is "V. V. Putin". */
export function splitInitials(words: readonly LatinWord[], mayHaveLegalForm: boolean): readonly LatinWord[] {
  if (words.length < 2 || !words.some(({ dotted }) => dotted === true)) return words;
  return words.flatMap((word, place) =>
    mayBeInitials(words, place, mayHaveLegalForm) ? Array.from(word.text, latinWord) : word,
  );
}
