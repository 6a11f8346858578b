import { foldCountryText } from './fold.ts';
import { parentCountry, resolveCountry } from './countries.ts';

/** States under which lists record the people and firms of a territory with a code of its own, beside those in the table of countries. */
const STATES_OF_TERRITORIES: Readonly<Record<string, readonly string[]>> = {
  AI: ['GB'],
  AX: ['FI'],
  BM: ['GB'],
  EH: ['MA'],
  FK: ['GB'],
  GG: ['GB'],
  GI: ['GB'],
  GS: ['GB'],
  IM: ['GB'],
  JE: ['GB'],
  KY: ['GB'],
  MS: ['GB'],
  PN: ['GB'],
  SH: ['GB'],
  TC: ['GB'],
  VG: ['GB'],
  XK: ['RS'],
};

/** Regions without a code, and every state that lists record them under: the one they belong to and the one that holds them. */
const REGIONS: readonly { readonly name: RegExp; readonly states: readonly string[] }[] = [
  {
    name: /\b(?:crimea|krim|krym|crimee|sevastopol|donetsk|donezk|luhansk|lugansk|kherson|cherson|zaporizhzhia|zaporizhia|zaporozhye|dnr|lnr|dpr|lpr)\b|крым|крим|севастопол|донец|луганс|херсон|запоріж|запорож/u,
    states: ['UA', 'RU'],
  },
  { name: /\b(?:abkhazia|abkhaziya|south ossetia|ossetia)\b|абхаз|осет/u, states: ['GE', 'RU'] },
  { name: /\b(?:northern cyprus|north cyprus|kuzey kibris|trnc)\b/u, states: ['CY', 'TR'] },
  { name: /\b(?:nagorno karabakh|karabakh|artsakh)\b/u, states: ['AZ', 'AM'] },
  { name: /\b(?:transnistria|pridnestrovie)\b|приднестр/u, states: ['MD', 'RU'] },
  { name: /\b(?:gaza|west bank|cisjordan\w*)\b/u, states: ['PS', 'IL'] },
];

/**
 * The countries whose parties a search in this country may return: itself, and for a territory the states that lists record it
 * under (Hong Kong: China; Crimea: Ukraine and Russia). Empty for a text that names no country.
 */
export function admittedCountries(text: string): readonly string[] {
  const folded = foldCountryText(text);
  const ofRegion = REGIONS.find(({ name }) => name.test(folded))?.states ?? [];
  const code = resolveCountry(text);
  if (code === null) return ofRegion.length > 0 && isRegionAlone(folded) ? ofRegion : [];
  const isOfRegion = ofRegion.includes(code);
  const parent = parentCountry(code);
  return [
    ...new Set([
      code,
      ...(parent === '' ? [] : [parent]),
      ...(STATES_OF_TERRITORIES[code] ?? []),
      ...(isOfRegion ? ofRegion : []),
    ]),
  ];
}

/** `Kherson region` names a region; a longer text may name anything beside it. */
const isRegionAlone = (folded: string): boolean => folded.split(' ').length <= 3;
