import type { Mention } from './mention.ts';
import { UNSPACED_NAMES, type PlaceName } from './place-names.ts';

/** Endings that make a street, a mountain path or a people of a name: `테헤란로` in Seoul, `朝鲜族`. */
const OTHER_WORD =
  /^(?:로|길|대로|거리|路|街|大道|大街|通り|通|臺|台|巷|弄|広場|广场|大厦|ビル|族|人|大使館|大使馆|領事館|领事馆|대사관|料理|レストラン|ホテル|산)/u;

/** What may follow a Korean name: the end, a space, or the word for city, county, district. */
const KOREAN_END = /^(?:$|[^\p{Script=Hangul}]|시|군|구역|직할시|특별시)/u;

const BREAK_BEFORE = /(?:^|[,、;(\n/])\s*$/u;
const BREAK_BEHIND = /^\s*(?:$|[,、;)\n/])/u;

/** Names of Chinese, Japanese, Korean, Thai and Burmese in a text, where their place in it makes them a name. */
export function unspacedMentions(text: string): readonly Mention[] {
  const lower = text.toLowerCase();
  const all = UNSPACED_NAMES.flatMap((name) => occurrences(lower, name));
  return all.filter((mention) => isName(lower, mention, all));
}

function occurrences(text: string, name: PlaceName): Mention[] {
  const needle = name.spelling.normalize('NFKC').toLowerCase();
  const mentions: Mention[] = [];
  for (let start = text.indexOf(needle); start >= 0; start = text.indexOf(needle, start + 1)) {
    mentions.push({ name, words: null, start, end: start + needle.length });
  }
  return mentions;
}

function isName(text: string, mention: Mention, all: readonly Mention[]): boolean {
  const before = text.slice(0, mention.start);
  const behind = text.slice(mention.end);
  const { nameClass, place } = mention.name;
  if (OTHER_WORD.test(behind)) return false;
  if (nameClass === 'strong' || nameClass === 'heldSide' || nameClass === 'region') return true;
  if (continuesWord(before, text.slice(mention.start, mention.end), behind)) return false;
  const starts = BREAK_BEFORE.test(before) || /^[\s\d〒-]*$/u.test(before);
  if (nameClass === 'component') return starts;
  const follows = all.some(
    (other) => other.name.place === place && other !== mention && joins(text, other, mention),
  );
  return starts || follows || BREAK_BEHIND.test(behind);
}

/** A Katakana word goes on in Katakana; a Korean name ends as `KOREAN_END` says or runs into the next listed name. */
function continuesWord(before: string, name: string, behind: string): boolean {
  if (/\p{Script=Katakana}$/u.test(name))
    return /^[\p{Script=Katakana}ー]/u.test(behind) || /[\p{Script=Katakana}ー]$/u.test(before);
  if (!/\p{Script=Hangul}$/u.test(name)) return false;
  return !KOREAN_END.test(behind) || /\p{Script=Hangul}$/u.test(before);
}

function joins(text: string, first: Mention, second: Mention): boolean {
  return first.end <= second.start && text.slice(first.end, second.start).trim() === '';
}
