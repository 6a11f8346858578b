import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TranscriptCase } from './cases.ts';

/** A match of the API as far as the transcript prints it. */
export interface ShownMatch {
  readonly name: string;
  readonly entry_type: string;
  readonly list_code: string;
  readonly program: string;
  readonly score: number;
  readonly match_level: string;
  readonly matched_alias: string | null;
  readonly matched_identifier: boolean;
}

/** An answer of the API as far as the transcript prints it. */
export interface ShownAnswer {
  readonly lists_searched: readonly string[];
  readonly total_matches: number;
  readonly matches: readonly ShownMatch[];
}

const SCORE_NAMES = fileURLToPath(new URL('../score-names.ts', import.meta.url));

/** What is wrong with the answer, so that a comment that has become untrue is noticed; null for nothing. */
export function complaint({ title, expect }: TranscriptCase, { matches }: ShownAnswer): string | null {
  const best = matches[0];
  const wrong =
    expect.none === true
      ? best !== undefined
      : best === undefined ||
        best.score < (expect.least ?? 0) ||
        best.score > (expect.most ?? 1) ||
        expect.best?.test(best.name) === false;
  return wrong
    ? `${title}: the best match is ${JSON.stringify(best?.name)} with ${best?.score ?? 'none'}`
    : null;
}

/** The section of one screening, in Markdown. */
export function printCase(number: number, screening: TranscriptCase, answer: ShownAnswer): string {
  const { title, body, shown, comment } = screening;
  const matches = answer.matches.slice(0, shown);
  const short = { lists_searched: answer.lists_searched, total_matches: answer.total_matches, matches: '…' };
  const json = JSON.stringify(short, null, 2).replace('"…"', () =>
    shortMatches(matches, answer.total_matches),
  );
  return [
    `## ${number}. ${title}`,
    `\`\`\`\nPOST /api/v1/screen/\n${JSON.stringify(body)}\n\`\`\``,
    `\`\`\`jsonc\n${json}\n\`\`\``,
    ...matches.filter((match) => !match.matched_identifier).map((match) => explanation(body.name, match)),
    comment,
  ].join('\n\n');
}

function shortMatches(matches: readonly ShownMatch[], total: number): string {
  if (matches.length === 0) return '[]';
  const lines = matches.map((match) => `    ${JSON.stringify(shortMatch(match))},`);
  const left = total - matches.length;
  return ['[', ...lines, ...(left > 0 ? [`    // ${left} more`] : []), '  ]'].join('\n');
}

function shortMatch(match: ShownMatch): Readonly<Record<string, unknown>> {
  const { name, entry_type, list_code, program, score, match_level, matched_alias, matched_identifier } =
    match;
  return { name, entry_type, list_code, program, score, match_level, matched_alias, matched_identifier };
}

/** Word by word, by the operator's command; a weak alias scores a little less in the API than here. */
function explanation(query: string, match: ShownMatch): string {
  const listed = match.matched_alias ?? match.name;
  const output = execFileSync(
    process.execPath,
    ['--import', 'tsx', SCORE_NAMES, '--explain', query, listed],
    {
      encoding: 'utf8',
    },
  );
  const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;
  return `\`\`\`\n$ npm run -s score:names -- --explain ${quoted(query)} ${quoted(listed)}\n${output.trimEnd()}\n\`\`\``;
}
