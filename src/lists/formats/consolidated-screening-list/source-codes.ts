import { CSL_TAGS, type CslTag } from './row.ts';

/** Codes under which the publisher has written the rows of each list: `ISN` became `ACN` with the bureau's name in 2026. */
const CODES: Readonly<Record<CslTag, readonly string[]>> = {
  EL: ['EL'],
  MEU: ['MEU'],
  UVL: ['UVL'],
  DPL: ['DPL'],
  DTC: ['DTC'],
  ISN: ['ISN', 'ACN'],
};

/** Titles of the lists, for rows whose code is a new one. */
const TITLES: Readonly<Record<CslTag, RegExp>> = {
  EL: /^\s*entity list\b/iu,
  MEU: /\bmilitary[- ]end[- ]users?\b/iu,
  UVL: /\bunverified list\b/iu,
  DPL: /\bdenied persons? list\b/iu,
  DTC: /\b(?:ITAR|AECA)\b.*\bdebarred\b/iu,
  ISN: /\bnon-?proliferation sanctions\b/iu,
};

/** Codes of the Treasury's lists, which are read from OFAC itself. */
const TREASURY_CODES = new Set(['SDN', 'SSI', 'PLC', 'FSE', 'CAP', 'NS-MBS', 'CMIC', 'MBS']);

/** What the `source` of a row says. */
interface CslSource {
  /** Null for the Treasury's lists, undefined for a list that nobody knows. */
  readonly tag: CslTag | null | undefined;
  /** The code in brackets where it is a new one and the title told the list; else null. */
  readonly code: string | null;
}

/**
 * Reads the list a row is of: by the code in brackets in its `source`, `Entity List (EL) - Bureau of Industry and Security`,
 * or, where the code is a new one, by the title before it. The publisher renames both, seldom at once.
 */
export function readSource(source: string): CslSource {
  const codes = [...source.matchAll(/\(([^()]+)\)/gu)].map(([, code = '']) => code.replace(/\s+List$/u, ''));
  for (const code of codes) {
    const tag = CSL_TAGS.find((known) => CODES[known].includes(code));
    if (tag !== undefined) return { tag, code: null };
    if (TREASURY_CODES.has(code)) return { tag: null, code: null };
  }
  const titled = CSL_TAGS.find((tag) => TITLES[tag].test(source));
  return { tag: titled, code: titled === undefined ? null : (codes[0] ?? source) };
}
