import { admittedCountries } from '../../countries/admitted.ts';
import { countryName, resolveCountries, resolveCountry } from '../../countries/countries.ts';
import type { FactVerdict } from '../../domain/facts.ts';
import {
  searchTypes,
  type CountryRelation,
  type EntryType,
  type ListedParty,
} from '../../domain/listed-party.ts';

/** Relations of a country to a party that agree with a nationality, and those that contradict it, by what the party is. */
const RELATIONS: Readonly<
  Record<
    EntryType,
    { readonly agree: readonly CountryRelation[]; readonly contradict: readonly CountryRelation[] }
  >
> = {
  individual: {
    agree: ['nationality', 'citizenship', 'residence', 'birth'],
    contradict: ['nationality', 'citizenship'],
  },
  entity: {
    agree: ['registration', 'nationality', 'citizenship', 'residence', 'address'],
    contradict: ['registration', 'nationality', 'citizenship'],
  },
  // Ships and aircraft change their flags, and lists follow late: another one is no other ship.
  vessel: { agree: ['flag', 'registration', 'nationality'], contradict: [] },
  aircraft: { agree: ['registration', 'flag', 'nationality'], contradict: [] },
};

const SAID: Readonly<Record<CountryRelation, string>> = {
  nationality: 'nationality',
  citizenship: 'citizenship',
  residence: 'residence',
  registration: 'registered',
  flag: 'flag',
  birth: 'born',
  address: 'address',
  document: 'document',
  activity: 'active',
};

/** The countries that a text names, several by comma: upper-case ISO 3166-1 alpha-2; empty where none is understood. */
function nationalitiesIn(text: string): readonly string[] {
  const parts = text.split(/[,;\n]/u).flatMap((part) => resolveCountries(part));
  return [...new Set([...resolveCountries(text), ...parts])];
}

/** Of each country, of which there are few. */
const relatedCodes = new Map<string, readonly string[]>();

/** The parts of a text, by comma, that name no country that is known; empty for a country of several, `Korea, North`. */
export function unknownNationalitiesIn(text: string): readonly string[] {
  const parts = text
    .split(/[,;\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [first = '', second = '', ...others] = parts;
  if (others.length === 0 && resolveCountry(`${second} ${first}`) !== null) return [];
  return [...new Set(parts.filter((part) => resolveCountries(part).length === 0))];
}

/** A country, and of a territory its states with it, so that Hong Kong and China agree. */
function related(code: string): readonly string[] {
  const before = relatedCodes.get(code);
  if (before !== undefined) return before;
  const codes = [code, ...admittedCountries(countryName(code))];
  relatedCodes.set(code, codes);
  return codes;
}

/** A nationality that was sent, as it is compared. */
export interface SentNationality {
  /** The countries themselves, with the states of territories. */
  readonly codes: ReadonlySet<string>;
}

/** Reads a nationality; null where no country in it is understood. */
export function readNationality(text: string): SentNationality | null {
  const codes = nationalitiesIn(text).flatMap(related);
  return codes.length === 0 ? null : { codes: new Set(codes) };
}

const fits = ({ codes }: SentNationality, code: string): boolean =>
  code !== '' && (codes.has(code) || related(code).some((one) => codes.has(one)));

/** How a nationality compares with the countries of a record, and what the record says of them. */
export function compareNationality(
  sent: SentNationality | null,
  party: Pick<ListedParty, 'countries' | 'entryType' | 'typeIsGuessed'>,
): { readonly verdict: FactVerdict; readonly listed: string } {
  const types = searchTypes(party);
  const of = (side: 'agree' | 'contradict') => {
    const relations = new Set(types.flatMap((type) => RELATIONS[type][side]));
    return party.countries.filter(({ relation }) => relations.has(relation));
  };
  const agreeing = of('agree');
  const listed = saidOf(agreeing);
  if (sent === null) return { verdict: 'unknown', listed };
  if (agreeing.some(({ code }) => fits(sent, code))) return { verdict: 'agrees', listed };
  const own = of('contradict');
  const isKnown = own.length > 0 && own.every(({ code }) => code !== '');
  return { verdict: isKnown ? 'contradicts' : 'unknown', listed };
}

function saidOf(countries: ListedParty['countries']): string {
  return [...new Set(countries.map(({ name, relation }) => `${name} (${SAID[relation]})`))].join('; ');
}
