import type {
  Identification,
  ListedAddress,
  ListedPartyRecord,
  PartyCountry,
} from '../../../domain/listed-party.ts';
import { resolveCountry } from '../../../countries/countries.ts';
import { contacts, contactsIn, emailsIn, phonesIn, uniqueContacts } from '../../formats/contact-values.ts';
import { splitEnumerated } from '../../formats/enumerated-text.ts';
import { type PartyType, guessEntryType } from '../../formats/entry-type-guess.ts';
import { readFreeAddress } from '../../formats/free-address.ts';
import { walletsIn } from '../../formats/labelled-numbers.ts';
import { isLatin } from '../../formats/scripts.ts';
import {
  addressCountries,
  clean,
  joinRemarks,
  listedAddress,
  partyCountry,
  uniqueAddresses,
  uniqueBy,
  uniqueCountries,
  uniqueIdentifications,
} from '../../record-parts.ts';
import { birthDatesOf, firstNoticeDay } from './dates.ts';
import { namesOf } from './names.ts';
import type { FreezeEntry, VesselEntry } from './parse.ts';

/** One party of a measure. */
export function toParty(entry: FreezeEntry, pageUrl: string): ListedPartyRecord {
  const names = namesOf(entry);
  const remarks = entry.texts('remarks').map((text) => text.normalize('NFKC'));
  const addressTexts = [...entry.addresses, ...entry.texts('address')];
  const addresses = uniqueAddresses(
    addressTexts.flatMap((text) => splitEnumerated(text.normalize('NFKC')).flatMap(readAddress)),
  );
  const birthPlaces = entry.texts('birthPlace').flatMap((text) => splitEnumerated(text));
  return {
    listCode: 'JP_MOF',
    publisherRef: entry.reference,
    ...typeOf(entry, names[0]?.text ?? ''),
    names,
    addresses,
    countries: uniqueCountries([
      ...entry.nationalities.flatMap(nationalities),
      ...addressCountries(addresses),
      ...birthPlaces.flatMap((place) => placeCountry(place, 'birth')),
    ]),
    identifications: uniqueIdentifications([
      ...entry.texts('passport').flatMap((text) => numbersOf(text, 'Passport')),
      ...entry.texts('idNumber').flatMap((text) => numbersOf(text, 'Identification number')),
      ...entry
        .texts('unReference')
        .map((text) => ({ type: 'UN reference', number: clean(text), country: '', note: '' })),
    ]),
    contacts: uniqueContacts([
      ...contacts({ phones: entry.texts('phone').flatMap((text) => phonesIn(text.normalize('NFKC'))) }),
      ...contacts({ emails: addressTexts.flatMap(emailsIn) }),
      ...remarks.flatMap(contactsIn),
    ]),
    wallets: uniqueBy(remarks.flatMap(walletsIn), (wallet) => wallet.address),
    birthDates: birthDatesOf(entry.cell('birth')),
    birthPlaces,
    programs: [entry.measure],
    remarks: remarksOf(entry),
    listedOn: firstNoticeDay(entry.texts('dates')[0] ?? ''),
    sourceUrl: pageUrl,
  };
}

/** A vessel known by its IMO number only, which stands for its name. */
export function toVessel(vessel: VesselEntry, pageUrl: string): ListedPartyRecord {
  return {
    listCode: 'JP_MOF',
    publisherRef: vessel.reference,
    entryType: 'vessel',
    names: [{ text: `IMO ${vessel.imo}`, kind: 'primary', quality: 'strong' }],
    addresses: [],
    countries: [],
    identifications: [{ type: 'IMO number', number: vessel.imo, country: '', note: '' }],
    contacts: [],
    wallets: [],
    birthDates: [],
    birthPlaces: [],
    programs: ['Vessels'],
    remarks: '',
    listedOn: firstNoticeDay(vessel.dates),
    sourceUrl: pageUrl,
  };
}

const PERSONAL = ['birth', 'birthPlace', 'nationality', 'passport', 'title', 'position'] as const;

/** A measure of both kinds: the United Nations' letter, then what only people have, then the look of the name. */
function typeOf(entry: FreezeEntry, name: string): PartyType {
  if (entry.entryType !== null) return { entryType: entry.entryType };
  const letter = /^[A-Z]{2}([ie])\./u.exec(entry.texts('unReference')[0] ?? '')?.[1];
  if (letter !== undefined) return { entryType: letter === 'i' ? 'individual' : 'entity' };
  const isPersonal = PERSONAL.some((field) => entry.texts(field).length > 0);
  return guessEntryType(name, { known: isPersonal ? 'individual' : null });
}

/** Latin addresses are taken apart; a Japanese one starts with its country. */
function readAddress(text: string): readonly ListedAddress[] {
  if (/^不明$/u.test(text)) return [];
  if (isLatin(text) && !/^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(text))
    return readFreeAddress(text);
  const country = leadingCountry(text);
  const rest = text.slice(country.length).replace(/^(?:[\s、,・]|の|に)+/u, '');
  return listedAddress({ lines: [rest], country });
}

/** The longest beginning of a Japanese text that names a country: `北朝鮮平壌特別市` gives `北朝鮮`. */
function leadingCountry(text: string): string {
  const head = /^[^\s\d()、,]{2,16}/u.exec(text)?.[0] ?? '';
  for (let length = head.length; length >= 2; length--) {
    if (resolveCountry(head.slice(0, length)) !== null) return head.slice(0, length);
  }
  return '';
}

function nationalities(text: string): readonly PartyCountry[] {
  return splitEnumerated(text.normalize('NFKC'))
    .flatMap((piece) =>
      codeOf(piece) === null
        ? piece.replace(/\([^()]*\)/gu, ' ').split(/[、,/]|及び|又は|\sand\s/u)
        : [piece],
    )
    .flatMap((piece) =>
      codeOf(piece) === null && piece.split('・').every((part) => codeOf(part) !== null)
        ? piece.split('・')
        : [piece],
    )
    .map(clean)
    .filter((piece) => piece !== '' && !/^不明$/u.test(piece))
    .map((piece) => {
      const name = codeOf(piece) === null ? leadingCountry(piece) || piece : piece;
      return { name, code: codeOf(name) ?? '', relation: 'nationality' };
    });
}

/** The ministry spells Saudi Arabia and the Soviet Union in its own way; the latter has no code. */
function codeOf(text: string): string | null {
  return resolveCountry(text.replace(/サウディ・?アラビア/u, 'サウジアラビア'));
}

/** The country a place of birth names: last in Latin writing, anywhere between commas or brackets in Japanese. */
function placeCountry(place: string, relation: 'birth'): readonly PartyCountry[] {
  const parts = place
    .normalize('NFKC')
    .split(/[,、()]\s*/u)
    .map(clean)
    .filter((part) => part !== '');
  const named = parts.findLast((part) => resolveCountry(part) !== null) ?? leadingCountry(parts[0] ?? '');
  return partyCountry(named, relation);
}

const NUMBER = /(?<![\p{L}\d])(?=[A-Z\d/ -]*\d{4})[A-Z]{0,4}[- ]?\d[\dA-Z/-]*(?!\d*年)/u;

/** `アフガニスタン旅券 P04581926（2024年8月7日に発行…）`: the issuer before the number, the rest as a note. */
function numbersOf(text: string, type: string): readonly Identification[] {
  return splitEnumerated(text.normalize('NFKC')).flatMap((piece) => {
    const withoutDates = piece.replace(/\d{4}年(?:\d{1,2}月)?(?:\d{1,2}日)?/gu, (date) =>
      '年'.repeat(date.length),
    );
    const number = NUMBER.exec(
      withoutDates.replace(/(?<=[\u3040-\u30ff\u4e00-\u9fff])(?=[A-Z\d])/gu, ' '),
    )?.[0].trim();
    if (number === undefined) return [];
    return [
      {
        type,
        number,
        country: leadingCountry(piece.replace(number, '').replace(/^[\s(]+/u, '')),
        note: clean(piece.replace(number, '')).replace(/^[\s:、,]+/u, ''),
      },
    ];
  });
}

function remarksOf(entry: FreezeEntry): string {
  const labelled = (label: string, texts: readonly string[]): readonly string[] =>
    texts.map((text) => `${label}: ${text}`);
  return joinRemarks([
    ...labelled('称号', entry.texts('title')),
    ...labelled('役職', entry.texts('position')),
    ...labelled('国連指定日', entry.texts('unListed')),
    ...entry.texts('remarks'),
    ...entry.texts('basis'),
  ]);
}
