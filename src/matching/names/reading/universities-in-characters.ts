/**
 * What the universities of China that publishers list call themselves in English: read word by word their names are those of others
 * ("理工大学" is a university of science and technology here, an institute of technology there). Other names follow after a stroke.
 */
const OFFICIAL_NAMES: readonly (readonly [string, string])[] = [
  ['哈尔滨工业大学', 'Harbin Institute of Technology'],
  ['哈尔滨工程大学', 'Harbin Engineering University'],
  ['哈尔滨理工大学', 'Harbin University of Science and Technology'],
  ['北京航空航天大学', 'Beijing University of Aeronautics and Astronautics/Beihang University'],
  ['北京理工大学', 'Beijing Institute of Technology'],
  ['北京工业大学', 'Beijing University of Technology'],
  ['北京科技大学', 'University of Science and Technology Beijing'],
  ['北京邮电大学', 'Beijing University of Posts and Telecommunications'],
  ['北京化工大学', 'Beijing University of Chemical Technology'],
  ['北京大学', 'Peking University'],
  ['西北工业大学', 'Northwestern Polytechnical University'],
  ['西北大学', 'Northwest University'],
  ['南京航空航天大学', 'Nanjing University of Aeronautics and Astronautics'],
  ['南京理工大学', 'Nanjing University of Science and Technology'],
  ['国防科技大学', 'National University of Defense Technology'],
  ['国防科学技术大学', 'National University of Defense Technology'],
  ['西安电子科技大学', 'Xidian University'],
  ['西安工业大学', "Xi'an Technological University"],
  ['西安理工大学', "Xi'an University of Technology"],
  ['华中科技大学', 'Huazhong University of Science and Technology'],
  ['华南理工大学', 'South China University of Technology'],
  ['华东理工大学', 'East China University of Science and Technology'],
  ['大连理工大学', 'Dalian University of Technology'],
  ['天津工业大学', 'Tiangong University'],
  ['武汉理工大学', 'Wuhan University of Technology'],
  ['太原理工大学', 'Taiyuan University of Technology'],
  ['长春理工大学', 'Changchun University of Science and Technology'],
  ['沈阳工业大学', 'Shenyang University of Technology'],
  ['沈阳航空航天大学', 'Shenyang Aerospace University'],
  ['沈阳理工大学', 'Shenyang Ligong University'],
  ['上海理工大学', 'University of Shanghai for Science and Technology'],
  ['浙江工业大学', 'Zhejiang University of Technology'],
  ['浙江理工大学', 'Zhejiang Sci-Tech University'],
  ['合肥工业大学', 'Hefei University of Technology'],
  ['广东工业大学', 'Guangdong University of Technology'],
  ['河北工业大学', 'Hebei University of Technology'],
  ['昆明理工大学', 'Kunming University of Science and Technology'],
  ['江苏科技大学', 'Jiangsu University of Science and Technology'],
  ['南昌航空大学', 'Nanchang Hangkong University'],
  ['桂林电子科技大学', 'Guilin University of Electronic Technology'],
  ['杭州电子科技大学', 'Hangzhou Dianzi University'],
  ['电子科技大学', 'University of Electronic Science and Technology of China'],
  ['中国科学技术大学', 'University of Science and Technology of China'],
  ['中北大学', 'North University of China'],
  ['南京工业大学', 'Nanjing Tech University'],
  ['武汉科技大学', 'Wuhan University of Science and Technology'],
  ['武汉工程大学', 'Wuhan Institute of Technology'],
  ['大连工业大学', 'Dalian Polytechnic University'],
  ['长春工业大学', 'Changchun University of Technology'],
  ['西安科技大学', "Xi'an University of Science and Technology"],
  ['天津理工大学', 'Tianjin University of Technology'],
  ['天津科技大学', 'Tianjin University of Science and Technology'],
  ['太原科技大学', 'Taiyuan University of Science and Technology'],
  ['桂林理工大学', 'Guilin University of Technology'],
  ['河北科技大学', 'Hebei University of Science and Technology'],
  ['湖北工业大学', 'Hubei University of Technology'],
  ['湖南科技大学', 'Hunan University of Science and Technology'],
  ['长沙理工大学', 'Changsha University of Science and Technology'],
  ['山东理工大学', 'Shandong University of Technology'],
  ['山东科技大学', 'Shandong University of Science and Technology'],
  ['河南理工大学', 'Henan Polytechnic University'],
  ['河南工业大学', 'Henan University of Technology'],
  ['江西理工大学', 'Jiangxi University of Science and Technology'],
  ['成都理工大学', 'Chengdu University of Technology'],
  ['重庆理工大学', 'Chongqing University of Technology'],
  ['青岛理工大学', 'Qingdao University of Technology'],
  ['青岛科技大学', 'Qingdao University of Science and Technology'],
  ['兰州理工大学', 'Lanzhou University of Technology'],
  ['安徽工业大学', 'Anhui University of Technology'],
  ['安徽理工大学', 'Anhui University of Science and Technology'],
  ['南方科技大学', 'Southern University of Science and Technology'],
  ['香港理工大学', 'Hong Kong Polytechnic University'],
  ['香港科技大学', 'Hong Kong University of Science and Technology'],
];

/** How they are called for short, which says so alone. */
const FOR_SHORT: ReadonlyMap<string, string> = new Map([
  ['哈工大', '哈尔滨工业大学'],
  ['哈工程', '哈尔滨工程大学'],
  ['北航', '北京航空航天大学'],
  ['北理工', '北京理工大学'],
  ['西工大', '西北工业大学'],
  ['国防科大', '国防科技大学'],
  ['中科大', '中国科学技术大学'],
  ['华中科大', '华中科技大学'],
]);

/** The same as Taiwan and Hong Kong write them. */
const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  Array.from(
    '爾尔濱滨業业學学華华東东連连漢汉長长瀋沈陽阳國国術术廣广電电車车蘇苏鄭郑錫锡關关龍龙'.matchAll(/../gu),
    ([pair]) => [pair.charAt(0), pair.charAt(1)],
  ),
);
const simplified = (text: string): string =>
  Array.from(text, (character) => SIMPLIFIED.get(character) ?? character).join('');

const byCharacters: ReadonlyMap<string, readonly string[]> = new Map(
  OFFICIAL_NAMES.map(([characters, names]) => [characters, names.split('/')] as const),
);

/** Longer names first: one holds another. No character stands before, which would make it the name of another. */
const IN_CHARACTERS = new RegExp(
  `(?<!\\p{Script=Han})(?:${[...byCharacters.keys()].sort((a, b) => b.length - a.length).join('|')})`,
  'u',
);

/** A name in characters with that of a university as it calls itself in English, which is all that is left of one alone; any other text as it is. */
export function withOfficialName(text: string): string {
  const short = FOR_SHORT.get(text.trim());
  if (short === undefined && !/大[学學]/u.test(text)) return text;
  const whole = short ?? simplified(text);
  const [found] = IN_CHARACTERS.exec(whole) ?? [];
  const names = found === undefined ? undefined : byCharacters.get(found);
  if (found === undefined || names === undefined) return text;
  return names.map((name) => whole.replace(found, ` ${name} `).trim()).join(' alias ');
}
