/** Characters that firms of Japan are called by, as they are read there: by their sound of Chinese origin, without long vowels. */
const READINGS =
  '電=den 機=ki 精=sei 工=ko 業=gyo 技=gi 研=ken 線=sen 鋼=ko 械=kai 器=ki 具=gu 商=sho 貿=bo 易=eki 運=un 輸=yu 送=so 製=sei 造=zo 作=saku 所=sho,jo 社=sha 会=kai 産=san 興=ko ' +
  '物=butsu,motsu 建=ken 設=setsu 築=chiku 通=tsu 信=shin 航=ko 空=ku 海=kai 汽=ki 船=sen 舶=haku,paku 港=ko 湾=wan 石=seki 油=yu 化=ka 学=gaku 薬=yaku 品=hin 食=shoku 飲=in ' +
  '料=ryo 紙=shi 繊=sen 維=i 紡=bo 績=seki 金=kin 属=zoku 鉄=tetsu 銅=do 銀=gin 行=ko 保=ho 険=ken 証=sho 券=ken 不=fu 動=do 鉱=ko 山=san,zan 炭=tan 水=sui 農=no 林=rin 漁=gyo ' +
  '車=sha 両=ryo 輪=rin 自=ji 計=kei 測=soku 量=ryo 光=ko 装=so 置=chi 材=zai 木=moku 理=ri 科=ka 総=so 合=go 国=koku 際=sai 開=kai 発=hatsu 事=ji 務=mu 販=han 売=bai 店=ten ' +
  '倉=so 庫=ko 組=kumi,gumi 兵=hei 重=ju 軽=kei 東=to 西=sei 南=nan 北=hoku 中=chu 央=o 大=dai,tai 小=sho 日=nichi 本=hon 新=shin 三=san 第=dai 一=ichi 二=ni 共=kyo 同=do 協=kyo ' +
  '立=ritsu 明=mei 治=ji 昭=sho 和=wa 平=hei 成=sei 亜=a 洋=yo 星=sei 陽=yo 月=getsu 栄=ei 富=fu 士=shi 菱=ryo,bishi 友=yu 丸=maru 斗=to 太=tai 極=kyoku 関=kan 陸=riku 京=kyo,kei ' +
  '阪=han 神=shin 豊=ho 池=chi 熱=netsu 冷=rei 凍=to 温=on 調=cho 度=do 速=soku 変=hen 圧=atsu 真=shin 磁=ji 気=ki 音=on 響=kyo 映=ei 像=zo 写=sha 印=in 刷=satsu 出=shutsu 版=han ' +
  '放=ho 教=kyo 育=iku 医=i 療=ryo 生=sei 環=kan 境=kyo 旅=ryo 客=kyaku 交=ko 道=do 路=ro 橋=kyo 土=do 宅=taku 地=chi 管=kan 財=zai 団=dan 法=ho 人=jin 公=ko 民=min 洲=shu 州=shu';

const BY_CHARACTER: ReadonlyMap<string, readonly string[]> = new Map(
  READINGS.split(' ').map((item) => {
    const [character = '', readings = ''] = item.split('=');
    return [character, readings.split(',')] as const;
  }),
);

/** What is doubled of the first of two readings before the second: "tekko" (tetsu and ko), "nippon" (nichi and hon). */
const DOUBLED: readonly (readonly [RegExp, string])[] = [
  [/(?:chi|tsu)-(?=(?<next>[kst]))/gu, '$<next>'],
  [/(?<=[a-z])ku-(?=k)/gu, 'k'],
  [/(?:chi|tsu)-h/gu, 'pp'],
  [/n-h(?=[aio])/gu, 'np'],
];

const spoken = (readings: string): string =>
  DOUBLED.reduce((text, [sounds, doubled]) => text.replace(sounds, doubled), readings).replaceAll('-', '');

/** How characters that firms of Japan are called by are read in their names; none where one of them is no such character. */
export function readingsInFirms(characters: readonly string[]): readonly string[] {
  const all = characters.map((one) => BY_CHARACTER.get(one) ?? []);
  const rows = all.reduce<readonly string[]>(
    (starts, own) => starts.flatMap((start) => own.map((next) => (start === '' ? next : `${start}-${next}`))),
    [''],
  );
  return [...new Set(rows.flatMap((row) => [spoken(row), row.replaceAll('-', '')]))];
}
