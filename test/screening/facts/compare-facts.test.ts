import assert from 'node:assert/strict';
import type { FactVerdict, KnownFacts, KnownIdentifier } from '../../../src/domain/facts.ts';
import type { CountryRelation, ListedParty } from '../../../src/domain/listed-party.ts';
import {
  agreementOf,
  compareFacts,
  scoreWithFacts,
  sentFacts,
} from '../../../src/screening/facts/compare-facts.ts';
import { listedGender } from '../../../src/screening/facts/compare-gender.ts';
import { listedParty } from '../../support/parties.ts';

const facts = (known: KnownFacts, party: ListedParty) =>
  compareFacts(sentFacts(known) ?? assert.fail('nothing is known'), party);
const verdicts = (known: KnownFacts, party: ListedParty): readonly FactVerdict[] =>
  facts(known, party).map(({ verdict }) => verdict);

const COUNTRIES = { IR: 'Iran', RU: 'Russia', CN: 'China', HK: 'Hong Kong', PA: 'Panama' } as const;
type Code = keyof typeof COUNTRIES;
const party = (
  entryType: ListedParty['entryType'],
  ...ties: readonly (readonly [Code | '', CountryRelation])[]
) =>
  listedParty('Qmbrel Zothvan', {
    id: 1,
    entryType,
    countries: ties.map(([code, relation]) => ({
      name: code === '' ? 'Ruritania' : COUNTRIES[code],
      code,
      relation,
    })),
  });

describe('screening/facts: nationality', () => {
  const CASES: readonly (readonly [sent: string, listed: ListedParty, verdict: FactVerdict])[] = [
    ['Iranian', party('individual', ['IR', 'nationality']), 'agrees'],
    ['IR', party('individual', ['RU', 'nationality'], ['IR', 'birth']), 'agrees'],
    ['Iran', party('individual', ['IR', 'residence']), 'agrees'],
    ['Iran', party('individual', ['RU', 'citizenship']), 'contradicts'],
    ['Panama, Iran', party('individual', ['IR', 'citizenship']), 'agrees'],
    ['Atlantis, Iran', party('individual', ['IR', 'citizenship']), 'agrees'],
    ['Hong Kong', party('individual', ['CN', 'nationality']), 'agrees'],
    ['China', party('individual', ['HK', 'nationality']), 'agrees'],
    ['Iran', party('individual', ['RU', 'birth']), 'unknown'],
    ['Iran', party('individual', ['RU', 'address']), 'unknown'],
    ['Iran', party('individual', ['', 'nationality']), 'unknown'],
    ['Iran', party('individual', ['RU', 'nationality'], ['', 'nationality']), 'unknown'],
    ['Iran', party('individual'), 'unknown'],
    ['Atlantis', party('individual', ['RU', 'nationality']), 'unknown'],
    ['Iran', party('entity', ['IR', 'registration']), 'agrees'],
    ['Iran', party('entity', ['RU', 'registration']), 'contradicts'],
    ['Iran', party('entity', ['RU', 'registration'], ['IR', 'address']), 'agrees'],
    ['Iran', party('entity', ['RU', 'address']), 'unknown'],
    ['Panama', party('vessel', ['PA', 'flag']), 'agrees'],
    ['Panama', party('vessel', ['IR', 'flag']), 'unknown'],
  ];
  for (const [nationality, listed, verdict] of CASES) {
    const said = listed.countries.map(({ name, relation }) => `${name} (${relation})`).join(', ');
    it(`${nationality} beside a ${listed.entryType} of ${said === '' ? 'nothing' : said}: ${verdict}`, () => {
      assert.deepEqual(verdicts({ nationality }, listed), [verdict]);
    });
  }

  it('takes a party whose type is a guess for a person and a firm', () => {
    const guessed = { ...party('entity', ['IR', 'birth']), typeIsGuessed: true } as const;
    assert.deepEqual(verdicts({ nationality: 'Iran' }, guessed), ['agrees']);
  });

  it('tells what the list says, and of which kind it is', () => {
    const [fact] = facts(
      { nationality: 'Iran' },
      party('individual', ['RU', 'citizenship'], ['IR', 'birth']),
    );
    assert.equal(fact?.listed, 'Russia (citizenship); Iran (born)');
  });
});

describe('screening/facts: gender', () => {
  const GENDERS: readonly (readonly [remarks: string, gender: 'female' | 'male' | null])[] = [
    ['UNSC RESOLUTION 1483; Gender: M; Legal basis: 1210/2003', 'male'],
    ['DOB 19 Apr 1947; POB Nahia, Giza, Egypt; nationality Egypt; Gender Male.', 'male'],
    ['Huthi military commander. Gender [Male].', 'male'],
    ['Gender: Female', 'female'],
    ['Title: Mrs; Function: judge', 'female'],
    ['Title: Maulavi', 'male'],
    ['Title: a) Maulavi b) Mullah Designation: Secretary', 'male'],
    ['Gender: F; Title: Mr', 'female'],
    ['Title: Major General', null],
    ['Gender: M; Gender: F', null],
    ['Wife of General Ivan Orlov; Mrs Orlova speaks for him', null],
    ['', null],
  ];
  for (const [remarks, gender] of GENDERS) {
    it(`"${remarks}" says ${gender ?? 'nothing'}`, () => assert.equal(listedGender({ remarks }), gender));
  }

  it('is compared of people, and never guessed from a name', () => {
    const maria = listedParty('Maria Ivanova', { id: 1 });
    assert.deepEqual(verdicts({ gender: 'male' }, maria), ['unknown']);
    assert.deepEqual(verdicts({ gender: 'male' }, { ...maria, remarks: 'Gender: F' }), ['contradicts']);
    assert.deepEqual(verdicts({ gender: 'female' }, { ...maria, remarks: 'Gender: F' }), ['agrees']);
    const firm = { ...maria, entryType: 'entity', remarks: 'Gender: F' } as const;
    assert.deepEqual(verdicts({ gender: 'male' }, firm), ['unknown']);
  });
});

describe('screening/facts: identifiers', () => {
  const number = (type: string, text: string, country = '') => ({ type, number: text, country, note: '' });
  const CASES: readonly (readonly [
    sent: KnownIdentifier,
    listed: ReturnType<typeof number>,
    verdict: FactVerdict,
  ])[] = [
    [{ number: 'K123456' }, number('Passport', 'K 123456', 'Iran'), 'agrees'],
    [{ number: 'К123456', type: 'паспорт' }, number('National passport', 'K123456', 'Iran'), 'agrees'],
    [
      { number: 'K123456', type: 'passport', country: 'IR' },
      number('Passeport', 'K123456', 'Iran'),
      'agrees',
    ],
    [{ number: 'K123456', type: 'passport', country: 'Iraq' }, number('Passport', 'K123456', 'Iran'), 'near'],
    [{ number: 'K123456', type: 'tax number' }, number('Passport', 'K123456', 'Iran'), 'near'],
    [{ number: 'K123456', type: 'something' }, number('Passport', 'K123456', 'Iran'), 'agrees'],
    [{ number: 'K123456', type: 'passport' }, number('Identification Number', 'K123456'), 'agrees'],
    [
      { number: 'K123457', type: 'passport', country: 'IR' },
      number('Passport', 'K123456', 'Iran'),
      'unknown',
    ],
    [{ number: '9187629', type: 'IMO' }, number('IMO number', 'IMO 9187629'), 'agrees'],
    [{ number: 'IMO 9187630', type: 'IMO' }, number('IMO number', '9187629'), 'contradicts'],
    [{ number: '9187630', type: 'IMO' }, number('IMO company number', '9187629'), 'unknown'],
    [
      { number: '1027700132195', type: 'OGRN', country: 'Russia' },
      number('Registration Number', '1027700132196', 'Russia'),
      'contradicts',
    ],
    [
      { number: '1027700132195', type: 'OGRN' },
      number('Registration Number', '1027700132196', 'Russia'),
      'unknown',
    ],
    [
      { number: '12345', type: 'registration number', country: 'Iran' },
      number('Registration Number', '10100592844', 'Iran'),
      'unknown',
    ],
  ];
  for (const [sent, listed, verdict] of CASES) {
    const text = [sent.type, sent.number, sent.country].filter((part) => part !== undefined).join(' ');
    it(`${text} beside ${listed.type} ${listed.number} ${listed.country}: ${verdict}`, () => {
      const known = listedParty('Qmbrel Zothvan', { id: 1, identifications: [listed] });
      assert.deepEqual(verdicts({ identifiers: [sent] }, known), [verdict]);
    });
  }

  it('lets the number that fits best speak, and tells those of the kind that was sent', () => {
    const known = listedParty('Qmbrel Zothvan', {
      id: 1,
      identifications: [
        number('Passport', 'A000001', 'Iran'),
        number('Tax ID No.', 'K123456', 'Iran'),
        number('Passport', 'K123456', 'Iran'),
      ],
      wallets: [{ currency: 'XBT', address: '12sjr6S73ZZgbXpa8QMuRCqURR7rCSk9qo' }],
    });
    const [equal] = facts({ identifiers: [{ number: 'K123456', type: 'passport' }] }, known);
    assert.deepEqual([equal?.verdict, equal?.listed], ['agrees', 'Passport: K123456 (Iran)']);
    const [other] = facts({ identifiers: [{ number: 'Z999999', type: 'passport' }] }, known);
    assert.deepEqual(
      [other?.verdict, other?.listed],
      ['unknown', 'Passport: A000001 (Iran); Passport: K123456 (Iran)'],
    );
    const wallet = { identifiers: [{ number: '12sjr6S73ZZgbXpa8QMuRCqURR7rCSk9qo' }] };
    assert.deepEqual(verdicts(wallet, known), ['agrees']);
  });

  it('compares them in the order of their worth', () => {
    const sent = {
      identifiers: [
        { number: 'K1', type: 'passport' },
        { number: '9187629', type: 'IMO number' },
      ],
    };
    assert.deepEqual(
      facts(sent, listedParty('Zorya', { id: 1 })).map((fact) => fact.sent),
      ['IMO number: 9187629', 'passport: K1'],
    );
  });
});

describe('screening/facts: score', () => {
  const fact = (kind: 'date_of_birth' | 'nationality' | 'gender' | 'identifier', verdict: FactVerdict) => ({
    fact: kind,
    verdict,
    sent: '',
    listed: '',
  });
  const date = (verdict: FactVerdict) => fact('date_of_birth', verdict);
  const number = (verdict: FactVerdict) => fact('identifier', verdict);

  it('is that of the name where nothing contradicts, whatever agrees', () => {
    for (const verdict of ['agrees', 'near', 'unknown'] as const) {
      assert.equal(scoreWithFacts(0.9312, [date(verdict), fact('gender', 'agrees')]), 0.9312);
    }
    assert.equal(scoreWithFacts(0.9312, []), 0.9312);
  });

  it('is under 0.8 with one kind of fact that contradicts and under 0.5 with two, never above the name', () => {
    assert.ok(scoreWithFacts(1, [date('contradicts')]) < 0.8);
    assert.ok(scoreWithFacts(1, [number('contradicts'), number('contradicts')]) >= 0.5);
    assert.ok(scoreWithFacts(1, [date('contradicts'), fact('nationality', 'contradicts')]) < 0.5);
    assert.equal(scoreWithFacts(0.31, [date('contradicts')]), 0.31);
  });

  it('is 1 with an equal identifier, and not with one of another type', () => {
    assert.equal(scoreWithFacts(0.2, [number('agrees'), date('contradicts')]), 1);
    assert.equal(scoreWithFacts(0.2, [number('near')]), 0.2);
  });

  it('orders by what tells most: a number, the date, the nationality, the gender', () => {
    const agreement = [
      [number('agrees')],
      [date('agrees'), fact('nationality', 'agrees'), fact('gender', 'agrees')],
      [date('agrees')],
      [date('near'), fact('gender', 'agrees')],
      [fact('nationality', 'agrees')],
      [fact('gender', 'agrees')],
      [fact('gender', 'unknown')],
    ].map(agreementOf);
    assert.deepEqual(
      agreement,
      agreement.toSorted((a, b) => b - a),
    );
    assert.equal(new Set(agreement).size, agreement.length);
  });
});
