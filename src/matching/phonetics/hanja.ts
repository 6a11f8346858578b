/**
 * Characters of Korean names and how Korean reads them (characters for use in names, Supreme Court of Korea), in Hangul:
 * "金正恩" is Kim Jong Un. Chinese and Japanese names are written with most of them as well.
 */
const READINGS =
  '김金 이李 박朴 최崔 정鄭丁正政貞廷晶靜靖定禎淨征庭 강姜康江强岡 조趙曹朝祚照 윤尹允潤胤倫 장張章莊場將壯長 임任林 한韓漢翰 오吳五午 서徐瑞書西緖舒 신申辛愼信新伸臣神 권權 황黃 ' +
  '안安 송宋松 류柳劉 홍洪弘鴻 전全田錢 고高顧 문文汶門 양梁楊陽洋 손孫 배裵裴培 백白伯百柏 허許 남南男 심沈心深 노盧魯路 하河夏荷 곽郭 성成城聖星誠盛晟聲 차車 주周朱柱珠宙州 우禹宇祐雨友愚佑 ' +
  '구具九求龜 민閔敏民玟旻珉 진陳晉眞鎭珍振進秦 지池智志知芝枝 엄嚴 채蔡 원元源遠媛苑園原 천千天泉 방方房邦 공孔公 현玄賢炫鉉顯絃 함咸 변卞邊 염廉 여呂汝 추秋 여與与如 열悅悦說 도都道度 소蘇昭素 석石錫碩奭 선宣善先仙璿 설薛雪 마馬 길吉 연延淵姸蓮演 ' +
  '위魏偉威渭 표表 명明命鳴名 기奇基紀琦起氣 반潘班 왕王 금琴今 옥玉 육陸 인印仁寅麟 맹孟 제諸濟帝 모牟 탁卓 국鞠國 은殷恩銀垠 편片 용龍勇容鎔 영永英榮泳映暎瑛寧領迎 일一日逸壹鎰 이二伊利怡 삼三 상相祥尙常 수秀壽洙守修樹水 ' +
  '준俊準駿峻濬 중重中 호浩鎬虎昊湖皓豪 훈勳勛薰訓 혁赫革爀奕 철哲喆鐵澈 태泰太兌台 택澤宅 승勝承昇丞 식植式軾湜 순順淳純舜 숙淑肅 자子慈 경京慶敬景卿璟庚瓊 미美 희姬熙喜希禧羲 화花和華化 혜惠慧 애愛 ' +
  '아雅兒 나羅娜 라羅 리李利 림林 령領令玲 량梁良亮 려呂麗 렬烈列 록祿綠 로盧魯 련蓮 근根槿近勤 건建健鍵乾 걸傑杰 겸謙 관寬官觀 광光廣 교敎 규圭奎珪揆 균均 극克極 ' +
  '대大 덕德 동東動童棟 두斗 득得 락洛樂 만萬滿晩 무武茂務 범範凡 법法 병炳秉柄丙兵 보寶甫補 복福復 봉奉鳳峯 부富夫 빈彬斌 사史 산山 생生 세世 시時始 실實 언彦 업業 엽燁葉 완完 외外 욱旭昱煜郁 웅雄熊 월月 유有裕柔維兪庾 ' +
  '윤允 율律 의義宜 익益翼 재在載才宰栽 종鍾宗鐘種 좌佐 찬燦贊粲瓚 창昌昶彰 춘春 충忠 치治致 칠七 판判 팔八 평平 필弼必 학學鶴 해海 행行幸 향香 헌憲軒 형亨炯衡形 효孝曉 후厚 흥興 은恩誾';

/**
 * Further characters of places, firms and ships of Korea ("端川", Tanchon; "嶺峰", Ryongbong), also in the forms of Japan: "平壌". The North speaks
 * "r" and "ny" where they begin a word.
 */
const FURTHER =
  '만万 량両兩 단丹檀端 주主朱珠 구亀 아亜亞 회会會 체体體 래来來 원円圓院 개凱開 강剛強鋼 동同銅冬 군君軍 토土 양壌壤 장壮将荘 묘妙 실実 악岳 봉峰烽鋒 도島 령嶺 천川泉 간干 광広鑛鉱 ' +
  '덕徳 응応應鷹 혜恵 선旋鮮先船 보普 효暁孝 미未 영栄 앵桜櫻 당棠 풍楓豊風 락楽 권権 비毘 사沙獅 택沢 진津真鎮 포浦砲 청清淸青靑 제済第 계溪界 화火 모牡 룡竜 책策 경経經 통統通 릉綾 총総總 ' +
  '록緑鹿 대臺 창蒼 두豆頭 변辺 련連聯 향郷鄕港 리里 철鉄鐵 관関關 현顕 압鴨 려黎 빈濱浜 탑塔 암岩巖 교橋 웅熊 매梅 국菊 란蘭 죽竹 엽葉 목木 삼森 석石 홍紅 적赤 벽碧 흑黑黒 상上霜 하下 초初草 ' +
  '서曙誓 욱旭 월月 일日 우宇雨友 주宙 공空 호湖護 폭瀑 곡谷 야野 전田電箭戰戦 궁宮弓 검劍剣 기旗機 등燈灯 거炬 묵墨 자紫 취翠 추秋 뢰雷 로露 빙氷冰 위衛威 투鬪闘 맹猛 절節 희希 망望 몽夢 의誼 협協 합合 공共 탄炭 역力 무貿';

/** Simplified forms of China for those above. */
const SIMPLIFIED =
  '郑정 张장 刘류 赵조 吴오 许허 韩한 黄황 权권 孙손 杨양 卢노 车차 陈진 严엄 苏소 马마 龙용 荣영 寿수 胜승 铁철 泽택 顺순 纯순 华화 爱애 罗나 丽려 东동 动동 宪헌 兴흥 钟종 灿찬 贤현 显현 学학 鹤학 ' +
  '庆경 圣성 诚성 镇진 贞정 静정 银은 国국 圆원 远원 实실 义의 业업 叶엽 凤봉 宝보 宽관 广광 极극 杰걸 谦겸 云운 锡석 润윤 赞찬 勋훈 铉현 镐호 锺종 镕용 载재 满만 师사 连연 岩암';

/** Pairs of a character and its reading, of groups of a reading and its characters. */
const pairsOf = (groups: string): readonly (readonly [string, string])[] =>
  groups.split(' ').flatMap((group) => {
    const [hangul = '', ...characters] = Array.from(group);
    return characters.map((character) => [character, hangul] as const);
  });

const HANGUL_OF: ReadonlyMap<string, string> = new Map([
  ...pairsOf(FURTHER),
  ...pairsOf(READINGS),
  ...SIMPLIFIED.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
]);

/** The Korean reading of a run of characters in Hangul; null when one of them is hardly used in Korean names. */
export function hangulOfHanja(characters: string): string | null {
  let hangul = '';
  for (const character of characters) {
    const reading = HANGUL_OF.get(character);
    if (reading === undefined) return null;
    hangul += reading;
  }
  return hangul;
}
