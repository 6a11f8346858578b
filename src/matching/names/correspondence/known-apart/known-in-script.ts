import type { PreparedWord } from '../../prepared-word.ts';
import { isOfTables } from '../kinds-of-spellings.ts';

/** "حسن" and "حسين" are two names, and the long vowel tells them apart; the lists count spellings in Latin letters alone. */
export const areKnownInScript = (a: PreparedWord, b: PreparedWord): boolean =>
  a.consonantal &&
  b.consonantal &&
  ((isOfTables(a) && isOfTables(b)) ||
    // "سعد" has but two letters that are read.
    (Math.min(a.text.length, b.text.length) < SHORTEST_WITH_SLIP_IN_SCRIPT &&
      (isOfTables(a) || isOfTables(b))));
const SHORTEST_WITH_SLIP_IN_SCRIPT = 3;
