import { API_BASE_PATH } from '../../src/http/routes.ts';
import type { ListReport } from '../../src/ingest/list-report.ts';

/** What else to put into `name`, and what it shows. */
const MORE_NAMES: readonly (readonly [name: string, shows: string])[] = [
  ['Владимир Путин', 'another script'],
  ['Viktor Vekselburg', 'a misspelling'],
  ['Mara Salvatrucha', 'an alias'],
  ['IMO 9116412', 'a vessel by its number'],
  ['Jane Example', 'nothing'],
];

/** A request that a shell may paste: a screening of one name. */
function curlLine(url: string, apiKey: string, name: string): string {
  return [
    `curl -s '${url}${API_BASE_PATH}/screen/?limit=3'`,
    `-H 'Authorization: Bearer ${apiKey}'`,
    `-H 'Content-Type: application/json'`,
    `-d '${JSON.stringify({ name })}'`,
  ].join(' ');
}

/** What the demo prints once it answers. */
export function welcome(demo: {
  readonly url: string;
  readonly apiKey: string;
  /** Signs in to the console, once. */
  readonly consoleUrl: string;
  readonly lists: readonly ListReport[];
}): string {
  const { url, apiKey, consoleUrl, lists } = demo;
  return `
SAMPLE DATA: a few dozen parties a list. Do not screen anybody against it.

${lists.map(({ code, entryCount }) => `  ${code.padEnd(16)} ${String(entryCount).padStart(3)} parties`).join('\n')}

Console        ${consoleUrl}
               (signs you in, once; set a password under Account to come back)
API key        ${apiKey}
Documentation  ${url}/docs/
Health         ${url}/health/ready

Screen a name:

${curlLine(url, apiKey, 'Vladimir Putin')}

Other names to try:

${MORE_NAMES.map(([name, shows]) => `  ${name.padEnd(18)} ${shows}`).join('\n')}

Ctrl-C stops the demo.`;
}
