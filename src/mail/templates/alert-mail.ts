import { escapeHtml, oneLine } from '../escape.ts';
import type { MailContent } from '../mailer.ts';
import { subjectOf } from './letter.ts';
import { htmlPage } from './page.ts';

/** One new match in an alert, every field as plain text. */
export interface AlertLine {
  /** The watched name or address. */
  readonly watched: string;
  readonly kind: 'name' | 'address';
  /** Primary name of the listed party. */
  readonly party: string;
  readonly list: string;
  /** The publisher's own reference of the party, unique in its list. */
  readonly reference: string;
  /** May be empty. */
  readonly program: string;
  /** Whole percentage. */
  readonly scorePercent: number;
  readonly level: 'high' | 'medium' | 'low';
  /** Level before, where it rose; null for a party that did not match before. */
  readonly previousLevel: 'high' | 'medium' | 'low' | null;
  /** What of the party matched: a name, an identifier, an address. */
  readonly matchedOn: string;
  /** The whole entry in the console. */
  readonly entryUrl: string;
  /** The entry at its publisher; may be empty. */
  readonly sourceUrl: string;
}

/** Lines a mail shows; what is beyond is counted, and all of it is behind the link. */
const MOST_LINES = 1_000;

/** The alert of one account and one update. `consoleUrl` leads to the watched items. */
export function alertMail(lines: readonly AlertLine[], consoleUrl: string): MailContent {
  const shown = lines.slice(0, MOST_LINES);
  const items = new Set(lines.map(({ kind, watched }) => `${kind} ${watched}`)).size;
  const matches = lines.length === 1 ? '1 new match' : `${lines.length} new matches`;
  const subject = subjectOf(`${matches} for ${items === 1 ? '1 watched item' : `${items} watched items`}`);
  const rest = lines.length > shown.length ? `and ${lines.length - shown.length} more` : '';
  const close =
    'A match is a likeness, not a finding: compare the entry at its publisher with what you know of the party.';
  return {
    subject,
    text: [
      `${matches} since the last update of the lists.`,
      ...shown.map(textOf),
      ...(rest === '' ? [] : [rest]),
      `Your watched items: ${consoleUrl}`,
      `${close}\n`,
    ].join('\n\n'),
    html: htmlPage(
      subject,
      [
        `<p>${escapeHtml(matches)} since the last update of the lists.</p>`,
        ...shown.map(htmlOf),
        ...(rest === '' ? [] : [`<p>${escapeHtml(rest)}</p>`]),
        `<p><a href="${escapeHtml(consoleUrl)}">Your watched items</a></p>`,
        `<p>${escapeHtml(close)}</p>`,
      ].join('\n'),
    ),
  };
}

function fieldsOf(line: AlertLine): readonly (readonly [string, string])[] {
  const rose = line.previousLevel === null ? '' : `, was ${line.previousLevel}`;
  const fields: readonly (readonly [string, string])[] = [
    [line.kind === 'name' ? 'Watched name' : 'Watched address', line.watched],
    ['Listed party', line.party],
    ['List', line.list],
    ['Reference', line.reference],
    ['Program', line.program],
    ['Score', `${line.scorePercent} % (${line.level}${rose})`],
    ['Matched', line.matchedOn],
    ['Whole entry', line.entryUrl],
    ['At its publisher', line.sourceUrl],
  ];
  return fields.map(([label, value]) => [label, oneLine(value)] as const).filter(([, value]) => value !== '');
}

function textOf(line: AlertLine): string {
  return fieldsOf(line)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

const LINKS: readonly string[] = ['Whole entry', 'At its publisher'];

function htmlOf(line: AlertLine): string {
  const rows = fieldsOf(line).map(([label, value]) => {
    const link = LINKS.includes(label) && /^https?:\/\//u.test(value);
    const shown = link ? `<a href="${escapeHtml(value)}">${escapeHtml(value)}</a>` : escapeHtml(value);
    return `<tr><th align="left">${escapeHtml(label)}</th><td>${shown}</td></tr>`;
  });
  return `<table cellpadding="4" style="margin: 1em 0">\n${rows.join('\n')}\n</table>`;
}
