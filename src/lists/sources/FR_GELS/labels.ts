import type { ListedName } from '../../../domain/listed-party.ts';
import { LANGUAGE_LABEL } from '../../formats/name-labels.ts';
import { clean } from '../../record-parts.ts';

/** What a field of names says: names, and facts that stand among them, `Numéro d’enregistrement: IR0000054377`. */
export interface LabelledNames {
  readonly names: readonly ListedName[];
  readonly facts: readonly string[];
}

const FORMER = String.raw`(?:pr[ée]c[ée]demment|anciennement|auparavant)(?:\s+(?:connue?s?|d[ée]nomm[ée]e?s?|inscrite?s?)(?:\s+sous\s+(?:le|les)\s+noms?)?(?:\s+de\b|\s+d['’])?)?\s*:?`;
const ALSO = String.raw`(?:(?:autrement|[ée]galement|aussi)\s+)?connue?s?\s+sous\s+(?:le\s+nom|les\s+noms|l['’]appellation)(?:\s+de\b|\s+d['’])?\s*:?|autres?\s+d[ée]nominations?\s*:|autres?\s+noms?\s*:|(?<!\p{L})alias\s*:?(?=\s)|(?:et|et\/ou|ou)\s*:`;
const OR = String.raw`,?\s+ou\s*:?(?=\s)`;
const FACT = String.raw`(?:num[ée]ros?|dates?|lieux?|pays|type)\s+(?:d['’]|de\s+(?:l['’])?)(?:enregistrement|immatriculation|entit[ée]|identification|inscription|constitution)[^:]{0,20}:`;

/** Everything between two names, one group for each kind of what follows. */
const MARK = new RegExp(
  String.raw`[(.;,\s]*(?<![\p{L}\p{N}])(?:(?<former>${FORMER})|(?<also>${ALSO}|${LANGUAGE_LABEL})|(?<fact>${FACT}))\s*|(?<or>${OR})`,
  'giu',
);

/**
 * Takes a field apart at its labels, `En russe : X`, `autrement connue sous le nom de A ou B`, `Autres dénominations : A, ou B`, `A alias B`,
 * `Numéro d’enregistrement : …`, in lower case or with one capital. A `(` that opens before a label closes behind it.
 */
export function readLabels(text: string): LabelledNames {
  const names: ListedName[] = [];
  const facts: string[] = [];
  let label: 'alias' | 'former' | 'fact' = 'alias';
  let factLabel = '';
  let start = 0;
  const take = (end: number): void => {
    const piece = clean(text.slice(start, end)).replace(/^[\s;,.:]+|[\s;,:]+$/gu, '');
    if (label === 'fact') facts.push(clean(`${factLabel} ${piece}`));
    else if (piece !== '') names.push({ text: piece, kind: label, quality: 'strong' });
  };
  for (const match of text.matchAll(MARK)) {
    if (match.groups?.['or'] !== undefined && !/\sou/u.test(match[0])) continue;
    take(match.index);
    start = match.index + match[0].length;
    const fact = match.groups?.['fact'];
    if (match.groups?.['or'] === undefined || label === 'fact') {
      label = fact === undefined ? (match.groups?.['former'] === undefined ? 'alias' : 'former') : 'fact';
    }
    factLabel = fact ?? '';
  }
  take(text.length);
  return { names, facts };
}
