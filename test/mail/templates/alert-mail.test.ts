import assert from 'node:assert/strict';
import { alertMail, type AlertLine } from '../../../src/mail/templates/alert-mail.ts';
import { suspensionMail } from '../../../src/mail/templates/suspension-mail.ts';
import { usageMail } from '../../../src/mail/templates/usage-mail.ts';

const LINE: AlertLine = {
  watched: 'Viktor Examplov',
  kind: 'name',
  party: 'Examplov, Viktor',
  list: 'A list (OFAC_SDN)',
  reference: '36-A',
  program: 'PROGRAM-A',
  scorePercent: 95,
  level: 'high',
  previousLevel: null,
  matchedOn: 'the primary name',
  entryUrl: 'https://screening.example/entries/7',
  sourceUrl: 'https://lists.example/1',
};
const CONSOLE = 'https://screening.example/';

describe('mail/templates', () => {
  it('says everything of a match in both parts', () => {
    const { text, html } = alertMail([LINE], CONSOLE);
    for (const value of [
      LINE.watched,
      LINE.party,
      LINE.list,
      LINE.reference,
      LINE.program,
      '95 % (high)',
      LINE.matchedOn,
      LINE.entryUrl,
      LINE.sourceUrl,
      CONSOLE,
    ]) {
      assert.ok(text.includes(value), value);
      assert.ok(html.includes(value), value);
    }
  });

  it('escapes what publishers and clients wrote', () => {
    const evil = `<img src=x onerror="alert(1)">&'`;
    const { html } = alertMail(
      [{ ...LINE, watched: evil, party: evil, program: evil, matchedOn: evil }],
      CONSOLE,
    );
    assert.ok(!html.includes('<img'));
    assert.ok(html.includes('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;&#39;'));
  });

  it('has a link to the whole entry and to its publisher', () => {
    const { text, html } = alertMail([LINE], CONSOLE);
    assert.match(text, /^Reference: 36-A$/mu);
    assert.match(text, /^Whole entry: https:\/\/screening\.example\/entries\/7$/mu);
    assert.match(text, /^At its publisher: https:\/\/lists\.example\/1$/mu);
    for (const url of [LINE.entryUrl, LINE.sourceUrl]) assert.ok(html.includes(`<a href="${url}">`), url);
    assert.doesNotMatch(alertMail([{ ...LINE, sourceUrl: '' }], CONSOLE).text, /At its publisher:/u);
  });

  it('says one match and one item as one', () => {
    const { subject, text } = alertMail([LINE], CONSOLE);
    assert.equal(subject, 'Sanctions screening: 1 new match for 1 watched item');
    assert.match(text, /^1 new match since/u);
    const two = alertMail([LINE, { ...LINE, watched: 'Another' }], CONSOLE);
    assert.equal(two.subject, 'Sanctions screening: 2 new matches for 2 watched items');
  });

  it('links to web pages only', () => {
    const { html } = alertMail([{ ...LINE, sourceUrl: 'javascript:alert(1)' }], CONSOLE);
    assert.ok(!html.includes('href="javascript'));
  });

  it('keeps a value on its line', () => {
    const { text } = alertMail([{ ...LINE, party: 'A\r\nListed party: B' }], CONSOLE);
    assert.equal(text.split('\n').filter((line) => line.startsWith('Listed party:')).length, 1);
  });

  it('loads nothing from anywhere', () => {
    const { html } = alertMail([LINE], CONSOLE);
    assert.doesNotMatch(html, /<(?:img|link|script|iframe)|url\(|src=/iu);
  });

  it('counts what it does not show', () => {
    const { text } = alertMail(
      Array.from({ length: 1_203 }, (_, place) => ({ ...LINE, watched: `Item ${place}` })),
      CONSOLE,
    );
    assert.match(text, /1203 new matches/u);
    assert.match(text, /and 203 more/u);
  });

  it('says when an allowance resets, and that a trial has none', () => {
    const notice = { used: 800, limit: 1000, upgradeUrl: 'https://screening.example/pricing' };
    const month = usageMail({ ...notice, percent: 80, resetsAt: new Date('2026-04-01T00:00:00Z') });
    assert.match(month.text, /800 of this month's 1000 searches are used[\s\S]*2026-04-01/u);
    const trial = usageMail({ ...notice, percent: 100, resetsAt: null });
    assert.doesNotMatch(trial.text, /resets/u);
    const early = usageMail({ ...notice, percent: 80, resetsAt: null });
    // A trial watches nothing, and its searches do not come back with a month.
    for (const { text } of [trial, early]) assert.doesNotMatch(text, /watched|re-screened|month/iu);
    assert.match(trial.text, /refused until you choose a plan/u);
    assert.match(usageMail({ ...notice, percent: 100, resetsAt: new Date() }).text, /still re-screened/u);
    assert.match(trial.html, /href="https:\/\/screening\.example\/pricing"/u);
  });

  it('says why monitoring is suspended, that nothing is lost, and where it goes on', () => {
    const mail = suspensionMail({
      why: 'the starter plan <b>ended</b>\r\nBcc: x',
      items: 3,
      upgradeUrl: 'https://screening.example/pricing',
    });
    assert.equal(mail.subject, 'Sanctions screening: monitoring is suspended');
    for (const said of [
      'plan <b>ended</b> Bcc: x.',
      '3 watched items are kept',
      'https://screening.example/pricing',
    ]) {
      assert.ok(mail.text.includes(said), `${said} in ${mail.text}`);
    }
    assert.match(mail.text, /runs again, they are screened/u);
    assert.ok(!mail.html.includes('<b>'));
    assert.ok(mail.html.includes('href="https://screening.example/pricing"'));
  });

  it('says of one watched item that it is kept, and will be screened', () => {
    const { text } = suspensionMail({ why: 'w', items: 1, upgradeUrl: CONSOLE });
    assert.match(text, /Your watched item is kept, but it is not re-screened and raises no alerts\./u);
    assert.match(text, /runs again, it is screened/u);
    assert.doesNotMatch(text, /items|they/u);
  });
});
