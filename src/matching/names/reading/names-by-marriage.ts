import { isSpanishFamilyName } from '../words/common-names.ts';

/** A woman's own family name with her husband's after it, as Spanish has them: "Cilia Flores de Maduro", "Ana López vda. de Ruiz". */
const WITH_HUSBANDS =
  /^(?<own>\p{L}{3,}(?:\s+\p{L}{2,}){0,2}\s+(?<family>\p{L}{4,}))\s+(?:(?:vda\.?|viuda)\s+)?de\s+\p{L}{4,}\s*$/iu;
/** Given names of women that do not end as most do. */
const WOMEN =
  /(?:a|^(?:carmen|pilar|rosario|mercedes|dolores|isabel|beatriz|raquel|ines|luz|soledad|consuelo|guadalupe|maribel|esther|ester|ruth|nohemi|noemi|consuelo|socorro|amparo|rocio|nieves|concepcion|asuncion|encarnacion|leonor|flor|belen|miriam|yolanda|lourdes|paz|irene|elisabet|elizabeth))$/u;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A text in which a woman has her husband's family name beside her own, with her name without it as another name of hers; other texts as they are. */
export function withoutHusbandsName(text: string): string {
  if (!HAS_DE.test(text)) return text;
  const { own, family } = WITH_HUSBANDS.exec(text)?.groups ?? {};
  if (own === undefined || family === undefined) return text;
  const [given = ''] = folded(own).split(/\s/u);
  return WOMEN.test(given) && isSpanishFamilyName(folded(family)) ? `${text} alias ${own}` : text;
}

const HAS_DE = /\sde\s\p{L}+\s*$/iu;
