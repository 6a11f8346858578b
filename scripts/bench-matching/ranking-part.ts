import type { ListCode } from '../../src/domain/list-code.ts';
import type { ListedName, ListedParty } from '../../src/domain/listed-party.ts';
import { prepareName } from '../../src/matching/names/prepare-name.ts';
import { queryOf, rankByParty } from '../../src/screening/screen-name.ts';
import { atOnce } from '../../src/search/pace.ts';
import { figure } from '../bench/measure.ts';
import { engineOf } from '../bench/search-bench.ts';
import type { BenchReport } from './bench-report.ts';
import { crudeLikeness, foldedName, scriptOf } from './folded-name.ts';
import { areSpellings } from './list-positives.ts';
import type { LoadedLists } from './load-lists.ts';
import { stableHash } from './stable-hash.ts';

/** A spelling that is typed while the index does not hold it, and the party it belongs to. */
interface HeldOutName {
  readonly text: string;
  readonly partyId: number;
  /** `another script` or `another spelling`. */
  readonly kind: string;
}

const MOST_OF_A_KIND = 500;

const isHeldOut = ({ quality, kind, text }: ListedName, party: ListedParty): boolean => {
  if (quality === 'weak' || kind === 'former' || scriptOf(text) === 'mixed') return false;
  if (!foldedName(text).includes(' ')) return false;
  const isPerson = party.entryType === 'individual';
  return party.names.some(
    (other) =>
      foldedName(other.text) !== foldedName(text) &&
      scriptOf(other.text) === 'Latin' &&
      areSpellings(text, other.text, isPerson),
  );
};

/** One alias of each of some parties, by a stable hash, which another name of the party is a spelling of. */
function holdOut(parties: readonly ListedParty[]): readonly HeldOutName[] {
  const names = parties.flatMap((party) =>
    party.names
      .slice(1)
      .filter((name) => isHeldOut(name, party))
      .slice(0, 1)
      .map(({ text }) => {
        const kind = scriptOf(text) === 'Latin' ? 'another spelling' : 'another script';
        return { text, partyId: party.id, kind, order: stableHash(text) };
      }),
  );
  const byText = new Map(names.map((name) => [foldedName(name.text), name]));
  const byOrder = [...byText.values()].sort((a, b) => a.order - b.order);
  return ['another spelling', 'another script'].flatMap((kind) =>
    byOrder.filter((name) => name.kind === kind).slice(0, MOST_OF_A_KIND),
  );
}

/** The parties without the names held out, wherever they stand; the last name of a party stays. */
function without(
  byList: ReadonlyMap<ListCode, readonly ListedParty[]>,
  held: ReadonlySet<string>,
): ReadonlyMap<ListCode, readonly ListedParty[]> {
  const bare = (party: ListedParty): ListedParty => {
    const names = party.names.filter(({ text }) => !held.has(foldedName(text)));
    return { ...party, names: names.length === 0 ? party.names.slice(0, 1) : names };
  };
  return new Map([...byList].map(([code, parties]) => [code, parties.map(bare)]));
}

/** Names that are this much alike are one name written twice. */
const ONE_NAME = 0.8;

/** Of two records with one day of birth less is enough: "Pavel LIAKHOVICH", "Pavel Nikolaevich LYACHOVICH". */
const BORN_ON_ONE_DAY = 0.5;

const daysOf = ({ birthDates }: ListedParty): ListedParty['birthDates'] =>
  birthDates.filter(({ earliest, latest }) => earliest !== null && latest !== null);

function areBornOnOneDay(a: ListedParty, b: ListedParty): boolean {
  return daysOf(a).some(({ earliest, latest }) =>
    daysOf(b).some((other) => earliest === latest && other.earliest === earliest && other.latest === latest),
  );
}

/** True when one name has all words of the other, two at least: a record with the father's name and one without. */
function hasAllWords(a: string, b: string): boolean {
  const [shorter = [], longer = []] = [foldedName(a).split(' '), foldedName(b).split(' ')].sort(
    (one, other) => one.length - other.length,
  );
  return shorter.length > 1 && shorter.every((word) => longer.includes(word));
}

function mayBeBornTogether(a: ListedParty, b: ListedParty): boolean {
  const [ofA, ofB] = [daysOf(a), daysOf(b)];
  if (ofA.length === 0 || ofB.length === 0) return true;
  return ofA.some((one) =>
    ofB.some(
      (other) => (one.earliest ?? '') <= (other.latest ?? '') && (other.earliest ?? '') <= (one.latest ?? ''),
    ),
  );
}

/** The words of a name without its legal form. */
const withoutForm = (name: string): string =>
  prepareName(name, { mayHaveLegalForm: true })
    .words.filter(({ wordClass }) => wordClass !== 'legalForm')
    .map(({ text }) => text)
    .sort()
    .join(' ');

/**
 * True when two records share a name of two words or more, legal forms aside, which nothing that is typed as a name can tell
 * apart; lists do not even agree on who is a person ("Al Furqan").
 */
const bearOneName = (a: ListedParty, b: ListedParty): boolean => {
  const names = new Set(a.names.map(({ text }) => withoutForm(text)).filter((name) => name.includes(' ')));
  return b.names.some(({ text }) => names.has(withoutForm(text)));
};

/**
 * True for two records of one party: a name is the same, or nearly so and no date of birth speaks against it. One list may have a
 * party twice under one name; nearly the same names of one list are two parties' unless they were born on one day.
 */
function isSameParty(a: ListedParty, b: ListedParty): boolean {
  if (bearOneName(a, b)) return true;
  if (a.entryType !== b.entryType) return false;
  if (a.listCode === b.listCode && !areBornOnOneDay(a, b)) return false;
  if (!mayBeBornTogether(a, b)) return false;
  const least = areBornOnOneDay(a, b) ? BORN_ON_ONE_DAY : ONE_NAME;
  const isPerson = a.entryType === 'individual';
  return a.names.some(({ text: one }) =>
    b.names.some(
      ({ text: other }) => crudeLikeness(one, other) >= least || (isPerson && hasAllWords(one, other)),
    ),
  );
}

function partiesByName(parties: readonly ListedParty[]): ReadonlyMap<string, readonly number[]> {
  const byName = new Map<string, number[]>();
  for (const { id, names } of parties)
    for (const { text } of names) {
      const known = byName.get(foldedName(text));
      if (known === undefined) byName.set(foldedName(text), [id]);
      else known.push(id);
    }
  return byName;
}

/** Where the party of a name comes among the matches, from 0; -1 for nowhere. */
interface PlacedName extends HeldOutName {
  readonly place: number;
  /** Primary name and list of the first match, and of the party that is meant. */
  readonly first: string;
  readonly meant: string;
}

const titleOf = (party: ListedParty | undefined): string =>
  party === undefined ? 'nobody' : `${party.names[0]?.text ?? ''} (${party.listCode})`;

/**
 * Place of the party among the matches of each spelling, from 0; -1 where it is not among them from 0.3. Its record on
 * another list counts, and so does another bearer of the very name that is typed.
 */
async function placesOf(lists: LoadedLists, held: readonly HeldOutName[]): Promise<readonly PlacedName[]> {
  const byName = partiesByName(lists.parties);
  const byId = new Map(lists.parties.map((party) => [party.id, party]));
  const engine = await engineOf(without(lists.byList, new Set(held.map(({ text }) => foldedName(text)))));
  const snapshot = await engine.snapshot();
  const placed: PlacedName[] = [];
  for (const name of held) {
    const { text, partyId } = name;
    const query = queryOf(text);
    const candidates = await snapshot.findNames(query, 0.3, { lists: [...lists.byList.keys()] });
    const party = byId.get(partyId);
    const bearers = new Set(byName.get(foldedName(text)));
    const isRight = (id: number): boolean => {
      const found = byId.get(id);
      return bearers.has(id) || (found !== undefined && party !== undefined && isSameParty(found, party));
    };
    const least = { name: 0.3, value: 0.3, isValue: false };
    const found = atOnce(rankByParty([{ reading: { query, bare: null }, candidates }], [], least));
    const place = found.findIndex((match) => isRight(match.partyId));
    const first = titleOf(byId.get(found[0]?.partyId ?? 0));
    placed.push({ ...name, place, first, meant: titleOf(party) });
  }
  return placed;
}

/** Measures where a listed party comes when it is typed in a spelling or script that the index does not hold. */
export async function rankingPart(lists: LoadedLists, examples: number): Promise<BenchReport> {
  const held = holdOut(lists.parties);
  const placed = await placesOf(lists, held);
  const share = (kind: string | null, isGood: (name: PlacedName) => boolean): number => {
    const ofKind = placed.filter((name) => kind === null || name.kind === kind);
    return (100 * ofKind.filter(isGood).length) / Math.max(1, ofKind.length);
  };
  const isFirst = ({ place }: PlacedName): boolean => place === 0;
  const isWithinTen = ({ place }: PlacedName): boolean => place >= 0 && place < 10;
  const far = placed
    .filter((name) => !isFirst(name))
    .map(({ place, text, kind, first, meant }) => {
      const where = place < 0 ? 'absent' : `place ${place + 1}`;
      return `${where}  ${text}  [${kind}]  first: ${first}  meant: ${meant}`;
    });
  return {
    figures: [
      figure('listed party typed otherwise', held.length, 'names'),
      figure('listed party typed otherwise, comes first', share(null, isFirst), '%', { atLeast: 97 }),
      figure('listed party typed otherwise, within ten', share(null, isWithinTen), '%', { atLeast: 99 }),
      ...['another spelling', 'another script'].flatMap((kind) => [
        figure(`typed in ${kind}, comes first`, share(kind, isFirst), '%'),
        figure(`typed in ${kind}, within ten`, share(kind, isWithinTen), '%'),
      ]),
    ],
    sections: [
      { title: `Listed party typed otherwise, not first: ${far.length}`, lines: far.slice(0, examples) },
    ],
  };
}
