import type { ListCode } from '../../../domain/list-code.ts';
import type { ListedName, ListedPartyRecord } from '../../../domain/listed-party.ts';
import { ListFormatError } from '../../../errors.ts';
import type { OpenedFiles, ReadReport } from '../../list-source.ts';
import {
  child,
  childrenOf,
  childText,
  readXmlRecords,
  reportUnknownChildren,
  type XmlElement,
} from '../xml-records.ts';
import { belongsTo } from './advanced-entries.ts';
import { routeOf } from './feature-types.ts';
import { addFeature } from './features.ts';
import { isKnownPartType, joinNameParts, personName } from './names.ts';
import {
  addAddress,
  addListedOn,
  addName,
  addNameOnce,
  finishDraft,
  newDraft,
  uniqueReferences,
  type PartyDraft,
} from './party-draft.ts';
import { birthSpan, ofacDay } from './periods.ts';

const ENTITY_CHILDREN = new Set([
  'generalInfo',
  'sanctionsLists',
  'sanctionsPrograms',
  'sanctionsTypes',
  'legalAuthorities',
  'names',
  'addresses',
  'features',
  'identityDocuments',
  'relationships',
]);

const LINE_PARTS = ['ADDRESS1', 'ADDRESS2', 'ADDRESS3', 'REGION', 'Unknown'];
const OTHER_PARTS = ['CITY', 'STATE/PROVINCE', 'POSTAL CODE'];

function nameKind(name: XmlElement, report: ReadReport): ListedName['kind'] {
  if (childText(name, 'isPrimary') === 'true') return 'primary';
  const type = childText(name, 'aliasType');
  if (!['A.K.A.', 'F.K.A.', 'N.K.A.'].includes(type)) report.unknown(`alias type ${type}`, name.text);
  return type === 'F.K.A.' ? 'former' : 'alias';
}

/** The `formatted…` fields carry the capitals of the other layouts; only non-Latin spellings are joined from parts. */
function translationText(
  draft: PartyDraft,
  translation: XmlElement,
  script: string,
  report: ReadReport,
): string {
  const parts = childrenOf(translation, 'namePart', 'nameParts').map((part) => ({
    type: childText(part, 'type'),
    value: childText(part, 'value'),
  }));
  for (const { type, value } of parts)
    if (!isKnownPartType(type)) report.unknown(`name part type ${type}`, value);
  if (script !== 'Latin' && parts.length > 0) return joinNameParts(parts, script);
  const family = childText(translation, 'formattedLastName');
  const given = childText(translation, 'formattedFirstName');
  if (family === '') return childText(translation, 'formattedFullName');
  return draft.entryType === 'individual' ? personName(given, family) : `${given} ${family}`.trim();
}

function addNames(draft: PartyDraft, entity: XmlElement, report: ReadReport): void {
  for (const name of childrenOf(entity, 'name', 'names')) {
    const kind = nameKind(name, report);
    const quality = childText(name, 'isLowQuality') === 'true' ? 'weak' : 'strong';
    for (const translation of childrenOf(name, 'translation', 'translations')) {
      const script = childText(translation, 'script');
      const text = translationText(draft, translation, script, report);
      if (script === 'Latin') addName(draft, { text, kind, quality });
      else addNameOnce(draft, { text, kind: kind === 'primary' ? 'alias' : kind, quality });
    }
  }
}

function addAddresses(draft: PartyDraft, entity: XmlElement, report: ReadReport): void {
  for (const address of childrenOf(entity, 'address', 'addresses')) {
    const country = childText(address, 'country');
    for (const translation of childrenOf(address, 'translation', 'translations')) {
      const parts = childrenOf(translation, 'addressPart', 'addressParts');
      const all = (type: string): readonly string[] =>
        parts.filter((part) => childText(part, 'type') === type).map((part) => childText(part, 'value'));
      for (const part of parts) {
        const type = childText(part, 'type');
        if (![...LINE_PARTS, ...OTHER_PARTS].includes(type))
          report.unknown(`address part ${type}`, part.text);
      }
      addAddress(draft, {
        lines: LINE_PARTS.flatMap(all),
        city: all('CITY').join(', '),
        state: all('STATE/PROVINCE').join(', '),
        postalCode: all('POSTAL CODE').join(' '),
        country,
      });
    }
  }
}

function addFeatures(draft: PartyDraft, entity: XmlElement, report: ReadReport): void {
  for (const feature of childrenOf(entity, 'feature', 'features')) {
    const type = childText(feature, 'type');
    const date = child(feature, 'valueDate');
    if (date !== undefined && routeOf(type) === 'birth-date') {
      const approximate = childText(date, 'isApproximate') === 'true';
      draft.birthDates.push(
        birthSpan(childText(date, 'fromDateBegin'), childText(date, 'toDateEnd'), approximate),
      );
    } else if (type !== 'Location') {
      addFeature(draft, { type, value: childText(feature, 'value'), country: '', note: '' }, report);
    }
  }
}

/** First day of a date element; a dash-separated ISO day. */
function dayNote(document: XmlElement, element: string, word: string): readonly string[] {
  const date = child(document, element);
  const day = date === undefined ? '' : childText(date, 'fromDateBegin');
  return day === '' ? [] : [`${word} ${ofacDay(day)}`];
}

function addDocuments(draft: PartyDraft, entity: XmlElement, report: ReadReport): void {
  for (const document of childrenOf(entity, 'identityDocument', 'identityDocuments')) {
    const doubt = childText(document, 'isValid') === 'false' ? ['not valid'] : [];
    const note = [
      ...dayNote(document, 'issueDate', 'issued'),
      ...dayNote(document, 'expirationDate', 'expires'),
    ];
    const feature = {
      type: childText(document, 'type'),
      value: childText(document, 'documentNumber'),
      country: childText(document, 'issuingCountry'),
      note: [...note, ...doubt].join(' '),
    };
    addFeature(draft, feature, report);
  }
}

function readEntity(entity: XmlElement, report: ReadReport): PartyDraft {
  reportUnknownChildren(entity, ENTITY_CHILDREN, report.unknown);
  const ref = entity.attributes['id'] ?? '';
  const general = child(entity, 'generalInfo');
  if (general === undefined) throw new ListFormatError(`party ${ref} has no general information`);
  const draft = newDraft(ref, childText(general, 'entityType'));
  addNames(draft, entity, report);
  addAddresses(draft, entity, report);
  const title = childText(general, 'title');
  if (title !== '') draft.annotations.push(`Title ${title}`);
  addFeatures(draft, entity, report);
  addDocuments(draft, entity, report);
  const programs = childrenOf(entity, 'sanctionsProgram', 'sanctionsPrograms');
  draft.programs.push(...programs.map((program) => program.text));
  draft.remarks = childText(general, 'remarks');
  return draft;
}

const IGNORED_RECORDS = new Set(['sanctionsData', 'referenceValues', 'featureTypes']);

/**
 * Reads `SDN_ENHANCED.XML`, whose values stand in the text beside their reference ids. A party on none of our lists is
 * left out. Throws `ListFormatError` for a file that is not whole, repeats a number or holds a party without a name.
 */
export async function* readEnhancedXml(
  files: OpenedFiles,
  listCode: ListCode,
  report: ReadReport,
): AsyncGenerator<ListedPartyRecord> {
  const refuseDuplicate = uniqueReferences();
  const records = readXmlRecords(files.one('primary').bytes(), {
    root: 'sanctionsData',
    records: ['sanctionsData/entities/entity'],
  });
  let count = 0;
  for await (const element of records) {
    if (element.name === 'publicationInfo') {
      const day = childText(element, 'dataAsOf').slice(0, 10);
      if (day !== '') report.dataAsOf(day);
    } else if (element.name === 'entity') {
      const draft = readEntity(element, report);
      refuseDuplicate(draft.ref);
      count++;
      const lists = childrenOf(element, 'sanctionsList', 'sanctionsLists');
      const own = lists.filter((list) => belongsTo(listCode, list.text));
      for (const list of own) addListedOn(draft, list.attributes['datePublished'] ?? null);
      if (own.length > 0) yield finishDraft(draft, listCode);
      else report.leftOut('no entry on this list', draft.ref);
    } else if (!IGNORED_RECORDS.has(element.name))
      report.unknown(`sanctionsData/${element.name}`, element.text);
  }
  if (count === 0) throw new ListFormatError('the enhanced XML file holds no party');
}
