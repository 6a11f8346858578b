import assert from 'node:assert/strict';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { callTool as call, startAgentsService, type AgentsService } from '../support/agents-service.ts';
import { listedParty } from '../support/parties.ts';

const name = 'Brightwater';
const THRESHOLD = 'threshold must be a number from 0 to 1.';
const LIMIT = 'limit must be a whole number from 1 to 100.';
const TYPE = 'type must be one of individual, entity, vessel, aircraft.';
const LISTS = 'lists must be a list, such as ["A", "B"], or text with commas.';
const ID = 'id must be an id from search or a screening, such as 12345.';
const NO_NAME =
  'name is missing: name of a person, company, vessel or aircraft, or a wallet address or ID number.';
const NO_ADDRESS = 'address is missing: street address: street and number or building, city, postal code.';
const noCode = (sent: string): string => `lists: ${sent} is no list code; list_sanctions_sources names them.`;

/** Each call with the whole of its answer, or what the answer says. */
const cases: readonly (readonly [tool: string, args: Record<string, unknown>, says: string | RegExp])[] = [
  ['screen_entity', {}, NO_NAME],
  ['screen_entity', { name: null }, NO_NAME],
  ['screen_entity', { nmae: name }, `${NO_NAME} there is no argument nmae; did you mean name?`],
  ['screen_entity', { name: 2 ** 53 }, 'name must be text.'],
  ['screen_entity', { name: 1.5 }, 'name must be text.'],
  ['screen_entity', { name: true }, 'name must be text.'],
  ['screen_entity', { name: [name] }, 'name must be text.'],
  ['screen_entity', { name: {} }, 'name must be text.'],
  ['screen_entity', { name: '' }, 'name must not be empty.'],
  ['screen_entity', { name: '…!?' }, 'name must contain a letter or a digit.'],
  ['screen_entity', { name: '\u0000\u0007' }, 'name must contain a letter or a digit.'],
  ['screen_entity', { name: 'x'.repeat(501) }, 'name must not be longer than 500 characters.'],
  ['screen_entity', { name, email: 'x'.repeat(501) }, 'email must not be longer than 500 characters.'],
  ['screen_entity', { name, country: 'x'.repeat(101) }, 'country must not be longer than 100 characters.'],
  ['screen_entity', { name, phone: false }, 'phone must be text.'],
  [
    'screen_entity',
    { name, date_of_birth: '1970-02-31' },
    /^date_of_birth:? there is no such day as 1970-02-31/u,
  ],
  ['screen_entity', { name, date_of_birth: '0001' }, 'date_of_birth must not be before 1850.'],
  ['screen_entity', { name, date_of_birth: '2999' }, 'date_of_birth must not be in the future.'],
  ['screen_entity', { name, gender: 'X' }, 'gender must be one of female, male.'],
  [
    'screen_entity',
    { name, identifiers: 'A1,A2,A3,A4,A5,A6,A7,A8,A9,A10,A11' },
    'identifiers must hold at most 10.',
  ],
  [
    'screen_entity',
    { name, identifiers: '--' },
    /^identifiers\[0\]\.number:? must contain a letter or a digit/u,
  ],
  ['screen_entity', { name, type: 'person' }, TYPE],
  ['screen_entity', { name, type: 5 }, TYPE],
  ['screen_entity', { name, lists: ['OFAC'] }, noCode('OFAC')],
  ['screen_entity', { name, lists: [5] }, noCode('5')],
  ['screen_entity', { name, lists: [null] }, noCode('null')],
  ['screen_entity', { name, lists: [{ code: 'EU_FSF' }] }, noCode('{"code":"EU_FSF"}')],
  ['screen_entity', { name, lists: 'NOPE' }, noCode('NOPE')],
  ['screen_entity', { name, lists: 'OFAC_SDN, OFAC' }, noCode('OFAC')],
  ['screen_entity', { name, lists: '{}' }, noCode('{}')],
  ['screen_entity', { name, lists: ['X\u202e\u0007Y'] }, noCode('X Y')],
  ['screen_entity', { name, lists: ['X'.repeat(9_000)] }, noCode(`${'X'.repeat(60)}…`)],
  ['screen_entity', { name, lists: Array(5_000).fill('X') }, noCode('X')],
  [
    'screen_entity',
    { name, lists: Array.from({ length: 5_000 }, (_, at) => at) },
    /And 4995 more problems\.$/u,
  ],
  ['screen_entity', { name, lists: ['UN_CONSOLIDATED'] }, 'lists: UN_CONSOLIDATED has not been loaded yet.'],
  ['screen_entity', { name, lists: '[OFAC' }, LISTS],
  ['screen_entity', { name, lists: 5 }, LISTS],
  ['screen_entity', { name, lists: {} }, LISTS],
  ['screen_entity', { name, threshold: 1.1 }, THRESHOLD],
  ['screen_entity', { name, threshold: -0.1 }, THRESHOLD],
  ['screen_entity', { name, threshold: 'high' }, THRESHOLD],
  ['screen_entity', { name, threshold: '80%' }, THRESHOLD],
  ['screen_entity', { name, threshold: '0,8' }, THRESHOLD],
  ['screen_entity', { name, threshold: '2' }, THRESHOLD],
  ['screen_entity', { name, threshold: '1e400' }, THRESHOLD],
  ['screen_entity', { name, threshold: [0.5] }, THRESHOLD],
  ['screen_entity', { name, limit: 0 }, LIMIT],
  ['screen_entity', { name, limit: '0' }, LIMIT],
  ['screen_entity', { name, limit: 101 }, LIMIT],
  ['screen_entity', { name, limit: 1.5 }, LIMIT],
  ['screen_entity', { name, limit: '3.5' }, LIMIT],
  ['screen_entity', { name, limit: 'all' }, LIMIT],
  ['screen_entity', { name, limit: '9'.repeat(400) }, LIMIT],
  ['screen_entity', { name, limit: 1e300 }, LIMIT],
  ['screen_entity', { name, treshold: 1 }, 'there is no argument treshold; did you mean threshold?'],
  ['screen_entity', { full_name: name, name }, 'there is no argument full_name; did you mean name?'],
  ['screen_entity', { Name: name, name }, 'there is no argument Name; did you mean name?'],
  ['screen_entity', { name, '': 1 }, /^there is no argument ""; the arguments are name, email, /u],
  ['screen_entity', { name, ['k'.repeat(90_000)]: 1 }, /^there is no argument k{60}…; the arguments are /u],
  ['screen_address', {}, NO_ADDRESS],
  ['screen_address', { address: {} }, 'address must be text.'],
  [
    'screen_address',
    { adress: '1 High Street' },
    `${NO_ADDRESS} there is no argument adress; did you mean address?`,
  ],
  ['screen_address', { address: '---' }, 'address must contain a letter or a digit.'],
  ['screen_address', { address: 'N/A' }, /^address must name a street or building; .*\.$/u],
  ['screen_address', { address: 'x', limit: 'x', threshold: 9 }, `${THRESHOLD} ${LIMIT}`],
  ['list_sanctions_sources', { all: true }, 'there is no argument all; the tool takes none.'],
  ['search', {}, 'query is missing: name or identifier of a listed party.'],
  ['search', { query: null }, 'query is missing: name or identifier of a listed party.'],
  ['search', { query: [] }, 'query must be text.'],
  ['search', { query: '---' }, 'query must contain a letter or a digit.'],
  ['search', { query: 'a', limit: 5 }, 'there is no argument limit; the arguments are query.'],
  ['fetch', {}, 'id is missing: id of the entry, from search or a screening.'],
  ['fetch', { id: null }, 'id is missing: id of the entry, from search or a screening.'],
  ...[['1'], [101], true, {}, 1.5, -1, 2 ** 53, 1e300, '', '-1', '007', '9007199254740993'].map(
    (id) => ['fetch', { id }, ID] as const,
  ),
];

describe('mcp: bad arguments are answered with what to send', () => {
  let agents: AgentsService;
  let client: Client;
  let day = 0;

  before(async () => {
    agents = await startAgentsService([listedParty('Brightwater Example Holding', { id: 101 })]);
    client = await agents.connect();
  });
  beforeEach(() => {
    day++;
    agents.setNow(new Date(Date.UTC(2026, 5, day, 12)));
  });
  after(() => agents.close());

  for (const [tool, args, says] of cases) {
    it(`${tool} ${JSON.stringify(args).slice(0, 60)}`, async () => {
      const { isError, text } = await call(client, tool, args);
      assert.equal(isError, true);
      if (typeof says === 'string') assert.equal(text, says);
      else assert.match(text, says);
      assert.doesNotMatch(text, /invalid|expected|received|unrecognized|too (?:big|small)/iu);
      assert.ok(text.length < 3_000, `${text.length} characters`);
    });
  }

  it('without counting a screening', async () => {
    await call(client, 'screen_entity', { name: '' });
    await call(client, 'screen_entity', { name: '…' });
    const { values } = await call(client, 'screen_entity', { name });
    assert.equal((values['allowance'] as { remaining: number }).remaining, 24);
  });

  it('counts lengths in code points', async () => {
    const { isError } = await call(client, 'screen_entity', { name: '𠀀'.repeat(500) });
    assert.equal(isError, false);
  });

  it('says which tools there are when one is unknown', async () => {
    const { isError, text } = await call(client, 'drop_tables', {});
    assert.equal(isError, true);
    assert.match(text, /There is no such tool\. The tools are screen_entity, /u);
  });
});
