import { seededRandom } from '../bench/seeded-random.ts';
import type { LabelledPair } from './quality.ts';
import { writeWorldAddress, type WorldAddress, type WorldCountry, type WorldPlace } from './world.ts';

/** Chance as the pairs are made with it. */
export interface Chance {
  pick<Item>(items: readonly Item[]): Item;
  /** True in this share of calls. */
  sometimes(share: number): boolean;
  /** From 1. */
  upTo(most: number): number;
}

/** A chance that falls alike in every run. */
function chanceOf(seed: number): Chance {
  const random = seededRandom(seed);
  return {
    pick: (items) => {
      const item = items[Math.floor(random() * items.length)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    sometimes: (share) => random() < share,
    upTo: (most) => 1 + Math.floor(random() * most),
  };
}

/** An address before its spellings are chosen. */
interface Plan {
  readonly place: WorldPlace;
  readonly street: readonly string[];
  readonly number: string;
  readonly second: string;
  /** Empty where the address names none. */
  readonly unit: string;
}

function planOf(country: WorldCountry, chance: Chance): Plan {
  const most = country.code === 'US' && chance.sometimes(0.5) ? 19_999 : 180;
  const words = chance.pick(country.units);
  return {
    place: chance.pick(country.places),
    street: chance.pick(country.streets),
    number: String(chance.upTo(most)),
    second: String(chance.upTo(60)),
    unit: chance.sometimes(0.35) ? words.replace('#', String(chance.upTo(40))) : '',
  };
}

type Part = keyof WorldAddress;

const isIn = (format: string, part: string): boolean => format.includes(`{${part}}`);

function fill(
  country: WorldCountry,
  { place, ...plan }: Plan,
  chance: Chance,
  isFirst: boolean,
): WorldAddress {
  const of = (items: readonly string[]): string => (isFirst ? (items[0] ?? '') : chance.pick(items));
  return {
    number: plan.number,
    second: plan.second,
    street: of(plan.street),
    unit: plan.unit,
    district: place.district,
    town: of(place.towns),
    region: of(place.regions),
    postalCode: place.postalCode,
    country: of(country.names),
  };
}

/** A letter of the street's longest word left out, doubled or put for another. */
function withSlip(street: string, chance: Chance): string {
  const word = [...street.matchAll(/\p{L}{5,}/gu)].sort((a, b) => b[0].length - a[0].length)[0];
  if (word === undefined) return street;
  const place = word.index + chance.upTo(word[0].length - 2);
  const letter = street.charAt(place);
  const made = chance.pick(['', letter + letter, street.charAt(place + 1) + letter]);
  return (
    street.slice(0, place) +
    made +
    street.slice(made.length === 2 && made !== letter + letter ? place + 2 : place + 1)
  );
}

/** As other systems store a line: capitals, no accents, no commas. */
function asStored(text: string, chance: Chance): string {
  let stored = text;
  if (chance.sometimes(0.3)) stored = stored.toUpperCase();
  if (chance.sometimes(0.2))
    stored = stored
      .normalize('NFD')
      .replace(/(?<=[A-Za-z])\p{M}/gu, '')
      .normalize('NFC');
  if (chance.sometimes(0.2)) stored = stored.replaceAll(',', '');
  return stored;
}

const without = (address: WorldAddress, ...parts: readonly Part[]): WorldAddress => ({
  ...address,
  ...Object.fromEntries(parts.map((part) => [part, ''])),
});

function sameOf(country: WorldCountry, chance: Chance): Omit<LabelledPair, 'country'> {
  const plan = planOf(country, chance);
  const a = fill(country, plan, chance, true);
  let b = fill(country, plan, chance, false);
  const left = (['country', 'region', 'postalCode', 'district', 'unit'] as const).filter(() =>
    chance.sometimes(0.2),
  );
  b = without(b, ...left);
  const hasSlip = chance.sometimes(0.1) && /\p{Script=Latin}/u.test(b.street);
  if (hasSlip) b = { ...b, street: withSlip(b.street, chance) };
  const written = writeWorldAddress(b, chance.pick(country.formats));
  return {
    isSame: true,
    kind: hasSlip ? 'slip' : left.length > 0 ? 'omission' : 'format',
    a: writeWorldAddress(a, chance.pick(country.formats)),
    b: asStored(written, chance),
  };
}

/** Kinds of street that are other streets beside one name. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\bStreet$/u, 'Avenue'],
  [/\bAvenue$/u, 'Street'],
  [/\bRoad$/u, 'Lane'],
  [/\bLane$/u, 'Road'],
  [/\bBoulevard$/u, 'Road'],
  [/^Calle\b/u, 'Avenida'],
  [/^Avenida\b/u, 'Calle'],
  [/^rue\b/u, 'avenue'],
  [/^avenue\b/u, 'rue'],
  [/^Rua\b/u, 'Travessa'],
  [/^Via\b/u, 'Piazza'],
  [/^ulitsa\b/u, 'pereulok'],
  [/straße$/u, 'platz'],
  [/straat$/u, 'plein'],
];

const OPPOSITES: Readonly<Record<string, string>> = {
  North: 'South',
  South: 'North',
  East: 'West',
  West: 'East',
  Middle: 'North',
};

/** What makes another address of one, by the part that differs; null where a country's addresses have no such part. */
type Change = (plan: Plan, country: WorldCountry, chance: Chance) => Partial<Plan> | null;

function replaced(street: string, swaps: readonly (readonly [RegExp, string])[]): Partial<Plan> | null {
  const swap = swaps.find(([pattern]) => pattern.test(street));
  return swap === undefined ? null : { street: [street.replace(swap[0], swap[1])] };
}

const otherNumber = (number: string, chance: Chance): string =>
  String(Number(number) + chance.pick([1, 2, 10, 37, Number(number) > 12 ? -10 : 3]));

const CHANGES: Readonly<Record<string, Change>> = {
  number: ({ number }, _, chance) => ({ number: otherNumber(number, chance) }),
  letter: ({ number }, _, chance) => ({ number: `${number}${chance.pick(['B', 'C'])}` }),
  unit: ({ unit }, _, chance) =>
    /\d/u.test(unit) ? { unit: unit.replace(/\d+(?!.*\d)/u, (digits) => otherNumber(digits, chance)) } : null,
  kind: ({ street: [street = ''] }) => replaced(street, KINDS),
  direction: ({ street: [street = ''] }) =>
    replaced(
      street,
      Object.entries(OPPOSITES).map(([word, other]) => [new RegExp(`\\b${word}\\b`, 'u'), other]),
    ),
  town: ({ place }, { places }, chance) => {
    const others = places.filter(({ towns }) => towns[0] !== place.towns[0]);
    const other = others.length === 0 ? undefined : chance.pick(others);
    return other === undefined ? null : { place: { ...other, postalCode: '' } };
  },
  region: ({ place }, { places }) => {
    const other = places.find(
      ({ towns, regions }) => towns[0] === place.towns[0] && regions[0] !== place.regions[0],
    );
    return other === undefined ? null : { place: { ...other, postalCode: '' } };
  },
  district: ({ place }, { places }) => {
    const other = places.find(
      ({ towns, regions, district }) =>
        towns[0] === place.towns[0] && regions[0] === place.regions[0] && district !== place.district,
    );
    return other === undefined ? null : { place: { ...other, postalCode: '' } };
  },
  street: ({ street }, { streets }, chance) => {
    const others = streets.filter((other) => other !== street);
    return others.length === 0 ? null : { street: chance.pick(others) };
  },
};

/** The part that a kind of difference is of, where not all formats have it. */
const PART_OF: Readonly<Record<string, string>> = {
  unit: 'u',
  region: 'r',
  district: 'd',
  number: 'n',
  letter: 'n',
};

/** A format in which the part that differs stands. */
function formatFor(kind: string, formats: readonly string[], chance: Chance): string {
  const part = PART_OF[kind];
  const fit = part === undefined ? formats : formats.filter((format) => isIn(format, part));
  return chance.pick(fit.length === 0 ? formats : fit);
}

function differentOf(country: WorldCountry, chance: Chance): Omit<LabelledPair, 'country'> {
  let plan = planOf(country, chance);
  const isOne = chance.sometimes(0.65);
  const kinds = isOne
    ? [chance.pick(Object.keys(CHANGES))]
    : ['number', chance.pick(['street', 'town', 'street'])];
  if (kinds[0] === 'letter') plan = { ...plan, number: `${plan.number}A` };
  if (kinds[0] === 'unit' && plan.unit === '')
    plan = { ...plan, unit: chance.pick(country.units).replace('#', String(chance.upTo(40))) };
  let other: Plan = kinds[0] === 'letter' ? { ...plan, number: plan.number.slice(0, -1) } : plan;
  const done: string[] = [];
  for (const kind of kinds) {
    const change = CHANGES[kind]?.(other, country, chance);
    if (change === null || change === undefined) continue;
    if (['town', 'region', 'district'].includes(kind))
      plan = { ...plan, place: { ...plan.place, postalCode: '' } };
    other = { ...other, ...change };
    done.push(kind);
  }
  if (done.length === 0) {
    const number = otherNumber(plan.number, chance);
    other = { ...other, number };
    done.push('number');
  }
  const [kind = 'number'] = done;
  // A district that stands nowhere cannot differ.
  const part = PART_OF[kind];
  if (part !== undefined && !country.formats.some((format) => isIn(format, part)))
    return differentOf(country, chance);
  const a = writeWorldAddress(fill(country, plan, chance, true), formatFor(kind, country.formats, chance));
  const b = writeWorldAddress(
    fill(country, other, chance, kind === 'kind' || kind === 'direction'),
    formatFor(kind, country.formats, chance),
  );
  return { isSame: false, kind: done.length > 1 ? 'several' : kind, a, b: asStored(b, chance) };
}

/** The halves that pairs are told apart in: the rules are made by the one, and judged by the other. */
export type Half = 'seen' | 'unseen';

const HALVES: readonly Half[] = ['seen', 'unseen'];

/** Pairs of addresses of all countries, half of them the same; every second country is of the unseen half. */
export function worldPairs(world: readonly WorldCountry[], half: Half, each = 26): readonly LabelledPair[] {
  return world.flatMap((country, index) => {
    if (HALVES[index % 2] !== half) return [];
    const chance = chanceOf(7919 * (index + 1));
    return Array.from({ length: each }, (_, turn) => ({
      country: country.code,
      ...(turn % 2 === 0 ? sameOf(country, chance) : differentOf(country, chance)),
    }));
  });
}

/** One ordinary address of a business, as a file of vendors has it. */
export function businessAddresses(world: readonly WorldCountry[], count: number): readonly string[] {
  const chance = chanceOf(104_729);
  return Array.from({ length: count }, (_, index) => {
    const country = chance.pick(world.slice(index % world.length, (index % world.length) + 1));
    return writeWorldAddress(
      fill(country, planOf(country, chance), chance, true),
      chance.pick(country.formats),
    );
  });
}

/** Texts that name nothing but a town, region or country, in all their spellings. */
export function placeTexts(world: readonly WorldCountry[]): readonly string[] {
  return world.flatMap(({ names, places }) =>
    places.flatMap(({ towns, regions, postalCode }) => {
      const [town = ''] = towns;
      const [region = ''] = regions;
      const [country = ''] = names;
      return [
        ...towns,
        [town, country].join(', '),
        ...(region === '' ? [] : [[town, region].join(', '), [town, region, country].join(', ')]),
        ...(postalCode === '' ? [] : [`${postalCode} ${town}`, `${town} ${postalCode}, ${country}`]),
        ...names,
      ].filter((text) => /\p{L}{3}/u.test(text.replace(/^, |, $/u, '')));
    }),
  );
}
