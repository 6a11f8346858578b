import { spellingVariant } from '../../phonetics/spelling-variant.ts';
import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';
import { MOST_WORDS, rememberedByText } from '../reading/remembered-by-text.ts';
import { wordTables } from '../words/word-tables.ts';

/** "Abdulrahman", "Abdur Rahman" and "Abd al-Rahman" are one name; "Abdullah" is another. */
const SERVANT_OF =
  /^abd(?:[aeiou]?(?:l(?=[^l]|lat)|ll(?=[^aeioul])|(?<assimilated>[rsdntz])(?=\k<assimilated>))|[aeiou]?(?=r[ae]h[iy]?[iey]m$|r[ae]sh[iy]d$|r[ae]z+a[qk]$|ra?'?u?f$|r[ae][qk][iy][bp]$)|(?=r(?![a-z]*(?:ov|ova|ev|eva)$)))(?<rest>[a-z]{4,}|h[ae](?:qq?|kk?|[iy]|yy)|al[iy]|nur)$/u;
/** "Abelmajid" is "Abdelmajid" misspelt: what follows is one of the names of God, whose servant nobody else is. */
const MISSPELT_SERVANT_OF =
  /^(?:abel|adb[aeiou]l|abdl|bd[aeu]l|abbd[aeu]l|abd[aou](?=r))(?<rest>r(?:[ae]|oc?)hm[ae]ne?|r(?:a|o)c?h[ei]+m|malik|salam|aziz|jabb?ar|khal[ie][qk]|ghaff?ar|wahh?ab|ra[zs]+a[qk]|fatt?ah|basit|[hk]akim|latif|halim|azim|karim|ma[jd]+[ie]d|hamid|[qk]ad[ie]r|samad|wahid|hadi|nass?[ei]r|ra+o?u?f|satt?ar|moneim|monem)$/u;
/** "Abdeslam" and "Abdenbi", as Morocco speaks "Abd al-Salam" and "Abd al-Nabi". */
const SERVANT_OF_IN_MOROCCO = /^abde(?<name>sl[ae]me?|nbi)$/u;
const inMorocco = (text: string): string | undefined => {
  const name = SERVANT_OF_IN_MOROCCO.exec(text)?.groups?.['name'];
  return name && (name === 'nbi' ? 'nabi' : 'salam');
};
/** A family name as one with the name of God before it: "Abdulrahmanalharbi". */
const WITH_FAMILY =
  /^(?<god>r[ae]h?m[ae]n|rahim|aziz|karim|latif|mal[ei]k|majid|hamid|salam|[qk]ad[ie]r|wahh?ab|nass?[ei]r|ra[zs]+a[qk]|ghani|hakim|jabb?ar|halim|wahid|hadi|basit|mon[ei]i?m|samad|ghaff?ar|fatt?ah|khal[ei][qk]|ra+o?uf)[ae]l(?<family>[b-df-hj-np-tv-z][a-z]{3,})$/u;
function withFamilyApart(text: string): readonly LatinWord[] {
  const { god, family } = WITH_FAMILY.exec(text)?.groups ?? {};
  return god === undefined || family === undefined
    ? [latinWord(text)]
    : [latinWord(god), latinWord('al'), latinWord(family)];
}
const SERVANT = /^(?:abd|adb)(?:[aeiou][lrsdntz]?|al|el|ul|oo|[ou]h)?$/u;
/** The servant as one with the name before him: "Mohamadabdul Rahim", "Zimamabd al-Razzaq". */
const SERVANT_BEHIND = /^(?<name>[a-z]{3,}[^aeiou])(?<servant>abd(?:[aeiou]l)?)$/u;

/** Words of which one is a name and the servant of what follows. */
function splitServants(words: readonly LatinWord[]): readonly LatinWord[] {
  if (!words.some(({ text }) => SERVANT_BEHIND.test(text))) return words;
  return words.flatMap((word, place) => {
    const { name, servant } = SERVANT_BEHIND.exec(word.text)?.groups ?? {};
    const next = words[place + 1]?.text;
    if (
      name === undefined ||
      servant === undefined ||
      next === undefined ||
      word.native !== undefined ||
      word.consonantal
    )
      return [word];
    if (servant === 'abd' && !ARTICLE.test(next)) return [word];
    return [latinWord(name), latinWord(servant)];
  });
}

/** A name of God as one with the article behind "servant of" on its own: "Abd Alfatah", "Abdo Alsikhni", "Abd Arrahman". */
const WITH_ARTICLE_AFTER_SERVANT =
  /^(?:[ae]l(?!lak?h$|[a-z]*(?:ov|ev|in|bert|fred)a?$)(?=[b-df-hj-np-tv-z][a-z]{2}|a(?:ziz|zim|dil|li|had))|[aeu]r(?=r(?:ah|azz?a[qk]|a[cs]h|au?f))|[aeu]s(?=s(?:al[ae]m|am+ad|attar|ami|abur|ubhan))|[ae]sh(?=shak)|[aeu]n(?=n(?:as+[ei]r|ur|afi))|[aeu]t(?=tawwab)|[aeu]z(?=zahir))(?<name>[a-z]{3,})$/u;

/** "Abd Rabbuh", "Abdurabba" and "Abdrabbo": the servant of his lord, whichever vowels a clerk hears. */
const SERVANT_OF_HIS_LORD = /^abd(?:[aeiou]|ou|oo|ul|al|el)?(?:rabb(?:[aeou]|ou)h?|rab(?:[ou]|ou|[ae]h))$/u;
const HIS_LORD = /^(?:rabb(?:[aeou]|ou)h?|rab(?:[ou]|ou|[ae]h))$/u;
const ARTICLE = /^(?:[aeu][lrsdntz]|[aeu]sh)$/u;

/** "Shamsurrahman" is "Shams al-Rahman", "Abdurahman" and, in West Africa, "Abderamane" are "Abd al-Rahman"; "Venkataraman" is not. */
const OF_MERCY =
  /^(?<first>[a-z]{3,}?)(?:[aeiou][rl])?[aeiou]?r?(?:raha?m[ae]ne?|(?<=^abd[aeiou]?)rama?ne?)$/u;

/** The article as one with its word in kana, after "servant of" or "father of": "アブド・アルハディ", "アブ・アルハイル". */
const ARTICLE_IN_KANA = /^アル(?=.{2})/u;
/** "God" after "servant of" in kana: "アブドゥ・アッラー" is Abdullah. */
const GOD_IN_KANA = /^アッ?ラー?[フハ]?$/u;
const isAbuInKana = (word: LatinWord | undefined): boolean => /^アブー?$/u.test(word?.native ?? '');

/** "Abolghasem", "Abualqassem" and "Abu al-Qasim" are one name. */
const FATHER_OF = /^ab(?:o|u|ou|oo)[ae]?l(?<name>[b-df-hj-km-np-tv-z][a-z]{3,})$/u;
/** "Abdolghassem" is "Abolghassem" misheard: none of the names of God is his, so that nobody is his servant. */
const FATHER_TAKEN_FOR_SERVANT = /^abdol(?<name>gh?[ae]ss?em)$/u;
/** "Abahussain" is "Abu Hussain" on the Gulf. */
const FATHER_OF_ON_GULF = /^aba(?<name>huss?[aei]+y?i?n|zaid|zayd|namy|numay+)$/u;
/** "Abusahmain" and "Abu Sahmayn"; "Abubakar" is known as one name. */
const FATHER_OF_JOINED = /^abo?u(?<name>[b-df-hj-km-np-tv-z][a-z]{4,})$/u;
/** "Hojjat al-Eslam" is "Hojjatoleslam", a title. */
const ARGUMENT = /^ho(?:j|dj)j?at$/u;
const ISLAM = /^[ei]slam$/u;

/** What "of faith" follows, however few letters are written for it: "Tajideen", "Nasseridine", "Ezedin". */
const OF_FAITH_SHORT =
  /^(?<first>taj|nass?[ei]?r|i?[ae]?zz?|salah|nou?r|nur|noor|[jg]amal|djamal|kamal|badr|shams|chams|sa[iy]f|seif|siraj|z[ei]i?n|za[iy]n|ala|baha|fakhr|h[iou]ss?am|[ie]mad|[jg]alal|djalal|kh[ae][iy]r|mo?u?h[iy]|najm|n[ie]zam|rukn|safi|sh[ie]hab|taqi|taki|[zd]h?i[ay]a?|burhan|[jg]had)(?:[aeiou]d|d|[aeiou]dd)(?:in|een|ine)$/u;
/** The same in Turkish, of names that are made so: "Nurettin", "Necmettin", "Vahdettin"; "Zanettin" is Italian. */
const OF_FAITH_IN_TURKISH =
  /^(?<first>nur|ne[cj]m|vahd|ala|baha|fahr|hayr|sabah|kemal|[sz]ems|shems|cemal|celal|burhan|zeyn|seyf|tac|bedr|izz|sirac|husam|nasr|imad|muh[iy]?|safi|nizam|rukn|kutb|taci|sad)[ea]?ttin$/u;
/** Their first parts as Arabs write them. */
const TURKISH_FIRST: ReadonlyMap<string, string> = new Map(
  'necm=najm nejm=najm vahd=wahid fahr=fakhr hayr=khair kemal=kamal sems=shams zems=shams shems=shams cemal=jamal celal=jalal zeyn=zain seyf=saif tac=taj taci=taj bedr=badr sirac=siraj muh=muhyi muhi=muhyi muhy=muhyi'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

/** Names before "of faith" in one spelling: "Az a-Din", "Ezzedine" and "Izz al-Din"; "Diya al-Din" and "Ziauddin". */
const BEFORE_FAITH: readonly (readonly [RegExp, string])[] = [
  [/^[aei]+z+[aei]?$/u, 'izz'],
  [/^(?:d?z?h?[iy]+a*y*a*)$/u, 'zia'],
  [/^z(?:[ei]+n|a[iy]n)$/u, 'zayn'],
  [/^n(?:ou?|oo)r+$/u, 'nur'],
];
const faithful = (first: string): string =>
  `${BEFORE_FAITH.find(([spelling]) => spelling.test(first))?.[1] ?? first}uddin`;

/** The article between two names as one with the first: "Fazlur Rehman", "Shamsul Haq", "Saiful Islam". */
const WITH_ARTICLE_BEHIND =
  /^(?!mans|rass?ul|ma[qk]bul|masrur|sh[au]kur|ghaf+ur|sab+ur|t[ei]mur|zuhur|zahur|batul|kabul|istanbul|mahsul)(?<first>[a-z]{2,}?[^eou])o?u(?:l|r)$/u;
const AFTER_ARTICLE_BEHIND = /^(?:haq+|haque?|hak|r[aeo]hm[ae]n|rahim|islam|ade?l|mulk|huda|hoda)$/u;
const ARTICLE_OR_VOWEL = /^[aeu](?:[lrsdntz]|sh)?$/u;
/** The same of all three as one: "Shamsulhaq", "Nurulhuda", and as Persian says it: "Seyedoshohada", "Nezamolmolk". */
const OF_TRUTH =
  /^(?<first>(?!abd)[a-z]{2,}[^aeiou])(?:[aou]l?(?<second>ha[qk]q?|haque|huda|islam)|o(?:l|sh|[szd])?(?<third>sh[ou]had[ao]|sadati?|[ou]lama|zam[ao]ni?|m[uo]lk|molouk|momenin|dow?leh?))$/u;

/** What ends family names of Persian and Pashto, written apart or as one: "Malekouti Pour", "Hassan Zadeh", "Noor Zai". */
const FAMILY_ENDING =
  /^(?:pour|poor|zadeh?|zada|nej+ad|n[ei]zhad|yar|manesh|doost|doust|khah|khwah|za[iy]|kh[ei]l)$/u;

/** Elsewhere "pour" is French: "Rassemblement pour Kivu". */
const GIVEN_NAME_OF_IRANIANS =
  /^(?:ali|[a-z]*reza|m[ou]hamm?[ae]d|mahmoud|hass?an|hoss?ein|huss?[ae]in|ahmad|amir|m[ae]hdi|javad|sa[ei]+d|hamid|majid|mas[ou]+d|mojtaba|mostafa|morteza|mohsen|nass?er|parviz|behrouz|bahram|farhad|fereyd[ou]+n|esma[ie]+l|ebrahim|abbas|akbar|asghar|gholam|karim|kazem|rahim|rasoul|sadegh|se?yed|seyyed|sayed|vahid|yousef|zahra|fatemeh|maryam|leila|hamed|iraj|kamran|kianoush|siavash|shahram|dariush|daryoush|farid|habib|jalal|jamshid|khosrow|manouchehr|mehran|nader|omid|peyman|ramin|saman|elham|nasrin|shirin)$/u;
/** "Son of" in front of a family name of Iranians is a part of it: "Pour Mohammadi". */
const SON_OF_IN_FRONT = /^p(?:ou|oo)r$/u;
const SHORTEST_AFTER_SON_OF = 4;
const isSonOfInFront = (word: LatinWord, next: LatinWord | undefined): next is LatinWord =>
  word.native === undefined &&
  SON_OF_IN_FRONT.test(word.text) &&
  next?.native === undefined &&
  next?.consonantal === false &&
  next.text.length >= SHORTEST_AFTER_SON_OF &&
  !FAMILY_ENDING.test(next.text);

/** As one word of Arabic script; "Abdullah" is one name there as well. */
const WRITTEN_SERVANT_OF = /^abdal(?<rest>(?!lh$)[a-z]{2,})$/u;
/** "Siraj al-Din" as one word, as Persian writes it with a joiner between: "سراج‌الدین". */
const WRITTEN_OF_FAITH = /^(?<first>[a-z]{2,})aldyn$/u;
/** "Abdi", "Abdo". */
const WRITTEN_SERVANT = /^abd[ywh]$/u;
/** "Dhu al-Qadr" and "Zolghadr". */
const WRITTEN_OWNER = /^dhw$/u;
const WRITTEN_OWNER_OF = /^dhwal(?<rest>[a-z]{3,})$/u;
/** "Hidayat Ullah" and "Hidayatullah" are one name. */
const OF_GOD = /^(?:allah|ullah|ollah)$/u;
/** "Allah Karam" and "Allahkaram" are one family name. */
const GOD_AND = /^(?:karam|yari?|dadi?|verdi|bakhsh|gholi|qoli|morad)$/u;
/** "Salahuddin", "Salah Eddine" and "Salah al-Din" are one name. */
const OF_FAITH = /^(?<first>[a-z]{3,}?)(?:[aeiou]dd|[aeiou]ld)(?:in|een|ine)$/u;
const FAITH = /^(?:[aeiou]dd?)d(?:in|een|ine)$/u;
/** The same with the article as it is written, which is a given name in Bosnia: "Khayr Aldeen", "Salah Eldin". */
const FAITH_WITH_ARTICLE = /^[aeu]ld(?:in|een|ine)$/u;
/** Names that "of faith" follows. */
const isBeforeFaith = ({ text }: LatinWord): boolean => OF_FAITH_SHORT.test(`${text}addin`);
const FAITH_AFTER_ARTICLE = /^d(?:in|een|ine|yn)$/u;

/** "Zulfiqar" and "Dhu al-Fiqar" are one name. */
const OWNER_OF = /^(?:dh?|z|th)(?:[ou]|ou)l?$/u;
/** The same with the article, which no syllable of the East is: "Zul Fiqar", "Dhoul Himma". */
const OWNER_WITH_ARTICLE = /^(?:dh|z|th)(?:[ou]|ou)l$/u;
const OWNER_OF_JOINED =
  /^(?:dh?|z|th)(?:[ou]|ou)l(?<rest>fi[qkg][a-z]{2,}|h[ei]mm[ae]h?|n[uo]+n|n[uo]+r|j[ae]n+ah|[qk]arn[a-z]{2,}|kifl[a-z]{2,}|q[ae]rn[a-z]{2,}|(?:gh|q|k)ad[ae]?r)$/u;

/** Takes "al" and the word before it together as "... of faith"; false when there are no such two words. */
function joinFaith(unified: LatinWord[]): boolean {
  const [name, article] = unified.slice(-2);
  if (name === undefined || article === undefined || name.text.length < 2) return false;
  // "Safi a-Din" is how Hebrew is transliterated.
  if (!ARTICLE.test(article.text) && !/^[aeu]$/u.test(article.text)) return false;
  const text = name.consonantal ? `${name.text}dyn` : faithful(name.text.replace(/u$/u, ''));
  unified.splice(-2, 2, { text, consonantal: name.consonantal });
  return true;
}

const isLongName = ({ text, consonantal, native }: LatinWord): boolean =>
  text.length > 3 && !consonantal && native === undefined;

/** True when the last two words are "Dhu al". */
function isAfterOwner(unified: readonly LatinWord[]): boolean {
  const [owner, article] = unified.slice(-2);
  if (owner === undefined || article === undefined || article.consonantal || owner.consonantal) return false;
  return OWNER_OF.test(owner.text) && ARTICLE.test(article.text);
}

/** True when the last two words are "Hojjat al". */
function isAfterArgument(unified: readonly LatinWord[]): boolean {
  const [argument, article] = unified.slice(-2);
  return (
    argument !== undefined &&
    article !== undefined &&
    ARGUMENT.test(argument.text) &&
    ARTICLE.test(article.text)
  );
}

/** The name after "Abu" in a word that no table has as it is. */
function childOf({ text }: LatinWord): string | undefined {
  const child = FATHER_OF_JOINED.exec(text)?.groups?.['name'];
  if (child === undefined) return undefined;
  const { equivalents, generic } = wordTables();
  return generic.has(text) || equivalents.spreadOf(spellingVariant(text)) > 0 ? undefined : child;
}

const mayTakeEnding = (last: LatinWord | undefined): boolean =>
  last !== undefined && !last.consonantal && last.native === undefined && last.text.length > 2;

/** "Ebdulah" and "Ebdi" are how Kurds spell "Abdullah" and "Abdi". */
const OF_KURDS = /^ebd(?=[aeiou]l|ul|i$)/u;
/** "Abd al-" as Somalis join it with the names of God, which they spell by Somali sounds: "Abdiqadir", "Abdiasis", "Abdifitah". */
const OF_SOMALIS =
  /^abdi(?<name>[qk]a+d[ie]+r|kari+n?m?|rash[ie]+d|na+s+[ie]r|w[ea]l[iey]+|f[ai]tt?a+[hx]?|sala+[mn]|haki+[mn]|[ac]?[ae]?[sz]i+[sz]|sama+d|sam[ae]d|mali+[kq]|ri[sz]a+[qk]|[gq]h?ani|hami+d|maji+d|la[dt]i+f|jaba+r|[gq]h?af+a+r|shaku+r|waha+b|wa+hid|qaha+r|n[ou]+r)$/u;
const SOMALI_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/([aeiu])\1/gu, '$1'],
  [/^[ac]?[ae]?[sz]i[sz]$/u, 'aziz'],
  [/^w[ea]l[iey]+$/u, 'wali'],
  [/^f[ai]tt?a[hx]?$/u, 'fattah'],
  [/^ri[sz]a[qk]$/u, 'razzaq'],
  [/^ladif$/u, 'latif'],
  [/^q(?=ani|afa)/u, 'gh'],
  [/n$/u, 'm'],
];
function nameInSomali(text: string): string | undefined {
  const name = OF_SOMALIS.exec(text)?.groups?.['name'];
  return name && SOMALI_SOUNDS.reduce((form, [sounds, letters]) => form.replace(sounds, letters), name);
}

/** Somali "c" is no sound of other languages: "カブドゥッラーヒ" is Cabdullahi, who is Abdullahi. */
const OF_SOMALIS_IN_KANA = /^カ(?=ブド)/u;
/** "Tunisian", which Japanese takes from the name of the country. */
const TUNISIAN_IN_KANA = /^(?:チュニ[ジズ]ー?|トゥニ?ン?ジー?)$/u;
const inArabicVowels = (word: LatinWord): LatinWord =>
  word.native !== undefined && TUNISIAN_IN_KANA.test(word.native)
    ? { ...word, text: 'tunisi', native: 'トゥニスィ' }
    : inVowelsOfArabs(word);
const inVowelsOfArabs = (word: LatinWord): LatinWord =>
  word.native !== undefined && OF_SOMALIS_IN_KANA.test(word.native)
    ? { ...word, text: word.text.slice(1), native: word.native.replace(OF_SOMALIS_IN_KANA, 'ア') }
    : inLatinVowels(word);
/** "Sid'Ahmed" and "Sidi Ahmad". */
const LORD_JOINED = /^sid(?<name>ahmed|ahmad|amed|mohamm?ed|muhammad|ali|amar|elmokhtar)$/u;
/** "Boubacar" is "Abubakar" in West Africa. */
const ABU_BAKR_OF_WEST_AFRICA = /^a?b(?:ou|u)bac?k?[ae]r$/u;
function inLatinVowels(word: LatinWord): LatinWord {
  if (word.consonantal || word.native !== undefined) return word;
  if (ABU_BAKR_OF_WEST_AFRICA.test(word.text)) return latinWord('abubakar');
  const ofSomali = nameInSomali(word.text);
  if (ofSomali !== undefined) return latinWord(`abdul${ofSomali}`);
  return OF_KURDS.test(word.text) ? latinWord(word.text.replace('e', 'a')) : word;
}

function splitLord(word: LatinWord): readonly LatinWord[] {
  const name =
    word.consonantal || word.native !== undefined ? undefined : LORD_JOINED.exec(word.text)?.groups?.['name'];
  return name === undefined ? [word] : [latinWord('sidi'), latinWord(name)];
}

/** What makes a word a part of a compound, by itself or beside others. */
const OF_COMPOUNDS: readonly RegExp[] = [
  SERVANT_BEHIND,
  LORD_JOINED,
  ABU_BAKR_OF_WEST_AFRICA,
  OF_SOMALIS,
  OF_KURDS,
  SON_OF_IN_FRONT,
  AFTER_ARTICLE_BEHIND,
  OF_TRUTH,
  SERVANT_OF_HIS_LORD,
  HIS_LORD,
  OF_MERCY,
  SERVANT_OF,
  MISSPELT_SERVANT_OF,
  SERVANT_OF_IN_MOROCCO,
  OF_FAITH_IN_TURKISH,
  OF_FAITH,
  OF_FAITH_SHORT,
  FATHER_TAKEN_FOR_SERVANT,
  FATHER_OF,
  FATHER_OF_ON_GULF,
  FATHER_OF_JOINED,
  ISLAM,
  SERVANT,
  OWNER_OF_JOINED,
  OWNER_WITH_ARTICLE,
  ARTICLE,
  ARTICLE_OR_VOWEL,
  FAITH,
  FAITH_WITH_ARTICLE,
  FAITH_AFTER_ARTICLE,
  FAMILY_ENDING,
  GOD_AND,
  OF_GOD,
];
const isOfCompound = rememberedByText(MOST_WORDS, (text) =>
  OF_COMPOUNDS.some((pattern) => pattern.test(text)),
);

/** The words of an Arabic name as they are compared: compounds split or joined the same way however they are written. */
export function unifyCompounds(written: readonly LatinWord[]): readonly LatinWord[] {
  const mayBeUnified = ({ consonantal, native, text }: LatinWord): boolean =>
    consonantal || native !== undefined || isOfCompound(text);
  if (!written.some(mayBeUnified)) return written;
  const words = splitServants(written).flatMap(splitLord).map(inArabicVowels);
  const unified: LatinWord[] = [];
  const isOfIranian = words.some(({ text }) => GIVEN_NAME_OF_IRANIANS.test(text));
  let joined = -1;
  for (const [place, word] of words.entries()) {
    const last = unified.at(-1);
    const next = words[place + 1];
    if (place === joined) continue;
    if (isOfIranian && unified.length > 0 && isSonOfInFront(word, next)) {
      unified.push(latinWord(`pour${next.text}`));
      joined = place + 1;
      continue;
    }
    if (word.consonantal) {
      const rest = WRITTEN_SERVANT_OF.exec(word.text)?.groups?.['rest'];
      if (FAITH_AFTER_ARTICLE.test(word.text) && joinFaith(unified)) continue;
      const owned = WRITTEN_OWNER_OF.exec(word.text)?.groups?.['rest'];
      const faithful = WRITTEN_OF_FAITH.exec(word.text)?.groups?.['first'];
      if (faithful !== undefined) unified.push({ ...word, text: `${faithful}dyn` });
      else if (owned !== undefined) unified.push({ text: `zul${owned}`, consonantal: true });
      else if (last?.text === 'al' && WRITTEN_OWNER.test(unified.at(-2)?.text ?? ''))
        unified.splice(-2, 2, { text: `zul${word.text}`, consonantal: true });
      else if (WRITTEN_SERVANT.test(word.text)) unified.push(latinWord('abdul'));
      else if (rest === undefined) unified.push(word);
      else unified.push(latinWord('abdul'), { text: rest, consonantal: true });
      continue;
    }
    const before = AFTER_ARTICLE_BEHIND.test(next?.text ?? '')
      ? WITH_ARTICLE_BEHIND.exec(word.text)?.groups?.['first']
      : undefined;
    // "Abpdul Rahman" is "Abdul" misspelt.
    if (before !== undefined && !before.startsWith('ab') && word.native === undefined) {
      unified.push(latinWord(before), latinWord('al'));
      continue;
    }
    const { first: truthful, second, third } = OF_TRUTH.exec(word.text)?.groups ?? {};
    const truth = second ?? third;
    if (truthful !== undefined && truth !== undefined && word.native === undefined) {
      unified.push(latinWord(truthful), latinWord('al'), latinWord(truth));
      continue;
    }
    if (
      word.native === undefined &&
      (SERVANT_OF_HIS_LORD.test(word.text) || (last?.text === 'abdul' && HIS_LORD.test(word.text)))
    ) {
      if (!HIS_LORD.test(word.text)) unified.push(latinWord('abdul'));
      unified.push(latinWord('rabbuh'));
      continue;
    }
    const ofMercy = OF_MERCY.exec(word.text)?.groups?.['first'];
    if (ofMercy !== undefined && word.native === undefined) {
      unified.push(latinWord(SERVANT.test(ofMercy) ? 'abdul' : ofMercy), latinWord('rahman'));
      continue;
    }
    if (last?.text === 'abdul' && GOD_IN_KANA.test(word.native ?? '')) {
      unified[unified.length - 1] = { ...word, text: 'abudurra', native: 'アブドゥッラー' };
      continue;
    }
    if (isAbuInKana(last) && ARTICLE_IN_KANA.test(word.native ?? '')) {
      unified.push(latinWord('al'), {
        ...word,
        text: word.text.slice('aru'.length),
        native: word.native?.slice(2) ?? '',
      });
      continue;
    }
    if (last?.text === 'abdul' && ARTICLE_IN_KANA.test(word.native ?? '')) {
      unified.push({ ...word, text: word.text.slice('aru'.length), native: word.native?.slice(2) ?? '' });
      continue;
    }
    const rest =
      SERVANT_OF.exec(word.text)?.groups?.['rest'] ??
      MISSPELT_SERVANT_OF.exec(word.text)?.groups?.['rest'] ??
      inMorocco(word.text);
    const inTurkish = OF_FAITH_IN_TURKISH.exec(word.text)?.groups?.['first'];
    const first =
      OF_FAITH.exec(word.text)?.groups?.['first'] ??
      OF_FAITH_SHORT.exec(word.text)?.groups?.['first'] ??
      (inTurkish === undefined ? undefined : (TURKISH_FIRST.get(inTurkish) ?? inTurkish));
    const ofFather = FATHER_TAKEN_FOR_SERVANT.exec(word.text) ?? FATHER_OF.exec(word.text);
    const child = (ofFather ?? FATHER_OF_ON_GULF.exec(word.text))?.groups?.['name'] ?? childOf(word);
    if (rest !== undefined && !FATHER_TAKEN_FOR_SERVANT.test(word.text))
      unified.push(latinWord('abdul'), ...withFamilyApart(rest));
    else if (child !== undefined && word.native === undefined)
      unified.push(latinWord('abu'), latinWord(child));
    else if (ISLAM.test(word.text) && isAfterArgument(unified))
      unified.splice(-2, 2, latinWord('hojjatoleslam'));
    // In kana it keeps the sounds that are compared: "ジャラルッディーン".
    else if (first !== undefined && word.native !== undefined) unified.push(word);
    else if (first !== undefined) unified.push(latinWord(faithful(first)));
    else if (SERVANT.test(word.text)) unified.push(latinWord('abdul'));
    else if (OWNER_OF_JOINED.test(word.text))
      unified.push(latinWord(`zul${OWNER_OF_JOINED.exec(word.text)?.groups?.['rest'] ?? ''}`));
    else if (last !== undefined && OWNER_WITH_ARTICLE.test(last.text) && isLongName(word))
      unified[unified.length - 1] = latinWord(`zul${word.text}`);
    else if (isAfterOwner(unified)) unified.splice(-2, 2, latinWord(`zul${word.text}`));
    else if (ARTICLE.test(word.text) && last?.text === 'abdul') continue;
    else if (
      last?.text === 'abdul' &&
      word.native === undefined &&
      WITH_ARTICLE_AFTER_SERVANT.test(word.text)
    )
      unified.push(latinWord(WITH_ARTICLE_AFTER_SERVANT.exec(word.text)?.groups?.['name'] ?? word.text));
    else if (
      unified.length > 0 &&
      ARTICLE_OR_VOWEL.test(word.text) &&
      AFTER_ARTICLE_BEHIND.test(next?.text ?? '')
    )
      unified.push(latinWord('al'));
    else if (FAITH.test(word.text) && last?.native !== undefined && word.native !== undefined)
      unified[unified.length - 1] = {
        ...last,
        // "サーラフ・エッディーン" (Salah al-Din).
        text: `${last.text.replace(/u$/u, '')}${word.text.replace(/^[aei]/u, 'u')}`,
        native: `${last.native}${word.native}`,
      };
    else if (
      last !== undefined &&
      !last.consonantal &&
      (FAITH.test(word.text) || (FAITH_WITH_ARTICLE.test(word.text) && isBeforeFaith(last)))
    )
      unified[unified.length - 1] = latinWord(faithful(last.text));
    else if (FAITH_AFTER_ARTICLE.test(word.text) && joinFaith(unified)) continue;
    // "Reza Pour Naghshband" has the ending in front.
    else if (
      FAMILY_ENDING.test(word.text) &&
      (next === undefined || !word.text.startsWith('p')) &&
      // "Hajji Zadeh Amirali" has the family name in front.
      (unified.length > 1 || (next !== undefined && word.text.startsWith('z'))) &&
      mayTakeEnding(last)
    )
      unified[unified.length - 1] = latinWord(`${last?.text ?? ''}${word.text}`);
    else if (last?.text === 'allah' && GOD_AND.test(word.text))
      unified[unified.length - 1] = latinWord(`allah${word.text}`);
    else if (
      OF_GOD.test(word.text) &&
      !GOD_AND.test(next?.text ?? '') &&
      last !== undefined &&
      !last.consonantal
    )
      unified[unified.length - 1] = latinWord(last.text === 'abdul' ? 'abdullah' : `${last.text}ullah`);
    else unified.push(word);
  }
  return unified;
}
