/** Legal forms in short, without points and in lower case, that are nobody's acronym. */
const FORMS = words(
  `inc incorporated ltd limited llc llp plc corp corporation gmbh sarl srl sro doo ood eood kft zrt nyrt uab ltda eirl
  ooo oao zao pao ao fgup jsc ojsc cjsc pjsc pjs njsc fze fzc fzco dmcc sdn bhd pte pty pvt tbk
  ооо оао зао пао ао нао сао нко тоо гуп муп фгуп фку фгбу фгау ано руп тов тзов ват пат зат прат таа аат заат еоод оод доо
  ذمم شذمم`,
);

/** Others, which stand alone as acronyms too: `SAA` is Syrian Arab Airlines, `N.V. Co` a firm. */
const BESIDE = words(
  `co company lp sa sas spa sl sal bv nv ag kg oy ab as asa sia psc pt cia cv de sp zoo z o`,
);

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/u).filter((word) => word !== ''));
}

/** Legal forms written out. */
const LONG_FORMS: readonly RegExp[] = [
  /^(?:(?:open|closed|public|private|non[- ]public)\s+)?joint[- ]stock company$/iu,
  /^limited liability (?:company|partnership)$/iu,
  /^(?:(?:открытое|закрытое|публичное|непубличное)\s+)?акционерное общество$/iu,
  /^общество с ограниченной ответственностью$/iu,
  /^автономная некоммерческая организация$/iu,
  /^(?:адкрытае|закрытае)\s+акцыянернае таварыства$/iu,
  /^таварыства з абмежаванай адказнасцю$/iu,
  /^(?:(?:публічне|приватне|відкрите|закрите)\s+)?акціонерне товариство$/iu,
  /^товариство з обмеженою відповідальністю$/iu,
  /^soci[eé]t[eé] (?:anonyme|par actions|[àa] responsabilit[eé] limit[eé]e)$/iu,
];

/** True for a text of legal forms and nothing else: no name of anybody (`АО`, `Co., Ltd.`, `Акционерное общество (АО)`). */
export function isLegalFormAlone(text: string): boolean {
  const parts = text.split(/[\s,;/&()[\]"“”«»„]+/u).filter((word) => /\p{L}/u.test(word));
  for (let count = parts.length; count > 0; count--) {
    const head = parts.slice(0, count).join(' ');
    if (LONG_FORMS.some((form) => form.test(head))) return parts.slice(count).every(isForm);
  }
  return (
    parts.length > 0 &&
    parts.length <= 4 &&
    parts.every(isForm) &&
    parts.some((word) => FORMS.has(folded(word)))
  );
}

const folded = (word: string): string => word.toLowerCase().replace(/[^\p{L}]/gu, '');

const isForm = (word: string): boolean => FORMS.has(folded(word)) || BESIDE.has(folded(word));
