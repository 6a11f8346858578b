import type { Identification, ListedAddress } from '../../../domain/listed-party.ts';
import type { ReadReport } from '../../list-source.ts';
import { repairControlCharacters } from '../windows-1252.ts';

/** Lists of the screening list that are taken from it, by the code in brackets in `source`. */
export const CSL_TAGS = ['EL', 'MEU', 'UVL', 'DPL', 'DTC', 'ISN'] as const;

/** Code of a list cut from the screening list. */
export type CslTag = (typeof CSL_TAGS)[number];

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

/** Repairs what the publisher's own export did to text: windows-1252 bytes taken for Unicode, and `?` for quotes and dashes. */
export function repairText(text: string): string {
  return repairControlCharacters(text)
    .replace(/(?<=\p{Ll})\?(?=\p{Ll})/gu, "'")
    .replace(/(?<=\p{L})\?(?=\p{Lu})/gu, '-')
    .replace(/\?(?=\p{L})|(?<=\p{L})\?+(?![\p{L}\p{N}])/gu, '');
}
