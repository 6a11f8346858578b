import type { LatinWord } from '../../../transliterate/to-latin.ts';
import { PARTICLES } from '../../words/word-class.ts';
import { wordTables } from '../../words/word-tables.ts';

/** Those that are words and names of firms as well: beside a legal form or a trade they mean those, as in "ADF Group". */
const OTHERS_BESIDE_TRADE: ReadonlySet<string> = new Set(
  'lap rgb eta eij gia lra adf m23 bla tip tesa nico faes naja laico auc viam vils osk botas'.split(' '),
);

/** Those of armed groups and services, which are no firms: "HTS Ltd", "PMF Capital". */
const NO_FIRMS: ReadonlySet<string> = new Set(
  'hts pmf eln imu asg jem pij ttp mek rsf pla mss mps ypg pkk svr fsb gru fso farc jnim aqap aqim spla splm dhkp cndp hamas'.split(
    ' ',
  ),
);
/** What firms say of themselves beside their names. */
const BUSINESS: ReadonlySet<string> = new Set(
  (
    'capital group holding holdings trading trade technology technologies service services international investment investments consulting ' +
    'company engineering systems solutions logistics shipping industries enterprises partners'
  ).split(' '),
);

/** True for a word beside which such letters may name the body: not what says that they are those of a firm. */
export function mayStandBesideBody(letters: string, { text }: LatinWord): boolean {
  const { countries, legalForms } = wordTables();
  if (PARTICLES.has(text)) return true;
  if (OTHERS_BESIDE_TRADE.has(letters)) return countries.has(text);
  return !NO_FIRMS.has(letters) || (!legalForms.has(text) && !BUSINESS.has(text));
}

/** True for a word that stands beside the letters of an organisation: what it is, where, or which part. */
export function mayStandBeside({ text }: LatinWord): boolean {
  const { generic, countries, legalForms, meanings } = wordTables();
  return (
    generic.has(text) ||
    countries.has(text) ||
    PARTICLES.has(text) ||
    legalForms.has(text) ||
    meanings.get(text)?.some((group) => group.startsWith('mplace')) === true ||
    /^\d+$/u.test(text)
  );
}

const isTown = ({ text }: LatinWord): boolean =>
  wordTables()
    .meanings.get(text)
    ?.some((group) => group.startsWith('mplace')) === true && !wordTables().countries.has(text);

/** "KBP Tula", "AEOI Tehran": beside the letters of a body its seat says no more than they do. */
export const isBesideSeat = (others: readonly LatinWord[]): boolean =>
  others.length === 1 && others.every(isTown);
