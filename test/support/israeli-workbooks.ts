import { workbookBytes } from './workbooks.ts';

const ORGANIZATION_HEADINGS = [
  'internal seq. id',
  'Date of temporary designation',
  'Date of permenant designation',
  'Organization Name - Hebrew',
  'Organization Name - English',
  'Organization Name - English - aka 1',
  'Organization Name - Arabic',
  'Corporation ID',
  'Location of formation',
  'Designation Type',
  'Designation Justification - English',
  'linked to (internal seq. id)',
  'Country',
  'City/Village',
  'Street',
  'Telephone 1',
  'Email',
  'Website 1',
  '',
];

/** The workbook of organizations as its publisher lays it out: Hebrew headings, English ones, then the rows; none is of a true party. */
export const ORGANIZATIONS = workbookBytes({
  רשימה: [
    ORGANIZATION_HEADINGS.map((_, place) => `כותרת ${place}`),
    ORGANIZATION_HEADINGS,
    [
      '901',
      '01/01/2018',
      '03/02/2019',
      'אגודת הדוגמה',
      'Sample Society',
      'Society of the Sample',
      'جمعية المثال',
      '580000001',
      'Lebanon',
      'Terror organization',
      'Sample justification',
      '902;903',
      'Lebanon',
      'Beirut',
      '5 Cedar Street',
      '+961 1 000000',
      'info@sample.example',
      'www.sample.example',
      'a note',
    ],
    ['902', '', 'בוטל ביום 1.1.2020', 'ארגון ישן', 'Old Society'],
    ['', '', '', '', ''],
  ],
});

const INDIVIDUAL_HEADINGS = [
  'Header',
  'internal seq. id',
  'Date of Designation In Israel (DD/MM/YYYY)',
  'Name of Individual - English',
  'Nationality / Residency',
  'Individual ID',
  'D.O.B (DD/MM/YYYY)',
  'Name of Individual - Hebrew',
  'Name of Individual - Arabic',
  'Designation',
  'Designated by - Hebrew',
  'Designated by - English',
  'Foreign Designation',
  'Date of Foreign Designation Date (DD/MM/YYYY)',
  'Additional information',
];

/** The workbook of individuals, in the same form. */
export const INDIVIDUALS = workbookBytes({
  גיליון1: [
    INDIVIDUAL_HEADINGS.map((_, place) => `כותרת ${place}`),
    INDIVIDUAL_HEADINGS,
    [
      'x',
      '901',
      '02/01/2016',
      '1: TESTO 2: SAMPLE 3: ABU DOGMA',
      'Lebanon',
      '000000018',
      '05/06/1970',
      'טסטו סמפל',
      'تيستو سامبل',
      'Terror operative',
      'שר',
      'Minister',
      'UN',
      '01/01/2015',
      'Seen in 2014',
    ],
  ],
});
