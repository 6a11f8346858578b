import isoCountries from 'i18n-iso-countries';
import { spellingVariant } from '../../src/matching/phonetics/spelling-variant.ts';
import { splitAddress } from '../../src/matching/addresses/split-address.ts';
import type { ListedAddress } from '../../src/domain/listed-party.ts';
import type { ListTable } from '../list-tables/list-table.ts';
import { REGION_SEEDS, TOWN_SEEDS } from './town-seeds.ts';
import { formOf } from './word-table.ts';

/** Towns and regions that this many listed addresses name in the field for them are taken to be some. */
const LEAST_USES = 2;
/** Words that fewer addresses hold are as rare as can be and need no entry. */
const RARE_UP_TO = 6;

/** Groups of names of one place: the first is what the place is known by. */
function seedGroups(): { towns: string[][]; regions: string[][] } {
  const groups = (text: string): string[][] =>
    text.split(',').map((group) => [...new Set(group.split('=').map(formOf))].filter((form) => form !== ''));
  return { towns: Object.values(TOWN_SEEDS).flatMap(groups), regions: groups(REGION_SEEDS) };
}

const NO_PLACE =
  /\d|\b(?:street|st|road|rd|avenue|ave|box|jl|ul|no|floor|building|tower|district|zone|area|unknown|the)\b/u;
const ADMIN =
  /\b(?:city|region|province|state|oblast|governorate|county|republic|of|prefecture|district|codigo postal|cp|c p|de|krai|kray|town|municipality|department|wilaya|territory)\b/gu;

/** "Leningradskaya" with "oblast" is a region, by itself most often a street. */
const ADJECTIVE = /(?:skaya|skiy|skii|skoe|skoye)\b/u;

/** Languages that addresses of the lists and of requests are written in. */
const COUNTRY_LANGUAGES = 'en fr es de it pt ru uk tr ar fa pl nl zh ja ko sv cs'.split(' ');
const OTHER_COUNTRY_NAMES: Readonly<Record<string, string>> = {
  RU: 'Russia,Federation de Russie,Russian Fed,RF',
  IR: 'Iran',
  KP: 'DPRK,North Korea,Korea North,RPDC,Coree du Nord,Democratic Peoples Republic of Korea',
  KR: 'South Korea,Korea South,Korea,ROK',
  AE: 'UAE,U.A.E.,Emirates,EAU,E.A.U',
  GB: 'UK,U.K.,Great Britain,England UK,Royaume Uni',
  US: 'USA,U.S.A.,United States,Etats Unis',
  SY: 'Syria,Syrie',
  CD: 'DRC,DR Congo,Congo Kinshasa,RDC',
  CN: 'China,PRC,P.R. China,PR China,Chine,Republique populaire de Chine',
  MM: 'Burma,Myanmar,Birmanie',
  VE: 'Venezuela',
  TW: 'Taiwan',
  TR: 'Turkiye,Turkey,Turquie',
  LA: 'Laos',
  PS: 'Palestine,Palestinian Territories,Palestinian',
  TZ: 'Tanzania',
  BO: 'Bolivia',
  MD: 'Moldova,Moldavie',
  BY: 'Belarus,Bielorussie,Byelorussia',
  CZ: 'Czech Republic,Czechia',
  MK: 'North Macedonia,Macedonia',
  SZ: 'Swaziland,Eswatini',
  CI: 'Ivory Coast,Cote dIvoire',
  SA: 'KSA,Saudi Arabia',
  XK: 'Kosovo',
  VN: 'Vietnam,Viet Nam',
  BN: 'Brunei',
  IM: 'Isle of Man',
  VG: 'BVI,British Virgin Islands',
  NL: 'Holland,The Netherlands,Netherlands',
};

const SHORT_FORMS = new Set('uk rf usa uae drc rdc prc ksa rok bvi'.split(' '));
/** "Tai" is Thailand in Turkish, and a street in Hong Kong. */
const isCountryForm = (form: string): boolean => form.length > 3 || SHORT_FORMS.has(form);

/** Names of countries that an address may end in; two letters are too often something else. */
function countryGroups(): Record<string, string> {
  const groups: Record<string, string> = {};
  for (const code of [...Object.keys(isoCountries.getAlpha2Codes()), 'XK']) {
    const names = COUNTRY_LANGUAGES.flatMap(
      (language) => isoCountries.getName(code, language, { select: 'all' }) ?? [],
    );
    const forms = [...names, ...(OTHER_COUNTRY_NAMES[code] ?? '').split(',')].map(formOf);
    groups[code] = [...new Set(forms)].filter(isCountryForm).sort().join('|');
  }
  return groups;
}

function fieldNames(values: readonly string[]): readonly string[] {
  const uses = new Map<string, number>();
  for (const value of values) {
    const form = formOf(value.split(/[,(/]/u)[0] ?? '');
    const name = form.replace(ADMIN, ' ').replace(/\s+/gu, ' ').trim();
    if (NO_PLACE.test(form) || name.length < 3 || name.split(' ').length > 3 || ADJECTIVE.test(name))
      continue;
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  return [...uses].filter(([, count]) => count >= LEAST_USES).map(([name]) => name);
}

function frequencies(addresses: readonly ListedAddress[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { address } of addresses) {
    const words = splitAddress(address)
      .flat()
      .filter((token) => !token.isNumber && !token.consonantal && token.text.length > 1);
    for (const variant of new Set(words.map((word) => spellingVariant(word.text)))) {
      counts.set(variant, (counts.get(variant) ?? 0) + 1);
    }
  }
  return Object.fromEntries(
    [...counts].filter(([, count]) => count > RARE_UP_TO).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function tableOf(addresses: readonly ListedAddress[]): object {
  const { towns, regions } = seedGroups();
  const countries = countryGroups();
  const countryNames = Object.values(countries).flatMap((names) => names.split('|'));
  const known = new Set([...[...towns, ...regions].flat(), ...countryNames]);
  const add = (names: readonly string[]): string[] => names.filter((name) => !known.has(name)).sort();
  const otherRegions = add(fieldNames(addresses.map(({ state }) => state)));
  const otherTowns = add(fieldNames(addresses.map(({ city }) => city))).filter(
    (name) => !otherRegions.includes(name),
  );
  return {
    notice: 'Names of places, and counts of words over the addresses of the published lists',
    countries,
    towns: [...towns.map((group) => group.join('|')), ...otherTowns],
    regions: [...regions.map((group) => group.join('|')), ...otherRegions],
    frequencies: frequencies(addresses),
  };
}

/** Town and region names, and how many recorded addresses hold a word; each distinct address counts once. */
export function addressPlaceTable(): ListTable {
  const distinct = new Map<string, ListedAddress>();
  return {
    file: 'src/matching/data/address-places.json',
    take: (records) => {
      for (const address of records.flatMap((record) => record.addresses)) {
        const key = JSON.stringify([address.address, address.city, address.postalCode]).toLowerCase();
        distinct.set(key, address);
      }
    },
    text: () => `${JSON.stringify(tableOf([...distinct.values()]))}\n`,
  };
}
