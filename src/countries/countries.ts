import data from './data/countries.json' with { type: 'json' };
import { foldCountryText } from './fold.ts';

/** Longer texts are not country fields; nothing is read in them. */
const MAX_LENGTH = 200;

/** `N/A` folds to the code of Namibia. */
const NOT_AVAILABLE = /^\s*n\s*[./]\s*a\s*\.?\s*$/iu;

/** `Region: Gaza` (OFAC), `Pays : Mali`. */
const LABEL = /^\s*(?:region|country|territory|nationality|citizenship|pays|land|país)\s*:\s*/iu;

/** `Iranian national`, `US citizen`, `German citizenship`. */
const NATIONAL =
  / (?:national|nationals|citizen|citizens|nationality|citizenship|passport|passport holder)$/u;

/** `Republik Österreich`, `Республика Беларусь`, `Kingdom of Norway`: the form of the state before a known name. */
const STATE_FORM =
  /^(?:islamic )?(?:republic of|kingdom of|state of|republique (?:de la|de l|de|du)|royaume (?:de|du)|etat de|republik|konigreich|staat|republica (?:de|del|da|do)|reino de|estado de|repubblica (?:di|del)|regno di|republiek|koninkrijk|republika|республика|республіка|рэспубліка|королевство) /u;

/** Two states each, which their forms tell apart: `Republic of Korea`, `République du Congo`, `Republic of China`. */
const TOLD_APART_BY_FORM: ReadonlySet<string> = new Set(['KR', 'KP', 'CG', 'CD', 'CN', 'TW']);

/** `formerly Burma`, `previous location: Iran`: what a country was is not what it is. */
const PAST = /^(?:formerly|former|previously|previous|ex|not|until|was)\b/iu;

/** `former USSR (now Belarus)`, `Former USSR Currently Belarus`: what it is today decides. */
const TODAY = /\b(?:now|currently|present[- ]day)\b[\s:]*([^()]+)/iu;

/** Their names beside an unknown word may mean another place: `Atlanta, Georgia`; `Kongo, Jamhuri ya Kidemokrasia`. */
const SHARED_NAMES: ReadonlySet<string> = new Set(['GE', 'CG']);

interface Country {
  readonly name: string;
  /** Code of the country it is part of (`CN` for Hong Kong); empty for none. */
  readonly parent: string;
}

const countries = new Map<string, Country>();
const codeByIsoCode = new Map<string, string>();
/** Every known spelling, folded, and the code it stands for. */
export const codeByName = new Map<string, string>();

for (const [code, [name = '', alpha3 = '', numeric = '', parent = '', names = '']] of Object.entries(data)) {
  countries.set(code, { name, parent });
  for (const isoCode of [code, alpha3, numeric]) codeByIsoCode.set(isoCode, code);
  for (const folded of names.split('|')) codeByName.set(folded, code);
}

/**
 * Reads a country in any spelling, language or ISO 3166-1 code and returns its upper-case alpha-2 code (`XK` for
 * Kosovo). Regions a country field may name (`Crimea`, `Scotland`, `West Bank`) give their country. Null when the text
 * names no country, or several: a state with several heirs (`USSR`), `Korea` without north or south.
 */
export function resolveCountry(text: string): string | null {
  if (text.length > MAX_LENGTH || NOT_AVAILABLE.test(text)) return null;
  const unlabelled = text.replace(LABEL, '');
  return lookUp(unlabelled) ?? inverted(unlabelled) ?? today(unlabelled) ?? fromParts(unlabelled);
}

/** Every country a field names, such as dual nationalities: `Russia, Ukraine` gives `RU` and `UA`. */
export function resolveCountries(text: string): readonly string[] {
  const one = resolveCountry(text);
  if (one !== null) return [one];
  return text.length > MAX_LENGTH ? [] : codesOfParts(partsOf(text));
}

/** English display name of an alpha-2 code in any case; the code itself where it is unknown. */
export function countryName(code: string): string {
  return countries.get(code.toUpperCase())?.name ?? code;
}

/** Every spelling of a country that is known, folded by `foldCountryText`. */
export const COUNTRY_SPELLINGS: Iterable<string> = codeByName.keys();

/** English display names of all countries and territories, in the order of the alphabet: what a field may be filled with. */
export const COUNTRY_NAMES: readonly string[] = [...countries.values()]
  .map(({ name }) => name)
  .sort((a, b) => a.localeCompare(b, 'en'));

/** Code of the country that a territory is part of (`CN` for Hong Kong); empty for none and for an unknown code. */
export function parentCountry(code: string): string {
  return countries.get(code.toUpperCase())?.parent ?? '';
}

function lookUp(text: string): string | null {
  const folded = foldCountryText(text);
  return isoCode(text) ?? codeByName.get(folded) ?? national(folded) ?? withoutStateForm(folded);
}

/** ISO 3166-1 codes in plain letters (`Mỹ` is the United States, not `MY`); `UA-43` of ISO 3166-2 is in `UA`. */
function isoCode(text: string): string | null {
  const code = text
    .trim()
    .toUpperCase()
    .replace(/^([A-Z]{2})-[A-Z0-9]{1,3}$/u, '$1');
  if (code.length > 3 || code === '') return null;
  return codeByIsoCode.get(/^\d+$/u.test(code) ? code.padStart(3, '0') : code) ?? null;
}

function national(folded: string): string | null {
  const rest = folded.replace(NATIONAL, '');
  return rest === folded ? null : (codeByName.get(rest) ?? null);
}

function withoutStateForm(folded: string): string | null {
  const rest = folded.replace(STATE_FORM, '');
  const code = rest === folded ? undefined : codeByName.get(rest);
  return code === undefined || TOLD_APART_BY_FORM.has(code) ? null : code;
}

/** `Korea, North`, `Congo, Democratic Republic of the`, `Iran (Islamic Republic of)`. */
function inverted(text: string): string | null {
  const [, head, tail] = /^([^,(]+)[,(]\s*([^()]+)\)?\s*$/u.exec(text) ?? [];
  if (head === undefined || tail === undefined || PAST.test(tail)) return null;
  const end = tail.replace(/['’]\s*$/u, '').trim();
  return codeByName.get(foldCountryText(`${end} ${head}`)) ?? null;
}

function today(text: string): string | null {
  const present = TODAY.exec(text)?.[1];
  return present === undefined ? null : lookUp(present);
}

/** `BIRMANIE/MYANMAR`, `Myanmar (Burma)`, `Hong Kong, China`: parts that agree, or a territory and its state. */
function fromParts(text: string): string | null {
  const parts = partsOf(text);
  const [code, ...others] = codesOfParts(parts);
  if (code === undefined || others.length > 0) return null;
  return SHARED_NAMES.has(code) && parts.some((part) => lookUp(part) === null) ? null : code;
}

/** The parts that say what a country is; parts that say what it was are left out. */
function partsOf(text: string): readonly string[] {
  const parts = text
    .split(/[,;/()[\]|:\n]|(?<=\p{L}{4})\. +| [-–—] | and | et | und | y | و /u)
    .map((part) => part.trim());
  return parts.filter((part) => part !== '' && !PAST.test(part));
}

/** Distinct codes of the parts; a territory replaces the state it is part of. */
function codesOfParts(parts: readonly string[]): readonly string[] {
  const codes = [...new Set(parts.map(lookUp).filter((code) => code !== null))];
  return codes.filter((code) => !codes.some((other) => countries.get(other)?.parent === code));
}
