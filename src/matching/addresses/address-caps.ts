import type { Alignment } from '../names/align-words.ts';
import type { PreparedWord } from '../names/prepared-word.ts';
import { ADDRESS_MODEL } from './address-model.ts';
import { isStreetWord } from './address-word.ts';
import type { Finding } from './compare-numbers.ts';
import type { PreparedAddress } from './prepare-address.ts';
import type { QueryAddress } from './query-address.ts';

/** A limit on a pair whatever its words add up to, and why. */
export interface Cap {
  readonly remark: string;
  readonly limit: number;
}

const isStreetAt = (words: readonly PreparedWord[], place: number): boolean => {
  const word = words[place];
  return word !== undefined && isStreetWord(word);
};

const isGeneric = (word: PreparedWord | undefined): boolean => word?.wordClass === 'generic';

/** What of the words of two addresses corresponds. */
interface Shared {
  /** Nothing but generic words. */
  readonly onlyGeneric: boolean;
  /** A word of a street. */
  readonly street: boolean;
  /** A word of a district, or of a town that nobody knows. */
  readonly area: boolean;
  /** A word for a kind of building. */
  readonly building: boolean;
  /** Nothing of the street but words that many streets are called by. */
  readonly common: boolean;
  /** Nothing is left over of either side. */
  readonly whole: boolean;
}

function sharedOf(query: QueryAddress, listed: PreparedAddress, alignment: Alignment): Shared {
  const queryWords = query.names.name.words;
  const { pairs, queryLeft, listedLeft } = alignment;
  return {
    onlyGeneric: pairs.every(
      (pair) => isGeneric(queryWords[pair.queryStart]) || isGeneric(listed.name.words[pair.listedStart]),
    ),
    street: pairs.some(
      (pair) => isStreetAt(queryWords, pair.queryStart) || isStreetAt(listed.name.words, pair.listedStart),
    ),
    area: pairs.some((pair) => {
      const word = queryWords[pair.queryStart];
      const other = listed.name.words[pair.listedStart];
      return (
        word !== undefined &&
        other !== undefined &&
        [word, other].every((one) => !isStreetWord(one) && !isGeneric(one))
      );
    }),
    building: pairs.some((pair) => isGeneric(queryWords[pair.queryStart])),
    common: pairs.every((pair) => pair.weight < ADDRESS_MODEL.weights.common),
    whole: queryLeft.length === 0 && listedLeft.length === 0,
  };
}

/** Limits on pairs that the words alone set, before the other parts are compared. */
export function capsOfWords(
  query: QueryAddress,
  listed: PreparedAddress,
  alignment: Alignment,
): readonly Cap[] {
  const caps: Cap[] = [];
  const { queryLeft, listedLeft } = alignment;
  const { onlyGeneric, street } = sharedOf(query, listed, alignment);
  const isTelling = (word: PreparedWord): boolean => !isGeneric(word);
  if (onlyGeneric && !street && (queryLeft.some(isTelling) || listedLeft.some(isTelling)))
    caps.push({ remark: 'only generic words agree', limit: ADDRESS_MODEL.onlyGeneric });
  if (queryLeft.some(isStreetWord) && listedLeft.some(isStreetWord) && !street)
    caps.push({ remark: 'the streets differ', limit: ADDRESS_MODEL.otherStreet });
  return caps;
}

/** What the other parts of two addresses say, by the ids of `ADDRESS_PARTS`. */
export type Findings = ReadonlyMap<string, Finding>;

const agrees = (findings: Findings, ...ids: readonly string[]): boolean =>
  ids.some((id) => findings.get(id)?.agrees === true);

const isPlacedBy = (findings: Findings): boolean => agrees(findings, 'town', 'postal code');

/** Limits on pairs of which too little beside the street agrees. */
export function capsOfParts(
  query: QueryAddress,
  listed: PreparedAddress,
  alignment: Alignment,
  findings: Findings,
): readonly Cap[] {
  const { queryLeft, listedLeft } = alignment;
  const { onlyGeneric, area, building, common, street, whole } = sharedOf(query, listed, alignment);
  // The very same text, however little it says.
  if (whole && [...findings.values()].every(({ remark }) => remark === null)) return [];
  const caps: Cap[] = [];
  if (!street && area && !building && [...queryLeft, ...listedLeft].some(isStreetWord))
    caps.push({ remark: 'only a district agrees', limit: ADDRESS_MODEL.onlyDistrict });
  if (common && !isPlacedBy(findings) && !area)
    caps.push({ remark: 'a common street, and no town agrees', limit: ADDRESS_MODEL.commonStreet });
  const isPlaced = area || isPlacedBy(findings);
  if (onlyGeneric && !(isPlaced && agrees(findings, 'house', 'unit', 'box')))
    caps.push({ remark: 'only generic words agree', limit: ADDRESS_MODEL.onlyGeneric });
  if (!isPlaced && !agrees(findings, 'house', 'unit', 'box'))
    caps.push({
      remark: 'neither a town nor a number nor a postal code agrees',
      limit: ADDRESS_MODEL.streetOnly,
    });
  const { houses, units, boxes, towns, postalCodes } = listed;
  if ([houses, units, boxes, towns, postalCodes].every((part) => part.length === 0))
    caps.push({ remark: 'the listed address has no number and no town', limit: ADDRESS_MODEL.bareListed });
  return caps;
}
