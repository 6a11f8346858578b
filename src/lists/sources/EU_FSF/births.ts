import type { BirthDate } from '../../../domain/listed-party.ts';
import { daySpan, readBirthDate } from '../../dates.ts';
import { childrenOf, type XmlElement } from '../../formats/xml-records.ts';
import { islamicDaySpan } from '../../hijri.ts';
import { clean, uniqueBy, uniqueTexts } from '../../record-parts.ts';

/** The birth dates of an entity; a birthdate element that only holds a place gives none. */
export function readBirthDates(entity: XmlElement): readonly BirthDate[] {
  return uniqueBy(childrenOf(entity, 'birthdate').flatMap(readBirth), (date) => date.text);
}

function readBirth(element: XmlElement): readonly BirthDate[] {
  const of = (name: string): string => clean(element.attributes[name] ?? '');
  const [year, month, day] = [of('year'), of('monthOfYear'), of('dayOfMonth')];
  const range = [of('yearRangeFrom'), of('yearRangeTo')].filter((one) => one !== '').join(' to ');
  const built = [year, month.padStart(2, '0'), day.padStart(2, '0')].filter((_, index) =>
    index === 0 ? year !== '' : index === 1 ? month !== '' : month !== '' && day !== '',
  );
  const text = [of('birthdate'), built.join('-'), range].find((one) => one !== '') ?? '';
  if (text === '') return [];
  const shown = of('circa') === 'true' ? `circa ${text}` : text;
  const calendar = of('calendarType').toUpperCase();
  if (calendar !== 'ISLAMIC') return [readBirthDate(shown)];
  return [{ text: `${shown} (Islamic calendar)`, ...islamicSpan(year === '' ? text : built.join('-')) }];
}

function islamicSpan(text: string): Pick<BirthDate, 'earliest' | 'latest'> {
  const [year = NaN, month, day] = text.split('-').map(Number);
  // Some records say ISLAMIC but give a year of our calendar.
  const span = year > 1700 ? daySpan(year, month, day) : islamicDaySpan(year, month, day);
  return { earliest: span?.earliest ?? null, latest: span?.latest ?? null };
}

/** The places of birth of an entity, from the narrowest part to the country. */
export function readBirthPlaces(
  entity: XmlElement,
  countryName: (element: XmlElement) => string,
): readonly string[] {
  return uniqueTexts(
    childrenOf(entity, 'birthdate').map((birth) => {
      const parts = ['place', 'city', 'zipCode', 'region'].map((name) => clean(birth.attributes[name] ?? ''));
      return [...parts, countryName(birth)].filter((part) => part !== '').join(', ');
    }),
  );
}
