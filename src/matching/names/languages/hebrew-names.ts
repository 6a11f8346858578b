import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';

/**
 * Spellings of Hebrew names whose letters have other sounds than Arabic ones: "ch" of חיים, "v" of אביב, "z" of צבי. The last of each row is
 * how the letters are written that the name has without its vowels.
 */
export const HEBREW_SPELLINGS: readonly (readonly string[])[] = [
  'chaim haim hayim hayyim chayim hyym',
  'chayun hayun hayoun chayoun khayun hywn',
  'chazan hazan hazzan khazan hzn',
  'chadad hadad haddad hdd',
  'channah chana hannah hana hnh',
  'chava hava chavah hawwa hwh',
  'chasdai hasdai khasdai chisdai hsday',
  'zion tzion tsion tziyon ziyon tsywn',
  'zvi tzvi tsvi zwi tsby',
  'chanoch hanoch hanokh chanokh hnwk',
  'yechiel yehiel yichiel yhyal',
  'yechezkel yehezkel yechezkiel yhzkal yhzqal',
  'menachem menahem menakhem mnhm',
  'nachman nahman nakhman nhmn',
  'nachum nahum nakhum nochum nhwm',
  'simcha simha simkha shmhh',
  'yitzhak yitzchak yitschak itzhak itzchak yitzchok yitschok itzchok yitzchock ytsxk ytsxq',
  'tzachi tsahi zachi tsachi tsxy',
  'rachamim rahamim rhmym',
  'chizkiyahu hizkiyahu hzkyhw hzqyhw',
  'yoav ywab',
  'aviv abyb',
  'evyatar eviatar aviatar abytr',
  'avichai avihai avichay abyhy',
  'avshalom absalom abshlwm',
  'avner abnr',
  'avinoam abynwm',
  'bezalel betzalel btslal',
  'yuval ywbl',
  'tuvia tuvya tovia twbyh',
  'raviv rbyb',
  'shabtai shabtay sabtai shbtay',
  'zicherman zikherman zikerman zykrmn',
  'weinstock vinshtok wyynshtwk',
  'steinmetz shteinmetz shtyynmts',
  'schwartz schwarz shvartz shwartz shwwrts',
  'rothschild rotshild rwtshyld',
  'tzadok zadok tsadok tsdwq',
  'zuckerman tsukerman cukierman tswqrmn',
  // As Ashkenazi Jews and Yiddish say them.
  'moshe moishe moyshe mosheh moishy mshh',
  'yisrael yisroel israel isroel yisroyel yshral',
  'david dovid duvid dwd dwyd',
  'shlomo shloime shloimy shloyme shloimeh shlomoh shlmh',
  'avraham avrohom avrom avrum abraham abrhm',
  'yaakov yakov jacob yankev yaakob',
  'binyamin binyomin benyamin benjamin benyomin bnymyn',
  'aharon aaron ahron',
  'yehoshua yehoshia yehoishua yhwsha',
  'yehuda yehudah yehude judah yhwdh',
  'yosef yoisef yoseph joseph ywsf',
  'shneur schneur shneor',
  'hersh hersch hirsh',
  'naftali naftoli naphtali naftuli nptly',
  'pinchas pinchos pinhas pinkhas pinchus',
  'nosson natan nathan noson nussen ntn',
  'baruch boruch borukh barukh brwk',
  'elchanan elhanan elchonon alhnn',
  'yochanan yohanan yochonon ywhnn',
  'meir mayr',
  'asher osher ashr',
  'rachel rochel ruchel rhl',
  'rivka rivkah rivke rbkh',
  'tzipora tzipporah zipporah tsipora',
  'yeshayahu yeshaya yishaya',
  // With "s" of the letter that is "sh" elsewhere.
  'yissachar issachar yisachar isachar isaschar yissakhar issakhar yshshkr',
  'sasson sason shshwn',
  'sarah sara shrh',
  'serayah seraya shryh',
].map((names) => names.split(' '));

/** Short forms of Hebrew names in Latin letters, and how either is written without vowels. */
export const HEBREW_SHORT_FORMS: readonly (readonly string[])[] = [
  'daniel dan danny dani danni dnyal dn dny',
  'yosef joseph yossi yosi yossy ywsf ywsy',
  'yaakov yakov jacob kobi koby ykb kwby',
  'mordechai mordekhai mordehai moti motti mrdky mwty',
  'avraham abraham avi abrhm aby',
  'rafael raphael refael rafi rpal rpy',
  'gabriel gavriel gabi gaby gbryal gby',
  'yonatan yehonatan jonathan yoni ywntn yhwntn ywny',
  'binyamin benjamin beni benny bibi bnymyn bny byby',
  'yitzhak yitzchak itzhak isaac itzik itsik ytsxk aytsyk',
  'michael mikhael miki micky mykal myky',
  'ariel arik aryal aryk',
  'ehud udi ahwd awdy',
  'gideon gidon gidi gdwn gydy',
  'david dudi dudu dwd dwdy dwdw',
  'menachem menahem meni meny mnhm mny',
  'uriel uri awryal awry',
  'reuven reuben rubi ruvi rawbn rwby',
  'efraim ephraim efi effi aprym apy',
  'shmuel samuel shmulik shmwal shmwlyk',
].map((names) => names.split(' '));

const BEN = /^be?n$/u;
const ZION = /^(?:(?:t?z|t?s)i?y?on|tsywn)$/u;
const isBenBeforeZion = (word: LatinWord | undefined, next: LatinWord | undefined): boolean =>
  word !== undefined && BEN.test(word.text) && ZION.test(next?.text ?? '');

/** "Ben-Zion" is one given name, however it is written: "Bentzion", "בן ציון". */
export function joinBenZion(words: readonly LatinWord[]): readonly LatinWord[] {
  if (!words.some((word, place) => isBenBeforeZion(word, words[place + 1]))) return words;
  return words.flatMap((word, place) => {
    if (isBenBeforeZion(word, words[place + 1])) return [latinWord('benzion')];
    return isBenBeforeZion(words[place - 1], word) ? [] : [word];
  });
}
