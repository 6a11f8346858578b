import type { BirthDate, ListedAddress } from '../../../domain/listed-party.ts';
import { resolveCountry } from '../../../countries/countries.ts';
import { readBirthDate } from '../../dates.ts';
import { clean, listedAddress, withoutTail } from '../../record-parts.ts';
import { CITIZENSHIPS, COUNTRY_FORMS, MONTHS } from './lookups.ts';

const BORN =
  /urodz\p{L}+\s+(?:(?<day>\d{1,2})\s+(?<month>\p{L}+)\s+(?<year>\d{4})|(?<dotted>\d{1,2}\.\d{1,2}\.\d{4})|w\s+(?<only>\d{4}))(?:\s*(?:r\.?|roku))?(?:,?\s+we?\s+(?<place>[^\n]+))?/iu;

/** Birth of a person: `urodzony 27 sierpnia 1969 r. w Kaliningradzie (Federacja Rosyjska)`. */
export function readBirth(details: string): {
  readonly dates: readonly BirthDate[];
  readonly place: string;
  readonly country: string;
} {
  const groups = BORN.exec(details)?.groups;
  if (groups === undefined) return { dates: [], place: '', country: '' };
  const { day = '', month = '', year = '', dotted = '', only = '', place = '' } = groups;
  const number = MONTHS.indexOf(month.toLowerCase()) + 1;
  const text = dotted === '' ? (only === '' ? `${day}.${number}.${year}` : only) : dotted;
  const read = readBirthDate(text);
  const shown = month === '' ? text : `${day} ${month} ${year}`;
  // Birthplaces are inflected ("w Wilnie") and kept so.
  const where = withoutTail(clean(place.replace(/^miejscowości\s+/iu, '')), /[\s,;]/u);
  const named = [...where.split(/[(),]/u)].reverse().map((part) => part.trim());
  return {
    dates: [{ ...read, text: shown }],
    place: where,
    country: named.find((part) => part !== '' && resolveCountry(part) !== null) ?? '',
  };
}

/** Citizenships in the nominative: `obywatel Mołdawii i Izraela`, `ob. Federacji Rosyjskiej`, `obywatel rosyjski`. */
export function readCitizenships(details: string): readonly string[] {
  const listed = /(?:obywatel\p{L}*|\bob\.)\s+([^\n();,.]+)/iu.exec(details)?.[1] ?? '';
  return listed
    .split(/\s+(?:i|oraz)\s+/u)
    .map((name) => clean(name))
    .filter((name) => name !== '')
    .map((name) => CITIZENSHIPS[name.toLowerCase()] ?? name);
}

const NUMBERS =
  /(?:(?:nr|numer\p{L}*)\s+)?(?:identyfikacyjny\s+|rejestrowy\s*:?\s*)?(?:KRS|NIP|REGON|DUNS|INN|OGRN|OKPO|KPP|BIN|PESEL|TIN)\s*:?\s*[\d-]+|(?:nr|numer\p{L}*)\s+rejestrow\p{L}+\s*:?\s*[\p{L}\d-]+|rejestr\s+handlowy\s+[\d-]+|busines{1,2}\s+registration\s+number\s*:?\s*\d+/giu;

/**
 * Addresses of an entity: the lines under `siedziba:` or `adres:` without the numbers, and those in brackets (former,
 * current, or in another script).
 */
export function readAddresses(details: string): readonly ListedAddress[] {
  const places = details
    .replace(NUMBERS, ' ')
    .replace(/\(((?:[^()]|\([^()]*\))*)\)/gu, '\n\n$1\n\n')
    .split(/\n\s*\n/u);
  return places.flatMap((place) => {
    const text = place.replace(
      /^[^:]*?(?:siedziba|adres|adresem|poprzednio|obecnie|języku \p{L}+|nazwa \p{L}+)\s*:?\s*(?=\n|\S)/iu,
      '',
    );
    return /\p{L}{3}/u.test(text) && /\d|,/u.test(text) ? mapAddress(text) : [];
  });
}

/** Parts that speak of registers and numbers, and labels of another script, stand in the same field. */
const NO_ADDRESS = /^(?:nr|numer\p{L}*|krajowy numer|zarejestrowany|rejestr)(?:\s|$)/iu;
const SCRIPT_LABEL = /^(?:w\s+(?:języku|jęz\.)\s+\p{L}+|rosyjskojęzyczny)\s*:\s*/iu;

function mapAddress(text: string): readonly ListedAddress[] {
  const parts = text
    .split(/\n|,|\s{3,}/u)
    .map((part) =>
      withoutTail(
        clean(part)
          .replace(SCRIPT_LABEL, '')
          .replace(/^[\s.;)]+/u, ''),
        /[\s.;()]/u,
      ),
    )
    .filter((part) => part !== '' && !NO_ADDRESS.test(part));
  const named = parts.map(readCountryPart);
  const at = named.findLastIndex((one) => one.countryCode !== '');
  const { country = '', countryCode = '', postalCode = '', rest = '' } = named[at] ?? {};
  const lines = parts.flatMap((part, index) => (index === at ? (rest === '' ? [] : [rest]) : [part]));
  const polish = lines
    .map((line) => /^(\d{2}-\d{3})\s+(\p{L}.*)$/u.exec(line))
    .find((match) => match !== null);
  return listedAddress({
    lines: lines.filter((line) => line !== polish?.[0]),
    city: polish?.[2] ?? '',
    postalCode: polish?.[1] ?? postalCode,
    country,
    countryCode,
  });
}

interface CountryPart {
  readonly country: string;
  readonly countryCode: string;
  readonly postalCode: string;
  /** What stands before the postal code: the town of `Nikozja 1087 Cypr`. */
  readonly rest: string;
}

/** Reads `Cypr`, `1066 Cypr`, `Nikozja 1087 Cypr`, `LV-1046 Łotwa` and `Federacja Rosyjska 423570`. */
function readCountryPart(part: string): CountryPart {
  const [, rest = '', postalCode = '', named = part] =
    /^(.*?)\s*\b((?:\p{Lu}{1,2}-)?\d{4,6})\s+(\p{L}.*)$/u.exec(part) ?? [];
  const [, before = named, behind = ''] = /^(\p{L}.*?)\s+(\d{4,6})$/u.exec(named) ?? [];
  const countryCode = resolveCountry(before) ?? COUNTRY_FORMS[before.toLowerCase()] ?? '';
  return { country: before, countryCode, postalCode: postalCode === '' ? behind : postalCode, rest };
}
