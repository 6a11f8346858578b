import { ListFormatError } from '../../../errors.ts';
import { readXmlRecords, type XmlElement } from '../../formats/xml-records.ts';
import { reportUnknownParts } from '../../formats/xml-shape.ts';
import type { ReadReport } from '../../list-source.ts';
import { EU_SHAPE } from './lookups.ts';

/** Yields each sanctionEntity and reports the export's date and whatever the schema does not know. */
export async function* parseExport(
  bytes: AsyncIterable<Uint8Array>,
  report: ReadReport,
): AsyncGenerator<XmlElement> {
  for await (const element of readXmlRecords(bytes, { root: 'export', records: ['export/sanctionEntity'] })) {
    if (element.name === 'export') {
      report.dataAsOf(generatedOn(element));
    } else if (element.name === 'sanctionEntity') {
      reportUnknownParts(element, EU_SHAPE, report.unknown);
      yield element;
    } else {
      report.unknown(`export/${element.name}`, element.text.slice(0, 80));
    }
  }
}

function generatedOn(root: XmlElement): string {
  const day = /^\d{4}-\d\d-\d\d/u.exec(root.attributes['generationDate'] ?? '')?.[0];
  if (day === undefined) throw new ListFormatError('export has no generationDate');
  return day;
}
