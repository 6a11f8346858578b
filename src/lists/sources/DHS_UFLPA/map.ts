import type { ListedName, ListedPartyRecord } from '../../../domain/listed-party.ts';
import { derivedReference, groupBy } from '../../derived-reference.ts';
import { readAliasList, readInlineNames } from '../../formats/inline-names.ts';
import { joinRemarks, listedNames, partyCountry, uniqueTexts } from '../../record-parts.ts';
import type { EntityRow } from './parse.ts';

interface Entity {
  readonly name: string;
  readonly others: readonly ListedName[];
  readonly notes: readonly string[];
  readonly row: EntityRow;
}

/**
 * `X and its eight Zhuhai-based subsidiaries, which include A; B; and C`, `X and its subsidiary Y`: named subsidiaries are
 * entities of their own.
 */
const SUBSIDIARIES =
  /,?\s+and\s+its\s+(?:[\p{L}-]+\s+){0,3}?subsidiar(?:y|ies)(?:,?\s+(?:which\s+)?includ(?:e|es|ing)|\s*:)?\s*:?\s+(?=\p{Lu})(.+)$/u;

/** The entities of a row: the named one and its named subsidiaries. */
function entitiesOf(row: EntityRow): readonly Entity[] {
  const [, list = ''] = SUBSIDIARIES.exec(row.text) ?? [];
  const head = list === '' ? row.text : row.text.replace(SUBSIDIARIES, '');
  const { primary, others, notes } = readInlineNames(head, { commas: false });
  const aliases = row.aliases === '' ? [] : readAliasList(row.aliases, { commas: false });
  const entity = { name: primary, others: [...others, ...aliases], notes, row };
  const subsidiaries = list === '' ? [] : readAliasList(list, { commas: false });
  const owned = subsidiaries.map((one) => ({
    name: one.text,
    others: [],
    notes: [`Subsidiary of ${primary}`],
    row,
  }));
  return [entity, ...owned];
}

/** The parties of the list; an entity listed under two clauses, or as a subsidiary and by itself, is one party. */
export function* toParties(rows: readonly EntityRow[], pageUrl: string): Generator<ListedPartyRecord> {
  const entities = rows.flatMap(entitiesOf);
  for (const [reference, group] of groupBy(entities, (entity) => derivedReference(entity.name))) {
    yield {
      listCode: 'DHS_UFLPA',
      publisherRef: reference,
      entryType: 'entity',
      names: listedNames([
        ...group.map((one): ListedName => ({ text: one.name, kind: 'primary', quality: 'strong' })),
        ...group.flatMap((one) => one.others),
      ]),
      addresses: [],
      countries: partyCountry('China', 'registration'),
      identifications: [],
      contacts: [],
      wallets: [],
      birthDates: [],
      birthPlaces: [],
      programs: programsOf(group),
      remarks: joinRemarks(group.flatMap((one) => one.notes)),
      listedOn: group.map((one) => one.row.listedOn).sort()[0] ?? null,
      sourceUrl: pageUrl,
    };
  }
}

function programsOf(group: readonly Entity[]): readonly string[] {
  const clauses = uniqueTexts(group.flatMap((one) => one.row.clauses));
  return clauses.length === 0 ? ['UFLPA'] : clauses.map((clause) => `UFLPA section 2(d)(2)(B)(${clause})`);
}
