import { roundScore, type Correspondence, type Explanation } from '../../domain/match.ts';
import { alignWords, type Alignment } from '../names/align-words.ts';
import type { PreparedWord } from '../names/prepared-word.ts';
import { joinLikeness } from '../names/correspondence/join-likeness.ts';
import { wordLikeness } from '../names/correspondence/word-likeness.ts';
import { ADDRESS_MODEL } from './address-model.ts';
import { isStreetWord } from './address-word.ts';
import { ADDRESS_PARTS } from './address-parts.ts';
import { capsOfParts, capsOfWords, type Cap, type Findings } from './address-caps.ts';
import type { Finding } from './compare-numbers.ts';
import { holdsPostalCode } from './compare-places.ts';
import type { PreparedAddress } from './prepare-address.ts';
import type { QueryAddress } from './query-address.ts';
import type { AlignedWords } from '../names/word-options.ts';

/** Scores are rounded to four decimals before they are compared with a threshold. */
const HALF_OF_ROUNDING = 0.00005;

/** Weights left over of one side. */
interface LeftOver {
  street: number;
  area: number;
  /** Street words that the other side has as its town: omitted, not contradicting. */
  elsewhere: number;
}

const MIN_PLACE = 4;

/** True where the other side has the word as a part of its town or region. */
function standsAmongPlaces(word: PreparedWord, other: PreparedAddress): boolean {
  if (word.text.length < MIN_PLACE) return false;
  return (
    other.towns.some((town) => town.includes(word.text)) ||
    other.regions.some((region) => region.includes(word.text))
  );
}

function leftOver(words: readonly PreparedWord[], other: PreparedAddress): LeftOver {
  const left: LeftOver = { street: 0, area: 0, elsewhere: 0 };
  for (const word of words) {
    const elsewhere = standsAmongPlaces(word, other);
    if (isStreetWord(word)) left[elsewhere ? 'elsewhere' : 'street'] += word.weight;
    else if (!elsewhere) left.area += word.weight;
  }
  return left;
}

function costOf(query: LeftOver, listed: LeftOver): number {
  const street = Math.min(query.street, listed.street);
  const area = Math.min(query.area, listed.area);
  const omitted = query.street + listed.street - 2 * street;
  const areaOmitted = query.area + listed.area - 2 * area;
  const crossed = Math.min(omitted, query.street > listed.street ? listed.area - area : query.area - area);
  return (
    ADDRESS_MODEL.contradiction * street +
    ADDRESS_MODEL.omission * (omitted + query.elsewhere + listed.elsewhere) +
    ADDRESS_MODEL.areaContradiction * area +
    ADDRESS_MODEL.areaOmission * areaOmitted +
    ADDRESS_MODEL.mixedContradiction * Math.max(0, crossed)
  );
}

/** Share of the names that is matched, 0 to 1. */
function coveredShare(query: QueryAddress, listed: PreparedAddress, alignment: Alignment): number {
  let matched = 0;
  const leftQuery = leftOver(alignment.queryLeft, listed);
  const leftListed = leftOver(alignment.listedLeft, query.address);
  const queryWords = query.names.name.words;
  for (const pair of alignment.pairs) {
    const lost = ADDRESS_MODEL.lostByLikeness * pair.weight * (1 - pair.likeness);
    matched += pair.weight * pair.likeness;
    leftQuery[isStreetAt(queryWords, pair.queryStart) ? 'street' : 'area'] += lost;
    leftListed[isStreetAt(listed.name.words, pair.listedStart) ? 'street' : 'area'] += lost;
  }
  return matched === 0 ? 0 : matched / (matched + costOf(leftQuery, leftListed));
}

function isStreetAt(words: readonly PreparedWord[], place: number): boolean {
  const word = words[place];
  return word !== undefined && isStreetWord(word);
}

/** What each other part says; where a box decides, the street it may be said with is no omission. */
function findingsOf(query: QueryAddress, listed: PreparedAddress, alignment: Alignment): Findings {
  const isBox = sharesBox(query, listed);
  const findings = new Map<string, Finding>();
  for (const { id, compare } of ADDRESS_PARTS) {
    const finding = compare(query, listed, alignment);
    if (!(isBox && finding.omits)) findings.set(id, finding);
  }
  return findings;
}

/** True where both sides give the same post office box, which takes the place of a street. */
function sharesBox(query: QueryAddress, listed: PreparedAddress): boolean {
  return query.address.boxes.some((box) => listed.boxes.includes(box));
}

interface Judgement {
  readonly score: number;
  readonly findings: Findings;
  readonly caps: readonly Cap[];
  readonly alignment: Alignment;
  readonly hasPostalCode: boolean;
}

const NO_FINDINGS: Findings = new Map();

function judge(query: QueryAddress, listed: PreparedAddress, least = 0): Judgement {
  const alignment = alignWords(query.names, listed.name);
  const boxDecides = sharesBox(query, listed);
  if (alignment.pairs.length === 0 && !boxDecides) {
    return { score: 0, findings: NO_FINDINGS, caps: [], alignment, hasPostalCode: false };
  }
  const caps = boxDecides ? [] : [...capsOfWords(query, listed, alignment)];
  const hasPostalCode = holdsPostalCode(query, listed);
  const share = boxDecides ? boxShare(query, listed, alignment) : coveredShare(query, listed, alignment);
  const names = share ** ADDRESS_MODEL.exponent;
  const bonus = hasPostalCode ? ADDRESS_MODEL.postalCodeBonus : 0;
  const limits = caps.map(({ limit }) => limit);
  // The other parts only lower the score; comparing them takes most of the time.
  if (Math.min(names + bonus, ...limits) < least) {
    return { score: 0, findings: NO_FINDINGS, caps, alignment, hasPostalCode };
  }
  const findings = findingsOf(query, listed, alignment);
  let factor = 1;
  for (const finding of findings.values()) {
    factor *= finding.factor;
    if (finding.contradicts) limits.push(ADDRESS_MODEL.contradicted);
  }
  if (!boxDecides) caps.push(...capsOfParts(query, listed, alignment, findings));
  limits.push(...caps.map(({ limit }) => limit));
  const score = Math.min(1, names * factor + bonus, ...limits);
  return { score, findings, caps, alignment, hasPostalCode };
}

/** A shared box counts as a street's rarest word. */
function boxShare(query: QueryAddress, listed: PreparedAddress, alignment: Alignment): number {
  const share = coveredShare(query, listed, alignment);
  const names = query.names.name.words.length > 0 && listed.name.words.length > 0;
  return names ? (1 + share) / 2 : 1;
}

/**
 * Score of a query against one listed address, 0 to 1, rounded to four decimals. 0 without a shared word of street,
 * building or district, or a shared post office box: a town or country alone never matches. A score less than `least` may
 * be given as 0, which saves comparing what cannot matter.
 */
export function scoreAddress(query: QueryAddress, listed: PreparedAddress, least = 0): number {
  return roundScore(judge(query, listed, least - HALF_OF_ROUNDING).score);
}

const textOf = (words: readonly PreparedWord[], start: number, length: number): string =>
  words
    .slice(start, start + length)
    .map((word) => word.text)
    .join(' ');

function correspondence(query: QueryAddress, listed: PreparedAddress, pair: AlignedWords): Correspondence {
  const queryWords = query.names.name.words;
  const queryWord = queryWords[pair.queryStart];
  const listedWord = listed.name.words[pair.listedStart];
  const join = query.names.joins[pair.queryStart];
  let kind = 'joined';
  if (pair.queryLength === 1 && pair.listedLength === 1 && queryWord && listedWord) {
    kind = wordLikeness(queryWord, listedWord)?.kind ?? kind;
  } else if (pair.queryLength === 2 && join && listedWord)
    kind = joinLikeness(join, listedWord)?.kind ?? kind;
  return {
    query: textOf(queryWords, pair.queryStart, pair.queryLength),
    listed: textOf(listed.name.words, pair.listedStart, pair.listedLength),
    kind,
    likeness: roundScore(pair.likeness),
  };
}

/** Says why `scoreAddress` gives what it gives. */
export function explainAddress(query: QueryAddress, listed: PreparedAddress): Explanation {
  const { alignment, findings, caps, hasPostalCode } = judge(query, listed);
  const pairs = [...alignment.pairs].sort((a, b) => a.queryStart - b.queryStart);
  const remarks = ADDRESS_PARTS.flatMap(({ id, label }) => {
    const finding = findings.get(id);
    if (finding === undefined) return [];
    if (finding.remark !== null) return [finding.remark];
    return finding.agrees ? [`the ${label} agrees`] : [];
  });
  return {
    correspondences: pairs.map((pair) => correspondence(query, listed, pair)),
    queryLeftOver: alignment.queryLeft.map((word) => word.text),
    listedLeftOver: alignment.listedLeft.map((word) => word.text),
    remarks: [
      ...remarks,
      ...new Set(caps.map(({ remark }) => remark)),
      ...(sharesBox(query, listed) ? ['the post office box is equal'] : []),
      ...(hasPostalCode ? ['the listed postal code is in the query'] : []),
    ],
  };
}
