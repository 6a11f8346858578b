import type { Identification, ListedAddress } from '../../../domain/listed-party.ts';
import type { ReadReport } from '../../list-source.ts';
import { repairControlCharacters } from '../windows-1252.ts';

/** Lists of the screening list that are taken from it, by the code in brackets in `source`. */
const CSL_TAGS = ['EL', 'MEU', 'UVL', 'DPL', 'DTC', 'ISN'] as const;

/** Code of a list cut from the screening list. */
export type CslTag = (typeof CSL_TAGS)[number];

/** Copies of the Treasury's lists, which are read from OFAC itself. */
const TREASURY_TAGS = new Set(['SDN', 'SSI', 'PLC', 'FSE', 'CAP', 'NS-MBS', 'CMIC', 'MBS']);

/** One row of the screening list, the same from CSV and JSON. */
export interface CslRow {
  readonly tag: CslTag;
  readonly id: string;
  readonly name: string;
  /** Alias fields; each may still hold several names in prose. */
  readonly altNames: readonly string[];
  readonly addresses: readonly ListedAddress[];
  readonly country: string;
  readonly notice: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly standardOrder: string;
  readonly programs: readonly string[];
  readonly licenseRequirement: string;
  readonly licensePolicy: string;
  readonly title: string;
  readonly remarks: string;
  readonly datesOfBirth: readonly string[];
  readonly placesOfBirth: readonly string[];
  readonly nationalities: readonly string[];
  readonly citizenships: readonly string[];
  readonly identifications: readonly Identification[];
  readonly pageUrl: string;
  /** True where the publisher marks the party as a company. */
  readonly organisation?: boolean;
}

/** A row of a list's own file, where only the fields that file has are given. */
export function ownRow(tag: CslTag, fields: Pick<CslRow, 'name'> & Partial<CslRow>): CslRow {
  const empty = {
    id: '',
    altNames: [],
    addresses: [],
    country: '',
    notice: '',
    startDate: '',
    endDate: '',
    standardOrder: '',
    programs: [],
    licenseRequirement: '',
    licensePolicy: '',
    title: '',
    remarks: '',
    datesOfBirth: [],
    placesOfBirth: [],
    nationalities: [],
    citizenships: [],
    identifications: [],
    pageUrl: '',
  };
  return { ...empty, ...fields, tag };
}

/** `M/D/YYYY` as ISO; an unreadable date is reported under `what` and left out. */
export function americanDay(text: string, what: string, report: Pick<ReadReport, 'unknown'>): string {
  if (text === '') return '';
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/u.exec(text) ?? [];
  if (year === '') {
    report.unknown(what, text);
    return '';
  }
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** What a screening-list file holds for the six lists, and what in it nobody knows. */
export interface CslFile {
  readonly rows: readonly CslRow[];
  readonly unknown: readonly { readonly what: string; readonly example: string }[];
  /** Rows of other lists that are cut short at the end of a local copy. */
  readonly cutRows: readonly string[];
}

/**
 * Code of the list a row is of, by the bracket in its `source`, whose other words have changed over the years:
 * `Entity List (EL) - Bureau of Industry and Security`. Null for the Treasury's lists, undefined for an unknown one.
 */
export function cslTag(source: string): CslTag | null | undefined {
  for (const [, bracket = ''] of source.matchAll(/\(([^()]+)\)/gu)) {
    const code = bracket.replace(/\s+List$/u, '');
    const tag = CSL_TAGS.find((known) => known === code);
    if (tag !== undefined) return tag;
    if (TREASURY_TAGS.has(code)) return null;
  }
  return undefined;
}

/** Repairs what the publisher's own export did to text: windows-1252 bytes taken for Unicode, and `?` for quotes and dashes. */
export function repairText(text: string): string {
  return repairControlCharacters(text)
    .replace(/(?<=\p{Ll})\?(?=\p{Ll})/gu, "'")
    .replace(/(?<=\p{L})\?(?=\p{Lu})/gu, '-')
    .replace(/\?(?=\p{L})|(?<=\p{L})\?+(?![\p{L}\p{N}])/gu, '');
}
