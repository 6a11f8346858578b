import assert from 'node:assert/strict';
import { startConsoleService, type ConsoleService, type Member } from '../support/console-service.ts';
import { draftOf, fieldsOf, progressOf, send, start, untilEnded } from '../support/console-uploads.ts';

/** On the sample lists. */
const NAME = 'Saddam Hussein Al-Tikriti';

describe('files in the console', () => {
  let service: ConsoleService;
  let member: Member;
  before(async () => {
    service = await startConsoleService({ JOBS: 'on', LISTS_SCHEDULE: '0 0 1 1 *' });
    member = await service.member('business');
  });
  after(() => service.stop());

  it('are taken, checked, screened, shown and downloaded', async () => {
    const text =
      'name,country,email,our id\nVIKTOR SAMPLEV,RU,viktor@example.com,=1+1\nAnna Harmless,DE,,17\n"Broken,DE,,18\n';
    const path = await draftOf(service, member, text, 'clients 2026.csv');
    const draft = await member.visitor.get(path);
    assert.match(draft.text, /clients 2026\.csv/u);
    assert.match(draft.text, /3 searches/u);
    assert.match(draft.text, /1 row cannot be screened and costs nothing/u);
    assert.deepEqual(
      [0, 1, 2, 3].map((column) => fieldsOf(draft.text)[`column-${column}`]),
      ['name', 'country', 'email', 'none'],
    );
    assert.equal((await start(member, path)).location, path);
    assert.deepEqual(
      await untilEnded(member, path).then(({ state, done, searches, failed }) => ({
        state,
        done,
        searches,
        failed,
      })),
      {
        state: 'finished',
        done: 3,
        searches: 3,
        failed: 1,
      },
    );
    const results = await member.visitor.get(path);
    assert.match(results.text, /A quotation mark opens a cell and is not closed/u);
    assert.match(results.text, /not a match, and is not counted as one/u);
    const file = await member.visitor.get(`${path}/results.csv`);
    assert.match(file.headers.get('content-disposition') ?? '', /clients_2026-screened\.csv/u);
    const lines = file.text.replace('\ufeff', '').trimEnd().split('\r\n');
    assert.equal(lines.length, 4);
    assert.match(
      lines[0] ?? '',
      /^name,country,email,our id,screening_row,screening_screened_name,screening_level/u,
    );
    assert.match(lines[1] ?? '', /^VIKTOR SAMPLEV,RU,viktor@example\.com,'=1\+1,2,/u);
    assert.match(lines[3] ?? '', /not screened/u);
  });

  it('show the entry, list, birth and nationality of a match, and levels by what matched', async () => {
    const path = await draftOf(service, member, `name,email\n${NAME},x@example.com\n`);
    await start(member, path);
    await untilEnded(member, path);
    const { text } = await member.visitor.get(path);
    const entry = /<a href="(\/entries\/\d+)">/u.exec(text)?.[1] ?? assert.fail();
    assert.match((await member.visitor.get(entry)).text, /What the list says/u);
    assert.match(text, /<tr><th scope="row">Contact<\/th>/u);
    for (const what of ['Matched on ', 'Born: ', 'Nationality: ']) {
      assert.ok(text.includes(what), what);
    }
    assert.ok(!text.includes('OFAC_SDN'));
    const count = async (query: string): Promise<string | undefined> =>
      /role="status">(\d+) row/u.exec((await member.visitor.get(`${path}?${query}`)).text)?.[1];
    assert.equal(await count('of=name&level=high'), '1');
    assert.equal(await count('of=contact&level=high'), '0');
    assert.equal(await count('of=contact&level=none&order=contact'), '1');
    assert.equal(await count('of=nonsense&level=high&order=nonsense'), '1');
  });

  it('are in the screening log and in the allowance, row by row', async () => {
    const own = await service.member('starter');
    const path = await draftOf(service, own, 'name\nAnna Harmless\nTom Harmless\n');
    await start(own, path);
    await untilEnded(own, path);
    assert.equal((await service.accounts.allowance.state(own.account)).used, 2);
    const log = await own.visitor.get('/log');
    if (log.status === 200) assert.match(log.text, /Tom Harmless/u);
  });

  it('are read otherwise when their owner says so, and start only at the cost that was shown', async () => {
    const path = await draftOf(service, member, 'a;b\nAnna Harmless;Acme Ltd\n');
    const shown = await member.visitor.get(path);
    const fields = { ...fieldsOf(shown.text), 'column-0': 'name', 'column-1': 'name', headings: 'on' };
    assert.equal((await member.visitor.post(`${path}/draft`, { ...fields, do: 'update' })).location, path);
    const updated = await member.visitor.get(path);
    assert.equal(fieldsOf(updated.text)['column-1'], 'name');
    const cheap = await member.visitor.post(`${path}/draft`, { ...fields, do: 'start', confirmed: '7' });
    assert.equal(cheap.status, 422);
    assert.match(cheap.text, /Has changed; look at it again/u);
    const nameless = { ...fields, 'column-0': 'none', 'column-1': 'none' };
    const refused = await member.visitor.post(`${path}/draft`, { ...nameless, do: 'start', confirmed: '0' });
    assert.equal(refused.status, 422);
    assert.match(refused.text, /Choose the column that holds the names/u);
  });

  it('are filtered by level, text, flags and problems, on the page and in the file', async () => {
    const rows = Array.from({ length: 60 }, (_, row) => `Harmless Person ${row},DE`);
    const path = await draftOf(
      service,
      member,
      `name,country\nVIKTOR SAMPLEV,RU\nJosé Ñandú,Iran\n,DE\n${rows.join('\n')}\n`,
    );
    await start(member, path);
    await untilEnded(member, path);
    const shown = async (query: string): Promise<string> =>
      (await member.visitor.get(`${path}?${query}`)).text;
    assert.match(await shown('text=nandu'), />1 row /u);
    assert.match(await shown('flagged=on&text=jose'), />1 row /u);
    assert.match(await shown('problems=on'), /The row has no name/u);
    assert.match(await shown('page=2'), /Page 2 of 2/u);
    assert.match(await shown('text=nobody+of+this+name'), /No row fits/u);
    const file = (await member.visitor.get(`${path}/results.csv?text=nandu`)).text;
    assert.equal(file.trimEnd().split('\r\n').length, 2);
  });

  it('show what is in their cells as text, whatever it is', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    const path = await draftOf(service, member, `name,country\n"${evil}",<script>\n`, `${evil}.csv`);
    for (const page of [
      await member.visitor.get(path),
      await start(member, path).then(() => member.visitor.get(path)),
    ]) {
      assert.ok(!page.text.includes('<img src=x'));
      assert.ok(page.text.includes('&lt;img src=x onerror=alert(1)>'));
    }
    await untilEnded(member, path);
    assert.ok(!(await member.visitor.get(path)).text.includes('<img src=x'));
    assert.ok(!(await member.visitor.get('/uploads')).text.includes('<img src=x'));
  });

  const REFUSED: readonly (readonly [what: string, text: string | Uint8Array, why: RegExp])[] = [
    ['empty', '', /The file is empty/u],
    ['binary', Buffer.from([0, 1, 2, 3, 4, 5, 255, 254]), /not a text file/u],
    ['without rows', 'name\n', /no rows/u],
    ['a PDF', '%PDF-1.7', /This is a PDF/u],
  ];
  for (const [what, text, why] of REFUSED) {
    it(`are refused with the reason when they are ${what}`, async () => {
      const answer = await send(service, member, { text });
      assert.equal(answer.status, 422);
      assert.match(answer.text, why);
    });
  }

  it('are refused beyond the rows of the plan', async () => {
    const trial = await service.member('trial');
    const rows = Array.from({ length: 26 }, (_, row) => `Person ${row}`);
    const answer = await send(service, trial, { text: `name\n${rows.join('\n')}\n` });
    assert.equal(answer.status, 422);
    assert.match(answer.text, /26 rows; your plan screens 25 rows a file/u);
  });

  it('are refused beyond 50 MB, with an answer that a browser shows', async () => {
    const answer = await send(service, member, { text: Buffer.alloc(52_000_000, 'Anna Harmless\n') });
    assert.equal(answer.status, 422);
    assert.match(answer.text, /larger than 50 MB/u);
  });

  it('are refused without a plan', async () => {
    const nobody = await service.member('none');
    assert.equal((await send(service, nobody, { text: 'name\nAnna\n' })).status, 403);
  });

  it('are not taken from a form without its token, or with the token behind the file', async () => {
    for (const forged of [{ csrf: 'wrong' }, { csrf: '' }, { late: true }]) {
      const answer = await send(service, member, { text: 'name\nSomebody Forged\n', ...forged });
      assert.equal(answer.status, 403);
    }
    assert.ok(!(await member.visitor.get('/uploads')).text.includes('Somebody Forged'));
  });

  it('need the token for everything that is done with them', async () => {
    const path = await draftOf(service, member, 'name\nAnna Harmless\n');
    for (const what of ['draft', 'cancel', 'resume', 'delete']) {
      assert.equal((await member.visitor.post(`${path}/${what}`, { csrf: 'wrong' })).status, 403, what);
    }
    assert.equal((await member.visitor.get(path)).status, 200);
  });

  it('do not exist for another account', async () => {
    const path = await draftOf(service, member, 'name\nAnna Harmless\n');
    const other = await service.member('business');
    for (const what of ['', '/progress', '/results.csv', '/delete']) {
      assert.equal((await other.visitor.get(`${path}${what}`)).status, 404, what);
    }
    for (const what of ['draft', 'cancel', 'resume', 'delete']) {
      assert.equal(
        (await other.visitor.post(`${path}/${what}`, { do: 'start', confirmed: '1' })).status,
        404,
        what,
      );
    }
    assert.ok(!(await other.visitor.get('/uploads')).text.includes(path));
    assert.equal((await member.visitor.get(path)).status, 200);
    for (const id of ['1', '..%2f..%2fetc', '0'.repeat(32), 'x'.repeat(5_000)]) {
      assert.equal((await member.visitor.get(`/uploads/${id}`)).status, 404, id.slice(0, 40));
    }
  });

  it('ask visitors to sign in', async () => {
    assert.match((await service.visitor().get('/uploads')).location ?? '', /^\/sign-in/u);
  });

  it('go on after the service was stopped in the middle, and charge each row once', async () => {
    const own = await service.member('business');
    const rows = Array.from({ length: 3_000 }, (_, row) => `Harmless Person ${row}`);
    const path = await draftOf(service, own, `name\n${rows.join('\n')}\n`);
    await start(own, path);
    let done = 0;
    while (done === 0) ({ done } = await progressOf(own, path));
    await service.restart();
    const between = await progressOf(own, path);
    assert.ok(between.done < 3_000, 'the service was stopped in the middle');
    const { state, ...ended } = await untilEnded(own, path);
    assert.deepEqual([state, ended.done, ended.searches], ['finished', 3_000, 3_000]);
    assert.equal((await service.accounts.allowance.state(own.account)).used, 3_000);
  });

  it('are cancelled in the middle, and charge what ran', async () => {
    const own = await service.member('business');
    const rows = Array.from({ length: 3_000 }, (_, row) => `Harmless Person ${row}`);
    const path = await draftOf(service, own, `name\n${rows.join('\n')}\n`);
    await start(own, path);
    let done = 0;
    while (done === 0) ({ done } = await progressOf(own, path));
    await own.visitor.post(`${path}/cancel`);
    const ended = await untilEnded(own, path);
    assert.equal(ended.state, 'cancelled');
    assert.ok(ended.done > 0 && ended.done < 3_000);
    assert.equal((await service.accounts.allowance.state(own.account)).used, ended.done);
  });

  it('are deleted after a confirmation, and not while they run', async () => {
    const path = await draftOf(service, member, 'name\nAnna Harmless\n');
    assert.match((await member.visitor.get(`${path}/delete`)).text, /cannot be brought back/u);
    assert.equal((await member.visitor.post(`${path}/delete`)).location, '/uploads');
    assert.equal((await member.visitor.get(path)).status, 404);
  });
});
