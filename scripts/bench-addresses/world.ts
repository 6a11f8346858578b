import { readFileSync } from 'node:fs';

/** A town, the region it lies in, its postal code and a district of it; empty where addresses of the country have none. */
export interface WorldPlace {
  /** The first spelling is the one most used; so is that of regions and streets. */
  readonly towns: readonly string[];
  readonly regions: readonly string[];
  readonly postalCode: string;
  readonly district: string;
}

/** How ordinary addresses of a country are written. */
export interface WorldCountry {
  readonly code: string;
  readonly names: readonly string[];
  /** Orders of the parts: number `{n}`, second number `{k}`, street `{s}`, unit `{u}`, district, town, region, code, country. */
  readonly formats: readonly string[];
  /** Words of units; `#` stands for the number. */
  readonly units: readonly string[];
  readonly places: readonly WorldPlace[];
  readonly streets: readonly (readonly string[])[];
}

const spellings = (text: string): readonly string[] => text.split('=');

function placeOf(text: string): WorldPlace {
  const [towns = '', regions = '', postalCode = '', district = ''] = text.split('|');
  return { towns: spellings(towns), regions: spellings(regions), postalCode, district };
}

/** Reads a table of countries, one a line below a header: `test/cases/addresses/world.tsv`. */
export function readWorld(file: string): readonly WorldCountry[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [code = '', names = '', formats = '', units = '', places = '', streets = ''] = line.split('\t');
    return {
      code,
      names: spellings(names),
      formats: formats.split(' / '),
      units: spellings(units),
      places: places.split(';').map(placeOf),
      streets: streets.split(';').map(spellings),
    };
  });
}

/** One address by its parts, each as it is to be written. */
export interface WorldAddress {
  readonly number: string;
  readonly second: string;
  readonly street: string;
  readonly unit: string;
  readonly district: string;
  readonly town: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
}

/** Writes the parts in the order of a format; what is empty goes with the comma or dash before it. */
export function writeWorldAddress(address: WorldAddress, format: string): string {
  const parts: Readonly<Record<string, string>> = {
    n: address.number,
    k: address.second,
    s: address.street,
    u: address.unit,
    d: address.district,
    t: address.town,
    r: address.region,
    p: address.postalCode,
    c: address.country,
  };
  return format
    .replace(/\{(\w)\}/gu, (_, part: string) => parts[part] ?? '')
    .replace(
      /\(\s*\)|\b[A-Z]{1,2}-(?=\s|,|$)|CEP(?=\s*$)| (?:District|Dist\.|Col\.|Brgy\.|Mah\.)(?=,|$)(?<=, \S+)/gu,
      '',
    )
    .replace(/(?<=^|[\s,])-\p{L}+/gu, '')
    .replace(/\s+/gu, ' ')
    .split(/ ?, ?/u)
    .map((part) => part.replace(/^[\s/-]+|[\s/-]+$/gu, ''))
    .filter((part) => part !== '')
    .join(', ');
}
