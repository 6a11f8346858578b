import type {
  BirthDate,
  Identification,
  ListedAddress,
  ListedPartyRecord,
  PartyCountry,
  Wallet,
} from '../../../domain/listed-party.ts';
import { resolveCountry } from '../../../countries/countries.ts';
import { ListFormatError } from '../../../errors.ts';
import { readBirthDate, readBirthDateIn, readDay } from '../../dates.ts';
import {
  contacts,
  contactsIn,
  emailsIn,
  phonesIn,
  uniqueContacts,
  websitesIn,
} from '../../formats/contact-values.ts';
import { labelledNumbers, walletsIn } from '../../formats/labelled-numbers.ts';
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
  uniqueTexts,
} from '../../record-parts.ts';
import { readIdentification } from './identification.ts';
import { FIELDS, NATURES } from './lookups.ts';
import { readNames, shipOwner } from './names.ts';
import type { FieldValues, RegisterEntry } from './parse.ts';

type Unknown = (what: string, example: string) => void;

/** Page of the register. */
const REGISTER_PAGE = 'https://gels-avoirs.dgtresor.gouv.fr/Gels/RegistreDetail';

/** Turns an entry of the register into a record. Throws `ListFormatError` for a nature that is none of the three. */
export function mapEntry(entry: RegisterEntry, unknown: Unknown): ListedPartyRecord {
  const entryType = NATURES[entry.nature.trim().toLowerCase()];
  if (entryType === undefined)
    throw new ListFormatError(`entry ${entry.id} has the unknown nature ${entry.nature}`);
  reportUnknownFields(entry, unknown);
  const of = (field: string): FieldValues => entry.fields.get(field) ?? [];
  const texts = (field: string, key: string): readonly string[] =>
    uniqueTexts(of(field).map((value) => value[key] ?? ''));
  const free = of('IDENTIFICATION').map((one) =>
    readIdentification(one['Identification'] ?? '', one['Commentaire'] ?? ''),
  );
  const nationalities = texts('NATIONALITE', 'Pays').flatMap((name) => partyCountry(name, 'nationality'));
  const addresses = uniqueAddresses([...of('ADRESSE_PP'), ...of('ADRESSE_PM')].flatMap(readAddresses));
  const comments = joinRemarks([
    ...texts('ALIAS', 'Commentaire'),
    ...[...of('ADRESSE_PP'), ...of('ADRESSE_PM')].map((one) => one['Commentaire'] ?? ''),
  ]);
  const named = readNames(entryType, entry.name, texts('PRENOM', 'Prenom'), [
    ...texts('ALIAS', 'Alias'),
    ...free.flatMap((one) => one.otherNames),
  ]);
  const amongNames = named.facts.map((fact) => readIdentification(fact, ''));
  return {
    listCode: 'FR_GELS',
    publisherRef: entry.id,
    entryType,
    names: named.names,
    addresses,
    countries: uniqueCountries([
      ...nationalities,
      ...texts('LIEU_DE_NAISSANCE', 'Pays').flatMap((name) => partyCountry(name, 'birth')),
      ...addressCountries(addresses),
      ...free.flatMap((one) => one.registeredIn).flatMap((name) => partyCountry(name, 'registration')),
    ]),
    identifications: uniqueIdentifications([
      ...of('PASSEPORT').flatMap((one) => documents('Passeport', one['NumeroPasseport'], one['Commentaire'])),
      ...of('AUTRE_IDENTITE').flatMap((one) =>
        documents('Autre identité', one['NumeroCarte'], one['Commentaire']),
      ),
      ...of('NUMERO_OMI').flatMap((one) => imoNumbers(one['NumeroOMI'] ?? '')),
      ...[...free, ...amongNames].flatMap((one) => one.identifications),
      ...labelledNumbers(comments),
    ]),
    contacts: uniqueContacts([
      ...contacts({
        emails: texts('COURRIEL', 'Courriel').flatMap(emailsIn),
        phones: texts('TELEPHONE', 'Telephone').flatMap(phonesIn),
        websites: texts('SITE_INTERNET', 'SiteInternet').flatMap(websitesIn),
      }),
      ...contactsIn(comments),
      ...free.flatMap((one) => one.remarks).flatMap(contactsIn),
    ]),
    wallets: [
      ...of('CRYPTOMONNAIE').flatMap((one) => wallets(one['Cryptomonnaie'] ?? '', one['Commentaire'] ?? '')),
      ...free.flatMap((one) => one.remarks).flatMap(walletsIn),
    ],
    birthDates: uniqueBy(
      of('DATE_DE_NAISSANCE').flatMap((value) => readBirth(value, nationalities)),
      (date) => date.text,
    ),
    birthPlaces: uniqueTexts(
      of('LIEU_DE_NAISSANCE').map((one) =>
        [clean(one['Lieu'] ?? ''), clean(one['Pays'] ?? '')].filter((part) => part !== '').join(', '),
      ),
    ),
    programs: texts('FONDEMENT_JURIDIQUE', 'FondementJuridiqueLabel'),
    remarks: mapRemarks(entry, texts, [comments, ...[...free, ...amongNames].flatMap((one) => one.remarks)]),
    listedOn: listedOn(texts('FONDEMENT_JURIDIQUE', 'FondementJuridiqueLabel')),
    sourceUrl: `${REGISTER_PAGE}?idRegistre=${encodeURIComponent(entry.id)}`,
  };
}

function reportUnknownFields(entry: RegisterEntry, unknown: Unknown): void {
  for (const [field, values] of entry.fields) {
    const known = FIELDS[field];
    if (known === undefined) unknown(`TypeChamp ${field}`, JSON.stringify(values[0] ?? {}).slice(0, 80));
    for (const key of new Set(values.flatMap((value) => Object.keys(value)))) {
      if (known !== undefined && !known.includes(key)) unknown(`${field}.${key}`, values[0]?.[key] ?? '');
    }
  }
}

/** One string may hold several addresses behind semicolons; the country is a field of its own or the last part. */
function readAddresses(value: Readonly<Record<string, string>>): readonly ListedAddress[] {
  const recorded = clean(value['Pays'] ?? '');
  const lines = clean(value['Adresse'] ?? '')
    .split(';')
    .map((line) => line.trim());
  const kept = lines.filter((line) => line !== '');
  if (kept.length === 0) return listedAddress({ country: recorded });
  return kept.flatMap((line) => {
    const last = /,\s*([^,()]+)\.?$/u.exec(line)?.[1]?.trim() ?? '';
    const country = recorded === '' && resolveCountry(last) !== null ? last : recorded;
    return listedAddress({ lines: [line], country });
  });
}

/** `I0005159, délivré en Iran`, `Numéro de passeport: 2908332215`: labels come off, the number ends at a comma or remark. */
function documents(type: string, number = '', comment = ''): readonly Identification[] {
  return clean(number)
    .split(';')
    .flatMap((one) => {
      const unlabelled = one
        .trim()
        .replace(/^(?:num[ée]ro[^:\d]*:|\p{L}+ number|num[ée]ro|passeport\s+n[o°]|n[o°])\s*(?=\S*\d)/iu, '');
      const [, own = '', note = ''] = /^(.*?)(?:,\s*|\s+\(|\s+(?=d[ée]livr))(.*)$/iu.exec(unlabelled) ?? [
        '',
        unlabelled,
      ];
      if (own === '' || own === '/') return [];
      return [{ type, number: own, country: '', note: joinRemarks([note.replace(/\)$/u, ''), comment]) }];
    });
}

const imoNumbers = (text: string): readonly Identification[] =>
  (text.match(/\d{7}/gu) ?? []).map((number) => ({ type: 'Numéro OMI', number, country: '', note: '' }));

function wallets(text: string, comment: string): readonly Wallet[] {
  const found = walletsIn(text);
  const address = clean(text);
  return found.length > 0 || address === '' ? found : [{ currency: clean(comment), address }];
}

/** Countries whose people give years of the Hijra by the sun. */
const SOLAR_CALENDAR: ReadonlySet<string> = new Set(['IR', 'AF']);

/** Day and month are empty for a fifth of the entries. */
function readBirth(
  value: Readonly<Record<string, string>>,
  nationalities: readonly PartyCountry[],
): readonly BirthDate[] {
  const part = (key: string): string => clean(value[key] ?? '').replace(/^0+$/u, '');
  const parts = [part('Jour'), part('Mois'), part('Annee')];
  const shown = parts.slice(parts[1] === '' ? 2 : parts[0] === '' ? 1 : 0).filter((one) => one !== '');
  if (shown.length === 0) return [];
  const byTheSun = nationalities.some(({ code }) => SOLAR_CALENDAR.has(code));
  return [byTheSun ? readBirthDateIn('solar', shown.join('/')) : readBirthDate(shown.join('/'))];
}

function mapRemarks(
  entry: RegisterEntry,
  texts: (field: string, key: string) => readonly string[],
  others: readonly string[],
): string {
  const labelled = (field: string, key: string, label: string): readonly string[] =>
    texts(field, key).map((text) => `${label}: ${text}`);
  const owner = NATURES[entry.nature.toLowerCase()] === 'vessel' ? shipOwner(entry.name) : '';
  return joinRemarks([
    ...texts('MOTIFS', 'Motifs'),
    ...labelled('TITRE', 'Titre', 'Titre'),
    ...labelled('SEXE', 'Sexe', 'Sexe'),
    ...others,
    ...texts('DATE_DE_NAISSANCE', 'Commentaire'),
    owner === '' ? '' : `Propriétaire: ${owner}`,
    ...labelled('REFERENCE_UE', 'ReferenceUe', 'Référence UE'),
    ...labelled('REFERENCE_ONU', 'ReferenceOnu', 'Référence ONU'),
  ]);
}

/** The register gives no day of listing; the acts it cites do: `(UE) 2022/332 du 25/02/2022 (…)`. */
function listedOn(acts: readonly string[]): string | null {
  const days = acts.flatMap((act) =>
    [...act.matchAll(/\bdu\s+(\d{1,2}\/\d{1,2}\/\d{4})/gu)].map((one) => one[1] ?? ''),
  );
  return (
    days
      .map(readDay)
      .filter((day) => day !== null)
      .sort()[0] ?? null
  );
}
