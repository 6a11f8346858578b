import type { BirthDate, ListedName, ListedPartyRecord, PartyCountry } from '../../../domain/listed-party.ts';
import { resolveCountry } from '../../../countries/countries.ts';
import { readBirthDate } from '../../dates.ts';
import { guessEntryType } from '../../formats/entry-type-guess.ts';
import { readInlineNames } from '../../formats/inline-names.ts';
import { naturalPersonName } from '../../formats/ofac/names.ts';
import type { ReadReport } from '../../list-source.ts';
import { joinRemarks, listedNames, partyCountry, uniqueBy, uniqueCountries } from '../../record-parts.ts';
import { CLOSED_STATUSES, OPEN_STATUSES, OTHER_SECTIONS, US_STATES, WANTED_SECTIONS } from './lookups.ts';
import type { WantedItem } from './parse.ts';

/** Why an item is no wanted person; null for one. Unknown sections and statuses are reported, a new section is left out. */
export function reasonToLeaveOut(item: WantedItem, report: ReadReport): string | null {
  const section = item.text('path').split('/')[2] ?? '';
  if (OTHER_SECTIONS.has(section)) return `section ${section}`;
  if (!WANTED_SECTIONS.has(section)) {
    report.unknown(`section ${section}`, item.text('title'));
    return `section ${section}`;
  }
  if (item.text('person_classification') === 'Victim') return 'victim';
  const status = item.text('status').toLowerCase();
  if (CLOSED_STATUSES.has(status)) return `status ${status}`;
  if (!OPEN_STATUSES.has(status)) report.unknown(`status ${status}`, item.text('title'));
  return null;
}

/** One wanted person or group. */
export function toParty(item: WantedItem): ListedPartyRecord {
  const names = namesOf(item);
  const birthDates = birthDatesOf(item);
  const person = item.text('sex') !== '' || birthDates.length > 0;
  const ncic = item.text('ncic');
  return {
    listCode: 'FBI_WANTED',
    publisherRef: item.text('uid'),
    ...guessEntryType(names[0]?.text ?? '', { known: person ? 'individual' : null, mostlyPeople: true }),
    names,
    addresses: [],
    countries: countriesOf(item),
    identifications:
      ncic === '' ? [] : [{ type: 'NCIC number', number: ncic, country: 'United States', note: '' }],
    contacts: [],
    wallets: [],
    birthDates,
    birthPlaces: item.texts('place_of_birth'),
    programs: item.texts('subjects'),
    remarks: joinRemarks([
      ...[
        'description',
        'remarks',
        'caution',
        'warning_message',
        'additional_information',
        'reward_text',
      ].map((field) => item.text(field)),
      ...item.texts('occupations').map((occupation) => `Occupation: ${occupation}`),
    ]),
    listedOn: /^\d{4}-\d\d-\d\d/u.exec(item.text('publication'))?.[0] ?? null,
    sourceUrl: item.text('url'),
  };
}

const QUOTED = /^["“”'‘’](.+)["“”'‘’]$/u;

/** Titles are in capitals and natural order but for a few `Family, Given`; an alias in quotes is a nickname. */
function namesOf(item: WantedItem): readonly ListedName[] {
  const { primary, others } = readInlineNames(item.text('title'), { commas: false });
  const aliases = item.texts('aliases').map((text): ListedName => {
    const nickname = QUOTED.exec(text)?.[1];
    if (nickname !== undefined) return { text: nickname, kind: 'alias', quality: 'weak' };
    return { text: inNaturalOrder(text), kind: 'alias', quality: 'strong' };
  });
  return listedNames([
    { text: inNaturalOrder(primary), kind: 'primary', quality: 'strong' },
    ...others,
    ...aliases,
  ]);
}

function inNaturalOrder(name: string): string {
  return /^[\p{L}'-]+,\s+(?!(?:jr|sr|ii|iii|iv)\b)[\p{L}' -]+$/iu.test(name) ? naturalPersonName(name) : name;
}

/** `September 21, 1981 (True)`, `Unknown`, `Approximately 1960`. */
function birthDatesOf(item: WantedItem): readonly BirthDate[] {
  const dates = item
    .texts('dates_of_birth_used')
    .map((text) => text.replace(/\s*\([^()]*\)/gu, '').trim())
    .filter((text) => /\d/u.test(text))
    .map(readBirthDate);
  return uniqueBy(dates, (date) => date.text);
}

function countriesOf(item: WantedItem): readonly PartyCountry[] {
  const nationalities = item
    .text('nationality')
    .replace(/^dual\s+/iu, '')
    .replace(/\s*\([^()]*\)/gu, '')
    .split(/\s+and\s+possibly\s+|\s+and\s+|[;,/]\s*/u)
    .filter((text) => text !== '' && !/^unknown$/iu.test(text));
  return uniqueCountries([
    ...nationalities.flatMap((text) => partyCountry(text, 'nationality')),
    ...birthCountry(item.text('place_of_birth')),
    ...item.texts('possible_countries').flatMap((code) => partyCountry(code, 'activity')),
  ]);
}

/** The last part of a place of birth that names a country or a state of the United States. */
function birthCountry(place: string): readonly PartyCountry[] {
  const parts = place.split(/,\s*/u).map((part) => part.trim());
  if (US_STATES.test(parts.at(-1) ?? '')) return partyCountry('United States', 'birth');
  const named = parts.findLast((part) => resolveCountry(part) !== null);
  return named === undefined ? [] : partyCountry(named, 'birth');
}
