/** Sections of https://www.fbi.gov/wanted that hold wanted persons, by the step after `/wanted/` of an item's path. */
export const WANTED_SECTIONS: ReadonlySet<string> = new Set([
  'topten',
  'wanted_terrorists',
  'cyber',
  'counterintelligence',
  'murders',
  'wcc',
  'cei',
  'additional',
  'cac',
  'dt',
  'human-trafficking',
  'law-enforcement-assistance',
  'parental-kidnappings',
]);

/** Sections of victims, missing or unknown persons and calls for information. */
export const OTHER_SECTIONS: ReadonlySet<string> = new Set([
  'kidnap',
  'vicap',
  'seeking-info',
  'ecap',
  'terrorinfo',
  'known-bank-robbers',
]);

/** Values of `status` of persons who are no longer sought. */
export const CLOSED_STATUSES: ReadonlySet<string> = new Set([
  'captured',
  'located',
  'surrendered',
  'deceased',
  'recovered',
]);

/** Values of `status` of persons who are sought. */
export const OPEN_STATUSES: ReadonlySet<string> = new Set(['', 'na']);

/** Fields that are taken. */
export const READ_FIELDS = [
  'uid',
  'title',
  'path',
  'url',
  'subjects',
  'aliases',
  'dates_of_birth_used',
  'place_of_birth',
  'nationality',
  'sex',
  'possible_countries',
  'ncic',
  'person_classification',
  'description',
  'caution',
  'remarks',
  'warning_message',
  'additional_information',
  'reward_text',
  'status',
  'publication',
  'modified',
  'occupations',
];

/** Fields that are left on purpose. */
export const IGNORED_FIELDS = [
  { field: '@id', reason: 'address of the item in the API; the uid is the reference' },
  { field: 'race', reason: 'description of appearance' },
  { field: 'race_raw', reason: 'description of appearance' },
  { field: 'age_min', reason: 'changes every year; dates of birth are taken' },
  { field: 'age_max', reason: 'changes every year; dates of birth are taken' },
  { field: 'age_range', reason: 'changes every year; dates of birth are taken' },
  { field: 'height_min', reason: 'description of appearance' },
  { field: 'height_max', reason: 'description of appearance' },
  { field: 'weight', reason: 'description of appearance' },
  { field: 'weight_min', reason: 'description of appearance' },
  { field: 'weight_max', reason: 'description of appearance' },
  { field: 'hair', reason: 'description of appearance' },
  { field: 'hair_raw', reason: 'description of appearance' },
  { field: 'eyes', reason: 'description of appearance' },
  { field: 'eyes_raw', reason: 'description of appearance' },
  { field: 'build', reason: 'description of appearance' },
  { field: 'complexion', reason: 'description of appearance' },
  { field: 'scars_and_marks', reason: 'description of appearance' },
  { field: 'languages', reason: 'no use in screening' },
  { field: 'locations', reason: 'offices of the bureau' },
  { field: 'possible_states', reason: 'states in which a sighting is thought possible' },
  { field: 'field_offices', reason: 'offices of the bureau' },
  { field: 'legat_names', reason: 'offices of the bureau' },
  { field: 'details', reason: 'long form of the page' },
  { field: 'reward_min', reason: 'in the text of the reward' },
  { field: 'reward_max', reason: 'in the text of the reward' },
  { field: 'suspects', reason: 'only filled for calls for information' },
  { field: 'coordinates', reason: 'only filled for calls for information' },
  { field: 'files', reason: 'posters' },
  { field: 'images', reason: 'photographs' },
  { field: 'poster_classification', reason: 'kind of poster; the path tells the section' },
];

/** States and districts as places of birth name them; `Georgia` means the state here. */
export const US_STATES =
  /^(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|D\.?C\.?)$/u;
