import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ClientOutcome } from './check-clients.ts';
import { GENERATOR, GENERATOR_FILE, generatorArguments } from './generator.ts';
import type { ClientLanguage } from './languages.ts';

const PAGE = fileURLToPath(new URL('../../docs/clients.md', import.meta.url));
const PROGRAMS = '../scripts/clients/programs';

const INTRODUCTION = `# Clients

Written by \`npm run clients:check -- --write-docs\`, which generates a client of four languages from [openapi.yaml](../openapi.yaml), compiles each, and runs
a program over it against the service with its sample lists. Each program runs every operation and reads every error body as typed data; it
ends with an error where an answer is not what the contract says. Each is run twice: the second time every object of every answer
has a field that the client does not know, and it must read the same. \`npm run clients:check\` does all this anew and compares this page.

The document is served at \`/openapi.yaml\` and \`/openapi.json\` of every service. The generator is openapi-generator, \`${GENERATOR}\`, which Maven fetches:

\`\`\`sh
mvn dependency:copy -Dartifact=${GENERATOR} -DoutputDirectory=.
\`\`\`

What holds for all of them:

- Give the client the address of your service, with \`/api/v1\`; the one in the document is an example.
- A list that is not set may be sent as an empty array: \`lists: []\` searches the default lists.
- Answers may gain fields, which the clients keep aside. A text of an enumeration that is new, such as the code of a new list, needs a client that
  is generated anew.
- A 403 of \`/monitoring/\` and every 429 have one of several bodies. \`MonitoringRefusal\`, \`TooManyRequests\` and \`MonitoringTooManyRequests\` name them, the most specific
  first; every error body has \`error\`, so \`RequestError\` fits what is left.`;

/** What a user of the client should know beside the program. */
const NOTES: Readonly<Record<ClientLanguage['id'], string>> = {
  java: '`containerDefaultToNull` leaves out what was not set; without it a batch of names has empty `items` as well, which is refused. The body of a failed call is a text: `TooManyRequests.fromJson(error.getResponseBody()).getActualInstance()`.',
  python:
    'A failed call raises `ApiException`, whose `data` is the body as its type; of several types the one that fits is in `data.actual_instance`. Set `retries=0`: urllib3 otherwise waits for `Retry-After`, which may be a day, before it tries a GET or DELETE again.',
  go: '`enumClassPrefix` keeps constants of one name apart. `err.(*GenericOpenAPIError).Model()` is the body as its type; of several types the one that fits is the pointer that is not nil.',
  'typescript-fetch':
    'A failed call throws `ResponseError` with the response. The generator merges the types of several bodies into one, so read them one by one: `instanceOfQuotaExceeded(body) ? QuotaExceededFromJSON(body) : RequestErrorFromJSON(body)`.',
};

function section({ language, printed }: ClientOutcome): string {
  const command = [
    'java',
    '-jar',
    GENERATOR_FILE,
    ...generatorArguments(language, 'openapi.yaml', 'client'),
  ].join(' ');
  return [
    `## ${language.title}`,
    `\`\`\`sh\n${command}\n\`\`\``,
    NOTES[language.id],
    `What [${language.program}](${PROGRAMS}/${language.program}) printed:`,
    `\`\`\`text\n${printed.join('\n')}\n\`\`\``,
  ].join('\n\n');
}

/** The page of a run. */
export async function pageOf(outcomes: readonly ClientOutcome[]): Promise<string> {
  // A run without a page does without it.
  const { format, resolveConfig } = await import('prettier');
  const text = [INTRODUCTION, ...outcomes.map(section)].join('\n\n');
  return format(text, { ...(await resolveConfig(PAGE)), filepath: PAGE });
}

/** Writes the page of a run. */
export async function writePage(outcomes: readonly ClientOutcome[]): Promise<void> {
  await writeFile(PAGE, await pageOf(outcomes));
}

/** Whether the page is what a run would write. */
export async function isPageOf(outcomes: readonly ClientOutcome[]): Promise<boolean> {
  return (await readFile(PAGE, 'utf8').catch(() => '')) === (await pageOf(outcomes));
}
