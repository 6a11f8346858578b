import type { ListCode } from '../../../domain/list-code.ts';
import type { FileFormat, SourceEdition, SourceFile } from '../../list-source.ts';
import { readAdvancedXml } from './advanced-xml.ts';
import { readClassicXml } from './classic-xml.ts';
import { readCsvQuartet } from './csv-quartet.ts';
import { readEnhancedXml } from './enhanced-xml.ts';

const EXPORTS = 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/';

/** The publisher's file names of one list, as its service spells them. */
export interface OfacFileNames {
  readonly classicXml: string;
  readonly advancedXml: string;
  readonly enhancedXml: string;
  readonly primaryCsv: string;
  readonly aliasesCsv: string;
  readonly addressesCsv: string;
  readonly commentsCsv: string;
}

/** The publisher's spelling, the legacy one in small letters, and a reconstructed copy. */
function localNames(name: string): readonly string[] {
  const small = name.toLowerCase();
  const variant = (text: string): string => text.replace(/\.([^.]+)$/u, '.RECONSTRUCTED.$1');
  return [name, small, variant(small), variant(name)];
}

function file(role: string, format: FileFormat, name: string, optional = false): SourceFile {
  return {
    role,
    format,
    location: { kind: 'direct', url: `${EXPORTS}${name}` },
    localNames: localNames(name),
    optional,
  };
}

/**
 * The four layouts of an OFAC list, best first. The classic XML and the CSV files take names in their own script and
 * days of listing from the advanced XML where it can be had; it also stands by itself, for folders that hold nothing
 * else, and so does the enhanced XML.
 */
export function ofacEditions(listCode: ListCode, names: OfacFileNames): readonly SourceEdition[] {
  const advanced = file('advanced', 'xml', names.advancedXml, true);
  return [
    {
      id: 'classic-xml',
      files: [file('primary', 'xml', names.classicXml), advanced],
      read: (files, report) => readClassicXml(files, listCode, report),
    },
    {
      id: 'csv-quartet',
      files: [
        file('primary', 'csv', names.primaryCsv),
        file('aliases', 'csv', names.aliasesCsv),
        file('addresses', 'csv', names.addressesCsv),
        file('remarks', 'csv', names.commentsCsv),
        advanced,
      ],
      read: (files, report) => readCsvQuartet(files, listCode, report),
    },
    {
      id: 'enhanced-xml',
      files: [file('primary', 'xml', names.enhancedXml)],
      read: (files, report) => readEnhancedXml(files, listCode, report),
    },
    {
      id: 'advanced-xml',
      files: [file('primary', 'xml', names.advancedXml)],
      read: (files, report) => readAdvancedXml(files, listCode, report),
    },
  ];
}
