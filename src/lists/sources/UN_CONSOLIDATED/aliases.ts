import { isNonLatin, splitOutsideBrackets } from '../../formats/scripts.ts';
import { clean, uniqueTexts, withoutTail } from '../../record-parts.ts';

/** What one ALIAS_NAME and its NOTE say. */
export interface ReadAlias {
  readonly texts: readonly string[];
  /** True for "formerly listed as" and "previously listed as". */
  readonly formerlyListed: boolean;
  /** Bracketed remarks and the note: birth data, passports, "nom de guerre". */
  readonly notes: readonly string[];
}

const SCRIPT_LABEL = /(?:(?:name\s+)?(?:in\s+)?original\s+script|in\s+arabic(?:\s+script)?)\s*:\s*/iu;
const REMARK =
  /\d|\b(?:birth name|combat name|nom de guerre|listed as|false identity|third|known as|call sign|initials)\b/iu;

/**
 * Reads an alias. 22 of them hold several names (`Mohammad Islami; Mohamed Islami`, one with `b)` between); brackets hold
 * the name in another script (`Jin Tiesan (金铁三)`), further names, or a remark (`Encep Nurjaman (birth name)`).
 */
export function readAlias(aliasName: string, note: string): ReadAlias {
  const texts: string[] = [];
  const notes: string[] = [clean(note)];
  for (const part of splitOutsideBrackets(clean(aliasName), /;/u)) {
    for (const name of part.split(/\s[b-z]\)\s/u)) readBracketed(name, texts, notes);
  }
  texts.push(...namesOfNote(clean(note), aliasName));
  return {
    texts: uniqueTexts(texts.map(withoutSeparator)),
    formerlyListed: /\b(?:formerly|previously) listed as\b/iu.test(`${note} ${aliasName}`),
    notes: uniqueTexts(notes),
  };
}

function readBracketed(name: string, texts: string[], notes: string[]): void {
  const bracketed: string[] = [];
  const outside = name.replace(/\(((?:[^()]|\([^()]*\))*)\)/gu, (whole, inside: string) => {
    const content = inside.replace(SCRIPT_LABEL, '').trim();
    const otherScript = isNonLatin(content) !== isNonLatin(name.replace(whole, ''));
    if (otherScript && !REMARK.test(content)) bracketed.push(...content.split(';'));
    else if (REMARK.test(content)) notes.push(content);
    else return whole;
    return ' ';
  });
  const [own = '', ...born] = outside.split(/,?\s+(?=born\b)/iu);
  texts.push(own, ...bracketed);
  notes.push(...born);
}

/** Names in a note: after a script label, in brackets with semicolons, or the Latin forms of a non-Latin alias. */
function namesOfNote(note: string, aliasName: string): readonly string[] {
  if (SCRIPT_LABEL.test(note)) return [/^[^.;,\d]*/u.exec(note.split(SCRIPT_LABEL).at(-1) ?? '')?.[0] ?? ''];
  const native = /^[\p{L}\s]*?(?=\s[A-Z])/u.exec(note)?.[0] ?? '';
  if (isNonLatin(native)) return [native];
  const listed = /\(([^()\d]*;[^()\d]*)\)/u.exec(note)?.[1];
  if (listed !== undefined) return listed.split(';');
  return isNonLatin(aliasName) && note.includes(';') && !/[\d:]/u.test(note) ? note.split(';') : [];
}

const withoutSeparator = (text: string): string => withoutTail(text, /[\s,;]/u);
