import type { AddressItem } from './address-items.ts';
import type { MarkerKind } from './address-tables.ts';
import { postalForm } from './postal-codes.ts';

/** The numbers of an address while it is read. */
export interface NumberDraft {
  readonly houses: string[];
  readonly buildings: string[];
  readonly units: string[];
  readonly levels: string[];
  readonly boxes: string[];
  readonly postalCodes: string[];
  kilometres: number;
  /** A house, building, unit or storey was named with its word. */
  marked: boolean;
}

interface Context {
  /** A house number was read before, or the street has another word: "str." is not its word but a building's. */
  readonly mayBeBuilding: boolean;
  /** Numbers of the segment that no word says the meaning of yet; a word behind one takes it. */
  readonly loose: { readonly text: string }[];
}

/** "korp. B", "Flat A", "Block II". */
const LETTERED: ReadonlySet<MarkerKind> = new Set(['unit', 'building']);
const ROMAN = /^(?:[ivx]{1,5}|[a-z])$/u;
/** Words between a marker and its number: "Flat No. 5". */
const isFiller = (item: AddressItem | undefined): boolean =>
  item !== undefined &&
  !item.isNumber &&
  (item.meaning.marker === 'house' || item.text === 'nos') &&
  item.text.length <= 6;
const isLink = (item: AddressItem | undefined): boolean =>
  item !== undefined && ['and', 'i', 'y', 'et', 'to', 'und'].includes(item.text);

function store(kind: MarkerKind, value: string, draft: NumberDraft): void {
  const plain = value.replace(/^0+-/u, '');
  if (kind === 'house') draft.houses.push(plain);
  else if (kind === 'building') draft.buildings.push(plain);
  else if (kind === 'unit') draft.units.push(plain);
  else if (kind === 'level') draft.levels.push(plain.replace(/(?<=\d)\D+$/u, ''));
  else if (kind === 'box') draft.boxes.push(plain.replace(/\D/gu, '') || plain);
  else if (kind === 'postal') draft.postalCodes.push(postalForm(plain));
  else {
    draft.houses.push(`km${plain.replace(/(?<=\d)\D+$/u, '')}`);
    draft.kilometres++;
  }
  if (kind !== 'postal') draft.marked = true;
}

/** "Et/Pom/Kom 6/XIX/13": several markers, then as many numbers. */
function readSeries(items: readonly AddressItem[], index: number, draft: NumberDraft): number {
  const kinds: MarkerKind[] = [];
  let place = index;
  for (; items[place]?.meaning.marker !== undefined && items[place]?.isNumber === false; place++) {
    kinds.push(items[place]?.meaning.marker ?? 'unit');
  }
  const parts = items[place]?.isNumber === true ? (items[place]?.text.split('/') ?? []) : [];
  if (kinds.length < 2 || parts.length !== kinds.length) return 0;
  kinds.forEach((kind, part) => store(kind, parts[part] ?? '', draft));
  return place - index + 1;
}

/** Where the street word and the marker are one ("str."), the marker needs a house number before it. */
function mayMark(item: AddressItem, context: Context): boolean {
  if (item.meaning.marker === undefined) return false;
  if (item.meaning.street !== undefined || item.meaning.direction !== undefined) return context.mayBeBuilding;
  return true;
}

/** A storey told by a number before its word: "4th Floor", "20 Floor". */
function readLevelBefore(items: readonly AddressItem[], index: number, draft: NumberDraft): number {
  const item = items[index];
  const next = items[index + 1];
  const number = item?.meaning.ordinal ?? (item?.isNumber === true ? item.ordinal || item.text : undefined);
  if (number === undefined || next?.meaning.marker !== 'level') return 0;
  const isOrdinal = item?.meaning.ordinal !== undefined || item?.ordinal !== '';
  if (!isOrdinal && items[index + 2]?.isNumber === true) return 0;
  if (!/^\d{1,3}\p{L}?$/u.test(number)) return 0;
  store('level', number, draft);
  return 2;
}

/** Reads a marker and its number at a place; how many items they take, 0 when there is none. */
export function readMarker(
  items: readonly AddressItem[],
  index: number,
  draft: NumberDraft,
  context: Context,
): number {
  const item = items[index];
  if (item === undefined) return 0;
  const level = readLevelBefore(items, index, draft);
  if (level > 0) return level;
  if (item.isNumber) return 0;
  if (item.meaning.level !== undefined && item.meaning.street === undefined) {
    store('level', item.meaning.level, draft);
    return 1;
  }
  if (!mayMark(item, context)) return 0;
  const kind = item.meaning.marker ?? 'house';
  const series = readSeries(items, index, draft);
  if (series > 0) return series;
  let place = index + 1;
  while (place < index + 3 && isFiller(items[place])) place++;
  const value = items[place];
  if (value?.isNumber === true) return readValues(items, index, place, kind, draft);
  if (
    value !== undefined &&
    LETTERED.has(kind) &&
    ROMAN.test(value.text) &&
    items[place + 1]?.isNumber !== true
  ) {
    store(kind, value.text, draft);
    return place - index + 1;
  }
  if (value?.meaning.number !== undefined && value.meaning.stop !== true) {
    store(kind, value.meaning.number, draft);
    return place - index + 1;
  }
  const before = context.loose.at(-1);
  if (kind === 'km' && before !== undefined) {
    context.loose.pop();
    store('km', before.text, draft);
    return 1;
  }
  return 0;
}

function readValues(
  items: readonly AddressItem[],
  index: number,
  place: number,
  kind: MarkerKind,
  draft: NumberDraft,
): number {
  const value = items[place];
  // "No 17th Street": the number is the street's.
  if (kind === 'house' && value?.ordinal !== '' && items[place + 1]?.meaning.street !== undefined) return 0;
  let end = place;
  let text = value?.text ?? '';
  // "PO Box 81465 935" is one number.
  while (kind === 'box' && items[end + 1]?.isNumber === true) text += `-${items[++end]?.text ?? ''}`;
  store(kind, text, draft);
  while (isLink(items[end + 1]) && items[end + 2]?.isNumber === true && kind !== 'house') {
    store(kind, items[end + 2]?.text ?? '', draft);
    end += 2;
  }
  return end - index + 1;
}
