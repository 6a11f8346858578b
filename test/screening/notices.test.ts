import assert from 'node:assert/strict';
import { noticesOf, staleNotices } from '../../src/screening/notices.ts';

const codes = (notices: ReturnType<typeof noticesOf>): readonly string[] =>
  notices.map(({ field, code }) => `${field} ${code}`);

describe('notices of a request', () => {
  for (const country of [undefined, '', '  ', '-', 'Iran', 'IR', 'Iran and Cuba', 'Crimea', '中国']) {
    it(`say nothing of the country "${country ?? ''}"`, () =>
      assert.deepEqual(noticesOf({ name: 'Example', country }), []));
  }

  it('name a country that is not understood, and the one it may mean', () => {
    assert.deepEqual(noticesOf({ name: 'Example', country: 'Irann' }), [
      {
        field: 'country',
        code: 'unknown_country',
        text: 'The country "Irann" is not understood: it narrowed nothing and could raise no jurisdiction flag. Did you mean Iran? Send an English name or an ISO code.',
      },
    ]);
  });

  it('suggest nothing where nothing is near', () => {
    const [{ text } = { text: '' }] = noticesOf({ country: 'Qqqqq Wwwww' });
    assert.ok(!text.includes('Did you mean'), text);
  });

  it('name a wallet whose checksum is wrong, in the name and among identifiers, each by its field', () => {
    const wrong = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3';
    const notices = noticesOf({
      name: `Example ${wrong}`,
      country: 'Irann',
      facts: { identifiers: [{ number: 'K123456' }, { number: wrong, type: 'wallet' }] },
    });
    assert.deepEqual(codes(notices), [
      'country unknown_country',
      'name wallet_checksum',
      'identifiers wallet_checksum',
    ]);
    assert.ok(notices[1]?.text.includes(`"${wrong}" has a wrong checksum`));
  });

  for (const nationality of ['Iranian', 'IR, RU', 'Korea, North', 'Iran, Islamic Republic of', '', ', ']) {
    it(`say nothing of the nationality "${nationality}"`, () =>
      assert.deepEqual(noticesOf({ facts: { nationality } }), []));
  }

  it('name each nationality that is not understood, and the one it may mean', () => {
    const notices = noticesOf({ facts: { nationality: 'Irann, Atlantis; Cuba' } });
    assert.deepEqual(codes(notices), ['nationality unknown_nationality', 'nationality unknown_nationality']);
    assert.ok(notices[0]?.text.startsWith('The nationality "Irann" is not understood'));
    assert.ok(notices[0]?.text.includes('Did you mean Iran?'));
    assert.ok(notices[1]?.text.includes('"Atlantis"'));
  });

  it('say nothing of a wallet that is right, and of a name', () => {
    for (const name of ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'Example Ltd', ''])
      assert.deepEqual(noticesOf({ name }), []);
  });
});

describe('notices of the lists searched', () => {
  const edition = { generation: 1, fetchedAt: null, dataAsOf: '2023-01-01' } as const;

  it('name those that are stale, with their dates', () => {
    const [notice, ...more] = staleNotices([
      { ...edition, code: 'EU_FSF', stale: true },
      { ...edition, code: 'OFAC_SDN', stale: false },
      { ...edition, code: 'MX_SAT_69B', stale: true },
    ]);
    assert.deepEqual(more, []);
    assert.deepEqual([notice?.field, notice?.code], ['lists', 'stale_lists']);
    assert.match(notice?.text ?? '', /: EU_FSF \(2023-01-01\), MX_SAT_69B \(2023-01-01\)\./u);
  });

  it('say nothing where none is', () => {
    assert.deepEqual(staleNotices([{ ...edition, code: 'EU_FSF', stale: false }]), []);
    assert.deepEqual(staleNotices([]), []);
  });
});
