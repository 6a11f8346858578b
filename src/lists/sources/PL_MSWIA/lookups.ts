/** The two tables of the list: persons and entities. */
export type PolishTable = 'osoby' | 'podmioty';

/** Column headers, in the publisher's words; the sixth ends with a space in the workbook. */
export const COLUMNS = {
  name: ['Nazwisko i imię', 'Nazwa podmiotu'],
  details: ['Dane identyfikacyjne osoby', 'Dane identyfikacyjne podmiotu'],
  reasons: ['Uzasadnienie wpisu na listę'],
  measures: ['Zastosowane środki sankcyjne'],
  listedOn: ['Data umieszczenia na liście'],
  removedOn: ['Data wykreślenia z listy'],
} as const;

/** The list has one legal basis and no programs. */
export const LEGAL_BASIS =
  'Act of 13 April 2022 on special measures to counteract support for aggression against Ukraine';

/** Months in the genitive, as dates have them. */
export const MONTHS: readonly string[] = [
  ...['stycznia', 'lutego', 'marca', 'kwietnia', 'maja', 'czerwca'],
  ...['lipca', 'sierpnia', 'września', 'października', 'listopada', 'grudnia'],
];

/** Countries as citizens are said to be of them (genitive), or nationality adjectives, with the nominative. */
export const CITIZENSHIPS: Readonly<Record<string, string>> = {
  'federacji rosyjskiej': 'Federacja Rosyjska',
  rosji: 'Rosja',
  rosyjski: 'Rosja',
  rosyjska: 'Rosja',
  'republiki białorusi': 'Białoruś',
  białorusi: 'Białoruś',
  białoruski: 'Białoruś',
  białoruska: 'Białoruś',
  ukrainy: 'Ukraina',
  ukraiński: 'Ukraina',
  ukraińska: 'Ukraina',
  mołdawii: 'Mołdawia',
  izraela: 'Izrael',
  armenii: 'Armenia',
  azerbejdżanu: 'Azerbejdżan',
  gruzji: 'Gruzja',
  kazachstanu: 'Kazachstan',
  uzbekistanu: 'Uzbekistan',
  kirgistanu: 'Kirgistan',
  łotwy: 'Łotwa',
  litwy: 'Litwa',
  estonii: 'Estonia',
  cypru: 'Cypr',
  malty: 'Malta',
  polski: 'Polska',
  niemiec: 'Niemcy',
  szwajcarii: 'Szwajcaria',
  iranu: 'Iran',
  chin: 'Chiny',
};

/** Long forms of countries in addresses, with their ISO codes. */
export const COUNTRY_FORMS: Readonly<Record<string, string>> = {
  'republika białorusi': 'BY',
  'республика беларусь': 'BY',
  'republika cypryjska': 'CY',
  'republika kazachstanu': 'KZ',
};
