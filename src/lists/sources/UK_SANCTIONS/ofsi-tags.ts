import { clean } from '../../record-parts.ts';

const TAGS = [
  ...([
    'UK Sanctions List Ref',
    'UN Ref',
    'UK Statement of Reasons',
    'Gender',
    'Phone number',
    'Fax',
  ] as const),
  ...([
    'Email address',
    'Website',
    'Type of entity',
    'Parent company',
    'Business Reg No',
    'Subsidiaries',
  ] as const),
  ...(['IMO number', 'Flag of ship', 'Previous flags', 'Current owners', 'Previous owners'] as const),
  ...(['Type of ship', 'Tonnage of ship', 'Length of ship', 'Year built'] as const),
] as const;

/** The tagged fields of `Other Information`; `text` is what stands outside of them. */
export type OfsiTags = Readonly<Record<(typeof TAGS)[number] | 'text', readonly string[]>>;

/** These two tags hold one code each, and the free text follows them after a full stop. */
const CODE_TAGS: readonly string[] = ['UK Sanctions List Ref', 'UN Ref'];

const TAG = new RegExp(`\\((${TAGS.join('|')})\\)\\s*:`, 'u');

/**
 * Splits `(UK Sanctions List Ref):GHR0086. Text (Phone number):(1) +98 21 … (2) …`. The text itself has brackets, so it is
 * split at the known tags only.
 */
export function readTags(information: string): OfsiTags {
  const found = Object.fromEntries([...TAGS, 'text'].map((tag) => [tag, [] as string[]]));
  const [start = '', ...rest] = information.split(TAG);
  found['text']?.push(start);
  for (let index = 0; index + 1 < rest.length; index += 2) {
    const [tag = '', value = ''] = rest.slice(index, index + 2);
    const code = CODE_TAGS.includes(tag) ? /^([A-Za-z]{3}\.\d{3}|[^.]*)(?:\.|$)(.*)$/su.exec(value) : null;
    found[tag]?.push(...splitNumbered(code?.[1] ?? value));
    if (code !== null) found['text']?.push(code[2] ?? '');
  }
  return found as unknown as OfsiTags;
}

/** Splits `(1) Russia. (2) Ukraine` into its items; any other text is one item. */
export function splitNumbered(text: string): readonly string[] {
  if (!text.trim().startsWith('(1)')) return text.trim() === '' ? [] : [clean(text)];
  return text
    .split(/\(\d{1,2}\)/u)
    .map((item) => clean(item).replace(/[.;,]+$/u, ''))
    .filter((item) => item !== '');
}
