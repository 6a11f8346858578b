import { createRequire } from 'node:module';

/** Words of addresses and names of towns, as `scripts/knowledge` builds them. */
interface AddressKnowledge {
  /** Items `form=kind=meaning`, divided by `|`. */
  readonly words: string;
  /** Forms of towns, divided by `|`. */
  readonly towns: string;
  /** Items `form=codes of ISO 3166-2`, divided by `|`. */
  readonly regions: string;
}

/** Required, not imported: see `spelling-tables.ts`. */
const TABLES = createRequire(import.meta.url)('../data/address-knowledge.json') as AddressKnowledge;

/** A word of addresses, as the reader of addresses sees it: what it is, and the class it says. */
export interface AddressWordFact {
  readonly form: string;
  readonly kind: string;
  readonly means: string;
}

/** The words of addresses of all languages that `knowledge/` holds. */
export const ADDRESS_WORDS: readonly AddressWordFact[] = TABLES.words
  .split('|')
  .filter((item) => item !== '')
  .map((item) => {
    const [form = '', kind = '', means = ''] = item.split('=');
    return { form, kind, means };
  });

let towns: ReadonlySet<string> | null = null;

/** True for a larger town of the world, in one of the names and scripts that `knowledge/towns.tsv` has for it. */
export function isKnownTown(form: string): boolean {
  towns ??= new Set(TABLES.towns.split('|'));
  // "Goettingen" is Göttingen.
  return towns.has(form) || towns.has(form.replace(/(?<=[aou])e/gu, ''));
}

let regions: ReadonlyMap<string, string> | null = null;

function regionTable(): ReadonlyMap<string, string> {
  regions ??= new Map(
    TABLES.regions.split('|').map((item) => {
      const [form = '', codes = ''] = item.split('=');
      return [form, codes];
    }),
  );
  return regions;
}

/** Codes of ISO 3166-2 of the regions that are called so; none of what is no region. */
export function regionCodes(form: string): readonly string[] {
  const codes = regionTable().get(form);
  return codes === undefined ? [] : codes.split(' ');
}
