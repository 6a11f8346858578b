import type { EntryType } from '../../../domain/listed-party.ts';

/** Meaning of a column. */
export type Field =
  | 'dates'
  | 'number'
  | 'nameJa'
  | 'nameEn'
  | 'alias'
  | 'weakAlias'
  | 'former'
  | 'title'
  | 'position'
  | 'birth'
  | 'birthPlace'
  | 'nationality'
  | 'passport'
  | 'idNumber'
  | 'address'
  | 'phone'
  | 'unListed'
  | 'unReference'
  | 'basis'
  | 'remarks';

/** Headings of the workbook's sheets without white space; each sheet words them in its own way. */
const HEADINGS: Readonly<Record<Field, readonly string[]>> = {
  dates: ['告示日付'],
  number: ['告示番号'],
  nameJa: ['日本語表記'],
  nameEn: ['英語表記'],
  alias: ['別名', '別称', '別名・別称', '別称・別名', '別称・旧称', '確定可能な別名'],
  weakAlias: ['確定に十分でない別名'],
  former: ['旧称', '過去の別名', '以前の別名', '旧称・以前の呼称'],
  title: ['称号'],
  position: ['肩書', '肩書等', '役職'],
  birth: ['生年月日', '生年月日・出生地'],
  birthPlace: ['出生地', '出生地・出身地'],
  nationality: ['国籍'],
  passport: ['旅券番号'],
  idNumber: ['身分登録番号', '身分証番号', 'ID番号'],
  address: [
    '住所',
    '住所・所在地',
    '所在地',
    '住所等',
    '活動地域・住所',
    '所在地・住所登録された事務所の住所',
  ],
  phone: ['電話', '電話番号', 'FAX'],
  unListed: ['国連制裁員会による指定日', '国連制裁委員会による指定日', 'リスト掲載日'],
  unReference: ['国連参照番号'],
  basis: ['指定の根拠', '決議1483上の根拠', '詳細'],
  remarks: ['その他の情報'],
};

const FIELD_BY_HEADING = new Map(
  (Object.entries(HEADINGS) as [Field, readonly string[]][]).flatMap(([field, headings]) =>
    headings.map((heading) => [heading, field] as const),
  ),
);

/** Field of a workbook heading; undefined for an unknown one. */
export function fieldOfHeading(heading: string): Field | undefined {
  return FIELD_BY_HEADING.get(heading.replace(/\s+/gu, ''));
}

/** Columns of the CSV, in its order, with the field each fills; null for columns that are read in their own way. */
export const CSV_COLUMNS: Readonly<Record<string, Field | null>> = {
  区分: null,
  番号: null,
  告示日付: 'dates',
  告示番号: 'number',
  '個人・団体': null,
  '氏名（日本語）': 'nameJa',
  '氏名（英語）': 'nameEn',
  '別名・別称（日本語）': 'alias',
  '別名・別称（英語）': 'alias',
  '旧称（日本語）': 'former',
  '旧称（英語）': 'former',
  '確定に十分でない別名（日本語）': 'weakAlias',
  '確定に十分でない別名（英語）': 'weakAlias',
  '称号（日本語）': 'title',
  '称号（英語）': 'title',
  '役職（日本語）': 'position',
  '役職（英語）': 'position',
  生年月日: 'birth',
  '出生地（日本語）': 'birthPlace',
  '出生地（英語）': 'birthPlace',
  '国籍（日本語）': null,
  '国籍（英語）': null,
  旅券番号: 'passport',
  身分証番号: 'idNumber',
  '住所・所在地（国）（日本語）': null,
  '住所・所在地（都市その他の情報）（日本語）': null,
  '住所・所在地（国）（英語）': null,
  '住所・所在地（都市その他の情報）（英語）': null,
  国連参照番号: 'unReference',
  リスト掲載日: 'unListed',
  その他の情報: 'remarks',
  外務省告示情報: null,
};

/** Entry types of `個人・団体`. */
export const CSV_TYPES: Readonly<Record<string, EntryType>> = { 個人: 'individual', 団体: 'entity' };

/**
 * Type told by the title of a measure: `個人` are individuals, `団体` and `特定銀行` entities, some others hold one kind only;
 * null where a measure holds both.
 */
export function typeOfMeasure(title: string): EntryType | null {
  const plain = title.normalize('NFKC').replace(/\s+/gu, '');
  if (plain.includes('個人')) return 'individual';
  if (/団体|特定銀行/u.test(plain)) return 'entity';
  if (/イラク前政権関係者等\((?:II|III)\)|リビア\(I\)/u.test(plain)) return 'entity';
  if (/ミロシェビッチ|イラク前政権|スーダン|イエメン|マリ共和国|イスラエル/u.test(plain)) return 'individual';
  return null;
}
