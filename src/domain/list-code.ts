/** The 23 lists of the service, by the code that requests, answers, folders and indexes use. */
export const LIST_CODES = [
  'AE_EOCN',
  'AU_DFAT',
  'BIS_DPL',
  'BIS_EL',
  'BIS_MEU',
  'BIS_UVL',
  'CANADA_SEMA',
  'DHS_UFLPA',
  'EU_FSF',
  'FBI_WANTED',
  'FINCEN_311',
  'FR_GELS',
  'IL_NBCTF',
  'JP_MOF',
  'MX_SAT_69B',
  'OFAC_NONSDN',
  'OFAC_SDN',
  'PL_MSWIA',
  'STATE_DTC',
  'STATE_ISN',
  'SWISS_SECO',
  'UK_SANCTIONS',
  'UN_CONSOLIDATED',
] as const;

/** Code of one list. */
export type ListCode = (typeof LIST_CODES)[number];

/** What a list is for, in the words of the interface specification, section 2.1. */
export const LIST_KINDS = [
  'sanctions',
  'export_control',
  'tax',
  'wanted',
  'money_laundering',
  'forced_labor',
] as const;

/** Kind of a list. */
export type ListKind = (typeof LIST_KINDS)[number];

/** True when the text is the code of one of the 23 lists. */
export function isListCode(text: string): text is ListCode {
  return (LIST_CODES as readonly string[]).includes(text);
}

/** Lists of no restricted parties, which are searched only when they are named: tax debtors, and mostly missing persons (DESIGN 5). */
export const LISTS_BESIDE_THE_CORE: ReadonlySet<ListCode> = new Set(['MX_SAT_69B', 'FBI_WANTED']);
