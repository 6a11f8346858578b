import type { Correspondence, Explanation } from '../domain/match.ts';

/** Why a match has its score, in little: it is kept for each of the best matches of a row. A part is absent where it is empty. */
export interface BriefWhy {
  /** Words that both sides have. */
  readonly equal?: readonly string[];
  /** Words that correspond otherwise. */
  readonly alike?: readonly AlikeWords[];
  readonly onlyScreened?: readonly string[];
  readonly onlyListed?: readonly string[];
  /** Rules that were applied, in plain words. */
  readonly rules?: readonly string[];
}

/** Words as screened and as listed, how they correspond, such as `one slip`, and how alike they are, 0 to 1. */
export type AlikeWords = readonly [screened: string, listed: string, how: string, likeness: number];

/** A long address has more words than help a reader. */
const MOST_OF_A_KIND = 12;
/** Scripts without spaces have a whole address in one word. */
const LONGEST_WORD = 60;
/** A rule may quote what was screened. */
const LONGEST_RULE = 200;

/** The brief account of an explanation: at most twelve words of each kind. */
export function briefWhy({ correspondences, queryLeftOver, listedLeftOver, remarks }: Explanation): BriefWhy {
  const equal = correspondences.filter(isEqual).map(({ query }) => query);
  const alike = correspondences
    .filter((pair) => !isEqual(pair))
    .map(({ query, listed, kind, likeness }): AlikeWords => [short(query), short(listed), kind, likeness]);
  return {
    ...(equal.length === 0 ? {} : { equal: few(equal) }),
    ...(alike.length === 0 ? {} : { alike: alike.slice(0, MOST_OF_A_KIND) }),
    ...(queryLeftOver.length === 0 ? {} : { onlyScreened: few(queryLeftOver) }),
    ...(listedLeftOver.length === 0 ? {} : { onlyListed: few(listedLeftOver) }),
    ...(remarks.length === 0
      ? {}
      : { rules: remarks.slice(0, MOST_OF_A_KIND).map((remark) => short(remark, LONGEST_RULE)) }),
  };
}

/** The account in one line: `equal: viktor; vekselburg ~ vekselberg (one slip, 94 %); only listed: feliksovich`. */
export function whyText({
  equal = [],
  alike = [],
  onlyScreened = [],
  onlyListed = [],
  rules = [],
}: BriefWhy): string {
  const parts = [
    equal.length === 0 ? '' : `equal: ${equal.join(', ')}`,
    ...alike.map((words) => `${words[0]} ~ ${words[1]} (${howAlike(words)})`),
    onlyScreened.length === 0 ? '' : `only screened: ${onlyScreened.join(', ')}`,
    onlyListed.length === 0 ? '' : `only listed: ${onlyListed.join(', ')}`,
    ...rules,
  ];
  return parts.filter((part) => part !== '').join('; ');
}

/** How two words correspond: `one slip, 94 %`. */
export function howAlike([, , how, likeness]: AlikeWords): string {
  return likeness < 1 ? `${how}, ${Math.round(likeness * 100)} %` : how;
}

const isEqual = ({ query, listed, likeness }: Correspondence): boolean => query === listed && likeness === 1;

const short = (text: string, longest = LONGEST_WORD): string =>
  text.length <= longest ? text : `${[...text].slice(0, longest).join('')}…`;

function few(words: readonly string[]): readonly string[] {
  const more = words.length - MOST_OF_A_KIND;
  const shown = words.slice(0, MOST_OF_A_KIND).map((word) => short(word));
  return more <= 0 ? shown : [...shown, `${more} more`];
}
