import { NAME_MODEL } from '../../scoring-model.ts';
import { isCommonName } from '../words/common-names.ts';
import { wordTables } from '../words/word-tables.ts';

const { weights, plainSlip } = NAME_MODEL;

/** How many parties bear a word of this spelling variant, or might by how widely it is spelt. */
export function partiesOf(variant: string, text: string): number {
  const { frequencies, equivalents, common, widespread } = wordTables();
  const listed = (frequencies.get(variant) ?? 0) + (common.has(variant) ? weights.partiesOfCommonName : 0);
  const known = listed + weights.partiesPerSpelling * equivalents.spreadOf(variant);
  return widespread.has(text) ? Math.max(known, weights.partiesOfWidespreadName) : known;
}

/** With fewer parties than this a name may be another, misspelt; with so many it is as well known as can be. */
const HARDLY_KNOWN = 4;
const WELL_KNOWN = 100;

/** How well the families of Arabic are known at least that stand after the article: "al-Asiri" is no slip of "al-Amiri". */
export const KNOWN_FAMILY = 0.9;

/** How well a word that many parties bear is known, 0 to 1, by doublings. */
export const knownBy = (parties: number): number =>
  Math.min(1, Math.max(0, Math.log2(parties / HARDLY_KNOWN) / Math.log2(WELL_KNOWN / HARDLY_KNOWN)));

/** True for a name that very many people bear as it is spelt: other spellings of one variant may be slips. */
export const isBorneByMany = (text: string): boolean =>
  isCommonName(text) || (wordTables().spellings.get(text) ?? 0) >= plainSlip.parties;
