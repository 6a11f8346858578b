import { levelOf } from '../domain/match.ts';
import { addressLine, primaryName } from '../domain/listed-party.ts';
import type { ListCode } from '../domain/list-code.ts';
import type { Match } from '../domain/match.ts';
import type { AlertLine } from '../mail/templates/alert-mail.ts';
import type { NewMatch } from './rescreen-store.ts';

/** How a mail names lists and links to entries. */
export interface AlertNames {
  readonly listName: (code: ListCode) => string;
  /** Where readers reach the console, without a slash at the end. */
  readonly publicUrl: string;
}

/** New matches as lines of a mail, the most alike first. */
export function alertLines(
  matches: readonly NewMatch[],
  { listName, publicUrl }: AlertNames,
): readonly AlertLine[] {
  return matches
    .toSorted((a, b) => b.match.score - a.match.score || a.watch.id - b.watch.id)
    .map(({ watch, match, previousScore }) => ({
      watched: watch.text,
      kind: watch.kind,
      party: primaryName(match.party),
      list: `${listName(match.party.listCode)} (${match.party.listCode})`,
      reference: match.party.publisherRef,
      program: match.party.programs.join('; '),
      scorePercent: Math.round(match.score * 100),
      level: levelOf(match.score),
      previousLevel: previousScore === null ? null : levelOf(previousScore),
      matchedOn: describe(match),
      entryUrl: `${publicUrl}/entries/${match.party.id}`,
      sourceUrl: match.party.sourceUrl,
    }));
}

function describe({ matchedOn }: Match): string {
  switch (matchedOn.kind) {
    case 'name':
      return matchedOn.primary ? 'the primary name' : `the alias ${matchedOn.text}`;
    case 'identifier':
    case 'contact':
      return matchedOn.label;
    case 'address':
      return `the address ${addressLine(matchedOn.address)}`;
  }
}
