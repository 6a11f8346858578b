import type {
  BirthDate,
  Identification,
  ListedAddress,
  ListedName,
  ListedPartyRecord,
  PartyCountry,
} from '../../../domain/listed-party.ts';
import { readBirthDate, readDay } from '../../dates.ts';
import { contacts } from '../../formats/contact-values.ts';
import { isNonLatin } from '../../formats/scripts.ts';
import type { ReadReport } from '../../list-source.ts';
import {
  addressCountries,
  listedAddress,
  listedNames,
  partyCountry,
  uniqueBy,
  uniqueCountries,
  uniqueIdentifications,
} from '../../record-parts.ts';
import { PROGRAMS, SITE } from './lookups.ts';
import type { Content } from './parse-api.ts';
import { remarksOf } from './remarks.ts';
import { type Holding, readHolding } from './wallet-addresses.ts';

/** Items of the content interface in English, and those in Hebrew and Arabic for their names. */
export interface Contents {
  readonly operatives: readonly Content[];
  readonly organizations: readonly Content[];
  readonly wallets: readonly Content[];
  readonly translations: readonly Content[];
}

const HOLDERS = [
  'designatedOperatives',
  'designatedOrganizations',
  'nonDesignatedOperatives',
  'nonDesignatedOrganizations',
] as const;

/**
 * Designated persons and organizations with their wallets; holders who are not designated but whose wallets are seized; and
 * wallets of unknown holders. Cancelled designations and operatives without any measure are left out.
 */
export function* contentParties(contents: Contents, report: ReadReport): Generator<ListedPartyRecord> {
  const translations = new Map<string, Content[]>();
  for (const one of contents.translations)
    translations.set(one.id, [...(translations.get(one.id) ?? []), one]);
  const wallets = walletsByHolder(contents.wallets);
  const listed = [
    ...contents.operatives.map((item) => ({ item, isPerson: true })),
    ...contents.organizations.map((item) => ({ item, isPerson: false })),
  ];
  const known = new Set(listed.map(({ item }) => item.id));
  for (const { item, isPerson } of listed) {
    const own = wallets.get(item.id)?.wallets ?? [];
    const reason = reasonToLeaveOut(item, own.length > 0);
    if (reason === null)
      yield toParty(item, { isPerson, wallets: own, translations: translations.get(item.id) ?? [] });
    else report.leftOut(reason, item.id);
  }
  for (const [id, holder] of wallets) {
    if (!known.has(id)) yield seizedParty(id, holder);
  }
}

interface Holder {
  readonly name: string;
  readonly isPerson: boolean;
  readonly wallets: readonly Content[];
}

/** Wallets by the id of their holder, or by their own id where no holder is named. */
function walletsByHolder(wallets: readonly Content[]): ReadonlyMap<string, Holder> {
  const holders = new Map<string, Holder>();
  for (const wallet of wallets) {
    const named = HOLDERS.flatMap((property) =>
      wallet
        .blocks(property)
        .map((holder) => ({ id: holder.id, name: holder.name, isPerson: property.endsWith('Operatives') })),
    );
    const unknown = [{ id: wallet.id, name: wallet.text('walletAddress') || wallet.name, isPerson: false }];
    for (const { id, name, isPerson } of named.length > 0 ? named : unknown) {
      const earlier = holders.get(id)?.wallets ?? [];
      holders.set(id, { name, isPerson, wallets: [...earlier, wallet] });
    }
  }
  return holders;
}

function reasonToLeaveOut(item: Content, hasWallets: boolean): string | null {
  if (item.is('isDesignated'))
    return item.text('status') === 'Active' ? null : `status ${item.text('status') || 'none'}`;
  return hasWallets ? null : 'not designated';
}

function toParty(
  item: Content,
  context: {
    readonly isPerson: boolean;
    readonly wallets: readonly Content[];
    readonly translations: readonly Content[];
  },
): ListedPartyRecord {
  const holding = holdingOf(context.wallets);
  const addresses = ['addresses', 'residentialAddresses', 'workAddresses'].flatMap((property) =>
    item.blocks(property).flatMap(readAddress),
  );
  return {
    listCode: 'IL_NBCTF',
    publisherRef: item.id,
    entryType: context.isPerson ? 'individual' : 'entity',
    names: namesOf(item, context.translations),
    addresses,
    countries: uniqueCountries([
      ...addressCountries(addresses),
      ...documentCountries(item),
      ...partyCountry(item.text('formationLocation'), 'registration'),
    ]),
    identifications: uniqueIdentifications([...identificationsOf(item), ...holding.identifications]),
    contacts: contacts({
      phones: item.texts('phoneNumbers').map((phone) => phone.replace(/[^\d)]+$/u, '')),
      emails: item.texts('emailAddresses'),
      websites: item.texts('websites'),
    }),
    wallets: holding.wallets,
    birthDates: birthDatesOf(item),
    birthPlaces: placesOf(item),
    programs: [item.is('isDesignated') ? PROGRAMS.designation : PROGRAMS.seizure],
    remarks: remarksOf(item),
    listedOn:
      [item.text('temporaryDesignationDate'), item.text('permanentDesignationDate')]
        .filter(isRealDay)
        .map(readDay)
        .sort()[0] ?? null,
    sourceUrl: `${SITE}${item.path}`,
  };
}

/** A holder of seized wallets who is no item, or a wallet of an unknown holder. */
function seizedParty(id: string, holder: Holder): ListedPartyRecord {
  const holding = holdingOf(holder.wallets);
  return {
    listCode: 'IL_NBCTF',
    publisherRef: id,
    entryType: holder.isPerson ? 'individual' : 'entity',
    names: listedNames([{ text: holder.name, kind: 'primary', quality: 'strong' }]),
    addresses: [],
    countries: [],
    identifications: uniqueIdentifications(holding.identifications),
    contacts: [],
    wallets: holding.wallets,
    birthDates: [],
    birthPlaces: [],
    programs: [PROGRAMS.seizure],
    remarks: '',
    listedOn: null,
    sourceUrl: `${SITE}${holder.wallets[0]?.path ?? ''}`,
  };
}

function holdingOf(wallets: readonly Content[]): Holding {
  const holdings = wallets.map((wallet) =>
    readHolding(wallet.text('walletAddress') || wallet.name, wallet.text('coinType')),
  );
  return {
    wallets: uniqueBy(
      holdings.flatMap((one) => one.wallets),
      (wallet) => wallet.address,
    ),
    identifications: holdings.flatMap((one) => one.identifications),
  };
}

/** The site fills a missing translation with the text of another language: only other scripts are taken. */
function namesOf(item: Content, translations: readonly Content[]): readonly ListedName[] {
  const texts = (one: Content): readonly string[] => [
    one.text('fullName') || one.text('organizationName') || one.name,
    ...one.texts('additionalNames'),
    ...one.texts('alternativeNames'),
  ];
  const translated = translations.flatMap(texts).filter(isNonLatin);
  return listedNames(
    [...texts(item), ...translated].map((text, index): ListedName => ({
      text,
      kind: index === 0 ? 'primary' : 'alias',
      quality: 'strong',
    })),
  );
}

function readAddress(block: Content): readonly ListedAddress[] {
  return listedAddress({
    lines: [block.text('street'), block.text('notes')],
    city: block.text('city'),
    postalCode: block.text('postalCode'),
    country: block.text('country'),
  });
}

function documentCountries(item: Content): readonly PartyCountry[] {
  return [
    ...item
      .blocks('passportDetails')
      .flatMap((block) => [
        ...partyCountry(block.text('nationality'), 'nationality'),
        ...partyCountry(block.text('country'), 'document'),
      ]),
    ...item
      .blocks('identificationDocuments')
      .flatMap((block) => partyCountry(block.text('country'), 'document')),
  ];
}

/** Several numbers of a document are joined with ` / `. */
function identificationsOf(item: Content): readonly Identification[] {
  const split = (text: string): readonly string[] =>
    text.split(/\s+\/\s+|;\s*/u).filter((number) => number !== '');
  const issued = (block: Content): string =>
    isRealDay(block.text('issueDate')) ? `issued ${block.text('issueDate')}` : '';
  const plain = (type: string, property: string): readonly Identification[] =>
    split(item.text(property)).map((number) => ({ type, number, country: '', note: '' }));
  return [
    ...item.blocks('passportDetails').flatMap((block) =>
      split(block.text('passportNumber')).map((number) => ({
        type: 'Passport',
        number,
        country: block.text('country'),
        note: issued(block),
      })),
    ),
    ...item.blocks('identificationDocuments').flatMap((block) =>
      split(block.text('identificationNumber')).map((number) => ({
        type: block.text('documentType') || 'Identity number',
        number,
        country: block.text('country'),
        note: [issued(block), block.text('documentComments')].filter((text) => text !== '').join(', '),
      })),
    ),
    ...plain('Corporation ID', 'corporationID'),
    ...plain('Designation number', 'designationNumber'),
  ];
}

const isRealDay = (date: string): boolean => /^(?:1[89]|20)\d\d-\d\d-\d\d/u.test(date);

/** A first of January is a placeholder where the comments say that the source gives only the year. */
function birthDatesOf(item: Content): readonly BirthDate[] {
  const yearOnly = new Set(
    [...item.text('comments').matchAll(/only the year \("(\d{4})"\)/gu)].map(([, year]) => year),
  );
  return item
    .blocks('datesOfBirth')
    .map((block) => block.text('date').slice(0, 10))
    .filter(isRealDay)
    .map((date) =>
      readBirthDate(date.endsWith('-01-01') && yearOnly.has(date.slice(0, 4)) ? date.slice(0, 4) : date),
    );
}

function placesOf(item: Content): readonly string[] {
  return item.blocks('placesOfBirth').flatMap((block) => {
    const place = ['city', 'country', 'place', 'placeOfBirth']
      .map((property) => block.text(property))
      .filter((text) => text !== '');
    return place.length === 0 ? [] : [place.join(', ')];
  });
}
