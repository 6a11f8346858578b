import { foldText } from '../matching/normalise/fold-text.ts';
import type {
  Door,
  ListEdition,
  LoggedContact,
  LoggedFlag,
  LoggedMatch,
  LoggedOptions,
  LoggedScreening,
  ScreeningRecord,
} from './screening-log.ts';

/** A row of the table `screenings` as it is written; its lists are kept beside it. */
export interface NewLogRow {
  readonly accountId: number | null;
  readonly keyId: number | null;
  readonly door: Door;
  readonly reference: string | null;
  readonly screenedAt: number;
  readonly name: string | null;
  readonly address: string | null;
  readonly contacts: string | null;
  readonly searchedText: string;
  readonly options: string;
  readonly nameMatches: number | null;
  readonly addressMatches: number | null;
  readonly contactMatches: number | null;
  readonly bestScore: number | null;
  readonly bestMatch: string | null;
  readonly flags: string | null;
}

/** A row of the table `screenings` with its lists. */
export interface LogRow {
  readonly id: number;
  readonly account_id: number | null;
  readonly key_id: number | null;
  readonly door: Door;
  readonly reference: string | null;
  readonly screened_at: number;
  readonly name: string | null;
  readonly address: string | null;
  readonly contacts: string | null;
  readonly options: string;
  readonly name_matches: number | null;
  readonly address_matches: number | null;
  readonly contact_matches: number | null;
  readonly best_score: number | null;
  readonly best_match: string | null;
  readonly flags: string | null;
  readonly lists: string;
}

/** The row of a record. */
export function rowOfRecord({ origin, best, found, ...record }: ScreeningRecord): NewLogRow {
  const { name, address, contacts } = record;
  const texts = [name ?? '', address ?? '', ...contacts.map(({ value }) => value)];
  return {
    accountId: origin.accountId,
    keyId: origin.keyId,
    door: origin.door,
    reference: origin.reference ?? null,
    screenedAt: record.screenedAt.getTime(),
    name,
    address,
    contacts: contacts.length === 0 ? null : JSON.stringify(contacts),
    searchedText: foldText(texts.join('\n')),
    options: JSON.stringify(record.options),
    nameMatches: found.name,
    addressMatches: found.address,
    contactMatches: found.contact,
    bestScore: best?.score ?? null,
    bestMatch: best === null ? null : JSON.stringify([best.partyId, best.listCode, best.name]),
    flags: record.flags.length === 0 ? null : JSON.stringify(record.flags),
  };
}

/** The entry of a row. */
export function entryOfRow(row: LogRow): LoggedScreening {
  return {
    id: row.id,
    origin: {
      door: row.door,
      accountId: row.account_id,
      keyId: row.key_id,
      ...(row.reference === null ? {} : { reference: row.reference }),
    },
    screenedAt: new Date(row.screened_at),
    name: row.name,
    address: row.address,
    contacts: row.contacts === null ? [] : (JSON.parse(row.contacts) as readonly LoggedContact[]),
    options: JSON.parse(row.options) as LoggedOptions,
    lists: JSON.parse(row.lists) as readonly ListEdition[],
    found: { name: row.name_matches, address: row.address_matches, contact: row.contact_matches },
    best: bestOfRow(row),
    flags: row.flags === null ? [] : (JSON.parse(row.flags) as readonly LoggedFlag[]),
  };
}

function bestOfRow({ best_score: score, best_match: match }: LogRow): LoggedMatch | null {
  if (score === null || match === null) return null;
  const [partyId, listCode, name] = JSON.parse(match) as [number, LoggedMatch['listCode'], string];
  return { partyId, listCode, name, score };
}
