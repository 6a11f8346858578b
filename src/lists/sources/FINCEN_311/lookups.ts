/** Targets of a measure that are classes of transactions and not parties. */
export const TRANSACTION_CLASSES: ReadonlySet<string> = new Set([
  'Convertible Virtual Currency Mixing',
  'Mexican Gambling Establishments',
]);

/** Jurisdictions in names that are no country's display name. */
export const JURISDICTIONS: ReadonlySet<string> = new Set([
  'Burma',
  "Democratic People's Republic of Korea",
  'Nauru',
  'Ukraine',
]);
