import type { SourceFile } from '../../list-source.ts';

/** Folder under `LISTS_DIR` of the file that six lists are cut from. */
const CSL_FOLDER = 'US_CSL';

/**
 * The one JSON file that six lists are cut from. Every source refers to this object, so that it is fetched once. The
 * network reads JSON: the CSV flattens addresses into one text (https://www.trade.gov/consolidated-screening-list).
 */
export const CSL_JSON_FILE: SourceFile = {
  role: 'screening-list',
  folder: CSL_FOLDER,
  format: 'json',
  location: {
    kind: 'direct',
    url: 'https://data.trade.gov/downloadable_consolidated_screening_list/v1/consolidated.json',
  },
  localNames: ['consolidated.json'],
  optional: false,
};

/** A local copy of the CSV form; the publisher's own name first, then dated ones. */
export const CSL_CSV_FILE: SourceFile = {
  role: 'screening-list',
  folder: CSL_FOLDER,
  format: 'csv',
  location: null,
  localNames: ['consolidated.csv', /^consolidated\..+\.csv$/u],
  optional: false,
};

/** Dated local copies of the JSON form. */
export const CSL_JSON_VARIANT: SourceFile = {
  role: 'screening-list',
  folder: CSL_FOLDER,
  format: 'json',
  location: null,
  localNames: [/^consolidated\..+\.json$/u],
  optional: false,
};
