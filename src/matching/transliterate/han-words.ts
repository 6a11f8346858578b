/**
 * Words of organisations, titles and countries in Han characters, by meaning, in the forms of China, Taiwan and Japan. Lists
 * translate them ("中国银行", Bank of China) where they spell the names of persons.
 */
const WORDS =
  '银行=bank 銀行=bank 集团=group 集團=group 贸易=trading 貿易=trading 商贸=trading 技术=technology 技術=technology 科技=technology ' +
  '工业=industry 工業=industry 产业=industry 産業=industry 实业=industrial 機械=machinery 机械=machinery 机电=electromechanical 电子=electronics 電子=electronics ' +
  '国际=international 國際=international 国際=international 进出口=import+export 進出口=import+export 海运=shipping 海運=shipping 航运=shipping ' +
  '航運=shipping 船务=shipping 航空=aviation 航天=aerospace 宇宙=space 卫星=satellite 石油=petroleum 石化=petrochemical 化学=chemical 化學=chemical 化工=chemical 能源=energy ' +
  '电力=power 大学=university 大學=university 学院=institute 學院=institute 研究所=research+institute 研究院=research+institute 研究センター=research+center 设计局=design+bureau ' +
  '設計局=design+bureau 工场=plant 工場=plant 工厂=factory 工廠=factory 投资=investment 投資=investment 控股=holdings 发展=development 發展=development ' +
  '开发=development 開發=development 開発=development 建设=construction 建設=construction 农业=agricultural 農業=agricultural 保险=insurance 保險=insurance 保険=insurance ' +
  '金融=financial 财务=finance 证券=securities 通信=communications 通讯=communications 交通=communications 钢铁=steel 精密=precision 材料=materials 设备=equipment ' +
  '設備=equipment 软件=software 信息=information 网络=network 物流=logistics 运输=transport 運輸=transport 旅行=travel 制造=manufacturing 製造=manufacturing 总公司=corporation ' +
  '中国=china 中國=china 香港=hong+kong 日本=japan 朝鲜=korea 朝鮮=korea 俄罗斯=russia 伊朗=iran 中央=central 国家=national 國家=national ' +
  '人民=people 民主主義=democratic 民主=democratic 共和国=republic 共和國=republic 連邦=federal 联邦=federal 委员会=committee 委員会=committee 委員會=committee 协会=association ' +
  '協会=association 協會=association 基金会=foundation 財団=foundation 基金=fund 評議会=council 連合=union 联盟=union 同盟=alliance 運動=movement 运动=movement 革命=revolutionary 解放=liberation ' +
  '戦線=front 军事=military 軍事=military 兵器=weapons 部隊=unit 放送=broadcasting 機構=organization 公共=public 両替所=money+exchange 両替商=money+exchange 貿易会社=trading+company 会社=company ' +
  '商会=trading+company 総局=general+directorate 総合=general 局=bureau 国=state 軍=army 党=party 社=company 省=ministry 将軍=general 大将=general 中将=lieutenant+general 少将=major+general 大佐=colonel 中佐=lieutenant+colonel ' +
  '少佐=major 大尉=captain 博士=dr 師=sheikh 大統領=president 首相=prime+minister 大臣=minister 三世=3 二世=2 旧姓=nee 公司=company ' +
  '試験場=test+range 試験=test 庁=agency 企業=enterprise 企业=enterprise 機関=institution 自動=automatic 自动=automatic 協力=cooperation 合作=cooperation 造船所=shipyard 造船=shipbuilding 船舶=ship ' +
  '学校=school 病院=hospital 医院=hospital 軍団=corps 旅団=brigade 師団=division 大隊=battalion 司令部=command 警察=police 裁判所=court 青年=youth 労働者=workers 労働=labour 支部=branch ' +
  '支店=branch 印刷=printing 食品=food 医療=medical 製薬=pharmaceutical 製鉄=steel 自動車=automobile 汽车=automobile 鉄道=railway 铁路=railway 空港=airport 機場=airport 原子力=nuclear ' +
  '防衛=defence 国防=defence 安全=security 情報=information 研究=research 科学=science 科學=science 生産=production 実験=experimental 設計=design 计算机=computer 電気=electric ' +
  '電力=power 光学=optical 无线电=radio 通商=trade 商業=commercial 商业=commercial 公社=corporation 工学=engineering 工程=engineering 工程公司=engineering+company 半导体=semiconductor ' +
  '仪器=instruments 航空会社=airlines 航空公司=airlines 石油会社=petroleum+company 電気機械=electromechanical 電気技術=electrotechnical 連盟=federation 事務所=office 単一=unitary 国立=state 火薬=gunpowder 集積回路=integrated+circuit 計器=instruments 機器=equipment';

/** Legal forms, which are known as such by their characters. */
const LEGAL_FORMS =
  '有限责任公司 有限責任公司 股份有限公司 有限公司 股份公司 两合公司 兩合公司 无限公司 無限公司 公共株式会社 公開株式会社 非公開株式会社 閉鎖株式会社 株式会社 有限会社 有限責任会社 合同会社 合名会社 合資会社';

const MEANINGS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...WORDS.split(' ').map((item) => {
    const [characters = '', words = ''] = item.split('=');
    return [characters, words.split('+')] as const;
  }),
  ...LEGAL_FORMS.split(' ').map((form) => [form, []] as const),
]);
const LONGEST = Math.max(...[...MEANINGS.keys()].map((characters) => characters.length));

/** A stretch of a run of Han characters: a word by its meaning, or characters without one. */
export interface HanStretch {
  readonly characters: string;
  /** English words; none for characters that are read by their sound. */
  readonly meaning: readonly string[];
}

/** Shorter runs may be a person's name that holds such a word: "李建设". */
const SHORTEST_RUN = 4;

function wordAt(run: string, start: number, shortest: number): string | null {
  for (let length = Math.min(LONGEST, run.length - start); length >= shortest; length--) {
    const characters = run.slice(start, start + length);
    if (MEANINGS.has(characters)) return characters;
  }
  return null;
}

/**
 * Splits a run of Han characters into the words that are known by their meaning and what stands between. `isPart` says that it
 * stands next to kana, where a single character is a word as well: "イスラム国".
 */
export function splitHanRun(run: string, isPart: boolean): readonly HanStretch[] {
  if (!isPart && run.length < SHORTEST_RUN && !MEANINGS.has(run)) return [{ characters: run, meaning: [] }];
  const stretches: HanStretch[] = [];
  let unknown = '';
  for (let at = 0; at < run.length;) {
    const word = wordAt(run, at, isPart ? 1 : 2);
    const meaning = word === null ? undefined : MEANINGS.get(word);
    if (word === null || meaning === undefined || meaning.length === 0) {
      const length = word?.length ?? 1;
      unknown += run.slice(at, at + length);
      at += length;
      continue;
    }
    if (unknown !== '') stretches.push({ characters: unknown, meaning: [] });
    unknown = '';
    stretches.push({ characters: word, meaning });
    at += word.length;
  }
  if (unknown !== '') stretches.push({ characters: unknown, meaning: [] });
  return stretches;
}
