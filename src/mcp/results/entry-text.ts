import {
  addressLine,
  type CountryRelation,
  type ListedName,
  type ListedParty,
} from '../../domain/listed-party.ts';
import type { CatalogueEntry } from '../../ingest/catalogue.ts';
import { birthDateText, isoBirthDate } from './birth-dates.ts';
import { numberLines } from './match.ts';
import { plain } from './plain-text.ts';

const NAME_KIND: Readonly<Record<ListedName['kind'], string>> = {
  primary: 'Name',
  alias: 'Also known as',
  former: 'Formerly known as',
};

const RELATION: Readonly<Record<CountryRelation, string>> = {
  nationality: 'Nationality',
  citizenship: 'Citizenship',
  residence: 'Residence',
  registration: 'Country of registration',
  flag: 'Flag',
  birth: 'Country of birth',
  address: 'Country of an address',
  document: 'Country of a document',
  activity: 'Country of activity',
};

/** A whole entry as lines of `Label: value`, every field the service keeps, in the publisher's words. */
export function entryText(party: ListedParty, { facts, dataAsOf }: CatalogueEntry): string {
  const lines: readonly (readonly [label: string, value: string])[] = [
    ...party.names.map(({ text, kind, quality }) => {
      return [NAME_KIND[kind], quality === 'weak' ? `${text} (weak alias)` : text] as const;
    }),
    ['Type', party.entryType],
    ['List', `${facts.name} (${facts.code}, ${facts.publisher}, ${facts.country})`],
    ['Reference of the publisher', party.publisherRef],
    ...party.programs.map((program) => ['Program', program] as const),
    ['Listed on', party.listedOn ?? ''],
    ...party.birthDates.map((date) => ['Born', birthDateText(date.text, isoBirthDate(date))] as const),
    ...party.birthPlaces.map((place) => ['Born in', place] as const),
    ...party.countries.map(({ name, relation }) => [RELATION[relation], name] as const),
    ...party.addresses.map((address) => ['Address', addressLine(address)] as const),
    ...numberLines(party).map((line) => ['Identification', line] as const),
    ...party.contacts.map(({ type, value }) => ['Contact', `${type} ${value}`] as const),
    ['Remarks', party.remarks],
    ['Data as of', dataAsOf ?? ''],
    ['Source', party.sourceUrl],
  ];
  const told = lines.filter(([, value]) => value !== '');
  return [...new Set(told.map(([label, value]) => `${label}: ${plain(value)}`))].join('\n');
}
