import assert from 'node:assert/strict';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { ListedParty } from '../../src/domain/listed-party.ts';
import { callTool as call, startAgentsService, type AgentsService } from '../support/agents-service.ts';
import { PARTY } from '../support/http-service.ts';
import { listedParty } from '../support/parties.ts';

const HOLDING: ListedParty = listedParty('Brightwater Example Holding', {
  id: 101,
  listCode: 'OFAC_SDN',
  entryType: 'entity',
  aliases: Array.from({ length: 14 }, (_, index) => `Brightwater Example Alias ${index + 1}`),
  countries: [{ name: 'Iran', code: 'IR', relation: 'registration' }],
  addresses: [
    {
      address: '17 Saltmarsh Example Street',
      city: 'Sampletown',
      state: '',
      postalCode: 'ST4 7AB',
      country: 'Iran',
      countryCode: 'IR',
    },
  ],
  contacts: [
    { type: 'email', value: 'office@brightwater.example' },
    { type: 'phone', value: '+98 21 5555 0100' },
  ],
  identifications: [{ type: 'Registration', number: 'BW-4711', country: 'Iran', note: 'issued 2001' }],
  programs: ['PROGRAM-A'],
  remarks: 'Linked to Northern Example.',
  listedOn: '2020-01-31',
  sourceUrl: 'https://lists.example/101',
});
const SHIPPING: ListedParty[] = Array.from({ length: 12 }, (_, index) =>
  listedParty('Riverstone Example Shipping', { id: 200 + index, listCode: 'EU_FSF', entryType: 'entity' }),
);
const TAXED: ListedParty = listedParty('Saltmarsh Example Comercial', {
  id: 301,
  listCode: 'MX_SAT_69B',
  entryType: 'entity',
});

const BORN: ListedParty = {
  ...listedParty('Wendelin Exampledottir', { id: 401 }),
  birthDates: [
    { text: '17 Nov 1970', earliest: '1970-11-17', latest: '1970-11-17' },
    { text: 'circa 1961', earliest: '1960-01-01', latest: '1962-06-30' },
    { text: '1955', earliest: '1955-01-01', latest: '1955-12-31' },
    { text: 'unknown year', earliest: null, latest: null },
  ],
};

const EDITIONS = ['EU_FSF', 'OFAC_SDN'].map((code) => ({
  code,
  data_as_of: '2026-03-14',
  last_updated: '2026-03-15T06:00:00.000Z',
  generation: 1,
  stale: false,
}));

describe('mcp: tools', () => {
  let agents: AgentsService;
  let client: Client;
  let day = 0;

  before(async () => {
    agents = await startAgentsService([PARTY, HOLDING, ...SHIPPING, TAXED, BORN]);
    client = await agents.connect();
    await client.listTools();
  });
  beforeEach(() => {
    day++;
    agents.setNow(new Date(Date.UTC(2026, 5, day, 12)));
  });
  after(() => agents.close());

  it('are described with schemas of what they take and answer', async () => {
    const { tools } = await client.listTools();
    for (const tool of tools) {
      assert.equal(tool.inputSchema['additionalProperties'], false, tool.name);
      assert.equal(tool.outputSchema?.type, 'object', tool.name);
      assert.equal(tool.annotations?.readOnlyHint, true, tool.name);
    }
    const screen = tools.find(({ name }) => name === 'screen_entity');
    const fields = Object.keys(screen?.inputSchema.properties ?? {}).sort();
    const expected =
      'country date_of_birth email gender identifiers limit lists name nationality phone threshold type website'.split(
        ' ',
      );
    assert.deepEqual([fields, screen?.inputSchema.required], [expected, ['name']]);
  });

  it('are listed in less than 8 kB, which a model reads before anything else', async () => {
    const answer = JSON.stringify({ jsonrpc: '2.0', id: 1, result: await client.listTools() });
    assert.ok(Buffer.byteLength(answer) < 8_000, `${Buffer.byteLength(answer)} bytes`);
  });

  describe('take numbers and lists as text', () => {
    const name = 'Riverstone Example Shipping';
    const cases: readonly (readonly [
      args: Record<string, unknown>,
      shown: number,
      lists: readonly string[],
    ])[] = [
      [{ limit: '2' }, 2, ['EU_FSF', 'OFAC_SDN']],
      [{ limit: ' 3 ', threshold: '.9' }, 3, ['EU_FSF', 'OFAC_SDN']],
      [{ threshold: '0.5', lists: 'EU_FSF' }, 10, ['EU_FSF']],
      [{ lists: 'OFAC_SDN, EU_FSF' }, 10, ['EU_FSF', 'OFAC_SDN']],
      [{ lists: 'OFAC_SDN;EU_FSF' }, 10, ['EU_FSF', 'OFAC_SDN']],
      [{ lists: '["EU_FSF"]' }, 10, ['EU_FSF']],
      [{ lists: 'eu_fsf' }, 10, ['EU_FSF']],
      [{ lists: '["eu_fsf"]' }, 10, ['EU_FSF']],
      [{ lists: ['OFAC_SDN, EU_FSF'] }, 10, ['EU_FSF', 'OFAC_SDN']],
      [{ lists: [' Eu_Fsf ', ''] }, 10, ['EU_FSF']],
      [{ type: 'Entity', threshold: '9e-1' }, 10, ['EU_FSF', 'OFAC_SDN']],
      [{ lists: '', limit: '', threshold: ' ' }, 10, ['EU_FSF', 'OFAC_SDN']],
      [{ lists: null, limit: null }, 10, ['EU_FSF', 'OFAC_SDN']],
    ];
    for (const [args, shown, lists] of cases) {
      it(JSON.stringify(args), async () => {
        const { values, text } = await call(client, 'screen_entity', { name, ...args });
        assert.equal(values['shown_matches'], shown, text);
        assert.deepEqual([...(values['lists_searched'] as string[])].sort(), lists);
      });
    }
  });

  it('take a number as the text of it', async () => {
    const asText = await call(client, 'screen_entity', { name: '12345' });
    const asNumber = await call(client, 'screen_entity', { name: 12345, phone: 982155550100 });
    assert.equal(asText.isError, false);
    assert.equal(asNumber.values['query'], '12345', asNumber.text);
    assert.deepEqual(asNumber.values['matches'], asText.values['matches']);
    assert.equal(asNumber.values['total_contact_matches'], 1);
    assert.equal((await call(client, 'search', { query: 12345 })).isError, false);
  });

  it('compare what is known beside a name, and tell it in text', async () => {
    const known = { date_of_birth: '1970-11-17', gender: 'Female', nationality: 'Atlantis' };
    const { values, text } = await call(client, 'screen_entity', {
      name: 'Wendelin Exampledottir',
      ...known,
    });
    const [match] = values['matches'] as Record<string, unknown>[];
    assert.deepEqual(
      (match?.['facts'] as Record<string, unknown>[]).map(({ fact, verdict }) => [fact, verdict]),
      [
        ['date_of_birth', 'agrees'],
        ['nationality', 'unknown'],
        ['gender', 'unknown'],
      ],
    );
    assert.equal(match?.['name_score'], match?.['score']);
    assert.match(text, /date of birth agrees \(listed 17 Nov 1970; circa 1961/u);
    assert.match(text, /The nationality "Atlantis" is not understood/u);
    const other = await call(client, 'screen_entity', {
      name: 'Wendelin Exampledottir',
      date_of_birth: 1999,
    });
    assert.match(
      other.text,
      /; date of birth cannot be compared \(listed|; date of birth contradicts \(listed/u,
    );
  });

  it('tell birth dates as published and as ISO 8601', async () => {
    const { values, text } = await call(client, 'screen_entity', { name: 'Wendelin Exampledottir' });
    const [match] = values['matches'] as Record<string, unknown>[];
    assert.deepEqual(match?.['birth_dates'], ['17 Nov 1970', 'circa 1961', '1955', 'unknown year']);
    assert.deepEqual(match['birth_dates_iso'], ['1970-11-17', '1960-01-01/1962-06-30', '1955', null]);
    assert.match(
      text,
      /born 17 Nov 1970 \(1970-11-17\) or circa 1961 \(1960-01-01\/1962-06-30\) or 1955 or unknown year;/u,
    );
    const entry = await call(client, 'fetch', { id: 401 });
    assert.match(String(entry.values['text']), /^Born: 17 Nov 1970 \(1970-11-17\)$/mu);
  });

  it('say of which date the data of a list are', async () => {
    const { values, text } = await call(client, 'list_sanctions_sources', {});
    const dates = (values['sources'] as { data_as_of: string | null }[]).map((found) => found.data_as_of);
    assert.deepEqual(dates, ['2026-03-14', '2026-03-14', '2026-03-14', null]);
    assert.match(text, /- OFAC_SDN: .* data_as_of 2026-03-14/u);
  });

  describe('screen_entity', () => {
    it('answers with scored matches, the text saying the same', async () => {
      const { values, text } = await call(client, 'screen_entity', { name: 'Brightwater Example Holding' });
      const [match] = values['matches'] as Record<string, unknown>[];
      assert.deepEqual(
        [match?.['id'], match?.['score'], match?.['match_level'], match?.['list_name']],
        ['101', 1, 'high', 'OFAC SDN List'],
      );
      assert.deepEqual(values['lists_searched'], ['EU_FSF', 'OFAC_SDN']);
      assert.match(text, /1\. Brightwater Example Holding \(entity, OFAC SDN List, OFAC_SDN\)/u);
      assert.match(text, /A match is a likeness, not a finding/u);
      assert.match(text, /Left: 24 free screenings a day/u);
    });

    it('shows a part of long entries and says how much there is', async () => {
      const { values } = await call(client, 'screen_entity', { name: 'Brightwater Example Holding' });
      const [match] = values['matches'] as { aliases: string[]; total_aliases: number }[];
      assert.deepEqual([match?.aliases.length, match?.total_aliases], [10, 14]);
    });

    it('counts every match, also those beyond the limit', async () => {
      const sent = { name: 'Riverstone Example Shipping', threshold: 0.9 };
      const preset = await call(client, 'screen_entity', sent);
      assert.deepEqual([preset.values['total_matches'], preset.values['shown_matches']], [12, 10]);
      assert.match(
        preset.text,
        /12 listed parties reached the threshold of 0\.9; only the 10 best are shown/u,
      );
      const few = await call(client, 'screen_entity', { ...sent, limit: 2 });
      assert.deepEqual([few.values['total_matches'], few.values['shown_matches']], [12, 2]);
    });

    it('says that an empty result is no clearance', async () => {
      const { values, text } = await call(client, 'screen_entity', { name: 'Quillfeather Vantongeren' });
      assert.deepEqual([values['matches'], values['total_matches']], [[], 0]);
      assert.match(String(values['notice']), /This is not a clearance/u);
      assert.match(text, /This is not a clearance/u);
    });

    it('narrows by type, country and lists, and searches a list that is only searched when named', async () => {
      const name = 'Brightwater Example Holding';
      for (const narrowed of [{ type: 'vessel' }, { lists: ['EU_FSF'] }, { country: 'Germany' }]) {
        const { values } = await call(client, 'screen_entity', { name, threshold: 0.9, ...narrowed });
        assert.equal(values['total_matches'], 0, JSON.stringify(narrowed));
      }
      const taxed = await call(client, 'screen_entity', {
        name: 'Saltmarsh Example Comercial',
        lists: ['MX_SAT_69B'],
      });
      assert.deepEqual(taxed.values['lists_searched'], ['MX_SAT_69B']);
      assert.equal(taxed.values['total_matches'], 1);
    });

    it('searches the default lists when none is named', async () => {
      const { values } = await call(client, 'screen_entity', { name: 'Quillfeather Vantongeren', lists: [] });
      assert.deepEqual(values['lists_searched'], ['EU_FSF', 'OFAC_SDN']);
    });

    it('says the edition of each list searched, in the values and in the text', async () => {
      const { values, text } = await call(client, 'screen_entity', { name: 'Quillfeather Vantongeren' });
      assert.deepEqual(values['list_editions'], EDITIONS);
      assert.match(text, /the publisher: EU_FSF \(2026-03-14\), OFAC_SDN \(2026-03-14\)\. Left: /u);
    });

    it('says that a country is not understood, and that the checksum of a wallet is wrong', async () => {
      const { values, text } = await call(client, 'screen_entity', {
        name: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3',
        country: 'Irann',
      });
      for (const said of [/"Irann" is not understood.* Did you mean Iran\?/u, /has a wrong checksum/u]) {
        assert.match(text, said);
        assert.match(String(values['notice']), said);
      }
    });

    it('looks contact values up beside the name and names those it did not search', async () => {
      const { values, text } = await call(client, 'screen_entity', {
        name: 'Quillfeather Vantongeren',
        email: 'office@brightwater.example, not an address',
        phone: '',
        website: null,
      });
      assert.deepEqual(values['contacts'], [
        { type: 'email', value: 'office@brightwater.example', total_matches: 1 },
        { type: 'email', value: 'not an address', error: 'Not a valid email address.' },
      ]);
      assert.equal(values['total_contact_matches'], 1);
      const [match] = values['contact_matches'] as Record<string, unknown>[];
      assert.deepEqual([match?.['id'], match?.['matched_identifier']], ['101', true]);
      assert.match(String(values['notice']), /1 listed party is recorded with a contact value sent/u);
      assert.match(text, /1 contact value was not searched/u);
    });
  });

  describe('screen_address', () => {
    it('answers with the listed address that matched, and warns that names are to be screened too', async () => {
      const { values, text } = await call(client, 'screen_address', {
        address: '17 Saltmarsh Example Street, Sampletown ST4 7AB',
      });
      const [match] = values['matches'] as Record<string, unknown>[];
      assert.deepEqual([match?.['id'], match?.['matched_alias']], ['101', null]);
      assert.deepEqual(match?.['matched_address'], {
        address: '17 Saltmarsh Example Street',
        city: 'Sampletown',
        state: '',
        postal_code: 'ST4 7AB',
        country: 'Iran',
      });
      assert.match(text, /listed address: 17 Saltmarsh Example Street, Sampletown, ST4 7AB, Iran/u);
      assert.match(String(values['notice']), /screen the names too/u);
      assert.equal((values['allowance'] as { remaining: number }).remaining, 24);
    });

    it('says that an empty result is no clearance', async () => {
      const { values, text } = await call(client, 'screen_address', {
        address: '5 Quillfeather Lane, Vantongeren',
      });
      assert.equal(values['total_matches'], 0);
      assert.match(text, /This is not a clearance/u);
    });

    for (const address of ['Rotterdam', 'Tehran, Iran', '', '…', 'x'.repeat(501)]) {
      it(`refuses "${address.slice(0, 20)}" and counts nothing`, async () => {
        const { isError, text } = await call(client, 'screen_address', { address });
        assert.equal(isError, true);
        assert.match(text, /^address must /u);
        const { values } = await call(client, 'screen_entity', { name: 'Brightwater' });
        assert.equal((values['allowance'] as { remaining: number }).remaining, 24);
      });
    }
  });

  describe('jurisdiction flags', () => {
    it('stand apart from the matches, and an empty result beside an embargo is no clearance', async () => {
      const { values, text } = await call(client, 'screen_entity', {
        name: 'Quillfeather Vantongeren',
        country: 'Iran',
      });
      const [flag] = values['jurisdiction_flags'] as Record<string, unknown>[];
      assert.deepEqual([flag?.['tier'], flag?.['jurisdiction']], ['embargoed', 'Iran']);
      assert.deepEqual([values['matches'], values['total_matches']], [[], 0]);
      assert.match(String(values['notice']), /An empty result beside such a flag is no clearance/u);
      assert.match(text, /Jurisdiction flags \(not sanctions matches\):\n- Embargoed: Iran/u);
    });

    it('come from an address too', async () => {
      const { values } = await call(client, 'screen_address', { address: '9 Example Street, Tehran, Iran' });
      const [flag] = values['jurisdiction_flags'] as Record<string, unknown>[];
      assert.equal(flag?.['tier'], 'embargoed');
      assert.equal(values['total_matches'], 0);
    });

    it('are an empty array when nothing points to a flagged place', async () => {
      const { values, text } = await call(client, 'screen_entity', {
        name: 'Brightwater',
        country: 'France',
      });
      assert.deepEqual(values['jurisdiction_flags'], []);
      assert.doesNotMatch(text, /Jurisdiction flags/u);
    });
  });

  it('list_sanctions_sources tells what is loaded, and since when', async () => {
    const { values, text } = await call(client, 'list_sanctions_sources', {});
    const sources = values['sources'] as Record<string, unknown>[];
    assert.equal(values['total'], 4);
    assert.deepEqual(
      sources.map(({ code, searchable, entry_count: count }) => [code, searchable, count]),
      [
        ['EU_FSF', true, 10],
        ['MX_SAT_69B', true, 10],
        ['OFAC_SDN', true, 10],
        ['UN_CONSOLIDATED', false, 0],
      ],
    );
    assert.equal(sources[0]?.['last_updated'], '2026-03-15T06:00:00.000Z');
    assert.match(text, /MX_SAT_69B: .*only searched when named/u);
    assert.match(text, /UN_CONSOLIDATED: .*never updated, not searchable now/u);
  });

  describe('search and fetch', () => {
    it('find entries of every loaded list as ids, titles and URLs, the text being the same as JSON', async () => {
      const { values, text } = await call(client, 'search', { query: 'Saltmarsh Example Comercial' });
      assert.deepEqual(values['results'], [
        {
          id: '301',
          title: 'Saltmarsh Example Comercial (entity, MX_SAT_69B)',
          url: 'https://example.org/list',
        },
      ]);
      assert.deepEqual(JSON.parse(text), values);
    });

    it('find nothing as an empty list', async () => {
      const { values } = await call(client, 'search', { query: 'Quillfeather Vantongeren' });
      assert.deepEqual(values, { results: [], total_results: 0 });
    });

    it('read one whole entry', async () => {
      const { values, text } = await call(client, 'fetch', { id: '101' });
      assert.deepEqual(JSON.parse(text), values);
      assert.deepEqual(
        [values['id'], values['url'], (values['metadata'] as Record<string, string>)['list_code']],
        ['101', 'https://lists.example/101', 'OFAC_SDN'],
      );
      const entry = String(values['text']);
      for (const line of [
        'Name: Brightwater Example Holding',
        'Also known as: Brightwater Example Alias 14',
        'Program: PROGRAM-A',
        'Listed on: 2020-01-31',
        'Country of registration: Iran',
        'Identification: Registration: BW-4711 (Iran), issued 2001',
        'Contact: email office@brightwater.example',
        'Remarks: Linked to Northern Example.',
        'Source: https://lists.example/101',
      ]) {
        assert.ok(entry.split('\n').includes(line), `${line}\nin\n${entry}`);
      }
    });

    it('read an entry by its id as a number as well', async () => {
      const asText = await call(client, 'fetch', { id: '101' });
      for (const id of [101, ' 101 '])
        assert.deepEqual((await call(client, 'fetch', { id })).values, asText.values);
    });

    it('say so when there is no such entry', async () => {
      const { isError, text } = await call(client, 'fetch', { id: '999' });
      assert.equal(isError, true);
      assert.match(text, /there is no entry 999/u);
    });

    it('leave the screenings of the day alone', async () => {
      for (let times = 0; times < 27; times++) await call(client, 'search', { query: 'Brightwater' });
      const { values } = await call(client, 'screen_entity', { name: 'Brightwater' });
      assert.equal((values['allowance'] as { remaining: number }).remaining, 24);
    });
  });

  it('print what was asked on one line, without characters that turn text around', async () => {
    const { values, text } = await call(client, 'screen_entity', {
      name: 'Quill\u202e\nLists\u0007searched',
    });
    assert.match(text, /^Screened "Quill Lists searched": /u);
    assert.equal(values['query'], 'Quill\u202e\nLists\u0007searched');
  });
});
