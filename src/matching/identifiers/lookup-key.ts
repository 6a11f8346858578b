/**
 * Key under which a recorded value is found: its kind and its normalised form, such as `id:K123456`,
 * `email:a@b.example`, `wallet:1boat...`. Both sides derive it in `matching/identifiers`.
 */
export type LookupKey = string;
