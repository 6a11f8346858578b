import type { Draft, LooseNumber, SegmentDraft } from './address-drafts.ts';
import { standsBehindName } from './street-word-order.ts';
import { postalForm } from './postal-codes.ts';

const hasStreetBehind = ({ names }: SegmentDraft): boolean =>
  names.findIndex(({ kind, text }) => kind === 'type' && standsBehindName(text)) > 0;

/** Digits that are more likely a postal code than a house number, where they stand. */
function isPostal(number: LooseNumber, segment: SegmentDraft, hasHouse: boolean): boolean {
  if (!/^\d{4,6}$/u.test(number.text)) return false;
  if (number.text.length === 6) return true;
  const [first] = segment.loose;
  // "UNIT 5 12345 Main St": the number of a house stands before the name that its street's word stands behind.
  if (number === first && number.place === 0 && hasStreetBehind(segment)) return false;
  // "129 avenue de la Liberte 4001 Esch".
  if (number !== first && first?.place === 0 && number.place > 0) return true;
  const words = segment.names.filter(
    ({ kind }) => kind === 'name' || kind === 'number' || kind === 'building',
  ).length;
  const alone = segment.loose.length === 1 && !segment.marked;
  if (number.text.length === 5) return !(segment.hasStreet && alone && number.isFirst && !hasHouse);
  if (segment.hasStreet || segment.hasBuilding) return !alone && segment.hasKnownPlace;
  return words === 0 ? segment.hasKnownPlace || hasHouse : hasHouse && alone && number.isFirst && words < 3;
}

/** "120 East 96 Street", "7 Avenida 169-49": the number beside the street's word, where the house has another. */
function isStreetNumber(number: LooseNumber, segment: SegmentDraft): boolean {
  if (!/^\d{1,3}[ao]?$/u.test(number.text)) return false;
  return segment.loose.some(
    (other) =>
      other !== number &&
      ((other.place <= number.place && segment.loose.indexOf(other) < segment.loose.indexOf(number)) ||
        /^\d+-\d+$/u.test(other.text)),
  );
}

/** Gives each loose number of a segment its meaning. */
export function settleNumbers(segment: SegmentDraft, draft: Draft): void {
  let streetNumbers = 0;
  for (const number of segment.loose) {
    const before = segment.names[number.place - 1];
    const after = segment.names[number.place + streetNumbers];
    const besideType = before?.kind === 'type' || after?.kind === 'type';
    const isBare = segment.names
      .slice(0, number.place)
      .every(({ kind }) => kind === 'type' || kind === 'direction');
    const onlyType = before?.kind === 'type' && isBare && streetNumbers === 0;
    const isOrdinal = number.isOrdinal && (besideType || /^\d+$/u.test(number.text));
    const alone =
      after?.kind === 'type' &&
      !segment.names.some(({ kind }) => kind === 'name' || kind === 'building' || kind === 'town');
    const isBeforeType = after?.kind === 'type' && isStreetNumber(number, segment);
    const isNamed =
      isBeforeType || (segment.hasStreet && (isOrdinal || onlyType || (alone && segment.loose.length === 1)));
    if (isNamed) {
      segment.names.splice(number.place + streetNumbers, 0, {
        kind: 'number',
        text: number.text.replace(/(?<=\d)\D+$/u, ''),
        consonantal: false,
      });
      streetNumbers++;
    } else if (isPostal(number, segment, draft.houses.length > 0))
      draft.postalCodes.push(postalForm(number.text));
    else draft.houses.push(number.text);
  }
}
