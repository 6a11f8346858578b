import type { ColumnLook } from './column-content.ts';
import type { ColumnField } from './column-fields.ts';
import type { MeantHeading } from './heading-words.ts';

/** A column on the way to its field. */
export interface SeenColumn {
  readonly heading: string;
  /** Null for a heading that is in no table, and where there is none. */
  readonly meant: MeantHeading | null;
  /** The cells that hold something. */
  readonly cells: readonly string[];
  readonly look: ColumnLook;
}

/** A field, and whether the heading leaves no doubt of it. */
export interface RecognisedField {
  readonly field: ColumnField;
  readonly isSure: boolean;
}
