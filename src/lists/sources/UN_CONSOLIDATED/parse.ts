import { ListFormatError } from '../../../errors.ts';
import { readXmlRecords, type XmlElement } from '../../formats/xml-records.ts';
import { reportUnknownParts } from '../../formats/xml-shape.ts';
import type { ReadReport } from '../../list-source.ts';
import { UN_SHAPE } from './lookups.ts';

/** Yields each INDIVIDUAL and ENTITY element and reports the list's date and whatever the schema does not know. */
export async function* parseConsolidatedList(
  bytes: AsyncIterable<Uint8Array>,
  report: ReadReport,
): AsyncGenerator<XmlElement> {
  const records = readXmlRecords(bytes, {
    root: 'CONSOLIDATED_LIST',
    records: ['CONSOLIDATED_LIST/INDIVIDUALS/INDIVIDUAL', 'CONSOLIDATED_LIST/ENTITIES/ENTITY'],
  });
  for await (const element of records) {
    if (element.name === 'CONSOLIDATED_LIST') {
      report.dataAsOf(generatedOn(element));
    } else if (element.name === 'INDIVIDUAL' || element.name === 'ENTITY') {
      reportUnknownParts(element, UN_SHAPE, report.unknown);
      yield element;
    } else {
      report.unknown(`CONSOLIDATED_LIST/${element.name}`, element.text.slice(0, 80));
    }
  }
}

function generatedOn(root: XmlElement): string {
  const day = /^\d{4}-\d\d-\d\d/u.exec(root.attributes['dateGenerated'] ?? '')?.[0];
  if (day === undefined) throw new ListFormatError('CONSOLIDATED_LIST has no dateGenerated');
  return day;
}
