import { ListFormatError } from '../../../errors.ts';
import { readDay } from '../../dates.ts';
import { child, childrenOf, childText, readXmlRecords, type XmlElement } from '../../formats/xml-records.ts';
import { reportUnknownParts } from '../../formats/xml-shape.ts';
import type { OpenedFile, ReadReport } from '../../list-source.ts';
import { uniqueTexts } from '../../record-parts.ts';
import { SECO_SHAPE } from './lookups.ts';

/** A place that addresses and births refer to. */
export interface Place {
  readonly location: string;
  readonly area: string;
  readonly country: string;
  readonly countryCode: string;
}

/** What targets refer to by id. */
export interface References {
  readonly places: ReadonlyMap<string, Place>;
  /** Name of the sanctions program, by the id of each of its sanctions sets. */
  readonly programs: ReadonlyMap<string, string>;
}

const ROOT = 'swiss-sanctions-list';
const RECORDS = ['sanctions-program', 'target', 'place'].map((name) => `${ROOT}/${name}`);

/**
 * First pass: the programs, which stand before the targets, and the places, which stand behind them. Reading the file
 * twice keeps the memory to one target.
 */
export async function readReferences(file: OpenedFile, report: ReadReport): Promise<References> {
  const places = new Map<string, Place>();
  const programs = new Map<string, string>();
  for await (const element of readXmlRecords(file.bytes(), { root: ROOT, records: RECORDS })) {
    if (element.name === ROOT) checkRoot(element, report);
    else if (element.name === 'place') places.set(element.attributes['ssid'] ?? '', readPlace(element));
    else if (element.name === 'sanctions-program') addProgram(element, programs);
    else if (element.name !== 'target') report.unknown(`${ROOT}/${element.name}`, element.text.slice(0, 80));
    if (element.name === 'place' || element.name === 'sanctions-program')
      reportUnknownParts(element, SECO_SHAPE, report.unknown);
  }
  return { places, programs };
}

function checkRoot(root: XmlElement, report: ReadReport): void {
  const { date = '', 'list-type': listType = '' } = root.attributes;
  if (listType !== 'whole-list') throw new ListFormatError(`the list is "${listType}", not the whole list`);
  const day = readDay(date.slice(0, 10));
  if (day === null) throw new ListFormatError(`${ROOT} has no date`);
  report.dataAsOf(day);
}

function readPlace(element: XmlElement): Place {
  const texts = (name: string): string =>
    uniqueTexts(childrenOf(element, name).map((one) => one.text)).join(', ');
  return {
    location: childText(element, 'location'),
    area: texts('area'),
    country: childText(element, 'country'),
    countryCode: (child(element, 'country')?.attributes['iso-code'] ?? '').toUpperCase(),
  };
}

const english = (elements: readonly XmlElement[]): string =>
  (elements.find((one) => one.attributes['lang'] === 'eng') ?? elements[0])?.text ?? '';

/** Targets name the set, not the program: the join goes over the set's id. */
function addProgram(element: XmlElement, programs: Map<string, string>): void {
  const key = english(childrenOf(element, 'program-key'));
  const name = key === '' ? english(childrenOf(element, 'program-name')) : key;
  for (const set of childrenOf(element, 'sanctions-set')) programs.set(set.attributes['ssid'] ?? '', name);
}

/**
 * Second pass: the targets at root level, without the old copies of targets and names below their modifications, and
 * with the modifications reduced to their own attributes.
 */
export async function* readTargets(file: OpenedFile, report: ReadReport): AsyncGenerator<XmlElement> {
  for await (const element of readXmlRecords(file.bytes(), { root: ROOT, records: RECORDS })) {
    if (element.name !== 'target') continue;
    const current = { ...element, children: element.children.filter((one) => one.name !== 'modification') };
    reportUnknownParts(current, SECO_SHAPE, report.unknown);
    yield element;
  }
}

/** Day on which a change took effect; enacted or published where that is not given. */
function modificationDay(modification: XmlElement): string {
  const days = ['effective-date', 'enactment-date', 'publication-date'].map(
    (name) => modification.attributes[name] ?? '',
  );
  return days.find((day) => day !== '') ?? '';
}

/** True when the latest modification took the target off the list. Document order does not tell: five Syrian targets. */
export function isDelisted(target: XmlElement): boolean {
  const modifications = childrenOf(target, 'modification');
  const latest = modifications.reduce<XmlElement | undefined>(
    (best, one) => (best === undefined || modificationDay(one) > modificationDay(best) ? one : best),
    undefined,
  );
  return latest?.attributes['modification-type'] === 'de-listed';
}

/** Day of the first listing; null where no modification says. */
export function firstListed(target: XmlElement): string | null {
  const days = childrenOf(target, 'modification')
    .filter((one) => one.attributes['modification-type'] === 'listed')
    .map(modificationDay)
    .filter((day) => day !== '');
  return readDay(days.sort()[0]?.slice(0, 10) ?? '');
}
