import type { Match } from '../../src/domain/match.ts';
import { figure, type Figure } from '../bench/measure.ts';
import type { OrdinaryName } from './compose-names.ts';
import { prepareName } from '../../src/matching/names/prepare-name.ts';
import { crudeLikeness, foldedName } from './folded-name.ts';
import { explanationOf, listedTextOf, whyOf, type FindBest } from './find-best.ts';

/**
 * How an ordinary name comes to match: it is a listed name; one in another spelling; the whole of it stands in a longer
 * listed name; or it is raised in vain.
 */
export type RaisedKind =
  'namesake' | 'namesake in another spelling' | 'within a longer listed name' | 'in vain';

/** An ordinary name that raises a match from 0.5. */
export interface RaisedName extends OrdinaryName {
  readonly kind: RaisedKind;
  readonly score: number;
  readonly list: string;
  readonly listed: string;
  readonly why: string;
}

const SAME_NAME: ReadonlySet<string> = new Set(['equal', 'known spelling', 'joined', 'same meaning']);

/** Least likeness of words that are one word in two spellings, and crude likeness of names that are one name. */
const LEAST_LIKENESS = 0.93;
const ONE_NAME = 0.7;

/** Words that do not tell one bearer of a name from another. */
const UNTELLING: ReadonlySet<string> = new Set(['legalForm', 'particle', 'title']);

/** True when a word among them does. A legal form is only read as one beside another word. */
const areTold = (words: readonly string[]): boolean =>
  words
    .flatMap((text) => prepareName(`name ${text}`, { mayHaveLegalForm: true }).words.slice(1))
    .some(({ wordClass }) => !UNTELLING.has(wordClass));

function kindOf({ text }: OrdinaryName, match: Match): RaisedKind {
  const listed = listedTextOf(match);
  if (foldedName(text) === foldedName(listed)) return 'namesake';
  const { correspondences, queryLeftOver, listedLeftOver } = explanationOf(match);
  const isSame =
    correspondences.every(({ kind, likeness }) => SAME_NAME.has(kind) && likeness >= LEAST_LIKENESS) &&
    !areTold(queryLeftOver);
  if (!isSame) return 'in vain';
  if (areTold(listedLeftOver)) return 'within a longer listed name';
  // The tables of the model do not decide alone: they hold names that are no spellings of one another. Titles are no part of a name.
  const named = correspondences.map((pair) => pair.listed).join(' ');
  const likeness = Math.max(crudeLikeness(text, listed), crudeLikeness(text, named));
  return likeness >= ONE_NAME ? 'namesake in another spelling' : 'in vain';
}

/** Screens ordinary names, typed as `typedAs` says; those that raise anything from 0.5, highest score first. */
export async function raisedNames(
  names: readonly OrdinaryName[],
  findBest: FindBest,
  typedAs: (name: OrdinaryName) => string = ({ text }) => text,
): Promise<readonly RaisedName[]> {
  const raised: RaisedName[] = [];
  for (const name of names) {
    const [best] = await findBest(typedAs(name), 0.5, 1);
    if (best === undefined) continue;
    const { score, party } = best;
    const found = { score, list: party.listCode, listed: listedTextOf(best), why: whyOf(best) };
    raised.push({ ...name, kind: kindOf(name, best), ...found });
  }
  return raised.sort((a, b) => b.score - a.score);
}

/** Shares of the names that raise a match, in names per thousand; true namesakes are counted apart. */
export function ordinaryFigures(total: number, raised: readonly RaisedName[]): readonly Figure[] {
  const count = (keep: (name: RaisedName) => boolean): number => raised.filter(keep).length;
  const isNamesake = ({ kind }: RaisedName): boolean => kind.startsWith('namesake');
  const perThousand = (number: number): number => (1000 * number) / Math.max(1, total);
  const unit = 'in 1,000';
  const high = (name: RaisedName): boolean => name.score >= 0.8;
  return [
    figure('ordinary names', total, 'names'),
    figure('namesakes of listed parties', count(isNamesake), 'names'),
    figure('high, namesakes aside', perThousand(count((name) => high(name) && !isNamesake(name))), unit, {
      atMost: 3,
    }),
    figure('from 0.5, namesakes aside', perThousand(count((name) => !isNamesake(name))), unit, {
      atMost: 40,
    }),
    figure(
      'high, where the name does not stand whole in a listed one',
      perThousand(count((name) => high(name) && name.kind === 'in vain')),
      unit,
    ),
    figure(
      'from 0.5, where the name does not stand whole in a listed one',
      perThousand(count(({ kind }) => kind === 'in vain')),
      unit,
    ),
  ];
}
