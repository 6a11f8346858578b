/**
 * Words of organisations, titles and countries in Han characters, by meaning, in the forms of China, Taiwan and Japan. Lists
 * translate them ("中国银行", Bank of China) where they spell the names of persons.
 */
const WORDS =
  '重工=heavy+industry 重工业=heavy+industry 重工業=heavy+industry 船舶重工=shipbuilding+industry 船舶工业=shipbuilding+industry 船舶工業=shipbuilding+industry 工业大学=polytechnic+university 理工大学=polytechnic+university 理工大學=polytechnic+university 科技大学=university+science+technology 科技大學=university+science+technology 西北=northwest 东北=northeast 東北=northeast 西南=southwest 东南=southeast ' +
  '川崎汽船=kawasaki+kisen 川崎重工=kawasaki+heavy+industry 川崎重工業=kawasaki+heavy+industry 本田技研=honda+motor 松下電器=matsushita+electric 三井物産=mitsui+trading 三井造船=mitsui+shipbuilding 三井住友=mitsui+sumitomo 三菱=mitsubishi 住友=sumitomo 東芝=toshiba 日立=hitachi 丸紅=marubeni 双日=sojitz 伊藤忠=itochu 富士通=fujitsu 三洋=sanyo 日産=nissan 石川島播磨=ishikawajima+harima 日揮=jgc 日新=nisshin 商船三井=mitsui+osk+lines ' +
  '汽船=kisen 郵船=yusen 商事=trading 物産=trading 電工=electric 製鋼=steel 製鋼所=steel+works 重機械=heavy+machinery 精機=precision+machinery 精工=precision 工機=machine+tools 電産=electric+industry 製紙=paper 紡=textile 倉庫=warehouse 運送=transport 証券=securities 損保=insurance 生命保険=life+insurance 信用金庫=credit+bank 学園=school 高校=high+school ' +
  '生产建设兵团=production+construction+corps 建设兵团=construction+corps 集团公司=group+company 总院=general+institute 总局=general+bureau 总部=headquarters 分公司=branch 分行=branch 支行=branch 进出口公司=import+export+company 船厂=shipyard 船廠=shipyard 造船厂=shipyard 机床厂=machine+tool+plant 厂=factory 电器=electric 电气=electric 電器=electric 机器=machine 装备=equipment 裝備=equipment 器材=equipment 五金=hardware 塑料=plastic 橡胶=rubber 玻璃=glass ' +
  '纺织=textile 服装=garments 服裝=garments 食品=food 饮料=beverages 医药=pharmaceutical 制药=pharmaceutical 药业=pharmaceutical 醫藥=pharmaceutical 生物科技=biotechnology 生物技术=biotechnology 生物=biological 医疗器械=medical+equipment 医疗=medical 环保=environmental 新能源=new+energy 光伏=photovoltaic 太阳能=solar 锂电=lithium+battery 电池=battery 电缆=cable 电线=wire 轴承=bearing 阀门=valve 泵业=pump 模具=mould 铸造=casting 锻造=forging 焊接=welding 激光=laser 光学=optical ' +
  '传感=sensor 雷达=radar 通讯设备=communications+equipment 电信=telecommunications 电讯=telecommunications 移动=mobile 互联网=internet 网=network 云计算=cloud+computing 大数据=big+data 数据=data 人工智能=artificial+intelligence 无人机=drone 航海=navigation 海洋工程=marine+engineering 远洋=ocean 遠洋=ocean 渔业=fishery 水产=aquatic+products 海产=seafood 矿业=mining 矿产=mineral 煤炭=coal 铝业=aluminium 铜业=copper 稀土=rare+earth 金属=metal 不锈钢=stainless+steel ' +
  '燃气=gas 天然气=natural+gas 石油化工=petrochemical 炼油=refining 核工业=nuclear+industry 核电=nuclear+power 水电=hydropower 风电=wind+power 电网=power+grid 供应链=supply+chain 货运=freight 货代=freight+forwarding 仓储=warehousing 快递=express 铁路=railway 高速=expressway 地产=real+estate 房地产=real+estate 置业=property 物业=property 建筑=construction 建築=construction 装饰=decoration 建材=building+materials 水泥=cement 钢构=steel+structure ' +
  '租赁=leasing 信托=trust 资本=capital 资产管理=asset+management 管理=management 咨询=consulting 顾问=consulting 服务=service 广告=advertising 传媒=media 文化=culture 影视=film 出版社=publishing+house 日报=daily 新闻=news 电视台=television 教育=education 旅游=tourism 酒店=hotel 餐饮=catering 超市=supermarket 商场=store 电子商务=electronic+commerce 高新=high+technology 开发区=development+zone 工业园=industrial+park ' +
  '公安部=ministry+of+public+security 国防部=ministry+of+defence 外交部=ministry+of+foreign+affairs 商务部=ministry+of+commerce 安全部=ministry+of+security 工信部=ministry+of+industry+information+technology 人民政府=peoples+government 政府=government 解放军=liberation+army 武警=armed+police 民兵=militia 总参谋部=general+staff 军区=military+region 研究生院=graduate+school 实验室=laboratory 重点实验室=key+laboratory 中心=center 检测=testing 勘察设计=survey+design 设计院=design+institute 设计=design 勘探=exploration ' +
  '国営=state 商社=trading+house 海洋工場=marine+plant 電子機器=electronic+equipment 民族=national 联合=joint 聯合=joint 港务=port 导航=navigation 導航=navigation 机器人=robot 数控=cnc 光电=photoelectric 微电子=microelectronics 微電子=microelectronics 未来=future 宇航=aerospace 科贸=science+trade 机床=machine+tool 通用=general 公安局=public+security+bureau 兵团=corps 生产=production 智能=intelligent 自动化=automation 仪表=instrument 商务=business ' +
  '半導体=semiconductor 復興=reconstruction 勢力=forces 理論=theoretical 理論物理学=theoretical+physics 亜大陸=subcontinent 大陸=continent 大湖=great+lakes 湖=lakes 商用車=commercial+vehicles 自動車工場=automobile+plant 装輪=wheeled 牽引車=tractor ' +
  '営利会社=commercial+company 航空技術=aviation+technology 物理学研究所=physics+institute 物理研究所=physics+institute 技術大学=technical+university 工科大学=technical+university 工業大学=technical+university ' +
  '聖地=holy+land 聖=holy 殉教者=martyrs 保存=preservation 遺産=heritage 総司令部=general+command 派=faction 紡績=textile 調査=investigation 追加的=additional 追加=additional 教育機関=educational+institution ' +
  '兵役=military+service 準備=preparation 軍人=military 妨害工作=sabotage 突撃=assault 印刷所=printing+house 貨物=freight 分子=molecular 演習場=training+ground 射撃場=range 特定=special 用途=purpose 職業=professional 自動操作=automatic+control ' +
  '中部=central 衛星=satellite 保護=protection 警備=security 商船=merchant+ship 商船会社=shipping+company 船会社=shipping+company 船員=crew 燃料=fuel 原油=crude+oil 製油所=refinery 精油所=refinery 鉄鋼=steel ' +
  '革命防衛隊=revolutionary+guard+corps 刑務所=prison 国境=border 警備隊=guard 治安=security 民兵=militia 武装勢力=armed+group 武装集団=armed+group 集団=group ' +
  '艦隊=fleet 黒海=black+sea 極東=far+east 東部=eastern 西部=western 南部=southern 北部=northern 北西=northwestern 北西部=northwestern 北東=northeastern ' +
  '名称=named 半島=peninsula 大=greater 西=west 東=east 南=south 北=north 海=sea 電子戦=electronic+warfare 民生=civil 株式商業銀行=joint+stock+commercial+bank 学術機関=scientific+institution 研究施設=research+complex ' +
  '機械工学=mechanical+engineering 輸送機械=transport+engineering 観測=measurement 測定=measurement 組織=organization 諸国=countries 教育研究所=educational+institute 熱技術=heat+technology 設計製造局=design+bureau ' +
  '全=all ' +
  '学術生産団体=scientific+production+association 学術生産公団=scientific+production+association 学術生産企業=scientific+production+enterprise 学術生産複合体=scientific+production+complex 学術生産センター=scientific+production+center ' +
  '学術研究所=scientific+research+institute 学術研究センター=scientific+research+center 学術研究=scientific+research 学術=scientific 生産団体=production+association 生産公団=production+association 団体=association 公団=corporation ' +
  '信託=trust 地方=region 地域=regional 地域間=interregional 州=oblast 統一=united 輸送=transport 装甲車=armored+vehicle 無人=unmanned 無人航空機=unmanned+aerial+vehicle 予算=budgetary 先進=advanced 製品=products 油圧=hydraulic ' +
  '分析=analytical 大砲=artillery 火砲=artillery 戦勝=victory 周年記念=anniversary 経済特区=special+economic+zone 特区=special+zone 英雄=heroes 基地=base 援助=aid 戦闘=combat 建築=construction 高度=advanced 製作=manufacturing 製作所=works ' +
  '製作複合体=manufacturing+complex 付属=affiliated 赤旗勲章=red+banner 北極=arctic 第一=first 第二=second 器具=instruments 青少年=youth 児童=children 量子=quantum 主要=main 中央=central 世界=world 武装=armed 福祉=welfare 為替=exchange ' +
  '国民=national 軍需=munitions 軍用=military 内務=interior 親衛隊=guard 平和=peace 戦術=tactical 戦略=strategic 水中=underwater 受信機=receiver 複合体=complex 複合=complex 調達=procurement 北方=northern 南方=southern 東方=eastern 西方=western ' +
  '管理=management 志願兵=volunteer 義勇兵=volunteer 持株=holding 持株会社=holding+company 年金=pension 健康=health 帝国=imperial 装置=devices 継電器=relay 独立=independent 高等=higher 測量=survey 高周波=high+frequency 高精度=high+precision ' +
  '組立=assembly 革新=innovation 熱核融合=thermonuclear+fusion 核融合=fusion 核=nuclear 応用=applied 分光法=spectroscopy 合弁=joint+venture 鋳造=foundry 施設=facility 弾薬=ammunition 決済=settlement 機材=equipment 窒素=nitrogen 自称=so+called ' +
  '愛国=patriotic 愛国者=patriots 伝統=traditional 武器=weapons 爆薬=explosives 推進=propulsion 動力=power 原動機=engine 発動機=engine 航空機製造=aircraft+manufacturing 航法=navigation 計測=measurement 計測器=instruments 制御=control ' +
  '自動化=automation 電子工学=electronics 無線電子=radio+electronic 無線工学=radio+engineering 無線技術=radio+engineering 真空=vacuum 低温=cryogenic 結晶=crystal 光電子=optoelectronic 素材=materials 複合材料=composite+materials ' +
  '特殊機械=special+machinery 重機=heavy+machinery 修理=repair 整備=maintenance 航空=aviation 電信=telegraph 郵便=post 新聞=newspaper 出版=publishing 放送局=broadcasting 映画=film 競技=sports 体育=sports 財閥=group 農場=farm 漁業会社=fishery+company ' +
  '国家統一企業=state+unitary+enterprise 連邦国家統一企業=federal+state+unitary+enterprise 国防省=ministry+of+defence 及び=and 機械製造=machine+building 造船会社=shipbuilding+corporation 労働赤旗勲章=red+banner+of+labour 連邦国家単一企業=federal+state+unitary+enterprise 連邦国家企業=federal+state+enterprise 連邦国家機関=federal+state+institution 連邦国家予算機関=federal+state+budgetary+institution ' +
  '国家単一企業=state+unitary+enterprise 国家企業=state+enterprise 国営企業=state+enterprise 国営会社=state+company 連邦予算機関=federal+budgetary+institution 科学生産合同=scientific+production+association ' +
  '科学生産企業=scientific+production+enterprise 科学生産センター=scientific+production+center 科学研究所=scientific+research+institute 中央科学研究所=central+scientific+research+institute 機械製作工場=machine+building+plant ' +
  '機械製造工場=machine+building+plant 民間軍事会社=private+military+company 科学センター=scientific+center 研究開発=research+development 教育=education 財務=finance 貯蓄=savings 輸出=export 輸入=import 輸出入=import+export ' +
  '電機=electric 電波=radio 無線=radio 光学機器=optical+instruments 航空機=aircraft 航空機工場=aircraft+plant 潜水艦=submarine 潜水=diving 海洋=maritime 海軍=naval 陸軍=army 空軍=air+force 宇宙軍=space+forces 特殊=special 特別=special ' +
  '総参謀部=general+staff 参謀=staff 本部=headquarters 支援=support 支部=branch 旅行会社=travel+company 不動産=real+estate 建設会社=construction+company 化学工業=chemical+industry 金属=metal 冶金=metallurgical 鉱業=mining 鉱山=mining ' +
  '石炭=coal 天然ガス=natural+gas 発電=power 放射線=radiation 生物=biological 微生物=microbiology 物理=physics 数学=mathematics 医学=medical 薬品=pharmaceutical 動物=animal 植物=plant 水産=fisheries 漁業=fishing 海上=maritime ' +
  '港湾=port 港=port 造船=shipbuilding 修理=repair 修理工場=repair+plant 試作=experimental 工業団地=industrial+park 経済=economic 政治=political 文化=culture 社会=social 宣伝=propaganda 扇動=agitation 指導=guidance 組織=organization ' +
  '外国=foreign 対外=external 保衛=security 保安=security 偵察=reconnaissance 総合企業=general+enterprise 聖戦=jihad 自由=freedom 兄弟=brothers 救済=relief 慈善=charitable 人道=humanitarian ' +
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
  '株式会 有限责任公司 有限責任公司 股份有限公司 有限公司 股份公司 两合公司 兩合公司 无限公司 無限公司 公共株式会社 公開株式会社 非公開株式会社 閉鎖株式会社 株式会社 有限会社 有限責任会社 合同会社 合名会社 合資会社 閉鎖型株式会社';

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
    // "国民解放軍" closes with a word of one character.
    const mayBeShort = isPart || (at === run.length - 1 && stretches.length > 0 && unknown === '');
    const word = wordAt(run, at, mayBeShort ? 1 : 2);
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
