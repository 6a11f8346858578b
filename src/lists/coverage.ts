import type { EntryType, ListedPartyRecord } from '../domain/listed-party.ts';
import { isNonLatin } from './formats/scripts.ts';
import { oddName, type OddName } from './odd-names.ts';

/** What a party may have, in the order of the report, with the rule that says whether it does. */
const RULES = {
  aliases: (party) => party.names.length > 1,
  addresses: (party) => party.addresses.length > 0,
  countries: (party) => party.countries.some(({ code }) => code !== ''),
  identifications: (party) => party.identifications.length > 0,
  contacts: (party) => party.contacts.length > 0,
  birthDates: (party) => party.birthDates.length > 0,
  wallets: (party) => party.wallets.length > 0,
  nonLatinNames: (party) => party.names.some(({ text }) => isNonLatin(text)),
  programs: (party) => party.programs.length > 0,
  listedOn: (party) => party.listedOn !== null,
} satisfies Readonly<Record<string, (party: ListedPartyRecord) => boolean>>;

/** A kind of fact whose share among the parties is reported. */
export type CoveredFact = keyof typeof RULES;

/** Every kind of fact, in the order of the report. */
export const COVERED_FACTS = Object.keys(RULES) as readonly CoveredFact[];

/** What the parties of a list hold, as counts. */
export interface ListCoverage {
  readonly parties: number;
  readonly names: number;
  readonly byType: Readonly<Record<EntryType, number>>;
  /** Parties with at least one fact of the kind; a country counts when it is a known one. */
  readonly having: Readonly<Record<CoveredFact, number>>;
  /** Names that look as if the reader had taken too much or too little, each with why it stands. */
  readonly oddNames: readonly OddName[];
}

/** Counts what the parties hold. Throws what the reading of the parties throws. */
export async function coverageOf(parties: AsyncIterable<ListedPartyRecord>): Promise<ListCoverage> {
  const byType: Record<EntryType, number> = { individual: 0, entity: 0, vessel: 0, aircraft: 0 };
  const having = Object.fromEntries(COVERED_FACTS.map((fact) => [fact, 0])) as Record<CoveredFact, number>;
  const oddNames: OddName[] = [];
  let [total, names] = [0, 0];
  for await (const party of parties) {
    total++;
    names += party.names.length;
    byType[party.entryType]++;
    for (const { text } of party.names) {
      const odd = oddName(text, party.entryType);
      if (odd !== null) oddNames.push(odd);
    }
    for (const fact of COVERED_FACTS) if (RULES[fact](party)) having[fact]++;
  }
  return { parties: total, names, byType, having, oddNames };
}
