import { createHash } from 'node:crypto';
import type { ListedParty } from '../../domain/listed-party.ts';
import { sourceVersion } from '../../source-version.ts';
import { DocumentMaker, wordDocument } from './documents.ts';

/** Spellings that go through every rule by which keys and prepared forms are derived. */
const SAMPLES: readonly (readonly [string, ListedParty['entryType'], true?])[] = [
  ['Abd al-Rahman ibn Muhammad HUSSEIN, Jr.', 'individual'],
  ['صدام حسين عبد المجيد التكريتي', 'individual'],
  ['Владимир Владимирович ПУТИН', 'individual'],
  ['習近平', 'individual'],
  ["J. R. O'Neill-Müller", 'individual'],
  ['Yusuf Schmidt Jackson Tchaikovsky Wright Nguyen', 'individual'],
  ['Θεόδωρος Αλεξόπουλος', 'individual'],
  ['Obshchestvo s ogranichennoy otvetstvennostyu "Gazprom Neft" & Co. KG', 'entity'],
  ['Banque Centrale de Syrie S.A.R.L.', 'entity'],
  ['School No. 7 Trading Company GmbH', 'entity'],
  ['M/V KOROLEV PROSPECT 12', 'vessel'],
  ['Proven Glory', 'entity', true],
];

const BARE = {
  id: 1,
  listCode: 'OFAC_SDN',
  publisherRef: '1',
  addresses: [
    {
      address: 'ul. Bolshaya Lubyanka, d. 37A korp. 4, office 18',
      city: 'Moscow',
      state: 'Moskovskaya oblast',
      postalCode: '101000',
      country: 'Russia',
      countryCode: 'RU',
    },
    {
      address: 'PO Box 91735-866, Flat 3, 17th St., Wan Chai',
      city: '',
      state: '',
      postalCode: '',
      country: '',
      countryCode: '',
    },
  ],
  countries: [{ name: 'Iran', code: 'IR', relation: 'nationality' }],
  identifications: [
    { type: 'Passport', number: 'K 123-456', country: 'Iran', note: '' },
    { type: 'Tax ID No.', number: '7704734000/770301001', country: '', note: '' },
  ],
  contacts: [
    { type: 'email', value: 'Office@Example.org' },
    { type: 'phone', value: '+98 (21) 555-0100' },
    { type: 'website', value: 'https://www.example.org/a' },
  ],
  wallets: [{ currency: 'ETH', address: '0x00000000219AB540356CBB839CBE05303D7705FA' }],
  birthDates: [],
  birthPlaces: [],
  programs: [],
  remarks: '',
  listedOn: null,
  sourceUrl: '',
} as const satisfies Omit<ListedParty, 'names' | 'entryType'>;

function sampleDocuments(): readonly unknown[] {
  const maker = new DocumentMaker();
  return SAMPLES.map(([text, entryType, typeIsGuessed]) => {
    const names = [{ text, kind: 'primary', quality: 'strong' }] as const;
    const { documents, words } = maker.ofParty({
      ...BARE,
      entryType,
      names,
      ...(typeIsGuessed === undefined ? {} : { typeIsGuessed }),
    });
    return [documents, [...words].map(([term, word]) => wordDocument(term, word))];
  });
}

/**
 * Eight hexadecimal digits that differ when any rule or table of matching differs, or what packages and this adapter make
 * of the samples. Part of every index name: a server never reads what was derived by other rules, whoever forgot to raise
 * the schema version.
 */
export function derivationDigest(): string {
  const derived = [sourceVersion(['matching']), sampleDocuments()];
  return createHash('sha256').update(JSON.stringify(derived)).digest('hex').slice(0, 8);
}
