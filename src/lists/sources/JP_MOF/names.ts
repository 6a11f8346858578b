import type { ListedName } from '../../../domain/listed-party.ts';
import { readAliasList, readInlineNames } from '../../formats/inline-names.ts';
import { withoutListedAs } from '../../formats/name-labels.ts';
import { isLatin, isNonLatin } from '../../formats/scripts.ts';
import { clean, listedNames } from '../../record-parts.ts';
import type { FreezeEntry } from './parse.ts';

const ENUMERATOR = /[(（]\s*(?:[a-zａ-ｚA-Z]{1,2}|[ivxⅰ-ⅻ]{1,4})\s*[)）]/u;
const ORIGINAL_SCRIPT = /[(（]?\s*original\s*scri?pt\s*[:：]\s*([^()（）\n]+)[)）]?/giu;
const ALIAS_LABEL = /[(（]?\s*(?:別称|別名|(?<!\p{L})a\.?k\.?a\.?(?!\p{L}))\s*[)）]?\s*[:：]?/giu;
const FORMER_LABEL =
  /[(（]?\s*(?:旧称|以前の呼称|(?<!\p{L})f\.?k\.?a\.?(?!\p{L})|(?<!\p{L})formerly(?:\s+listed\s+as)?(?!\p{L}))\s*[)）]?\s*[:：]?/giu;

/** The names of a party: the Latin one first, the Japanese one, aliases and original scripts. */
export function namesOf(entry: FreezeEntry): readonly ListedName[] {
  const english = entry.texts('nameEn').flatMap(splitNames);
  const japanese = entry.texts('nameJa').map((text) => clean(text));
  const primary = english[0] === undefined ? [] : latinNames(english[0].text);
  return listedNames([
    ...primary.map((text, index): ListedName => ({
      text,
      kind: index === 0 ? 'primary' : 'alias',
      quality: 'strong',
    })),
    ...japanese.map((text): ListedName => ({
      text,
      kind: primary.length === 0 ? 'primary' : 'alias',
      quality: 'strong',
    })),
    ...english.slice(1),
    ...entry.texts('alias').flatMap(splitNames),
    ...entry
      .texts('former')
      .flatMap(splitNames)
      .map((name): ListedName => ({ ...name, kind: 'former' })),
    ...entry
      .texts('weakAlias')
      .flatMap(splitNames)
      .map((name): ListedName => ({ ...name, quality: 'weak' })),
    ...entry.texts('remarks').flatMap(originalScripts),
  ]);
}

/** `X(KRGC)`, `Belinvestbank (Belarusian Bank for Development)`: what stands in brackets at the end is a name, too. */
function latinNames(text: string): readonly string[] {
  const { primary, others } = readInlineNames(text.normalize('NFKC'), { commas: false });
  const [, before = '', inside = ''] = /^([^()]+?)\s*\(([^()]*\p{L}{3}[^()]*)\)$/u.exec(primary) ?? [];
  const names = before === '' || /\d{4}/u.test(inside) ? [primary] : [before, inside];
  return [...names, ...others.map((name) => name.text)].filter((name) => name !== '');
}

function originalScripts(text: string): readonly ListedName[] {
  return [...text.matchAll(ORIGINAL_SCRIPT)]
    .map(([, script = '']) => clean(script))
    .filter((script) => script !== '' && !/^不明$/u.test(script))
    .map((script) => ({ text: script, kind: 'alias', quality: 'strong' }));
}

/**
 * The names of a cell: numbered `(a) ... (b) ...`, or separated by line breaks, semicolons or `、`, in Japanese and Latin
 * writing side by side; labels tell former names from aliases.
 */
function splitNames(cell: string): readonly ListedName[] {
  const scripts = originalScripts(cell);
  const text = withoutListedAs(cell.replace(ORIGINAL_SCRIPT, '\n'))
    .replace(ALIAS_LABEL, '\n\u0001')
    .replace(FORMER_LABEL, '\n\u0002');
  const numbered = ENUMERATOR.test(text);
  const separator = numbered ? new RegExp(`${ENUMERATOR.source}|[\\n;；]`, 'gu') : /[\n;；]|、/gu;
  let kind: ListedName['kind'] = 'alias';
  const names = text
    .replace(/[\u0001\u0002]/gu, (mark) => `\n${mark}\n`)
    .split(separator)
    .flatMap((piece): readonly ListedName[] => {
      if (piece === '\u0001' || piece === '\u0002') kind = piece === '\u0002' ? 'former' : 'alias';
      return variants(piece).map((name) => ({ text: name, kind, quality: 'strong' }));
    });
  return [...names, ...scripts];
}

/** Notes behind a name: how it stood in an earlier list, a name of war, data of birth. */
const NOTE = /\s*\([^()]*(?:以前|記載|掲載|戦闘員名|誕生名|出生名|本名|アラビア語)[^()]*\)/gu;
const BIRTH =
  /\s*[(,]?\s*(?:(?:DOB|POB)\b|born\s+(?:in\b|on\b|\d|\p{Lu}\p{Ll}{2,8}\.?\s+\d)|生年月日|\d{4}年[^()]*(?:出生|生まれ)).*$/isu;
/** Data of a document, that a mark of enumeration or a line break cut off from the document's own cell. */
const DOCUMENT =
  /,\s*(?:\p{L}+\s+)?passport\s+number\b.*$|\s*\(?[^\s()]*(?:旅券番号|ID番号|発行日|有効期限|発行地)\s*:.*$|^[^()]*により\d{4}年[^()]*発行$/su;
/** Words of the English original around a name or a list of names. */
const WORDING =
  /^(?:the following \w+ aliases|initials|and|or)$|^\(?(?:listed as[.,]?\s*in \w+|original sci?r?i?pt)\s*:\s*/iu;

/** `日本語（Latin）` is one name in two writings; brackets that describe are dropped. */
function variants(piece: string): readonly string[] {
  const noted = piece
    .normalize('NFKC')
    .replace(/【[^】]*】/gu, ' ')
    .replace(NOTE, '')
    .replace(DOCUMENT, '')
    .replace(BIRTH, '')
    .trim();
  const plain = balanced(tidy(noted).replace(WORDING, ''));
  const text = tidy(plain.replace(/^\s*\(([^()]*)\)\s*$/u, '$1'));
  const [, before = '', inside = ''] = /^([^()]+?)\s*\(([^()]+)\)$/u.exec(text) ?? [];
  if (before === '') return commaList(tidy(text.replace(/\([^()]*\d{3}[^()]*\)/gu, ''))).filter(isName);
  const twoWritings =
    !/\d/u.test(inside) && isLatin(before) !== isLatin(inside) && isNonLatin(before) !== isNonLatin(inside);
  if (twoWritings) return [before, inside].map(tidy).filter(isName);
  return (/\d{3}/u.test(inside) ? [before] : isLatin(before) ? latinNames(text) : [text])
    .map(tidy)
    .filter(isName);
}

/** `Black Example, Red Sample Company, Ltd` lists names, `Siregar, Parlin` is one: each part of a list has two words. */
function commaList(text: string): readonly string[] {
  if (!isLatin(text) || !text.includes(',')) return [text];
  const parts = readAliasList(text, { commas: true }).map((name) => name.text);
  return parts.every((part) => part.includes(' ')) ? parts : [text];
}

/** A label takes the bracket that opens its names, so the closing one is left over. */
function balanced(piece: string): string {
  const text = piece;
  if (text.split('(').length === text.split(')').length) return text;
  return text.split('(').length < text.split(')').length
    ? text.replace(/\)([^)]*)$/u, '$1')
    : text.replace('(', ' ');
}

const tidy = (text: string): string =>
  clean(text.normalize('NFKC').replace(/[\u0001\u0002]/gu, ' '))
    .replace(/^[\s、,.;:-]+|[\s、,;:]+$/gu, '')
    .replace(/^(?:及び|又は|and|or)\s+/iu, '')
    .replace(/\s*[;,]?\s+and$/u, '')
    .replace(/^[\s、,.;:-]+|[\s、,;:]+$/gu, '')
    .replace(/^"([^"]*)"$|^[“「『]([^”」』]*)[”」』]$/u, '$1$2')
    .trim();

const isName = (text: string): boolean =>
  /\p{L}/u.test(text) && !/^(?:不明|なし|無し|n\/?a|and|or|initials|イニシャル)$/iu.test(text);
