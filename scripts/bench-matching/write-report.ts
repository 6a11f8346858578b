import { format } from 'prettier';
import { keepsLimit, type Figure } from '../bench/measure.ts';
import type { Section } from './bench-report.ts';
import { exampleTable } from './doc-examples.ts';

function limitText({ limit }: Figure): string {
  if (limit === null) return '';
  return 'atMost' in limit ? `at most ${limit.atMost}` : `at least ${limit.atLeast}`;
}

function figureRow(figure: Figure): string {
  const verdict = figure.limit === null ? '' : keepsLimit(figure) ? 'kept' : 'missed';
  return `| ${figure.name} | ${`${figure.value} ${figure.unit}`.trim()} | ${limitText(figure)} | ${verdict} |`;
}

function replaceBetween(text: string, mark: string, lines: readonly string[]): string {
  const [start, end] = [`<!-- ${mark} -->`, `<!-- end of ${mark} -->`];
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new SyntaxError(`the text has no place for ${mark}`);
  return `${text.slice(0, from + start.length)}\n\n${lines.join('\n')}\n\n${text.slice(to)}`;
}

/**
 * Puts the figures, the tables and the examples with their scores into the page on matching. Lists of examples stay out:
 * they hold names of listed persons. Throws `SyntaxError` for a page without the places.
 */
export async function withReport(
  page: string,
  { figures, sections }: { readonly figures: readonly Figure[]; readonly sections: readonly Section[] },
): Promise<string> {
  const tables = sections
    .filter(({ isTable }) => isTable === true)
    .flatMap(({ title, lines }) => ['', `### ${title}`, '', '```', ...lines, '```']);
  const table = ['| figure | value | target | |', '| --- | --- | --- | --- |', ...figures.map(figureRow)];
  const reported = replaceBetween(page, 'report', [...table, ...tables]);
  return format(replaceBetween(reported, 'examples', exampleTable()), { parser: 'markdown' });
}
