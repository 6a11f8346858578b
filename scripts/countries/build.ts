import { foldCountryText } from '../../src/countries/fold.ts';
import { ARABIC_DEMONYMS, DEMONYMS, EXTRA_NAMES, FORMAL_NAMES } from './extra-names.ts';
import { ISO_3166_1 } from './iso-3166.ts';

/** One line of the territories file; the fields used here. */
export interface Territory {
  readonly code: string;
  readonly name: string;
  readonly full_name: string;
  readonly parent?: string;
  readonly successors?: readonly string[];
  readonly is_historical?: boolean;
  readonly names_strong: readonly string[];
  readonly names_weak: readonly string[];
}

/** Territories without an ISO code of their own that a country field may name, and the country they belong to. */
const PART_OF: Readonly<Record<string, string>> = {
  ac: 'SH',
  ta: 'SH',
  'sh-hl': 'SH',
  dg: 'IO',
  ic: 'ES',
  cp: 'FR',
  cq: 'GG',
  'kn-n': 'KN',
  'my-15': 'MY',
  'pt-20': 'PT',
  'pt-30': 'PT',
  'ge-ab': 'GE',
  'x-so': 'GE',
  'md-pmr': 'MD',
  'so-som': 'SO',
  'cy-trnc': 'CY',
  'az-nk': 'AZ',
  'iq-kr': 'IQ',
  'ua-cri': 'UA',
  'ua-dpr': 'UA',
  'ua-lpr': 'UA',
  'gb-eng': 'GB',
  'gb-nir': 'GB',
  'gb-sct': 'GB',
  'gb-wls': 'GB',
  'ba-bih': 'BA',
  'ba-srp': 'BA',
  'ba-brk': 'BA',
  'ae-az': 'AE',
  'ae-du': 'AE',
  'ae-sh': 'AE',
  'ae-fu': 'AE',
  'ae-rk': 'AE',
};

/** Names of the territories file that name another country as well or are ordinary words. */
const NOT_A_NAME = new Set(
  [
    'Poo',
    'Kurdistan',
    'Korea',
    'Korean',
    'Congolese',
    'Dominican',
    'Guinean',
    'Best Korea',
    'Thirteen Colonies',
    'Unknown',
  ].map(foldCountryText),
);

/** Display names shown by the service where the territories file has another custom. */
const DISPLAY: Readonly<Record<string, string>> = {
  MM: 'Myanmar',
  HK: 'Hong Kong',
  MO: 'Macao',
  CD: 'Democratic Republic of the Congo',
  CG: 'Republic of the Congo',
};

const STRENGTHS = { curated: 4, strong: 3, weak: 2, translation: 1 } as const;

interface Claim {
  readonly code: string;
  readonly strength: number;
}

/**
 * Makes the text of countries.json: per alpha-2 code the display name, alpha-3, numeric code, the country it is part
 * of (or an empty string) and its folded names. `dropped` are the folded names that two countries share.
 */
export function buildCountries(
  territories: readonly Territory[],
  translations: readonly (readonly [code: string, name: string])[],
): { json: string; dropped: readonly string[] } {
  const byCode = new Map(territories.map((territory) => [territory.code, territory]));
  const claims = new Map<string, Claim[]>();
  const claim = (name: string, code: string, strength: number): void => {
    for (const folded of spellings(name)) {
      if (!isUsable(folded, strength)) continue;
      claims.set(folded, [...(claims.get(folded) ?? []), { code, strength }]);
    }
  };
  const iso = isoTable();
  const curated = [DEMONYMS, ARABIC_DEMONYMS, EXTRA_NAMES, FORMAL_NAMES].flatMap(namesOf);
  for (const [code, name] of curated) claim(name, code, STRENGTHS.curated);
  for (const [code, name] of translations) claim(name, code, STRENGTHS.translation);
  for (const territory of territories) {
    const code = countryOf(territory, iso, byCode);
    if (code !== null) claimNames(territory, code, claim);
  }
  return assemble(iso, byCode, claims);
}

type IsoTable = ReadonlyMap<string, readonly [alpha3: string, numeric: string]>;

function isoTable(): IsoTable {
  const rows = ISO_3166_1.split('|').map((row) => row.trim().split(' '));
  return new Map(
    rows.map(([alpha2 = '', alpha3 = '', numeric = '']) => [alpha2, [alpha3, numeric] as const]),
  );
}

/** `AD Andorran | AE Emirati, Emirian` as pairs of code and name. */
function namesOf(table: string): [code: string, name: string][] {
  return table.split('|').flatMap((row) => {
    const code = row.trim().slice(0, 2);
    const names = row.trim().slice(3).split(',');
    return names.map((name): [string, string] => [code, name.trim()]).filter(([, name]) => name !== '');
  });
}

/** Code of the country a territory's names stand for; null for a region, the world, or a state with several heirs. */
function countryOf(
  territory: Territory,
  iso: IsoTable,
  byCode: ReadonlyMap<string, Territory>,
): string | null {
  const upper = territory.code.toUpperCase();
  if (iso.has(upper)) return upper;
  const part = PART_OF[territory.code];
  if (part !== undefined) return part;
  const heirs = (territory.successors ?? []).filter((code) => byCode.get(code)?.parent === undefined);
  const heir = heirs.length === 1 ? heirs[0]?.toUpperCase() : undefined;
  return heir !== undefined && iso.has(heir) ? heir : null;
}

function claimNames(
  territory: Territory,
  code: string,
  claim: (name: string, code: string, strength: number) => void,
): void {
  const own = territory.code.toUpperCase() === code;
  const strength = own ? STRENGTHS.strong : STRENGTHS.weak;
  for (const name of [territory.name, territory.full_name, ...territory.names_strong])
    claim(name, code, strength);
  for (const name of territory.names_weak) claim(name, code, STRENGTHS.weak);
}

/** A name with an apostrophe is also written with a space: `Cote d Ivoire`. */
function spellings(name: string): ReadonlySet<string> {
  return new Set([foldCountryText(name), foldCountryText(name.replace(/['’`]/gu, ' '))]);
}

/**
 * Names of one to three ASCII letters in the territories file are abbreviations of other tongues that also mean other
 * things; a translation of three letters is a name (`Çin`, `Čad`).
 */
function isUsable(folded: string, strength: number): boolean {
  if (folded === '' || NOT_A_NAME.has(folded)) return false;
  return (
    strength === STRENGTHS.curated ||
    folded.length > 3 ||
    (strength === STRENGTHS.translation && folded.length === 3) ||
    !/^[\x20-\x7e]*$/u.test(folded)
  );
}

function assemble(
  iso: IsoTable,
  byCode: ReadonlyMap<string, Territory>,
  claims: ReadonlyMap<string, readonly Claim[]>,
): { json: string; dropped: readonly string[] } {
  const names = new Map<string, string[]>([...iso.keys()].map((code) => [code, []]));
  const dropped: string[] = [];
  for (const [name, claimed] of [...claims].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const best = Math.max(...claimed.map((entry) => entry.strength));
    const codes = new Set(claimed.filter((entry) => entry.strength === best).map((entry) => entry.code));
    const [code] = codes;
    if (codes.size === 1 && code !== undefined) names.get(code)?.push(name);
    else dropped.push(`${name} (${[...codes].join(' ')})`);
  }
  const rows = [...iso].map(([code, [alpha3, numeric]]) => {
    const territory = byCode.get(code.toLowerCase());
    const display = DISPLAY[code] ?? territory?.name ?? code;
    const parent = code === 'TW' ? 'CN' : (territory?.parent ?? '').toUpperCase();
    const row = [display, alpha3, numeric, iso.has(parent) ? parent : '', (names.get(code) ?? []).join('|')];
    return [code, row] as const;
  });
  return { json: `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`, dropped };
}
