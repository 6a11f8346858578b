import type { ListSource, SourceEdition, SourceFile } from '../../src/lists/list-source.ts';

const BEGIN = '<!-- sources: begin -->';
const END = '<!-- sources: end -->';

/** A page with the table of the sources written anew between its two marks; null when the page has no marks. */
export function withSourceTable(page: string, sources: readonly ListSource[]): string | null {
  const [head, rest] = page.split(BEGIN);
  const tail = rest?.split(END)[1];
  if (head === undefined || tail === undefined) return null;
  return `${head}${BEGIN}\n\n${sources.map(describeSource).join('\n\n')}\n\n${END}${tail}`;
}

function describeSource({ facts, folder, editions, expectations }: ListSource): string {
  const place = folder === facts.code ? '' : `, read from the folder \`${folder}/\``;
  return [
    `### ${facts.code}: ${facts.name}`,
    '',
    `${facts.publisher} (${facts.country}); ${facts.kind}${facts.core ? '' : ', searched only when named'}; at least`,
    `${expectations.minimumParties.toLocaleString('en-US')} parties${place}. [Publisher's page](${facts.pageUrl})`,
    '',
    ...editions.map((edition, position) => `${position + 1}. ${describeEdition(edition)}`),
  ].join('\n');
}

function describeEdition({ id, files }: SourceEdition): string {
  const served = files.every((file) => file.optional || file.location !== null);
  return `\`${id}\`${served ? '' : ', local copies only'}: ${files.map(describeFile).join(', ')}`;
}

function describeFile({ role, format, localNames, optional }: SourceFile): string {
  const names = localNames
    .map((name) => `\`${typeof name === 'string' ? name : String(name)}\``)
    .join(' or ');
  return `${role} (${format.toUpperCase()}${optional ? ', optional' : ''}; ${names})`;
}
