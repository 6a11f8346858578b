/**
 * How Chinese of Singapore, Malaysia, Indonesia and the Philippines spell their names, most of whom speak Hokkien, Teochew or Hakka: of each
 * syllable its spellings, and the characters of names that are read so, as Taiwan and as China write them.
 */
const READINGS = `
  beng:明 bee:美 boon,bun:文 bok:木 ban:萬万 bock:睦 buay:梅
  chai,chye:財财才再彩 chee:志智致芝 cheng:清正鐘钟靜静 cheong,chiang,chiong,chang:昌章璋 cheow,chiau:朝超潮 chew,chiew:洲秋州 chin:振進进真珍 chong:宗聰聪 choo:珠子 choon,chun:春俊 chuan:全泉川
  chwee,swee:水 chor,cho:祖 chiok:祝
  eng:榮荣英永 ee:宜意義义 geok,gek:玉 guan,goan:源元原 gee,ngee:義义毅 gim:錦锦 gin:銀银
  hai:海 hak:學学 hean,hian,hsien:賢贤顯显 hee:喜希熙 heng,hin:興兴恆恒 hiap:協协 hock,hok:福 hoe,hor:和 hwee,hui,hooi:會会惠慧輝辉 hong:豐丰宏鴻鸿芳峰 huat,fatt:發发 hwa,hua:華华花 hoon:雲云芬訓训 hiong:雄香
  jin:仁 joo:裕如 jit:日
  kah,keh:家嘉 kai:開开凱凯 kee:基奇祺旗紀纪 keng,kheng:慶庆景敬經经 kim:金錦锦 khim,kim:欽钦 kiat:傑杰吉 kit:吉傑杰 kian:建堅坚健 kiong,keong,khiong,kiang,khiang:強强恭 kok,kuok:國国 kong,kuang:光廣广 khong,kang:康 koon,khoon,khun:坤君群
  kwee,kui:貴贵桂 kuan,kwan:冠寬宽觀观 kin:勤 keat:潔洁
  lai:來来萊莱 lam,nam:南 lan:蘭兰 lian,lean:蓮莲聯联連连 lay:麗丽禮礼 leong,liang:良亮樑梁 leong,liong,loong,long:龍龙隆 lok,loke:樂乐祿禄 leng,ling:玲靈灵嶺岭 lee:利莉理 lin:霖
  meng:明銘铭 min,bin:民敏 mui,moi,muay:妹 neo:娘 ngoh:娥
  peck,pek,phaik:碧伯 peng:平炳萍朋 puay:佩培 poh:寶宝保 pin:品 pheng:鵬鹏
  san:山 sam:三 seng:成盛勝胜生誠诚聖圣星 say:生世 siew,siu:秀壽寿修 sian,sean:仙善 siang,siong,seong,siang:祥翔松 siok,sock,sok,suk:淑 sin:新信 sim:心 soo:素思士樹树 soon:順顺 swee:瑞水 sui:瑞 song:松 suan:選选 siak:錫锡
  tat:達达 tai,thai,thye,tye:泰太 teck,tek:德澤泽 teng,theng:庭廷登亭 thiam,tiam:添 thian,tian,tien:天 tiong,teong:忠中長长張张 tong:東东通棟栋同堂 thong:通 tuan:端傳传 tin:珍 tze:子 teik:德
  wah:華华 wan:遠远萬万 wee,wei:偉伟威維维為为 woon:雲云 yam:炎 yang:揚扬陽阳 yeow,yew,yiew,yaw:耀有友佑祐 yen,yian:燕延 yin:銀银英 yoke:玉 yong:勇榮荣永容 yee:儀仪怡 yuen:源元 yoong:榮荣 yit:一逸
`;

/** Family names, and their pinyin: one spelling may be of several. */
const FAMILIES =
  'ang=hong,wang beh=ma chew=zhou chia,cheah,seah=xie chiam=zhan chng=zhuang chong=zhang,zhuang chua,chuah,choa=cai gan=yan goh,gouw=wu khaw,koh=xu,gao khoo,khu=qiu kua,kwa,quah=ke quek,kuek,kweh,kwek=guo ' +
  'leow,liaw,liew=liao,liu liew,lau,low=liu liow=liao,liu lim,liem=lin loh=luo loo=lu neo,neoh,nio=liang ng=huang,wu oei,oey,ooi,uy,wee=huang ong=wang,weng oon=wen phua,pua=pan phang,pheh=peng peh=bai ' +
  'seow,siow,siauw=xiao sim=shen soh=su sng=sun tan=chen tay,teh,tee,thia=zheng teo,teoh,tiong,thio,tio,tjong=zhang thia=cheng tng,thng=tang toh=zhuo,du tjia=xie tjan=zeng yap,yeap=ye yeo,yeoh,yio,njo=yang ' +
  'sia=xie,she chin=chen,zhen chai=cai foo=fu,hu hew=qiu lai=lai lo=luo,lu loke=lu poh=fu pang=peng,feng sy,see=shi,xue yong=yang tee=zheng,zhang voon=wen thong=tang kee=ji ho=he hee=xu';

/** A syllable as it may be spelt, and the characters that are read so. */
export interface SouthernSyllable {
  readonly spellings: readonly string[];
  readonly characters: string;
}

export const SOUTHERN_SYLLABLES: readonly SouthernSyllable[] = READINGS.trim()
  .split(/\s+/u)
  .map((item) => {
    const [spellings = '', characters = ''] = item.split(':');
    return { spellings: spellings.split(','), characters };
  });

/** Spellings of each family name in pinyin. */
export const SOUTHERN_FAMILIES: readonly (readonly [pinyin: string, spellings: readonly string[]])[] =
  FAMILIES.split(' ').flatMap((item) => {
    const [spellings = '', pinyin = ''] = item.split('=');
    return pinyin.split(',').map((family) => [family, spellings.split(',')] as const);
  });

const SPELLINGS: ReadonlySet<string> = new Set([
  ...SOUTHERN_SYLLABLES.flatMap(({ spellings }) => spellings),
  ...SOUTHERN_FAMILIES.flatMap(([, spellings]) => spellings),
]);

/** True for a syllable that Chinese of the south may spell so, in small letters. */
export const isSouthernSyllable = (word: string): boolean => SPELLINGS.has(word);
