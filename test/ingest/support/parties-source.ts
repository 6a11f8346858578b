import type { ListCode } from '../../../src/domain/list-code.ts';
import type { ListedPartyRecord } from '../../../src/domain/listed-party.ts';
import { childText, readXmlRecords } from '../../../src/lists/formats/xml-records.ts';
import type {
  ListSource,
  OpenedFiles,
  PublisherLocation,
  ReadReport,
  SourceFile,
} from '../../../src/lists/list-source.ts';
import { record } from './records.ts';

/** A source of the tests: `<parties date count><party ref><name/><remarks/></party>...</parties>` in `parties.xml`. */
export function partiesSource(
  code: ListCode,
  options: {
    readonly location?: PublisherLocation;
    readonly folder?: string;
    readonly minimum?: number;
    readonly moreFiles?: readonly SourceFile[];
    /** Called with the number of each record as it is read. */
    readonly onRecord?: (position: number) => void;
  } = {},
): ListSource {
  const { location = null, folder = code, minimum = 1, moreFiles = [], onRecord } = options;
  return {
    facts: {
      code,
      name: `Test list ${code}`,
      description: 'For tests.',
      publisher: 'A publisher',
      country: 'United Nations',
      kind: 'sanctions',
      core: true,
      staleAfterDays: 30,
      pageUrl: 'https://lists.example/',
    },
    folder,
    editions: [
      {
        id: 'parties-xml',
        files: [
          { role: 'parties', format: 'xml', location, localNames: ['parties.xml'], optional: false },
          ...moreFiles,
        ],
        read: (files, report) => read(code, files, report, onRecord),
      },
    ],
    expectations: { minimumParties: minimum },
    ignoredFields: [],
  };
}

async function* read(
  code: ListCode,
  files: OpenedFiles,
  report: ReadReport,
  onRecord: ((position: number) => void) | undefined,
): AsyncGenerator<ListedPartyRecord> {
  const elements = readXmlRecords(files.one('parties').bytes(), {
    root: 'parties',
    records: ['parties/party'],
  });
  let position = 0;
  for await (const element of elements) {
    if (element.name === 'parties') {
      if (element.attributes.date !== undefined) report.dataAsOf(element.attributes.date);
      if (element.attributes.count !== undefined) report.declaredCount(Number(element.attributes.count));
      continue;
    }
    onRecord?.(++position);
    if (element.children.some(({ name }) => name === 'shoe-size')) report.unknown('party/shoe-size', '44');
    const name = childText(element, 'name');
    const names = name === '' ? [] : [{ text: name, kind: 'primary', quality: 'strong' } as const];
    const remarks = childText(element, 'remarks');
    yield record(element.attributes.ref ?? '', { names, remarks }, code);
  }
}

/** The file of a source with parties 1 to `count`, changed as the test needs. */
export function partiesXml(
  count: number,
  options: { readonly date?: string; readonly declared?: number; readonly remarks?: string } = {},
): string {
  const { date, declared, remarks = '' } = options;
  const attributes = [
    ...(date === undefined ? [] : [`date="${date}"`]),
    ...(declared === undefined ? [] : [`count="${declared}"`]),
  ];
  const parties = Array.from(
    { length: count },
    (_, index) =>
      `<party ref="${index + 1}"><name>Party ${index + 1}</name><remarks>${remarks}</remarks></party>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<parties ${attributes.join(' ')}>\n${parties.join('\n')}\n</parties>\n`;
}
