/**
 * People who are known in Latin letters by another name than the one that their characters are read as: by a courtesy name, in the
 * reading of their own region, by an English given name. Characters as Taiwan or Hong Kong write them, a stroke and as China does
 * where that differs.
 */
const KNOWN_OTHERWISE: readonly (readonly [string, string])[] = [
  ['蔣介石/蒋介石', 'Chiang Kai-shek'],
  ['蔣中正/蒋中正', 'Chiang Kai-shek'],
  ['孫中山/孙中山', 'Sun Yat-sen'],
  ['孫逸仙/孙逸仙', 'Sun Yat-sen'],
  ['孫文/孙文', 'Sun Yat-sen'],
  ['馬英九/马英九', 'Ma Ying-jeou'],
  ['蕭美琴/萧美琴', 'Hsiao Bi-khim'],
  ['宋楚瑜', 'James Soong Chu-yu'],
  ['李光耀', 'Lee Kuan Yew'],
  ['李顯龍/李显龙', 'Lee Hsien Loong'],
  ['黃循財/黄循财', 'Lawrence Wong'],
  ['吳作棟/吴作栋', 'Goh Chok Tong'],
  ['董建華/董建华', 'Tung Chee-hwa'],
  ['成龍/成龙', 'Jackie Chan'],
  ['李小龍/李小龙', 'Bruce Lee'],
];

const byCharacters: ReadonlyMap<string, readonly string[]> = (() => {
  const map = new Map<string, readonly string[]>();
  for (const [characters, name] of KNOWN_OTHERWISE)
    for (const form of characters.split('/')) map.set(form, [...(map.get(form) ?? []), name]);
  return map;
})();

const LONGEST = Math.max(...[...byCharacters.keys()].map(({ length }) => length));

/** A name in characters with the name by which its bearer is known elsewhere after it; any other text as it is. */
export function withKnownName(text: string): string {
  const bare = text.trim();
  if (bare.length > LONGEST) return text;
  const names = byCharacters.get(bare);
  return names === undefined ? text : [text, ...names].join(' alias ');
}
