import anyAscii from 'any-ascii';

/** Characters that render the sounds of names of other peoples (Xinhua News Agency's tables); few Chinese names have two. */
const RENDERING =
  '阿埃艾爱安奥澳巴白拜班邦贝本比彼毕宾波博伯勃布查茨达大戴丹道德登迪地蒂丁东杜敦顿多俄厄恩尔耳法菲费芬夫弗佛福富盖甘冈高戈' +
  '格葛根古瓜圭哈海汉豪赫黑亨侯胡华霍基吉济季加贾简姜杰捷金卡凯坎康考科可克肯库夸奎昆拉莱赖兰朗劳勒雷累黎里理利莉力立丽' +
  '连列烈林琳龙隆卢鲁路伦罗洛吕马玛迈麦曼芒毛梅门蒙米密明摩莫默姆穆拿那纳娜乃奈南内尼涅宁纽农努诺欧帕派潘庞培佩彭皮平普奇' +
  '齐其恰钱乔切琴丘屈让热仁日茹瑞若萨塞赛桑瑟森沙山尚绍舍申什圣施史士舒斯思松苏孙索塔泰坦汤陶特腾提廷图托陀瓦万旺威韦维' +
  '魏温文翁沃乌武西希锡席夏香肖谢辛休修许逊雅亚延扬杨耶叶伊以因英永尤约扎詹泽曾朱兹佐' +
  '勞薩達侯賽爾羅馬亞納蘭盧內納維許貝費蓋漢豪華賈簡傑凱堅倫萊賴雷麗連陸龍魯呂邁麥門蒙諾歐龐喬蘇遜鄧東頓萬韋溫烏錫蕭謝葉約';
const pairsOf = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(' ').map((pair) => [pair.charAt(0), pair.slice(2)] as const));

/** Characters that renderings read otherwise than other words do, or that spell a sound which pinyin has not. */
const READ_AS = pairsOf('什=shi 扎=za 柏=bo 曾=zeng 佛=fo 乐=le 行=xing 都=du 朝=chao 长=chang 長=chang');

/** The characters of a rendering that read otherwise than in other words, in pinyin; the others as they are. */
export function romaniseForeignHan(run: string): string {
  return Array.from(run, (character) => READ_AS.get(character) ?? character).join('');
}

/** Characters that names read otherwise than other words do: 曾庆红 is Zeng Qinghong, 李长春 Li Changchun. */
const IN_NAMES = pairsOf(
  '曾=zeng 薄=bo 翟=zhai 缪=miao 繆=miao 覃=qin 长=chang 長=chang 勒=le 隽=jun 雋=jun 晟=sheng',
);
/** Those that are read so as family names alone: 单伟建 is Shan Weijian, 查培新 Zha Peixin. */
const AS_FAMILY = pairsOf(
  '卜=bu 都=du 藏=zang 么=yao 单=shan 單=shan 仇=qiu 查=zha 解=xie 盖=ge 蓋=ge 区=ou 區=ou 朴=piao 种=chong 员=yun 員=yun 召=shao',
);

/** How a character of a Chinese name is read, in pinyin, where it is not read as in other words; `isFirst` for that of the family name. */
export function readingInNames(character: string, isFirst: boolean): string | undefined {
  return (isFirst ? AS_FAMILY.get(character) : undefined) ?? IN_NAMES.get(character);
}

/** Those that hardly any Chinese name has. */
const TELLING =
  '尔爾斯夫弗特姆萨薩扎卡菲穆贝貝纳納阿巴厄奥埃伊拉勒鲁魯尼涅诺諾茨兹茲克科赫霍迪蒂帕佩塔图莫洛罗羅里';

const OF_RENDERINGS: ReadonlySet<string> = new Set(RENDERING + TELLING);
const TELLING_ONES: ReadonlySet<string> = new Set(TELLING);
const LONGEST = 9;

/** True for a run of Han characters that renders a name of another people by its sound: "卡扎菲" (Gaddafi). */
export function isForeignHan(run: string): boolean {
  const characters = Array.from(run);
  if (characters.length < 3 || characters.length > LONGEST) return false;
  if (!characters.every((character) => OF_RENDERINGS.has(character))) return false;
  return characters.filter((character) => TELLING_ONES.has(character)).length >= 2;
}

/** True for characters of a firm that spell sounds: in its name one that is telling is enough: "思凯沃克" (Skywalker). */
export function rendersInFirm(run: string): boolean {
  const characters = Array.from(run);
  if (characters.length < 3 || characters.length > LONGEST) return false;
  if (!characters.every((character) => OF_RENDERINGS.has(character))) return false;
  return characters.some((character) => TELLING_ONES.has(character));
}

/** How a character is read in the given name of a Chinese, in pinyin without its tone. */
export const pinyinOfCharacter = (character: string): string =>
  readingInNames(character, false) ?? anyAscii(character).trim().toLowerCase();
