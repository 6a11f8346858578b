import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';
import { WITH_SPOKEN_ARTICLE } from './articles-of-arabs.ts';
import { mayHaveArticle } from './names-with-article.ts';
import { MOST_WORDS, rememberedByText } from './remembered-by-text.ts';

/** Particles that are written as one with the name after them: "Delacruz", "Vandermeer", "Binladin". */
const JOINED_PARTICLES: readonly RegExp[] = [
  /^(?<first>van)(?<second>de[rn])(?<name>[a-z]{3,})$/u,
  /^(?<first>von)(?<second>de[rmn])(?<name>[a-z]{3,})$/u,
  /^(?<first>de)(?<second>la|los|las)(?<name>cruz|rosa|torres?|vega|fuente|pena|garza|croix|mata|paz|hoya|guardia|serna|puente|cueva|mora|santos|reyes|rios|angeles|heras|casas|hoz|calle|parra|espriella|cuesta|ossa|vina|pava|huerta|concha)$/u,
  // Flemish: "Vandecasteele", "Vandekerckhove"
  /^(?<first>van)(?<second>de)(?<name>(?:ca|ke|ve|pu|wa|wo|mo|pi|pe|ge|bo|bu|lo|me|po|si|vy|vi|va)[a-z]{3,})$/u,
  // Given names and forms of address that Persian writes as one with the name after them: "Mohammadreza", "Seyedmehdi".
  /^(?<first>m[ou]hamm?[ae]d|gh?olam|se[iy]y?ed|sayy?[ie]d)(?<name>reza|riza|ali|akbar|asghar|hoss?ein|huss?ain|husayn|hass?an|javad|jawad|m[ea]hdi|taqi|taghi|baqer|bagher|sadegh|sadeq|kazem|amin|amir|ebrahim|ibrahim|karim|rahim|nabi|mohamm[ae]d|muhamm[ae]d|mojtaba|mostafa|mahm[ou]+d)$/u,
  /^(?<first>k?had?zhi|k?hadji|haji|hadzi|gadzhi|haci)(?<name>mur[ao][dt]|omar|umar|ali|magomed|muham+[ae]d|mohammed|akhmed|ahmed|yusup|yusuf|ibragim|ibrahim|ismail|rahman)$/u,
  // "Son of" behind the father's name, as Kazakhs, Kyrgyz and Tajiks have it: "Satybaldyuly", "Emomalizoda", but "Gurbanguly".
  /^(?<first>[a-z]{3,}(?:[^aeougkq](?=u)|[^aeou](?=z)))(?<name>uly|uulu|zoda)$/u,
  // As French writes them in North Africa: "Benghabrit", "Bendjedid".
  /^(?<first>ben)(?<name>(?:dj|gh[ae](?!zi)|kh|ha[bdmsc]|hou|sa(?:l(?!ah)|i)|sli|sma|chaa|che[ir]|yah|you|a[bl]{2}|abd|ali|am[ao]r|ahm|ais|aic|aya|oma|oth|oua|kira|kadd|kac|kas|fli|ferh|zid|zin|zer|mou|moh|mess|mans|mahm|maam|mila|rab|rach|rahm|tal|tah|tam|brah|bouz|boua|bark|bella|jell|jab|nac|nasr|larb|lakh|ara?f|aro|azz|acho)[a-z]*)$/u,
  /^(?<first>bin|ibn)(?<second>al)(?<name>[^aeiou][a-z]{3,})$/u,
  /^(?<first>bin|ibn)(?<name>l[aeiou][a-z]{2,}|s[aeh][a-z]{3,}|[mhkrwz][aeiou][a-z]{3,})$/u,
];

/** "Belmokhtar" is "Bel Mokhtar", with the article, however it is heard. */
const SON_OF_MOKHTAR = /^b(?:[aei]l|[ei]n)(?<name>m(?:o|ou|u)(?:ck?h|kh?|h|j)tar)$/u;

/** "Alqahtani" is "al-Qahtani". */
const WITH_ARTICLE = /^(?<article>[ae]l)(?<name>[a-z]{4,})$/u;

/** The same before names of Arabs that stand after the article, or are given names as well: "Essaid", "Assaleh", "Ennaji", "Ashshami". */
const WITH_SPOKEN_ARTICLE_OF_ARABS =
  /^[ae](?:(?<letter>[rstndz]|sh|ch)(?=\k<letter>)|sh(?=ch)|ch(?=sh))(?<name>sal(?:eh|ih|ah|em|im|emi|imi|ehi)|s(?:id|e[iy]d|aye[dh]|a[iy]y[ei]d|ayid|eyy[ei]d|eyed)|sa(?:id|eed|idi|adi|qqaf|bbagh|lmi|dr|di[kq])|s(?:iddi[kq]i?|oufi|ufi|anhaji|ulami|oulami|ubai|ebai|enussi|udani|oudani|uri|ouri|uwaidi|udairi|udays)|r(?:ahmani|ahman|ahim|achid|ashid|aschid|achidi|ashidi|abi[ae]?|a[iy]es|i[fv]a[iy]|ami|aqqad|awi|oumi|ubai[ei]?|aziq|uwaili)|n(?:aji|ajjar|adjar|asser|asir|asiri|as[ei]ri|ouri|uri|aimi|uaimi|ou[ae]imi|abhani|abulsi|ahda|ahas|ahhas|imr|awawi|umairi|adawi|ajdi|ajm)|t(?:ayy?[ei]b|amimi|ijani|ikriti|unisi|ounsi|ounisi|ahiri|aie[bf]|urabi|ourabi|urki|urkmani|aher|ahir|awil|antawi|antaoui)|(?:sh|ch)(?:ami|eikh|a[iy]kh|erif|arif|ahid|ahri|amm?ari|amsi|afi[ei]|ihri|ehri|arqawi|erkaoui|aabi|ibani|a[iy]bani|uwaikh|a[eè]r|uraim)|z(?:ahrani|ahid|a[iy]m|a[iy]di|oubi|awahiri|aoui|a[iy]at|ubaidi|ubaydi|arqawi|arkawi|indani)|d(?:ulaimi|oulaimi|osari|awsari|abbagh|uri|ouri|imashqi|hahabi|ahabi))$/u;

/** The article as it is spoken before a letter that begins no other word so: "Ashsharia", "Ashsham". */
const WITH_ARTICLE_BEFORE_SH = /^[ae]sh(?<name>sh[a-z]{2,})$/u;

/** The article as it is written and as it is spoken: "Elssayed". */
const WRITTEN_AND_SPOKEN = /^(?<vowel>[ae])l(?=(?<letter>[rstndz])\k<letter>)/u;

/** The particles and the name that a word is written of as one; null for a word that is none. */
const partsOf = rememberedByText(MOST_WORDS, (text): readonly string[] | null => {
  const mokhtar = SON_OF_MOKHTAR.exec(text)?.groups?.['name'];
  if (mokhtar !== undefined) return ['bel', mokhtar];
  for (const pattern of JOINED_PARTICLES) {
    const { first, second, name } = pattern.exec(text)?.groups ?? {};
    if (first === undefined || name === undefined) continue;
    return [first, ...(second === undefined ? [] : [second]), name];
  }
  const { article, name } = WITH_ARTICLE.exec(text)?.groups ?? {};
  if (article !== undefined && name !== undefined && mayHaveArticle(name)) return [article, name];
  const spoken = WITH_SPOKEN_ARTICLE.exec(text)?.groups?.['name']?.slice(1);
  if (spoken !== undefined && mayHaveArticle(spoken)) return ['al', spoken];
  const behindSh = WITH_ARTICLE_BEFORE_SH.exec(text)?.groups?.['name'];
  if (behindSh !== undefined) return ['al', behindSh];
  const ofArabs = WITH_SPOKEN_ARTICLE_OF_ARABS.exec(text.replace(WRITTEN_AND_SPOKEN, '$<vowel>'))?.groups?.[
    'name'
  ];
  return ofArabs === undefined ? null : ['al', ofArabs];
});

/** "Binladin" is "bin Ladin". A name that only begins like that is split wherever it is written: "Vanderbilt". */
export function splitParticles(word: LatinWord): readonly LatinWord[] {
  if (word.consonantal || word.native !== undefined || word.dotted === true) return [word];
  return partsOf(word.text)?.map((part) => latinWord(part)) ?? [word];
}
