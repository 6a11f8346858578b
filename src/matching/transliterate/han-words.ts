import { WORDS_IN_CHARACTERS } from '../knowledge/words-in-characters.ts';
import { BRANDS_IN_HAN } from './han-brands.ts';
import { PLACES_IN_HAN } from './han-places.ts';
import { longestOf, readMeanings, type WordsByMeaning } from './words-in-run.ts';

/**
 * Words of organisations, titles and countries in Han characters, by meaning, in the forms of China, Taiwan and Japan. Lists
 * translate them ("中国银行", Bank of China) where they spell the names of persons.
 */
const WORDS_OF_ALL =
  '伊斯兰=islamic 伊斯蘭=islamic 回教=islamic 伊斯兰国=islamic+state 伊斯蘭國=islamic+state 革命卫队=revolutionary+guard+corps 革命衛隊=revolutionary+guard+corps 卫队=guard 衛隊=guard 近卫军=guard 阵线=front 陣線=front 战线=front 戰線=front 圣战=jihad 聖戰=jihad 解放=liberation 运动=movement 運動=movement 抵抗=resistance ' +
  '重工=heavy+industry 重工业=heavy+industry 重工業=heavy+industry 船舶重工=shipbuilding+industry 船舶工业=shipbuilding+industry 船舶工業=shipbuilding+industry 工业大学=polytechnic+university 理工大学=polytechnic+university 理工大學=polytechnic+university 科技大学=university+science+technology 科技大學=university+science+technology 西北=northwest 东北=northeast 東北=northeast 西南=southwest 东南=southeast ' +
  '川崎汽船=kawasaki+kisen 川崎重工=kawasaki+heavy+industry 川崎重工業=kawasaki+heavy+industry 本田技研=honda+motor 松下電器=matsushita+electric 三井物産=mitsui+trading 三井造船=mitsui+shipbuilding 三井住友=mitsui+sumitomo 三菱=mitsubishi 住友=sumitomo 東芝=toshiba 日立=hitachi 丸紅=marubeni 双日=sojitz 伊藤忠=itochu 富士通=fujitsu 三洋=sanyo 日産=nissan 石川島播磨=ishikawajima+harima 日揮=jgc 日新=nisshin 商船三井=mitsui+osk+lines ' +
  '汽船=kisen 郵船=yusen 商事=trading 物産=trading 電工=electric 製鋼=steel 製鋼所=steel+works 重機械=heavy+machinery 精機=precision+machinery 精工=precision 工機=machine+tools 電産=electric+industry 製紙=paper 紡=textile 倉庫=warehouse 運送=transport 証券=securities 損保=insurance 生命保険=life+insurance 信用金庫=credit+bank 学園=school 高校=high+school ' +
  '生产建设兵团=production+construction+corps 建设兵团=construction+corps 集团公司=group+company 总院=general+institute 总局=general+bureau 总部=headquarters 分公司=branch 分行=branch 支行=branch 进出口公司=import+export+company 船厂=shipyard 船廠=shipyard 造船厂=shipyard 机床厂=machine+tool+plant 厂=factory 电器=electric 电气=electric 電器=electric 机器=machine 装备=equipment 裝備=equipment 器材=equipment 五金=hardware 塑料=plastic 橡胶=rubber 玻璃=glass ' +
  '纺织=textile 服装=garments 服裝=garments 食品=food 饮料=beverages 医药=pharmaceutical 制药=pharmaceutical 药业=pharmaceutical 醫藥=pharmaceutical 生物科技=biotechnology 生物技术=biotechnology 生物=biological 医疗器械=medical+equipment 医疗=medical 环保=environmental 新能源=new+energy 光伏=photovoltaic 太阳能=solar 锂电=lithium+battery 电池=battery 电缆=cable 电线=wire 轴承=bearing 阀门=valve 泵业=pump 模具=mould 铸造=casting 锻造=forging 焊接=welding 激光=laser 光学=optical ' +
  '传感=sensor 雷达=radar 通讯设备=communications+equipment 电信=telecommunications 电讯=telecommunications 移动=mobile 互联网=internet 网=network 云计算=cloud+computing 大数据=big+data 数据=data 人工智能=artificial+intelligence 无人机=drone 航海=navigation 海洋工程=marine+engineering 远洋=ocean 遠洋=ocean 渔业=fishery 水产=aquatic+products 海产=seafood 矿业=mining 矿产=mineral 煤炭=coal 铝业=aluminium 铜业=copper 稀土=rare+earth 金属=metal 不锈钢=stainless+steel ' +
  '燃气=gas 天然气=natural+gas 石油化工=petrochemical 炼油=refining 核工业=nuclear+industry 核电=nuclear+power 水电=hydropower 风电=wind+power 电网=power+grid 供应链=supply+chain 货运=freight 货代=freight+forwarding 仓储=warehousing 快递=express 铁路=railway 高速=expressway 地产=real+estate 房地产=real+estate 置业=property 物业=property 建筑=construction 建築=construction 装饰=decoration 建材=building+materials 水泥=cement 钢构=steel+structure ' +
  '租赁=leasing 信托=trust 资本=capital 资产管理=asset+management 管理=management 咨询=consulting 顾问=consulting 服务=service 广告=advertising 传媒=media 文化=culture 影视=film 出版社=publishing+house 日报=daily 新闻=news 电视台=television 教育=education 旅游=tourism 酒店=hotel 餐饮=catering 超市=supermarket 商场=store 电子商务=electronic+commerce 高新=high+technology 开发区=development+zone 工业园=industrial+park ' +
  '公安部=ministry+of+public+security 国防部=ministry+of+defence 外交部=ministry+of+foreign+affairs 商务部=ministry+of+commerce 安全部=ministry+of+security 工信部=ministry+of+industry+information+technology 人民政府=peoples+government 政府=government 解放军=liberation+army 人民军=peoples+army/militia 武警=armed+police 民兵=militia 总参谋部=general+staff 军区=military+region 研究生院=graduate+school 实验室=laboratory 重点实验室=key+laboratory 中心=center 检测=testing 勘察设计=survey+design 设计院=design+institute 设计=design 勘探=exploration ' +
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
  '全=all 先駆者=pioneers/vanguard 国有=state 号室=office 工業省=ministry+industry ' +
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
  '金融=financial 财务=finance 证券=securities 通信=communications/news 通讯=communications 交通=communications 钢铁=steel 精密=precision 材料=materials 设备=equipment ' +
  '設備=equipment 软件=software 信息=information 网络=network 物流=logistics 运输=transport 運輸=transport 旅行=travel 制造=manufacturing 製造=manufacturing 总公司=corporation ' +
  '中国=china 中國=china 香港=hong+kong 日本=japan 朝鲜=korea 朝鮮=korea 俄罗斯=russia 伊朗=iran 中央=central 国家=national 國家=national ' +
  '人民=people 民主主義=democratic 民主=democratic 共和国=republic 共和國=republic 連邦=federal 联邦=federal 委员会=committee 委員会=committee 委員會=committee 协会=association ' +
  '協会=association 協會=association 基金会=foundation 財団=foundation 基金=fund 評議会=council 連合=union 联盟=union 同盟=alliance 運動=movement 运动=movement 革命=revolutionary 解放=liberation ' +
  '戦線=front 军事=military 軍事=military 兵器=weapons 部隊=unit 放送=broadcasting 機構=organization 公共=public 両替所=money+exchange 両替商=money+exchange 貿易会社=trading+company 会社=company ' +
  '商会=trading+company 総局=general+directorate 総合=general 局=bureau 国=state 軍=army 党=party 社=company 省=ministry 将軍=general 大将=general 中将=lieutenant+general 少将=major+general 大佐=colonel 中佐=lieutenant+colonel ' +
  '少佐=major 大尉=captain 博士=dr 師=sheikh 大統領=president 首相=prime+minister 大臣=minister 三世=3 二世=2 旧姓=nee 公司=company ' +
  '試験場=test+range 試験=test 庁=agency 企業=enterprise 企业=enterprise 機関=institution 自動=automatic/automated 自动=automatic/automated 協力=cooperation 合作=cooperation 造船所=shipyard 造船=shipbuilding 船舶=ship ' +
  '学校=school 病院=hospital 医院=hospital 軍団=corps 旅団=brigade 師団=division 大隊=battalion 司令部=command 警察=police 裁判所=court 青年=youth 労働者=workers 労働=labour 支部=branch ' +
  '支店=branch 印刷=printing 食品=food 医療=medical 製薬=pharmaceutical 製鉄=steel 自動車=automobile/motor/motors/auto 汽车=automobile/motor/motors/auto 鉄道=railway 铁路=railway 空港=airport 機場=airport 原子力=nuclear ' +
  '防衛=defence 国防=defence 安全=security 情報=information 研究=research 科学=science 科學=science 生産=production 実験=experimental 設計=design 计算机=computer 電気=electric ' +
  '電力=power 光学=optical 无线电=radio 通商=trade 商業=commercial 商业=commercial 公社=corporation 工学=engineering 工程=engineering 工程公司=engineering+company 半导体=semiconductor ' +
  '仪器=instruments 航空会社=airlines 航空公司=airlines 石油会社=petroleum+company 電気機械=electromechanical 電気技術=electrotechnical 連盟=federation 事務所=office 単一=unitary 国立=state 火薬=gunpowder 集積回路=integrated+circuit 計器=instruments 機器=equipment ' +
  '内政部=ministry+interior 內政部=ministry+interior 内务部=ministry+interior 內務部=ministry+interior 内務省=ministry+interior 内政=interior 司法部=ministry+justice 財政部=ministry+finance 教育部=ministry+education 卫生部=ministry+health 衛生部=ministry+health 农业部=ministry+agriculture 農業部=ministry+agriculture 能源部=ministry+energy 石油部=ministry+petroleum 电力部=ministry+electricity 情报部=ministry+intelligence 情報部=ministry+intelligence 經濟部=ministry+economy 经济部=ministry+economy 文化部=ministry+culture 國防部=ministry+defence 信息部=ministry+information 新闻部=ministry+information 交通部=ministry+transport ' +
  '运输部=ministry+transport 工业部=ministry+industry 工業部=ministry+industry 贸易部=ministry+trade 铁道部=ministry+railways 劳动部=ministry+labour 外交=foreign+affairs 情报局=intelligence+agency 情報局=intelligence+agency 情报总局=intelligence+directorate 对外情报局=foreign+intelligence+service 對外情報局=foreign+intelligence+service 联邦安全局=federal+security+service 聯邦安全局=federal+security+service 安全局=security+service 情报组织=intelligence+organization 军事情报=military+intelligence 选举=election 選舉=election 選挙=election 选举委员会=election+commission 選舉委員會=election+commission 選挙管理委員会=election+commission 选举管理委员会=election+commission 中央选举委员会=central+election+commission ' +
  '联邦选举委员会=union+election+commission 组织=organization 航天局=space+agency 太空署=space+agency 太空总署=space+agency 太空=space 宇宙機関=space+agency 宇宙庁=space+agency 宇宙開発=space+development 航天集团=aerospace+corporation 原子能机构=atomic+energy+agency 原子能組織=atomic+energy+organization 原子能组织=atomic+energy+organization 原子能委员会=atomic+energy+commission 原子能委員會=atomic+energy+commission 原子能公司=atomic+energy+corporation 原子力庁=atomic+energy+organization 原子力機関=atomic+energy+agency 原子力委員会=atomic+energy+commission 原子=atomic 通讯社=news+agency 通訊社=news+agency 通信社=news+agency 新闻社=news+agency 新闻网=news+network ' +
  '广播电视=radio+television 廣播電視=radio+television 广播=broadcasting 廣播=broadcasting 广播公司=broadcasting+corporation 電視台=television 电台=radio 電台=radio 媒体=media 媒體=media 报社=newspaper 武装力量=armed+forces 武裝力量=armed+forces 武装部队=armed+forces 武裝部隊=armed+forces 武装部队总参谋部=general+staff+armed+forces 联邦军=armed+forces+federal 連邦軍=armed+forces+federation 国軍=armed+forces 国防军=defence+force 國防軍=defence+force 国防軍=defence+force 自卫军=self+defence+forces 總參謀部=general+staff 参谋部=staff ' +
  '總參謀=general+staff 人民解放军=peoples+liberation+army 人民解放軍=peoples+liberation+army 解放軍=liberation+army 人民軍=peoples+army/militia 起义军=insurgent+army 政府军=government+army 反抗军=resistance+army 抵抗军=resistance+army 独立军=independence+army 民主军=democratic+army 联合军=united+army 同盟军=alliance+army 地面部队=ground+forces 空天军=aerospace+forces 空天部队=aerospace+force 航空航天部队=aerospace+force 航空宇宙軍=aerospace+force 航空航天=aerospace 边防=border 邊防=border 边防军=border+guard 边防局=border+service 邊防軍=border+guard 国境警備隊=border+guard ' +
  '国境軍=border+troops 海岸警卫队=coast+guard 海岸警衛隊=coast+guard 海岸警備隊=coast+guard 沿岸警備隊=coast+guard 国民警卫队=national+guard 國民警衛隊=national+guard 国家警卫队=national+guard 国家近卫军=national+guard 国家警備隊=national+guard 共和国卫队=republican+guard 共和国防衛隊=republican+guard 师团=division 圣城旅=quds+brigade 圣城军=quds+force 聖城軍=quds+force 圣城旅团=quds+brigade 特种部队=special+forces 特種部隊=special+forces 特殊部隊=special+forces 民兵组织=militia 准军事=paramilitary 游击队=guerrilla 人民动员=popular+mobilization 人民動員=popular+mobilization ' +
  '人民動員隊=popular+mobilization+forces 最高法院=supreme+court 憲法法院=constitutional+court 宪法法院=constitutional+court 宪法=constitutional 刑事法院=criminal+court 最高裁判所=supreme+court 憲法裁判所=constitutional+court 刑事裁判所=criminal+court 最高=supreme 最高委员会=supreme+council 最高苏维埃=supreme+soviet 检察=prosecution 总检察院=general+prosecutors+office 总检察长办公室=general+prosecutors+office 检察厅=prosecutors+office 検察庁=prosecutors+office 議會=parliament 议会=parliament 議会=parliament 国会=parliament/national+assembly 國會=parliament/national+assembly 国民议会=national+assembly 國民議會=national+assembly 国民議会=national+assembly ' +
  '全国人民代表大会=national+peoples+congress 国家杜马=state+duma 國家杜馬=state+duma 杜马=duma 联邦委员会=federation+council 内阁=cabinet 內閣=cabinet 总统府=presidential+administration 总统办公室=presidential+office 总统=presidential 總統=presidential 總統府=presidential+office 理事会=council 理事會=council 安全委员会=security+committee/council 国家安全委员会=state+security+committee 國家安全委員會=state+security+committee 国家保安委員会=state+security+committee 安全会议=security+council 安全会議=security+council 监护委员会=guardian+council 專家會議=assembly+experts 过渡委员会=transitional+council 議員=deputies 警察局=police ' +
  '警察部队=police+force 監獄=prison 監獄局=prison+service 監獄管理局=prison+service 关押=detention 惩戒=penitentiary 海關=customs 海关署=customs 海关总署=general+administration+customs 海关委员会=customs+committee 税関=customs 關稅=customs 税务=tax 稅務=tax 税务局=tax+service 税務=tax 国税=tax 社会保险=social+insurance 養老金=pension 养老基金=pension+fund 财产=property 直接投资基金=direct+investment+fund 主权基金=sovereign+fund 国家基金=national+fund 交易所=exchange ' +
  '证券交易所=stock+exchange 證券交易所=stock+exchange 取引所=exchange 証券取引所=stock+exchange 期货交易所=futures+exchange 储备银行=reserve+bank 储蓄银行=savings+bank 儲蓄銀行=savings+bank 开发银行=development+bank 進出口銀行=export+import+bank 进出口银行=export+import+bank 农业银行=agricultural+bank 農業銀行=agricultural+bank 科学院=academy+sciences 科學院=academy+sciences 国家科学院=national+academy+sciences 科学技術=science+technology 核能=nuclear 核武器=nuclear+weapons 导弹=missile 導彈=missile 火箭=rocket 弹道导弹=ballistic+missile 军火=arms 軍火=arms ' +
  '武器出口=arms+export 武器輸出=arms+export 国防出口=defence+export 国防工业=defence+industry 國防工業=defence+industry 军事工业=military+industry 軍事工業=military+industry 军工企业=military+industry+enterprise 造船集团=shipbuilding+corporation 联合造船公司=united+shipbuilding+corporation 联合飞机制造公司=united+aircraft+corporation 飞机=aircraft 飛機=aircraft 飞机制造=aircraft+manufacturing 直升机=helicopters 直升機=helicopters 发动机=engine 坦克=tank 航运公司=shipping+company 航運公司=shipping+company 海运公司=shipping+company 油轮=tanker 油輪公司=tanker+company 港口=port 机场=airport ' +
  '鐵路=railways 铁路公司=railways 鐵路公司=railways 铁路局=railways 地铁=metro 石油公司=oil+corporation/company 国家石油公司=national+oil+corporation/company 國家石油公司=national+oil+corporation 国営石油公社=national+oil+corporation 天然气公司=gas+company 石化公司=petrochemical+company 炼油厂=refinery 煉油廠=refinery 发电厂=power+plant 电厂=power+plant 發電廠=power+plant 发电=power 核电站=nuclear+power+plant 原子力発電所=nuclear+power+plant 発電所=power+plant 钢铁厂=steel+works 钢铁公司=steel+company 鋼鐵公司=steel+company 製鉄所=steel+works 钻石=diamond ' +
  '矿业公司=mining+company 煤业=coal 化肥=fertilizer 渔业公司=fishery+company 解放组织=liberation+organization 解放組織=liberation+organization 解放机构=liberation+organization 解放機構=liberation+organization 解放阵线=liberation+front 解放陣線=liberation+front 解放戦線=liberation+front 人民阵线=popular+front 人民陣線=popular+front 人民戦線=popular+front 解放人民阵线=popular+front+liberation 解放人民戦線=popular+front+liberation 民族阵线=national+front 爱国阵线=patriotic+front 胡塞=houthi 胡塞武装=houthi+movement 真主党=hezbollah 真主黨=hezbollah 哈马斯=hamas 哈瑪斯=hamas 塔利班=taliban ' +
  '基地组织=al+qaeda 基地組織=al+qaeda 穆斯林兄弟会=muslim+brotherhood 兄弟会=brotherhood 兄弟會=brotherhood 穆斯林=muslim 酋长国=emirate 酋長國=emirate 哈里发=caliphate 共产主义=communist 共産主義=communist 共產黨=communist+party 共産党=communist+party 工人党=workers+party 劳动党=workers+party 勞動黨=workers+party 労働党=workers+party 社会党=socialist+party 社会主义=socialist 社會主義=socialist 社会主義=socialist 民主党=democratic+party 自由党=liberal+party 政治局=political+bureau 抵抗组织=resistance+organization ' +
  '抵抗运动=resistance+movement 抵抗運動=resistance+movement 青年运动=youth+movement 青年团=youth+league 青年联盟=youth+league 学生=student 妇女=women 婦女=women 工会联合会=trade+union+federation 慈善基金会=charitable+foundation 慈善机构=charity 慈善機構=charity 慈善協會=charitable+association 救济=relief 救濟=relief 救援=relief 救济基金会=relief+foundation 人道主义=humanitarian 人道主義=humanitarian 烈士=martyrs 烈士基金会=martyrs+foundation 殉教者財団=martyrs+foundation 红新月会=red+crescent+society 红十字会=red+cross+society 赤新月社=red+crescent+society ' +
  '赤十字=red+cross 大会=congress 代表大会=congress 武裝=armed 力量=forces 革命武装力量=revolutionary+armed+forces 聯邦=federation/federal 國防=defence 防空=air+defence 航空宇宙=aerospace 管理局=administration 总署=administration 机构=agency/institution 机关=agency/institution 当局=authority 當局=authority 主権=sovereign 国営武器輸出会社=state+arms+export+company 輸出会社=export+company 石油公社=oil+corporation 国営石油会社=national+oil+company 国営通信=state+news+agency 特別軍事作戦=special+military+operation 民族解放=national+liberation 民族解放軍=national+liberation+army ' +
  '民族解放军=national+liberation+army 獨立=independence/independent 监督=supervision 監督=supervision 审计=audit 审计署=audit+office 会計検査院=audit+office 统计局=statistics+bureau 統計局=statistics+bureau 统计=statistics 气象=meteorological 反恐=counter+terrorism 反腐败=anti+corruption 缉毒=anti+narcotics 移民局=immigration+service 移民=immigration 紧急情况部=ministry+emergency+situations 緊急情況部=ministry+emergency+situations 非常事態省=ministry+emergency+situations 侦查委员会=investigative+committee 調查委員會=investigative+committee 调查委员会=investigative+committee 捜査委員会=investigative+committee 連邦保安庁=federal+security+service 保安庁=security+service ' +
  '対外情報庁=foreign+intelligence+service 情報庁=intelligence+agency 情報省=ministry+intelligence 内閣=cabinet 外務省=ministry+foreign+affairs 財務省=ministry+finance 法務省=ministry+justice 石油省=ministry+petroleum 保健省=ministry+health 教育省=ministry+education 農業省=ministry+agriculture 運輸省=ministry+transport 文化省=ministry+culture 情報総局=intelligence+directorate ' +
  '钾肥=potash 鉀肥=potash 税務庁=tax+service 关税=customs 税関庁=customs+service 関税庁=customs+service 年金基金=pension+fund 航空宇宙局=space+agency 立法=legislative 立法会=legislative+council 立法會=legislative+council 行政=administrative/executive 勞動=labour 劳动=labour 監査=audit 統計=statistics 统一=united 联合国=united+nations 聯合國=united+nations 国民軍=national+army 国家银行=national+bank/state 國家銀行=national+bank/state 联邦储蓄银行=savings+bank+federation 联邦税务局=federal+tax+service 钾=potash ' +
  '武装部队总司令部=supreme+command+armed+forces 总司令部=supreme+command 總司令部=supreme+command 国防军需=defence+supplies 后勤=logistics 後勤=logistics 军工厂=ordnance+factory 外贸=foreign+trade 外貿=foreign+trade 对外贸易=foreign+trade 化学武器=chemical+weapons 无线电电子=radio+electronic 坦克厂=tank+plant 机械厂=machinery+plant 青年近卫军=young+guard 志愿军=volunteer+army 志願軍=volunteer+army 义勇军=volunteer+army 敢死队=martyrs+brigade 烈士旅=martyrs+brigade';

/** Words of Japanese names of organisations, with what else English says for them. */
const WORDS_OF_JAPAN =
  '自称=self/so+proclaimed/called 綿花=cotton 取引=trading/marketing 測量=measuring/survey 計測=measuring/measurement 計測器=measuring+instruments 計測機器=measuring+instruments 国民的=national 価値観=values 擁護=protection/defence 新人民軍=new+peoples+army 軍団=corps/legion 原子力=atomic/nuclear 原子力庁=atomic+energy+organization/agency 宇宙=space/aerospace 宇宙開発=aerospace/space+development 航空宇宙=aerospace 航空隊=flight/aviation+unit 開発局=development+administration/bureau 総局=general+directorate/bureau/administration 局=bureau/directorate/administration 情報局=intelligence+directorate/bureau 情報=information/intelligence 情報技術=information+technology 連合=union/alliance/federation 技術局=technical/engineering+bureau ' +
  '真理教=shinrikyo 赤軍=red+army 日本赤軍=japan+red+army 創価学会=soka+gakkai 総連=chongryon 総聯合会=general+association 一家=ikka 演習場=training/test+ground/range 自由=free/freedom 救済=relief/salvation 闘争=fighting/struggle 福祉=welfare/wealth 復興=revival/reconstruction 協会=association/society 支部=branch/chapter 両替所=money/currency/shop/office+exchange 両替商=money/currency/shop/office+exchange 調査=studies/investigation/research 軍需=munitions/military 軍需産業=military/munitions+industry 国家=state/national 国立=state/national 委員会=committee/commission/authority 人民軍=peoples+army/militia 同盟=alliance/allied/union 軍=army/forces/military 州=province/oblast/region 聖地=holy+places/land 抵抗=resistance 抵抗軍=resistance+army/forces 抵抗運動=resistance+movement 研究所=research+institute/laboratory/center 研究センター=research+center 科学研究所=scientific+research+institute ' +
  '海運=shipping/marine/maritime 海運会社=shipping+company 汽船=steamship/kisen/shipping 航空会社=airlines/aviation 貿易=trading/trade 通商=trade/trading 商事=trading/corporation 製作所=works/manufacturing/seisakusho 製造所=works/plant 製造=manufacturing/manufacture 工業=industry/industries/industrial 工業省=ministry+industry 産業=industry/industries/industrial 産業省=ministry+industry 経済産業省=ministry+economy+trade+industry 財務省=ministry+finance 外務省=ministry+foreign+affairs 内務省=ministry+interior 法務省=ministry+justice 情報省=ministry+intelligence/information 国防軍需省=ministry+defence+armed+forces 兵站=logistics 防衛省=ministry+defence 石油省=ministry+petroleum/oil 省=ministry 庁=agency/administration 警察庁=police+agency 国家警察=national+police 造船=shipbuilding 造船所=shipyard/shipbuilding 電気=electric/electrical 電子=electronics/electronic 機械=machinery/machine/mechanical 機械製作=machine/machinery+building 機械製造=machine/machinery+building/manufacturing 鋳造=foundry/casting 建設=construction 工場=plant/factory 試験場=test+range/site 総合=general/comprehensive 銀行=bank 商業銀行=commercial+bank 開発銀行=development+bank 保険会社=insurance+company 投資会社=investment+company 貿易会社=trading+company/corporation 総会社=general+corporation 総公司=general+corporation 会社=company/corporation 大学=university 医科大学=medical+university 工業大学=institute/university+technology/technical 工科大学=technical/technology+university 大学院=graduate+school ' +
  '拠点=base 殉教=martyrdom 抵抗勢力=resistance+forces 武装=armed 聖戦士=mujahideen 遺産=heritage 福音=gospel 文化=culture/cultural 広報=public+relations 報道=news/press 通信社=news+agency 新聞社=newspaper 出版=publishing/press 出版社=publishing+house 防空=air+defence 航空防衛=air+defence 弾道ミサイル=ballistic+missile 誘導=guided 電子戦=electronic+warfare 潜水艦=submarine 艦隊=fleet 予備役=reserve 憲兵=military+police 親衛隊=guard 旅団=brigade 師団=division 連隊=regiment 大隊=battalion 部隊=unit/force 作戦=operations 作戦部隊=operations/task+force 特殊部隊=special+forces/unit 参謀本部=general+staff 最高=supreme 評議会=council 最高評議会=supreme+council 人民=peoples 民主=democratic 共和国=republic 連邦=federal/federation 中央選挙委員会=central+election+commission 選挙=election 裁判所=court 検察=prosecutors 検察庁=prosecutors+office 監獄=prison 刑務所=prison 収容所=camp';

/** Words of Chinese firms, schools and offices of state, with what else English says for them. */
const WORDS_OF_CHINA =
  '工业大学=technology/polytechnic/polytechnical/technical+university/institute 工業大學=technology/polytechnic/polytechnical/technical+university/institute 理工大学=technology/science/polytechnic+university/institute 理工大學=technology/science/polytechnic+university/institute 理工学院=technology/science+institute/college 工学院=engineering/technology+institute/college 科技大学=science+technology+university 科技大學=science+technology+university 科学技术=science+technology 科學技術=science+technology 科学技术大学=science+technology+university 工程大学=engineering+university 工程學院=engineering+institute/college 工程学院=engineering+institute/college 技术大学=technology+university 师范大学=normal+university 医科大学=medical+university 农业大学=agricultural+university 民族大学=minzu/nationalities+university 海事大学=maritime+university 海洋大学=ocean+university 交通大学=jiaotong/transport+university 财经大学=finance+economics+university 政法大学=law/political+university 邮电大学=posts+telecommunications+university 国防大学=national+defence+university 国防科技大学=national+defence+technology+university 国防科技=defence+technology 国防科工=defence+science+industry ' +
  '大学=university 学院=institute/college/academy 學院=institute/college/academy 研究所=research+institute 研究院=research+institute/academy 科学院=academy/science+sciences 科學院=academy/science+sciences 社会科学院=academy+social+sciences 工程院=academy+engineering 工程物理研究院=engineering+physics+academy 总体设计部=general+design+department 设计研究院=design+research+institute 设计研究所=design+research+institute 工程研究中心=engineering+research+center 研发中心=development/research+center 研发=research/development 技术研究院=technology+research+institute/academy ' +
  '航天=aerospace/astronautics/space/spaceflight 航空=aviation/aeronautics/aeronautical/air/airlines 航空航天=aerospace/aeronautics+astronautics 宇航=aerospace/astronautics/space 航空工业=aviation/aircraft+industry 飞机工业=aircraft+industry 飛機=aircraft 飞机=aircraft/airplane 直升机=helicopter 发动机=engine/aeroengine 發動機=engine 航空发动机=aviation/aero+engine 火箭=rocket/launch 运载火箭=launch+vehicle/rocket 运载=launch 导弹=missile 導彈=missile 通用航空=general+aviation 航空公司=airlines/aviation 机场=airport 卫星=satellite 衛星=satellite 遥感=remote+sensing 测绘=surveying/mapping 北斗=beidou 空间=space 空间技术=space+technology 太空=space ' +
  '中国船舶工业=china+state+shipbuilding 中國船舶工業=china+state+shipbuilding 中国船舶重工=china+shipbuilding+industry 中國船舶重工=china+shipbuilding+industry 海事=maritime 海事局=maritime+administration 船舶=ship/marine/shipping/shipbuilding 船舶工业=shipbuilding/ship+industry 船舶重工=shipbuilding+industry 海洋=marine/ocean/maritime/offshore 海洋石油=offshore/marine+oil/petroleum 远洋=ocean/oceanic 远洋运输=ocean+shipping/transport 远洋海运=ocean+shipping 油轮=tanker 油運=tanker 轮船=shipping/steamship 輪船=shipping/steamship 航运=shipping/marine 航運=shipping/marine 海运=shipping/marine 海運=shipping/marine 船务=shipping/marine 船務=shipping/marine 船舶管理=ship+management 船员=crew/seafarer 港口=port 港务=port 码头=terminal/wharf 碼頭=terminal/wharf 潜水=diving 打捞=salvage 渔业=fishery/fisheries 水产=aquatic/fishery/seafood 海外=overseas ' +
  '电子科技=electronics/electronic+technology 電子科技=electronics/electronic+technology 电子信息=electronics/electronic+information 电子=electronics/electronic 電子=electronics/electronic 电子器材=electronics/electronic+equipment 电子元件=electronic+components 元件=components/element 元器件=components 电路=circuit 集成电路=integrated+circuit/semiconductor/circuits 集成電路=integrated+circuit/semiconductor/circuits 半导体=semiconductor/semiconductors 半導體=semiconductor/semiconductors 芯片=chip 存储=memory/storage 存儲=memory/storage 微电子=microelectronics/microelectronic 微電子=microelectronics/microelectronic 光电子=optoelectronics/optoelectronic 光电=photoelectric/optoelectronics/optoelectronic/photonics 光電=photoelectric/optoelectronics/optoelectronic/photonics 光学=optical/optics 光學=optical/optics 光机=optics+mechanics 红外=infrared 激光=laser 雷射=laser 传感器=sensor/sensors 傳感器=sensor/sensors 微波=microwave 射频=radio+frequency 数字=digital 數字=digital 数码=digital 數碼=digital 视觉=vision/visual 智慧=smart/intelligent 智能=intelligent/smart 智能科技=intelligent+technology 机器人=robot/robotics 機器人=robot/robotics 无人机=drone/unmanned/uav 無人機=drone/unmanned/uav 仿真=simulation 软件=software 軟件=software 网络=network 網絡=network 网络安全=network/cyber+security 信息=information 信息技术=information+technology 資訊=information 通信=communications/communication/telecommunications 通訊=communications/communication/telecommunications 通讯=communications/communication/telecommunications 电信=telecom/telecommunications 電訊=telecom/telecommunications 移动通信=mobile+communications/telecommunications 计算=computing/computer 计算技术=computing/computer+technology 计算机=computer/computing 計算機=computer 超级计算=supercomputing/supercomputer 超级计算机=supercomputer/supercomputing 电脑=computer 電腦=computer 云=cloud ' +
  '技术=technology/technologies/technical 技術=technology/technologies/technical 科技=technology/technologies/tech/science 科学=science/scientific 科學=science/scientific 高科=hitech 高科技=high+technology/tech 科工=science+industry 工贸=industry+trade 科工贸=science+industry+trade 机械=machinery/machine/mechanical/machines 機械=machinery/machine/mechanical 机电=electromechanical/electrical/mechanical/machinery 機電=electromechanical/electrical/mechanical 精密=precision 精密机械=precision+machinery 精密仪器=precision+instruments 仪器=instruments/instrument 仪器仪表=instruments/instrumentation 儀器=instruments/instrument 设备=equipment 設備=equipment 装备=equipment 裝備=equipment 机床=machine+tool/tools 数控=cnc 數控=cnc 數控機床=cnc+machine+tool 数控机床=cnc+machine+tool 工具=tools/tool 模具=mould/mold/tooling 刀具=tools/cutting 动力=power 動力=power 电机=motor/electric/machinery 電機=electric/electrical/motor 电器=electric/electrical/appliances 電器=electric/electrical/appliances 电气=electric/electrical 電氣=electric/electrical 配件=parts/components 零部件=parts/components 零件=parts 汽配=auto+parts 汽车=automobile/automotive/auto/motor/vehicle 汽車=automobile/automotive/auto/motor/vehicle 汽车零部件=auto+parts 轮胎=tyre 轴承=bearing/bearings 自动化=automation 自動化=automation 控制=control 测控=measurement+control 检测=testing/inspection 检验=inspection 标准=standards 计量=metrology 特种=special 特殊=special 特钢=special+steel ' +
  '工业=industry/industrial/industries 工業=industry/industrial/industries 实业=industrial/industry/enterprise 實業=industrial/industry/enterprise 产业=industry/industrial 產業=industry/industrial 重工=heavy+industry 重型=heavy 制造=manufacturing/manufacture 製造=manufacturing/manufacture 制品=products 製品=products 产品=products 產品=products 生产=production 加工=processing 工程=engineering/project 工程公司=engineering+company 建工=construction+engineering 建设=construction 建設=construction 建筑=construction/architecture/building 建築=construction/architecture 发展=development 發展=development 开发=development 開發=development 投资=investment/investments 投資=investment/investments 控股=holdings/holding 集团=group 集團=group 集团公司=group/corporation+company/corporation 集團公司=group/corporation+company 总公司=corporation/company 總公司=corporation/company 企业=enterprise/enterprises 企業=enterprise/enterprises ' +
  '贸易=trading/trade 貿易=trading/trade 国际贸易=international+trading/trade 商贸=trading/trade/commerce 商貿=trading/trade/commerce 经贸=trading/trade/economic 經貿=trading/trade/economic 外贸=foreign+trade 对外=foreign/external 對外=foreign/external 对外贸易=foreign+trade 商务=business/commerce/commercial 商务厅=commerce+department 进出口=import+export 進出口=import+export 进口=import 出口=export 物资=supplies/materials 供销=supply+marketing 采购=procurement/purchasing 销售=sales 营销=marketing 供应链=supply+chain 供應鏈=supply+chain 物流=logistics 货运=freight/cargo 貨運=freight/cargo 货运代理=freight+forwarding 货代=freight+forwarding 运输=transport/transportation 運輸=transport/transportation 快递=express 仓储=warehousing/storage 国际货运=international+freight/cargo ' +
  '石油=petroleum/oil 石油化工=petrochemical 石油天然气=petroleum/gas 石化=petrochemical/refining 油气=oil+gas 炼化=refining/petrochemical 油田=oilfield 钻井=drilling 钻探=drilling 管道=pipeline 润滑油=lubricant 天然气=natural+gas 化工=chemical/chemicals 化學=chemical/chemistry 化学=chemical/chemistry 能源=energy 新能源=new+energy 电力=power/electric/electricity 電力=power/electric/electricity 电网=grid 水利=water 水务=water 资源=resources/resource 資源=resources/resource 材料=materials/material 新材料=materials/new 复合材料=composite+materials/material 碳纤维=carbon+fiber 纤维=fiber/fibre 石墨=graphite 硅=silicon 晶体=crystal 晶體=crystal 磁性=magnetic 钛业=titanium 钨业=tungsten 镁业=magnesium 锂业=lithium 有色金属=nonferrous+metals 钢铁=steel/iron 鋼鐵=steel/iron 钢管=steel+pipe 矿业=mining/mineral 礦業=mining/mineral 矿产=mineral/minerals 五金=hardware/metal 核能=nuclear+energy 原子能=atomic+energy/nuclear 核工业=nuclear+industry 硝化棉=nitrocellulose 火药=gunpowder/explosives 炸药=explosives 医学=medical/medicine 生物医药=biopharmaceutical 基因=gene/genomics 基因组=genome/genomics 测序=sequencing 制药=pharmaceutical/pharma 药业=pharmaceutical/pharma ' +
  '公安局=public+security+bureau 公安厅=public+security+department/bureau 公安廳=public+security+department/bureau 公安=public+security 国家安全部=ministry+state+security 国家安全厅=state+security+department 国家安全局=state+security+bureau 国家安全=state/national+security 安全=security/safety 安防=security 保安=security 情报=intelligence 警察=police 特警=special+police 武警=armed+police 武警部队=armed+police+force 监狱=prison 看守所=detention+center 戒毒所=detoxification+center 检察院=procuratorate 法院=court 司法=judicial/justice 海关=customs 政法委员会=political+legal+committee/commission 纪律检查委员会=discipline+inspection+commission 委员会=committee/commission 委員會=committee/commission 軍事委員會=military+commission 军事委员会=military+commission 中央军委=central+military+commission 人民代表大会=peoples+congress 政协=consultative+conference 统战部=united+front+work+department 宣传部=publicity/propaganda+department 组织部=organization+department 外交部=ministry+foreign+affairs 财政部=ministry+finance 教育部=ministry+education 交通运输部=ministry+transport 工业和信息化部=ministry+industry+information+technology 联络办公室=liaison+office 办公室=office 辦公室=office 办事处=office 代表处=representative+office 大使馆=embassy 领事馆=consulate 管理局=administration/bureau 总局=general+bureau/administration 自治区=autonomous+region 自治州=autonomous+prefecture 开发区=development+zone 特别行政区=special+administrative+region 共产党=communist+party 解放军=liberation+army 部队=unit/force/army 支队=detachment 总队=corps 战略=strategic 支援=support 战略支援=strategic+support 火箭军=rocket+force 海军=navy/naval 海軍=navy/naval 空军=air+force 空軍=air+force 陆军=army/ground 军工=military+industry 军民=civil+military 民用=civil 兵器=weapons/ordnance/arms 兵器工业=weapons/ordnance+industry 弹药=ammunition 防务=defence 国防=defence 科研=scientific+research ' +
  '银行=bank 銀行=bank 工商银行=industrial+commercial+bank 建设银行=construction+bank 农村=rural 商业银行=commercial+bank 信用社=credit+cooperative 金融=financial/finance 财务=finance/financial 基金会=foundation 基金=fund 信托=trust 资本=capital 资产=asset/assets 财富=wealth 期货=futures 创业=venture 合资=joint+venture 商会=trading/commerce+company/chamber 協會=association 协会=association/society 学会=society/association 研究会=research+society/association 总会=general+association/federation 联合会=federation/association 联谊会=friendship+association 工会=union 联合=united/joint/union 聯合=united/joint/union 联盟=alliance/union/league 全球=global/world 環球=global/universal/world 环球=global/universal/world 世界=world 国际=international 國際=international 服务=service/services 服務=service/services 管理=management 顧問=consulting/consultants 顾问=consulting/consultants 咨询=consulting/consultancy 諮詢=consulting/consultancy 文化=culture/cultural 传播=communication/media 影业=film 音像=audio+video 印刷=printing 包装=packaging 纸业=paper 木业=wood/timber 家具=furniture 农产品=agricultural+products 种业=seed 粮油=grain+oil 棉业=cotton 棉花=cotton 服饰=clothing/garment/apparel 服装=garment/garments/clothing/apparel 服裝=garment/garments/clothing 鞋业=shoes/footwear 发制品=hair+products 毛纺=wool+textile 纺织品=textile/textiles 纺织=textile/textiles 番茄=tomato 食品=food/foods 酒业=liquor 旅行社=travel+agency/service 贵金属=precious+metals 珠宝=jewellery 黄金=gold 有限合伙=limited+partnership';

/** Legal forms, which are known as such by their characters. */
const LEGAL_FORMS =
  '株式会 有限责任公司 有限責任公司 股份有限公司 有限公司 有限公 股份公司 两合公司 兩合公司 无限公司 無限公司 公共株式会社 公開株式会社 非公開株式会社 閉鎖株式会社 株式会社 有限会社 有限責任会社 合同会社 合名会社 合資会社 閉鎖型株式会社';

/** Characters that close a word of an organisation as one: "軍需工業部". */
const ENDINGS =
  '部=department/ministry 厅=department 廳=department 院=institute/academy 所=institute 处=office 室=office 队=team/unit 隊=unit 团=group/corps 会=association/society 會=association/society 站=station 港=port 厂=factory/plant 廠=factory/plant';

const MEANINGS: WordsByMeaning = readMeanings(
  `${WORDS_IN_CHARACTERS.han} ${PLACES_IN_HAN} ${WORDS_OF_ALL} ${WORDS_OF_CHINA} ${WORDS_OF_JAPAN} ${BRANDS_IN_HAN} ${LEGAL_FORMS}`,
);
const BRANDS: ReadonlySet<string> = new Set(readMeanings(BRANDS_IN_HAN).keys());
const CLOSING: WordsByMeaning = readMeanings(ENDINGS);
/** Places are family names of Japan as well, so that they tell no name of an organisation by themselves: "福岡". */
const PLACES: ReadonlySet<string> = new Set(readMeanings(PLACES_IN_HAN).keys());
/** Words that names of people are as well, where they are all there is: those of the tables and of the lists above. */
const LIKE_NAMES: ReadonlySet<string> = new Set(
  `${WORDS_IN_CHARACTERS.hanNames} 黄金 管道 健康 石炭`.split(' '),
);
/** Places that may stand by themselves, as between brackets. */
const ALONE: ReadonlySet<string> = new Set(
  (
    '香港 澳门 澳門 台湾 台灣 臺灣 北京 上海 天津 重庆 深圳 广州 廣州 哈尔滨 大连 青岛 厦门 宁波 苏州 南京 武汉 成都 西安 杭州 新疆 ' +
    '新加坡 马来西亚 俄罗斯 美国 美國 英国 德国 韩国 越南 泰国 印度 巴基斯坦 伊朗 伊拉克 叙利亚 阿联酋 迪拜 亚洲 亞洲 亚太 太平洋'
  ).split(' '),
);
const LONGEST = longestOf(MEANINGS);

/** A stretch of a run of Han characters: a word by its meaning, a legal form, or characters without meaning. */
export interface HanStretch {
  readonly characters: string;
  /** English words, as `readMeanings` has them; none for characters that are read by their sound. */
  readonly meaning: readonly string[];
}

/** Shorter runs may be a person's name that holds such a word: "李建设". */
const SHORTEST_RUN = 4;

/** What a place is, right behind its name: "深圳市". */
const KIND_OF_PLACE = /^[市省縣县]$/u;

/** What a way to split a run costs: a word, a character without meaning, and one of those that stands alone. */
const COST = { word: 0.1, unknown: 1, alone: 1.2 } as const;

/** The best way to split a run up to a place: what it costs, and where its last stretch begins. */
interface Way {
  readonly cost: number;
  readonly from: number;
  readonly isKnown: boolean;
  readonly before: Way | null;
}

const cheaper = (a: Way | null, b: Way | null): Way | null =>
  a === null || (b !== null && b.cost < a.cost) ? b : a;

const meaningOf = (run: string, from: number, to: number): readonly string[] | undefined =>
  MEANINGS.get(run.slice(from, to)) ?? (to - from === 1 ? CLOSING.get(run.charAt(from)) : undefined);

/** True where a single character may be a word: beside kana, and as the last one behind a word: "国民解放軍". */
function mayBeWord(run: string, at: number, before: Way, isPart: boolean): boolean {
  const character = run.charAt(at);
  if (isPart) return MEANINGS.has(character);
  if (at !== run.length - 1 || !before.isKnown) return false;
  return before.before === null || MEANINGS.has(character) || CLOSING.has(character);
}

/** "陽光|電子|科技", not "陽|光電子|科技": of the ways to split a run, the one with the fewest characters without meaning. */
function bestWay(run: string, isPart: boolean): Way {
  const start: Way = { cost: 0, from: 0, isKnown: true, before: null };
  const known: (Way | null)[] = [start];
  const unknown: (Way | null)[] = [null];
  for (let to = 1; to <= run.length; to++) {
    let byWord: Way | null = null;
    for (let from = Math.max(0, to - LONGEST); from < to; from++) {
      const before = cheaper(known[from] ?? null, unknown[from] ?? null);
      const short = to - from === 1 ? (known[from] ?? before) : before;
      if (short === null || meaningOf(run, from, to) === undefined) continue;
      if (to - from === 1 && !mayBeWord(run, from, short, isPart)) continue;
      byWord = cheaper(byWord, { cost: short.cost + COST.word, from, isKnown: true, before: short });
    }
    known.push(byWord);
    let byName: Way | null = null;
    for (let from = 0; from < to; from++) {
      const before = known[from] ?? null;
      if (before === null) continue;
      const cost = before.cost + COST.unknown * (to - from) + (to - from === 1 ? COST.alone : 0);
      byName = cheaper(byName, { cost, from, isKnown: false, before });
    }
    unknown.push(byName);
  }
  return cheaper(known[run.length] ?? null, unknown[run.length] ?? null) ?? start;
}

/**
 * Splits a run of Han characters into the words that are known by their meaning, legal forms, and what stands between. `isPart` says that
 * it stands next to kana, where a single character is a word as well: "イスラム国".
 */
export function splitHanRun(run: string, isPart: boolean): readonly HanStretch[] {
  const whole = [{ characters: run, meaning: [] }];
  if (!isPart && run.length < SHORTEST_RUN && !mayStandAlone(run)) return whole;
  const stretches: HanStretch[] = [];
  let to = run.length;
  for (let way: Way | null = bestWay(run, isPart); way !== null && to > 0; way = way.before) {
    const characters = run.slice(way.from, to);
    stretches.unshift({ characters, meaning: way.isKnown ? (meaningOf(run, way.from, to) ?? []) : [] });
    to = way.from;
  }
  if (
    stretches.every(({ characters }) => PLACES.has(characters) || !MEANINGS.has(characters)) &&
    !mayStandAlone(run)
  )
    return whole;
  return stretches.flatMap(withoutKindOfPlace);
}

/** "市" and "省" right behind a place say no more. */
function withoutKindOfPlace(
  stretch: HanStretch,
  at: number,
  all: readonly HanStretch[],
): readonly HanStretch[] {
  const { characters, meaning } = stretch;
  const isBehindPlace = PLACES.has(all[at - 1]?.characters ?? '');
  if (!isBehindPlace || !KIND_OF_PLACE.test(characters.charAt(0))) return [stretch];
  if (characters.length === 1) return [];
  return meaning.length > 0 ? [stretch] : [{ characters: characters.slice(1), meaning }];
}

/** True for a word of organisations that is a whole run, and for a place that is no name of a person. */
const mayStandAlone = (run: string): boolean =>
  MEANINGS.has(run) && !LIKE_NAMES.has(run) && (!PLACES.has(run) || ALONE.has(run));

/** True for what a firm is called in Latin letters otherwise than its characters say. */
export const isBrandInHan = (characters: string): boolean => BRANDS.has(characters);

/** True for characters that are a legal form, which is told by its syllables. */
export const isFormInHan = (characters: string): boolean => MEANINGS.get(characters)?.length === 0;
