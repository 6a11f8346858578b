import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';

/** Beside a name that is Arabic beyond doubt the article is taken from names that no table has: "Mohsen Abdullah Alsharekh". */
const OF_ARABS =
  /^(?:bin|ibn|bint|abd(?:[aeu]l[a-z]{3,}|[aeu][rsdnt][a-z]{4,}|ul|el|al|allah|ellah)?|m[uo]hamm?[ae]d|ahm[ae]d|kh?al[ie]d|fahd|sa[u]?d|kh?aled|ib?rahi+m|y[ou]+[sz]+[eu]f|h[au]ss?[aei]n|omar|umar|[ou]th?mane?|s[au]l[aei]+h|hayth[ae]m|nass?[ei]r|fa[iy]s[ae]l|turki|nawf[aeu]l|no+u?r(?:[aei]d+ine?|u?ddin)|mo[ck]h?tar|mou[ck]htar|rachid|hich[ae]m|djam[ae]l|gam[ae]l|usman|yass?[ie]r|mo?u?st[ao]f[aeh]+|abdou|brahim|lak?hdar|a[yi]mane?|tar[ei][kq]|wal[ei]{1,2}d|oss?ama|ouss?ama|hamza|b[ae]ch?[ie]r|hamdan|sal[ie]m|jum[au]+[ah]?|jab[ie]r|qas+[ei]m|bilal|khalifa[h]?|mousa|moussa|hach[ei]m|hash[ei]m|ghassan|firas|se[iy]f|sayf|saif|isma[iy]l|[ei]mad|nizar|wis+am|maz[ei]n|rateb|muthanna|mufl[ei]h|dhaher|suhayl|sulayman|sleiman|amer|rami|nabil|fadi|jihad|ziy?ad|hat[ei]m|bass[ae]l|bassam|abbas|ayman|munir|muneer|mun[ei]f|talal|haydar|qays|ra'?ed|riyad|riyadh|adnan|em?barek|far[ou]+q|nidal|m[uo]barak|marwan|z[ae][iy]d|amjad|anwar|ashraf|ashref|ha[iy]dar|akram|bakr|bandar|dawo+d|dau?d|fahad|fad[ei]l|faw[sz]i|fayad|f[uo]u?ad|hazem|hani|hass?an[ei]in|hayd[ae]r|ibtisam|idris|iy?ad|jaafar|jafar|jalal|jamil|jass?[ei]m|kadh?[ei]m|karrar|kamil|lu'?ay|lo?uay|mahir|maher|majed|majid|mah?moud|mahmud|mahmood|mansou?r|masoud|mazin|mahdi|m[ou]+h[iy]+|m[ou]+ayad|mu'?ayy?ad|nabhan|nadh?im|na[ei]f|na[iy]if|naji|najib|nawwaf|qais|qa[iy]s|rafi[dk]|ra[ms]hid|rash[ei]d|ra'?fat|saddam|sab[aei]h|sab?ri|sahar|saif|sakhr|sam[iy]|sami[rh]|sattam|sha[ak][ei]r|shawqi|sufian|sufyan|taha|tahs[ei]n|tha[im][ei]r|wa'?el|wa[jh]ih|wad[hd]ah|wathiq|wadi|yahy?a|yaqoub|y[ao]usif|zaki|ziyad|zuha[iy]r|zouh[ae]ir|ab[ou]u?|umm|ibnu|sheikh|shaykh|shaikh|sayy?[ei]d|ma[ck]?k?h?tab|ansar|jund|jaysh|ja[iy]sh|liwa|s[ou]+l[ae]i?y?m[ae]n|kh?a[iy]ri?y?|mo?u?stafa|hosn[iy]|magd[iy]|m[ei]dhat|mamdouh|hosa+m|ess?am|[ei]hab|ragab|sha+ban|fathy|shawk[iy]|sobh[iy]|galal|gaber|nagu?ib|wagih|harakat?|jama'?a[th]?|jamaat|hizb|markaz|sharika[th]?|mu'?ass?asa[th]?|masjid|tahrir|katai?b|saraya|banu|bani|madrasa[th]?)$/u;
/** Names of faith and of God that are Arabic whoever bears them: "Saifuddin", "Nasrullah". */
const OF_ARABS_BY_END = /^[a-z]{3,}(?:uddin|u?llah)$/u;
/** The article as it is spoken before letters that hardly any other name begins so with: "Arrimi", "Addulaimi", "Annajdi". */
const WITH_SPOKEN_ARTICLE_IN_A =
  /^a(?:r(?=r(?!a[fbmr]?$|i(?:et|ag)))|d(?=d(?!ad?$|ou$|o$|i|am|ison))|n(?=n(?!a(?:n|bi|ba|m)?$|e|i[ek]?|un|ou?$)))(?<name>[rdn][a-z]{3,})$/u;
const WITH_ARTICLE_OF_ARAB =
  /^(?<article>[ae]l)(?<name>(?:[bcdfghjklmnqrstwyz][a-z]{3,}|a[a-z]{3,}|adl|[ou](?:b|m|t|q|st|rf|l[aeiou]|sh|d|w)[a-z]+))$/u;
/** "Alkhanov", "Alpaslan" and "Alberto" are no Arabic names, and "Alaoui" begins so without the article. */
const NOT_ARABIC =
  /^ala(?:oui|w[iy]|vi|mi(?:yy?ah?)?|m[ae]h?|a)$|^al(?:lak?h$|a?[aeou]?d+[iey]+n|b[ei]|bayr|demir|dogan|kaya|soy|tu[gn](?!is)|f[ao]|fred|p|t[aiy]|v|khan|lah|lo?u|mas|mat)|^el(?:d[ao]|ch|iz|m[aiou]|sh?a|v|yas)|(?:ov|ev|bek|baev|yev|in|on|os|er[ot])a?$/u;
/** Names of Arabs that end as those of Europe do. */
const ARABIC_IN =
  /^(?:amin|yass?in|mou?min|hassan|adnan|osman|othman|sad[ie][gqk]|sa[iy]+[ei]d|sal[ie]h|shami|sh[ae]rif|shaf[ei]+[iy]?|sha[iy]kh|mahdi|mans+ou?r|masri|maghrabi|m[ou]kht?ar|m[uo]barak|mgass?abi|m[uo]qass?abi|mutairi|malki|mahmoud|m[uo]sawi)$/u;
/** The article as North Africa speaks it before some letters: "Errached", "Essebsi"; "Ezzedine" (glory of faith) has none. */
export const WITH_SPOKEN_ARTICLE =
  /^e(?!zz[aei]?l?d+[aeiy]+n)(?<name>(?<letter>[rstnz])(?=\k<letter>)[a-z]{5,})$/u;

/** The article as it is spoken, apart from a name with the same letter: "Es Sayed", "Ech Cherif", "Adh Dhahiri". */
const SPOKEN_APART = /^(?:e(?<first>[rsz])|[ae](?<two>ch|th|dh)|e(?<breath>sh))$/u;

/** Writes the article one way, which languages of Europe have for other words where it is no article. */
export function unifyArticles(words: readonly LatinWord[]): readonly LatinWord[] {
  if (words.length < 2 || !words.some(({ text }) => SPOKEN_APART.test(text))) return words;
  return words.map((word, place) => {
    const { first, two, breath } = SPOKEN_APART.exec(word.text)?.groups ?? {};
    const letter = first ?? two ?? breath;
    const next = words[place + 1];
    const isBefore = letter !== undefined && next?.text.startsWith(letter) === true && !next.consonantal;
    return isBefore && word.native === undefined && word.dotted !== true && next.text.length > 3
      ? latinWord('al')
      : word;
  });
}

/** The parts of a family name beside names that are Arabic beyond doubt: the article and the name itself. */
function partsOfArabicName({ text }: LatinWord): readonly string[] {
  const spoken = WITH_SPOKEN_ARTICLE.exec(text)?.groups?.['name'];
  if (spoken !== undefined) return ['al', spoken.slice(1)];
  const inA = WITH_SPOKEN_ARTICLE_IN_A.exec(text)?.groups?.['name'];
  if (inA !== undefined) return ['al', inA];
  const { article, name } = WITH_ARTICLE_OF_ARAB.exec(text)?.groups ?? {};
  return article === undefined || name === undefined || (NOT_ARABIC.test(text) && !ARABIC_IN.test(name))
    ? [text]
    : [article, name];
}

const isOfArabs = ({ text }: LatinWord): boolean => OF_ARABS.test(text) || OF_ARABS_BY_END.test(text);

/** Takes the article from family names beside names that are Arabic beyond doubt. */
export function splitArticles(words: readonly LatinWord[]): readonly LatinWord[] {
  if (words.length < 2 || !words.some(isOfArabs)) return words;
  return words.flatMap((word, place) => {
    if (word.consonantal || word.native !== undefined || /^[ae]l$/u.test(words[place - 1]?.text ?? ''))
      return [word];
    const parts = partsOfArabicName(word);
    return parts.length === 1 ? [word] : parts.map((part) => latinWord(part));
  });
}
