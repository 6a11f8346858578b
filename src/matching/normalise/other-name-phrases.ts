/**
 * Phrases that introduce another name of the same party: "X Corp (formerly Twitter Inc.)", "Alpha a.k.a. Beta", "アレフ（旧オウム真理教）".
 */

const ABBREVIATED = String.raw`a\.?\/?k\.?\/?a\.?|f\.?\/?k\.?\/?a\.?|n\.?\/?k\.?\/?a\.?|d\/?b\/?a|t\/a|c\/o|attn\.?`;

/** By language; each stands between two names. */
const PHRASES = [
  // English
  '(?:(?:formerly|previously|now|also|better) )?known as',
  '(?:formerly|previously|now|later|since) (?:named|renamed|called|listed as)',
  '(?:also|alternatively) (?:called|spell?ed|spelt|written)(?: as)?',
  'renamed(?: as| to)?|formerly|previously|doing business as|trading as|alias',
  // German and Dutch
  'auch (?:bekannt als|genannt)|bekannt als|früher(?: bekannt als)?|vormals|ehemals',
  'voorheen(?: bekend als)?|ook bekend als|beter bekend als',
  // French
  'anciennement(?: (?:dénommée?|appelée?|connue? sous le nom de))?',
  '(?:(?:aussi|également|plus) )?connue? sous le nom de',
  // Spanish, Portuguese and Italian
  'anteriormente(?: (?:conocid[ao] como|conhecid[ao] como|denominad[ao]|llamad[ao]|chamad[ao]))?|antiguamente',
  'antes(?: (?:denominad[ao]|llamad[ao]|chamad[ao]))?|(?:(?:también|tambien|também|tambem|mejor|mais) )?(?:conocid[ao]|conhecid[ao]) como',
  'precedentemente|(?:anche )?(?:not[ao]|conosciut[ao]) come',
  // Slavic languages
  String.raw`прежнее (?:название|наименование)|ранее(?: известн\p{L}+ как| именовал\p{L}+)?|бывш\.|бывш(?:ее|ий|ая)|он же|она же|(?:(?:также|более) )?известн\p{L}+ как|до \d{4}(?: ?г\.?| года)?(?=\s*[-–—:])\s*[-–—]?`,
  String.raw`(?:(?:також|більш) )?відом\p{L}+ як|колишн(?:я|ій|є)|раніше|він же|вона ж|по-рано|бивш[аеи]`,
  String.raw`dawniej|(?:znan\p{L}+ )?także jako|znan\p{L}+ jako|dříve(?: známý jako)?|bývalý názov|prej|prethodno|raniji naziv|poznat\p{L}* kao`,
  // Others of Europe, and Turkish
  'varasem nimi|tidigare|tidligere|korábban|fostul?|anksčiau|iepriekš|entinen|aiemmin|πρώην|eski adı(?:yla)?|(?:nam-?ı )?diğer adı?(?:yla)?',
  // Arabic, Persian and Hebrew
  'المعروفة? (?:باسم|بـ?)|المكنى(?: بـ?)?|الملقب(?: بـ?)?|(?:معروف|موسوم|مشهور) به|با نام مستعار|הידועה? בשם|המכונה|המכונים',
];
const OTHER_NAME = new RegExp(
  String.raw`(?<=\S)[\s,;([]+(?:${[ABBREVIATED, ...PHRASES].join('|')})(?:[\s:.]+|$)(?=\S)`,
  'giu',
);

/** "Adrian Darya 1 ex Grace 1". */
const FORMER_NAME = /(?<=[\p{L}\p{N}])[\s,;]+(?:ex|EX)[\s.:-]+(?=["«“]?[\p{Lu}\p{N}])/gu;

/** A list of former names in brackets, and what parts its names: "Joyous (ex-names: Happiness I, Blue Pine)". */
const LISTED_NAMES =
  /\s*[([]\s*(?:ex|former|previous|old|other|alternative|also)[\s-]?names?\s*[:=-]?\s*(?<names>[^()[\]]+)[)\]]/giu;
const BETWEEN_LISTED = /\s*[,;/]\s*/gu;

/** As the police of India write it: "Ivan Petrov @ Vanya". */
const AT_SIGN = /(?<=\p{L})(?:\s+@\s*|@\s+)(?=\p{L})/gu;

/** Between names of several words, or a word and its long form: "Bureau d'Achat de Diamant (BADICA) / KARDIAM", not "Import/Export". */
const STROKE = /(?=\s+\/)(?<=\p{L}{3}[\p{L}\d)."'’]*)\s+\/\s+(?=["«“(]?\p{Lu}[\p{L}\d.'’-]{3})/gu;

/** Between two people in one field, each of two words or three: "Tom Brown; Jim Green", "TOM BROWN AND/OR JIM GREEN", "TOM BROWN/JIM GREEN". */
const OTHER_PERSON =
  /^(?<one>\s*(?:\p{L}[\p{L}.'’-]*\s+){1,2}\p{L}[\p{L}.'’-]*)(?:\s*;\s*|(?<=\p{L}{3})\/(?=\p{L}{3})|\s+(?:and\/or|or)\s+)(?=(?:\p{L}[\p{L}.'’-]*\s+){1,2}\p{L}[\p{L}.'’-]*\s*$)/iu;

/** What introduces another name in brackets alone. */
const IN_BRACKETS = /[([]\s*(?:ex|now|già|ora|früher|renamed)[\s:.-]+(?=\S)/giu;
/** In characters and Hangul, where no space follows. */
const IN_BRACKETS_IN_CHARACTERS =
  /[([（]\s*(?:又[名称稱]|原[名称稱]|曾用名|[别別][名称稱]|化名|前[称稱名]|旧(?:社名|称|名|(?!姓))|舊(?:[称稱名]|(?!姓))|通称|本名|改[称名]|일명|별칭|가명|구칭|옛 이름|구(?=\s))[:：\s]*(?=\S)/gu;

/** What is said of a party that has another name in brackets, with an article: "Ansar Allah (les Houthis)". */
const WITH_ARTICLE = /\s[([](?:the|les|los|las|el|die|gli|os)\s+(?=\p{L}{3}[^()[\]]*[)\]]\s*$)/giu;

/** What is left of such a phrase before a name that is known to be another. */
const AFTER_BETWEEN = /(?<=\ue000\s*)(?:ex|now|formerly|previously|renamed|già|ora|früher)[\s.:-]+(?=\S)/giu;

/** True for a text in which a phrase introduces another name: "Zarya, ранее Восток". */
export const introducesAnotherName = (text: string): boolean => text.search(OTHER_NAME) >= 0;

/** What such phrases have beside letters and spaces, or between them: without it they are not looked for at every letter. */
const SOME_EX = /[\s,;](?:ex|EX)[\s.:-]/u;
const BETWEEN_PEOPLE = /[;/]|\sor\s/iu;
const SOME_BRACKET = /[([（]/u;

/** A text with a mark (U+E000) in the place of each phrase that introduces another name of the same party. */
export function markOtherNames(text: string, mark: string): string {
  const between = ` ${mark} `;
  let marked = SOME_BRACKET.test(text)
    ? text.replace(LISTED_NAMES, (_, names: string) => between + names.replace(BETWEEN_LISTED, between))
    : text;
  marked = marked.replace(OTHER_NAME, between);
  if (SOME_EX.test(marked)) marked = marked.replace(FORMER_NAME, between);
  if (marked.includes('@')) marked = marked.replace(AT_SIGN, between);
  if (marked.includes('/')) marked = marked.replace(STROKE, between);
  if (BETWEEN_PEOPLE.test(marked)) marked = marked.replace(OTHER_PERSON, `$<one>${between}`);
  if (SOME_BRACKET.test(marked))
    marked = marked
      .replace(IN_BRACKETS, between)
      .replace(IN_BRACKETS_IN_CHARACTERS, between)
      .replace(WITH_ARTICLE, between);
  return marked.includes(mark) ? marked.replace(AFTER_BETWEEN, '') : marked;
}
