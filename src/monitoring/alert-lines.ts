import { levelOf } from '../domain/match.ts';
import { addressLine, primaryName } from '../domain/listed-party.ts';
import type { ListCode } from '../domain/list-code.ts';
import type { Match } from '../domain/match.ts';
import type { AlertLine } from '../mail/templates/alert-mail.ts';
import type { NewMatch } from './rescreen-store.ts';

/** New matches as lines of a mail, the most alike first. */
export function alertLines(
  matches: readonly NewMatch[],
  listName: (code: ListCode) => string,
): readonly AlertLine[] {
  return matches
    .toSorted((a, b) => b.match.score - a.match.score || a.watch.id - b.watch.id)
    .map(({ watch, match, previousScore }) => ({
      watched: watch.text,
      kind: watch.kind,
      party: primaryName(match.party),
      list: `${listName(match.party.listCode)} (${match.party.listCode})`,
      program: match.party.programs.join('; '),
      scorePercent: Math.round(match.score * 100),
      level: levelOf(match.score),
      previousLevel: previousScore === null ? null : levelOf(previousScore),
      matchedOn: describe(match),
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
