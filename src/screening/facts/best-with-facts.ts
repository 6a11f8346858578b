import type { ComparedFact } from '../../domain/facts.ts';
import type { ListedParty } from '../../domain/listed-party.ts';
import { LISTS_BESIDE_THE_CORE } from '../../domain/list-code.ts';
import type { Pace } from '../../search/pace.ts';
import type { SearchSnapshot } from '../../search/search-engine.ts';
import {
  agreementOf,
  compareFacts,
  hasEqualIdentifier,
  scoreWithFacts,
  type SentFacts,
} from './compare-facts.ts';

/** A party that a search found. */
export interface Ranked {
  readonly partyId: number;
  /** The name's score, 0 to 1; 1 where an equal identifier found it. Never less than the score with the facts. */
  readonly score: number;
  /** What the name alone scores, where that is another. */
  readonly nameScore?: number;
}

/** A party with its facts compared. */
export interface RankedWithFacts<One extends Ranked> {
  readonly ranked: One;
  /** 0 to 1: the name's score held down by what contradicts, 1 with an equal identifier. */
  readonly score: number;
  readonly facts: readonly ComparedFact[];
}

/** Parties that are read and compared in one step. */
const AT_ONCE = 50;

/** What is to be compared. */
export interface FactsToCompare<One extends Ranked> {
  readonly facts: SentFacts;
  /** Highest score first. */
  readonly ranked: readonly One[];
  /** How many of the best are wanted. */
  readonly most: number;
  /** Rank of the correspondence behind equal scores, least first: a primary name before an alias. */
  readonly placeOf: (one: One) => number;
}

interface Entry<One extends Ranked> extends RankedWithFacts<One> {
  readonly order: readonly number[];
}

/**
 * The best with their facts, in the order of the answer. Facts lift no score above that of the ranked: reading ends where none can reach
 * the last that is wanted. Throws `EngineUnavailableError` and what the pace throws.
 */
export async function bestWithFacts<One extends Ranked>(
  snapshot: Pick<SearchSnapshot, 'loadParties'>,
  { facts, ranked, most, placeOf }: FactsToCompare<One>,
  pace: Pace,
): Promise<readonly RankedWithFacts<One>[]> {
  const best: Entry<One>[] = [];
  const inOrder = (a: Entry<One>, b: Entry<One>): number => compareOrders(a.order, b.order);
  for (let from = 0; from < ranked.length; from += AT_ONCE) {
    if (cannotReach(ranked[from], best, most)) break;
    const some = ranked.slice(from, from + AT_ONCE);
    const parties = await snapshot.loadParties(some.map(({ partyId }) => partyId));
    for (const one of some) {
      const party = parties.get(one.partyId);
      if (party !== undefined) best.push(entryOf(one, party, { facts, placeOf }));
    }
    best.sort(inOrder);
    best.length = Math.min(best.length, most);
    await pace.step(0);
  }
  return best;
}

function cannotReach<One extends Ranked>(
  next: One | undefined,
  best: readonly Entry<One>[],
  most: number,
): boolean {
  const last = best[most - 1];
  return next === undefined || (last !== undefined && next.score < last.score);
}

function entryOf<One extends Ranked>(
  ranked: One,
  party: ListedParty,
  { facts: sent, placeOf }: Pick<FactsToCompare<One>, 'facts' | 'placeOf'>,
): Entry<One> {
  const facts = compareFacts(sent, party);
  const nameScore = ranked.nameScore ?? ranked.score;
  const score = scoreWithFacts(nameScore, facts);
  const recorded = facts.filter(({ listed }) => listed !== '').length;
  const order = [
    -score,
    -agreementOf(facts),
    -nameScore,
    hasEqualIdentifier(facts) ? 0 : 1,
    placeOf(ranked),
    -recorded,
    LISTS_BESIDE_THE_CORE.has(party.listCode) ? 1 : 0,
    ranked.partyId,
  ];
  return { ranked, score, facts, order };
}

function compareOrders(a: readonly number[], b: readonly number[]): number {
  for (const [place, one] of a.entries()) {
    const difference = one - (b[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
