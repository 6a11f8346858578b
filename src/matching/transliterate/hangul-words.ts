import { WORDS_IN_CHARACTERS } from '../knowledge/words-in-characters.ts';
import { longestOf, readMeanings, type WordsByMeaning } from './words-in-run.ts';

/**
 * Words of organisations in Hangul by meaning, as the North and the South write them; those after `!` say that the name at hand is
 * one of an organisation, since names of persons hold none of them.
 */
const WORDS =
  '!대한항공=korean+air !이슬람=islamic !이슬람국가=islamic+state !혁명수비대=revolutionary+guard+corps 수비대=guard 성전=jihad 저항=resistance ' +
  '!은행=bank !중앙은행=central+bank 금융=financial 재정=finance 보험=insurance !보험회사=insurance+company !보험사=insurance+company 투자=investment 증권=securities 신용=credit 저축=savings 신탁=trust ' +
  '기금=fund 자금=fund 펀드=fund !재단=foundation 자본=capital 자산=assets 외환=exchange 결제=settlement 화폐=currency 회계=accounting 리스=leasing 카드=card !합영=joint+venture ' +
  '!합작=joint/cooperation 합영은행=joint+venture+bank !무역=trading/trade !무역회사=trading+company/corporation !무역총회사=general+trading+corporation !대외무역=foreign+trade 통상=trade 상사=trading !상업=commercial ' +
  '상회=trading+company 교역=trade 유통=distribution 판매=sales 마케팅=marketing 수출입=import+export 수출=export 수입=import !회사=company/corporation !총회사=general+corporation/company !회사집단=company+group ' +
  '!공사=corporation !총공사=general+corporation !기업=enterprise !기업소=enterprise !련합기업소=combine !연합기업소=combine !기업집단=enterprise+group 그룹=group !집단=group/collective 그루빠=group 지주=holding 지주회사=holding+company ' +
  '!공업=industry/technology !산업=industry/industrial !중공업=heavy+industry !경공업=light+industry !화학공업=chemical+industry !전자공업=electronics+industry !기계공업=machine+industry !금속공업=metal+industry 실업=industrial 사업=business/project ' +
  '!광업=mining !광산=mining/mine 탄광=coal+mine 석탄=coal 광물=mineral 금속=metal 비철금속=nonferrous+metals 철강=steel 강철=steel 제강=steel 제철=steel !제철소=steel+works !제강소=steel+works !제련소=smelter 련합=union/united 연합=union/united ' +
  '금=gold 아연=zinc 마그네샤=magnesia 시멘트=cement 세멘트=cement 석유=oil/petroleum 원유=crude+oil 정유=refining 가스=gas 연료=fuel 연유=fuel 화학=chemical 비료=fertilizer 질소=nitrogen 고무=rubber ' +
  '!원자력=atomic/nuclear !원자력총국=general+bureau+atomic+energy 핵=nuclear 핵무기=nuclear+weapons 로케트=rocket/missile 로켓=rocket/missile 미사일=missile/rocket 미싸일=missile/rocket 탄도미사일=ballistic+missile 위성=satellite 우주=space/aerospace 우주개발국=aerospace+development+administration/bureau 우주공간=space ' +
  '군수=munitions 군수공업=munitions+industry !군수공업부=munitions+industry+department 탄약=ammunition 무기=weapons/arms 병기=ordnance/weapons 방위=defence 방위산업=defence+industry !국방=defence ' +
  '에네르기=energy 에너지=energy !전력=power !전력공사=electric+power+corporation !발전소=power+plant 전기=electric/electrical !전자=electronics/electronic 전자기계=electronic+machinery 반도체=semiconductor 집적회로=integrated+circuit 통신=communications/telecommunications/news 전기통신=telecommunications 체신=posts+telecommunications 이동통신=mobile+telecommunications 텔레콤=telecom 콤퓨터=computer 컴퓨터=computer 쏘프트웨어=software 소프트웨어=software 프로그람=program/software ' +
  '정보=information/intelligence/informatics 정보기술=information+technology 정보산업=information+industry 정보통신=information+communications 인공지능=artificial+intelligence 네트워크=network 시스템=system 체계=system 자동화=automation 로보트=robot 로봇=robot 무인기=drone ' +
  '!기술=technology/technical !기술회사=technology+company !과학=science/scientific !과학기술=science+technology !과학원=academy+sciences !국방과학원=academy+national+defence+science !자연과학원=academy+natural+sciences !련구소=research+institute/center !연구소=research+institute/center !연구원=research+institute !연구=research !실험실=laboratory !설계국=design+bureau 설계=design 실험=experimental/laboratory 시험=test 발사장=launch+site 발사=launching 개발=development 탐사=exploration ' +
  '기계=machine/machinery !기계공장=machine+plant/factory 정밀=precision 정밀기계=precision+machinery 공작기계=machine+tools 베아링=bearing 기구=instruments/organization 계기=instruments 설비=equipment 장비=equipment 부품=parts 제품=products !공장=factory/plant 제작소=works 제작=manufacturing 제조=manufacturing !생산=production 가공=processing ' +
  '!건설=construction !대외건설=external+construction 건축=architecture/construction 건재=building+materials 자재=materials/supplies 재료=materials 엔지니어링=engineering 공학=engineering 도시=city 주택=housing 부동산=real+estate ' +
  '자동차=automobile/motor 뜨락또르=tractor 기관차=locomotive !철도=railway/railways !철도성=ministry+railways 도로=road 운수=transport 수송=transport 운송=transport !륙해운성=ministry+land+maritime+transport 물류=logistics 택배=express 창고=warehouse ' +
  '!해운=shipping/marine !해운회사=shipping+company 해사=maritime 해양=marine/ocean/maritime 해상=maritime 원양=ocean 선박=ship/shipping !선박회사=shipping+company 선사=shipping+company !조선소=shipyard !조선공업=shipbuilding+industry 조선업=shipbuilding 선원=crew 배=ship 항만=port 항구=port 무역항=port 부두=pier 수산=fisheries !수산사업소=fishery+station 어업=fishing 원양어업=ocean+fishery ' +
  '!항공=aviation/airlines/air !항공사=airlines !항공회사=airlines/aviation !민항=civil+aviation !민용항공=civil+aviation !항공우주=aerospace 비행기=aircraft 비행장=airfield/airport 공항=airport !항공총국=general+bureau+aviation 반항공=air+defence ' +
  '농업=agricultural/agriculture 농장=farm !협조=cooperation 남남협조=south+south+cooperation !창작사=art+studio 외화=foreign+currency 외화벌이=foreign+currency+earning !원양해운관리회사=ocean+maritime+management+company !청송련합회사=green+pine+associated+corporation !청송연합회사=green+pine+associated+corporation 협동농장=cooperative+farm 협동=cooperative 조합=cooperative/association 축산=livestock 식료=food/foodstuff 식품=food 식량=food 음료=beverage 담배=tobacco 인삼=ginseng 개성인삼=kaesong+ginseng 고려인삼=koryo+ginseng 술=liquor 맥주=beer 방직=textile 섬유=textile/fiber 피복=clothing/garment 의류=garment 목재=timber 림업=forestry 산림=forest 제지=paper 유리=glass 도자기=ceramics 보석=jewellery 귀금속=precious+metals ' +
  '제약=pharmaceutical 약품=pharmaceutical 의약품=pharmaceutical 의료=medical 의료기구=medical+equipment !병원=hospital 의학=medical/medicine 보건=health 보건성=ministry+public+health 위생=hygiene 생물=biological 생물공학=biotechnology 생명공학=biotechnology 바이오=bio 동물=animal 식물=plant 환경=environment/environmental 국토=land ' +
  '!대학=university !대학교=university !종합대학=university/general !공업종합대학=university+technology !공업대학=university/institute+technology !공과대학=university/institute+technology 학원=academy/institute !학교=school !고등학교=high+school 교육=education 대학원=graduate+school 군사대학=military+university/academy 학회=society !아카데미=academy ' +
  '관광=tourism 려행=travel 여행=travel 려행사=travel+company/agency 여행사=travel+company/agency 호텔=hotel 려관=hotel 식당=restaurant 백화점=department+store 상점=store/shop 시장=market 봉사=service/services 서비스=service/services 용역=services 로무=labour 인력=manpower/labour 해외=overseas/external 해외로무=overseas+labour ' +
  '!전람회=exhibition !전람사=exhibition+corporation/company 전람=exhibition 전시=exhibition 전시회=exhibition 박람회=fair 출판=publishing !출판사=publishing+house 인쇄=printing !신문사=newspaper+company 신문=newspaper/news 일보=daily 통신사=news+agency 중앙통신=central+news+agency !방송=broadcasting/broadcast !방송위원회=broadcasting+committee 텔레비죤=television 영화=film 예술=art 미술=art 창작사=art+studio 창작단=art+company 체육=sports 문화=culture/cultural 력사=history 도서관=library 박물관=museum ' +
  '!국제=international 세계=world 아시아=asia 태평양=pacific 극동=far+east 유럽=europe 대외=external/foreign 해외동포=overseas+compatriots 국가=state/national !국영=state 국립=national/state 국유=state 공화국=republic !민주주의=democratic !인민공화국=peoples+republic 인민=peoples !인민위원회=peoples+committee 민족=national 사회주의=socialist 공산주의=communist 민주=democratic 사회=social 혁명=revolutionary 해방=liberation 애국=patriotic 자유=freedom 평화=peace 통일=unification/reunification 조국=fatherland 자주=independent 주체=juche ' +
  '!총국=general+bureau !지도총국=guidance+general+bureau 지도국=guidance+bureau !관리국=administration/bureau !총관리국=general+administration/bureau !감독국=supervision/administrative+bureau 행정국=administrative+bureau 사무국=secretariat !사무소=office !대표부=representative+office/mission !대표사무소=representative+office 대표단=delegation !대사관=embassy !령사관=consulate !영사관=consulate !지사=branch 지점=branch !분점=branch 본사=headquarters 본부=headquarters !위원회=committee/commission !협회=association !연합회=federation/association !련합회=federation/association !총련합회=general+federation !련맹=federation/league/union !연맹=federation/league/union !총련맹=general+federation/league !동맹=league/union/alliance !직업총동맹=general+federation+trade+unions !청년동맹=youth+league !청년전위=youth+vanguard !녀맹=womens+union !센터=center !쎈터=center 협력=cooperation 협정=agreement 기관=institution/organization 기구국=bureau 관리소=management+office/camp 교화소=prison/camp 수용소=prison+camp !야영소=camp !소년단=children/childrens 청소년=youth 청년=youth 녀성=women 여성=women 어린이=children 로동자=workers 근로자=workers ' +
  '!로동당=workers+party !노동당=workers+party !공산당=communist+party !사회민주당=social+democratic+party 로동=labour/workers 노동=labour/workers !중앙위원회=central+committee !중앙군사위원회=central+military+commission/committee !당중앙=party+central !정치국=politburo/political+bureau !비서국=secretariat !서기실=secretariat !조직지도부=organization+guidance+department !선전선동부=propaganda+agitation+department !선전=propaganda !통일전선부=united+front+department 통일전선=united+front !국제부=international+department !경공업부=light+industry+department !재정경리부=finance+accounting+department !간부부=cadre+department !작전부=operations+department !문화교류국=cultural+exchange+bureau ' +
  '!최고인민회의=supreme+peoples+assembly 상임위원회=presidium/standing+committee 인민회의=peoples+assembly 내각=cabinet 정부=government !국무위원회=state+affairs+commission/committee !국방위원회=national+defence+commission/committee !외무성=ministry+foreign+affairs !외교부=ministry+foreign+affairs !국방성=ministry+defence !국방부=ministry+defence !인민무력성=ministry+peoples+armed+forces !인민무력부=ministry+peoples+armed+forces !보위성=ministry+security !보위부=security+department/ministry !보위국=security+bureau/command !보위=security !안전보위부=security+department !사회안전성=ministry+social+security !인민보안성=ministry+peoples+security !인민보안부=ministry+peoples+security 보안=security 안전=security/safety 안보=security !국가정보원=national+intelligence+service 내무=interior 외무=foreign+affairs 외교=foreign/diplomatic 법무=justice 사법=justice/judicial 재무=finance/treasury 무력=armed+forces 경제=economic 대외경제=external+economic 대외경제성=ministry+external+economic+relations !계획위원회=planning+commission/committee 계획=planning/plan 통계=statistics !검찰소=prosecutors+office !검찰=prosecution !재판소=court !법원=court 중앙재판소=central+court !경찰=police !경찰청=police+agency 세관=customs 출입국=immigration 국경=border 경비=guard/security 경비대=guard 호위=guard !호위사령부=guard+command !호위총국=guard+general+bureau ' +
  '!인민군=peoples+army 군사=military 군대=army 륙군=army/ground 육군=army !해군=navy/naval !공군=air+force 해병대=marine+corps 전략군=strategic+force 전략=strategic 작전=operations 전투=combat 훈련=training !사령부=command/headquarters !총사령부=supreme+command !총참모부=general+staff !총참모본부=general+staff 참모부=staff !총정치국=general+political+bureau 정치=political !정찰총국=reconnaissance+general+bureau !정찰국=reconnaissance+bureau !정찰=reconnaissance 후방총국=rear+general+bureau 후방=rear !군단=corps !사단=division !려단=brigade !여단=brigade !련대=regiment !연대=regiment 대대=battalion 부대=unit 함대=fleet 결사대=corps 선동=agitation 전선=front 운동=movement 투쟁=struggle 해커=hacking ' +
  '중앙=central 중부=central 지방=local/regional 지역=regional/area 종합=general/comprehensive 일반=general 특수=special 특별=special 최고=supreme 제일=first 신=new 새=new 현대화=modernisation 동부=eastern 서부=western 남부=southern 북부=northern 동해=east+sea 서해=west+sea 남해=south+sea 북방=northern 남방=southern 서방=western 국내=domestic 공동=joint/common 합동=joint 독립=independent 민간=civil/private 공공=public 첨단=advanced 신기술=new+technology 고급=advanced 경제무역지대=economic+trade+zone !경제특구=special+economic+zone 공업지구=industrial+zone/complex 개발구=development+zone 지구=zone/district 공원=park 단지=complex 기지=base ' +
  '!내무부=ministry+interior !내무성=ministry+interior !선거=election !선거위원회=election+commission !중앙선거위원회=central+election+commission !선거관리위원회=election+commission !중앙선거관리위원회=central+election+commission !우주국=space+agency !우주청=space+agency !우주기구=space+agency !국가우주개발국=national+aerospace+development+administration 국가우주개발=national+aerospace+development !원자력청=atomic+energy+agency/organization !원자력기구=atomic+energy+agency/organization !원자력위원회=atomic+energy+commission !원자력공사=atomic+energy+corporation !원자력에너지=atomic+energy !뉴스통신=news+agency 뉴스=news !연방군=armed+forces+federation !국군=armed+forces !국방군=defence+forces 연방=federation/federal !연방보안국=federal+security+service ' +
  '보안국=security+service !국가보안위원회=state+security+committee !보안위원회=security+committee !안전위원회=security+committee !대외정보국=foreign+intelligence+service !정보국=intelligence+service/agency !정보부=ministry+intelligence !정보총국=intelligence+directorate !총정찰국=intelligence+directorate !과학아카데미=academy+sciences !국경수비대=border+guard !국경경비대=border+guard !국경수비대사령부=border+guard+command !해안경비대=coast+guard !해양경찰=coast+guard !국가근위대=national+guard !국민위병대=national+guard !근위대=guard !공화국수비대=republican+guard !항공우주군=aerospace+forces/force !지상군=ground+forces !특수부대=special+forces 특수작전군=special+operations+forces !무장군=armed+forces 무장=armed ' +
  '!무장단체=armed+group !무장세력=armed+group !민병대=militia !인민동원군=popular+mobilization+forces !해방군=liberation+army !인민해방군=peoples+liberation+army !해방전선=liberation+front !인민전선=popular+front !해방인민전선=popular+front+liberation !민족해방전선=national+liberation+front !해방기구=liberation+organization !해방운동=liberation+movement !저항운동=resistance+movement 저항군=resistance+army !독립군=independence+army !반군=insurgent+army 조직=organization !헌법재판소=constitutional+court !대법원=supreme+court !최고재판소=supreme+court !형사재판소=criminal+court !최고법원=supreme+court 형사=criminal 헌법=constitutional !의회=parliament ' +
  '!국회=national+assembly/parliament !국가두마=state+duma !연방평의회=federation+council !평의회=council !최고위원회=supreme+council !수호위원회=guardian+council !안보리=security+council !안전보장회의=security+council !국가안전보장회의=national+security+council 대통령=presidential 대통령실=presidential+office !교정본부=prison+service !교도소=prison 감옥=prison !관세청=customs+service !세관총국=customs+administration !세관위원회=customs+committee 관세=customs !국세청=tax+service 조세=tax 세무=tax 연금=pension !연금기금=pension+fund !국부펀드=sovereign+fund !직접투자펀드=direct+investment+fund ' +
  '!증권거래소=stock+exchange !거래소=exchange 석유화학=petrochemical !석유화학회사=petrochemical+company !석유공사=oil+corporation !국영석유공사=national+oil+corporation !국영석유회사=national+oil+company !석유회사=oil+company !석유부=ministry+petroleum !가스공사=gas+corporation !가스회사=gas+company !정유공장=refinery !정유소=refinery !원자력발전소=nuclear+power+plant !화력발전소=thermal+power+plant !수력발전소=hydropower+plant 발전=power/development !철강회사=steel+company 조선회사=shipbuilding+company !조선공사=shipbuilding+corporation !통합조선공사=united+shipbuilding+corporation !무기수출=arms+export 무기수출회사=arms+export+company !국영무기수출회사=state+arms+export+company 방산=defence ' +
  '헬기=helicopters 헬리콥터=helicopters !항공기제작=aircraft+manufacturing 항공기=aircraft 잠수함=submarine 해운공사=shipping+corporation !국제공항=international+airport !국영방송=state+broadcasting !방송공사=broadcasting+corporation !텔레비전=television 라디오=radio 언론=media 미디어=media !광업공사=mining+corporation 석탄공사=coal+corporation 알루미늄=aluminium 구리=copper 다이아몬드=diamond !수산회사=fisheries+company 수산청=fisheries+agency !구호재단=relief+foundation !자선재단=charitable+foundation !자선=charitable 구호=relief !순교자재단=martyrs+foundation ' +
  '순교자=martyrs !적신월사=red+crescent+society !적십자사=red+cross+society 인도주의=humanitarian 원조=aid !청년운동=youth+movement 이슬람공화국=islamic+republic !이슬람혁명수비대=islamic+revolutionary+guard+corps !쿠드스군=quds+force !헤즈볼라=hezbollah !하마스=hamas !탈레반=taliban !후티=houthi !알카에다=al+qaeda !무슬림형제단=muslim+brotherhood !토후국=emirate 칼리프국=caliphate !사회당=socialist+party !민주당=democratic+party !해군사령부=naval+command !수사위원회=investigative+committee !비상사태부=ministry+emergency+situations !재무부=ministry+finance !재무성=ministry+finance !법무부=ministry+justice ' +
  '!교육부=ministry+education !보건부=ministry+health !농업부=ministry+agriculture !문화부=ministry+culture !경제부=ministry+economy !에너지부=ministry+energy !교통부=ministry+transport !산업부=ministry+industry 국제사법=international+justice !검찰청=prosecutors+office 군사정보국=military+intelligence+directorate !군사정보=military+intelligence 군사산업=military+industry !군사위원회=military+commission !저축은행=savings+bank !개발은행=development+bank !수출입은행=export+import+bank !농업은행=agricultural+bank 아랍=arab 사회주의련맹=socialist+league ' +
  '!세무청=tax+service !입법위원회=legislative+council 입법=legislative 통합=united 통일당=united+party !칼륨=potash 감사원=audit+office !관세국=customs+service 군수산업=munitions+industry !국방위=defence+committee 농민=farmers !농민군=farmers+army !여성동맹=womens+union 재향군인=veterans 참전=veterans';

/** What closes a word of an organisation, or a place, as one syllable. */
const ENDINGS =
  '성=ministry 부=department/ministry 국=bureau 청=agency/administration 처=office 사=company/corporation 당=party 군=army/forces 대=unit/corps 원=institute/academy 소=station/institute 단=group/corps 회=association/society 실=office 항=port 시=city 도=province 업=industry 관=hall 점=store 망=network 제=system 형=type 용=use 호실=office';

/** Countries and towns, and a few firms that are not spelt as they sound. */
const PLACES =
  '조선=korea 재일본조선인=korean+japan 조선인총련합회=general+association+koreans 조선민주주의인민공화국=democratic+peoples+republic+korea 북조선=north+korea 남조선=south+korea 북한=north+korea 남한=south+korea 한국=korea 대한=daehan 대한민국=republic+korea 고려=koryo 중국=china 중화=china 일본=japan 재일=japan 재일본=japan 재중=china 로씨야=russia 로시아=russia 러시아=russia 쏘련=soviet 미국=america 영국=britain 독일=germany 도이췰란드=germany 프랑스=france 이란=iran ' +
  '수리아=syria 시리아=syria 꾸바=cuba 쿠바=cuba 윁남=vietnam 베트남=vietnam 대만=taiwan 홍콩=hong+kong 마카오=macau 싱가포르=singapore 말레이시아=malaysia 타이=thailand 태국=thailand 몽골=mongolia 우크라이나=ukraine 인도=india 파키스탄=pakistan 미얀마=myanmar 캄보디아=cambodia 라오스=laos 인도네시아=indonesia 필리핀=philippines 리비아=libya 나미비아=namibia 앙골라=angola 꽁고=congo 콩고=congo 세네갈=senegal 에티오피아=ethiopia 이집트=egypt 이라크=iraq 예멘=yemen 꾸웨이트=kuwait 쿠웨이트=kuwait 카타르=qatar 두바이=dubai ' +
  '평양=pyongyang 남포=nampo 원산=wonsan 함흥=hamhung 흥남=hungnam 청진=chongjin 신의주=sinuiju 라진=rajin 나진=rajin 라선=rason 나선=rason 개성=kaesong 해주=haeju 사리원=sariwon 혜산=hyesan 강계=kanggye 단천=tanchon 녕변=yongbyon 영변=yongbyon 평산=pyongsan 금강산=kumgang 백두산=paektusan 대동강=taedonggang 압록강=amnokgang 두만강=tumangang 함경=hamgyong 평안=pyongan 황해=hwanghae 서울=seoul 부산=busan 인천=incheon 대구=daegu 대전=daejeon 광주=gwangju 울산=ulsan 포항=pohang 창원=changwon 제주=jeju 수원=suwon 북경=beijing 베이징=beijing 상해=shanghai 상하이=shanghai 심양=shenyang 선양=shenyang 단동=dandong 단둥=dandong 대련=dalian 다롄=dalian 연변=yanbian 모스크바=moscow 울라지보스또크=vladivostok 블라디보스토크=vladivostok ' +
  '현대=hyundai 삼성=samsung 대우=daewoo 기아=kia 한화=hanwha 두산=doosan 롯데=lotte 쌍용=ssangyong 효성=hyosung 금호=kumho 한진=hanjin 화웨이=huawei 하나=hana 신한=shinhan 우리=woori 만경봉=mangyongbong 만경대=mangyongdae 만수대=mansudae 김일성=kim+il+sung 김정일=kim+jong+il ' +
  '아프가니스탄=afghanistan 알바니아=albania 알제리=algeria 아르메니아=armenia 아제르바이잔=azerbaijan 바레인=bahrain 방글라데시=bangladesh 벨라루스=belarus 불가리아=bulgaria 부룬디=burundi 차드=chad 콜롬비아=colombia 키프로스=cyprus 에리트리아=eritrea 핀란드=finland 조지아=georgia 가나=ghana 그리스=greece 과테말라=guatemala 아이티=haiti 헝가리=hungary 이스라엘=israel 이탈리아=italy 요르단=jordan 카자흐스탄=kazakhstan ' +
  '케냐=kenya 키르기스스탄=kyrgyzstan 라트비아=latvia 레바논=lebanon 리투아니아=lithuania 말리=mali 몰도바=moldova 몬테네그로=montenegro 모로코=morocco 모잠비크=mozambique 네팔=nepal 니카라과=nicaragua 니제르=niger 나이지리아=nigeria 오만=oman 팔레스타인=palestine 파나마=panama 폴란드=poland 루마니아=romania 르완다=rwanda 사우디아라비아=saudi+arabia 세르비아=serbia 소말리아=somalia 남수단=south+sudan 스페인=spain ' +
  '스리랑카=sri+lanka 수단=sudan 타지키스탄=tajikistan 탄자니아=tanzania 튀니지=tunisia 튀르키예=turkey 투르크메니스탄=turkmenistan 우간다=uganda 아랍에미리트=emirates 우즈베키스탄=uzbekistan 베네수엘라=venezuela 짐바브웨=zimbabwe 캐나다=canada 오스트레일리아=australia 브라질=brazil 멕시코=mexico 스위스=switzerland 로씨야련방=russian+federation 러시아연방=russian+federation 팔레스티나=palestine 벨라루씨=belarus 뛰르끼예=turkey 터키=turkey 도네츠크=donetsk 루한스크=luhansk ' +
  '크림=crimea 체첸=chechen 쿠르드=kurdish 쿠르디스탄=kurdistan 가자=gaza 테헤란=tehran 다마스쿠스=damascus 바그다드=baghdad 카불=kabul 웰남=vietnam 사우디=saudi 유엔=un';

/** Legal forms, which are known as such by their syllables. */
const LEGAL_FORMS =
  '!유한회사 !유한책임회사=limited+liability+company !주식회사 !합자회사=limited+partnership !합명회사=general+partnership !재단법인=foundation !사단법인=association !합작회사 !합영회사 !유한공사';

const MARK = '!';
const SURE: ReadonlySet<string> = new Set([
  ...WORDS_IN_CHARACTERS.hangulAlways.split(' '),
  ...`${WORDS} ${LEGAL_FORMS}`
    .split(' ')
    .filter((item) => item.startsWith(MARK))
    .map((item) => item.slice(1).split('=', 1)[0] ?? ''),
]);
const MEANINGS: WordsByMeaning = readMeanings(
  `${WORDS_IN_CHARACTERS.hangul} ${WORDS} ${PLACES} ${LEGAL_FORMS}`.replaceAll(MARK, ''),
);
const CLOSING: WordsByMeaning = readMeanings(ENDINGS);
const LONGEST = longestOf(MEANINGS);
/** The country, and its homonym after the name of a firm: "대우조선해양" (Daewoo Shipbuilding & Marine). */
const KOREA = '조선';
const SHIPBUILDING = '조선업';

/** English words of a word of organisations in Hangul, or of what closes one; undefined for any other. */
export const englishInHangul = (word: string): readonly string[] | undefined =>
  MEANINGS.get(word) ?? CLOSING.get(word);

/** A stretch of Hangul: a word of the tables, or syllables that are a name. */
interface Piece {
  readonly text: string;
  readonly isKnown: boolean;
  readonly start: number;
}

/** Tokens of a text in Hangul, written as one, with the places where spaces stand. */
interface Spaced {
  readonly letters: string;
  /** Where each token begins, and the end. */
  readonly starts: ReadonlySet<number>;
}

function crossesSpace(starts: ReadonlySet<number>, from: number, to: number): boolean {
  for (let at = from + 1; at < to; at++) if (starts.has(at)) return true;
  return false;
}

/** Length of the longest word of the tables at a place; 0 for none. One across a space only where none ends before it. */
function wordAt({ letters, starts }: Spaced, start: number, mayCross: boolean): number {
  let crossing = 0;
  for (let length = Math.min(LONGEST, letters.length - start); length > 1; length--) {
    if (!MEANINGS.has(letters.slice(start, start + length))) continue;
    if (!crossesSpace(starts, start, start + length)) return length;
    crossing = Math.max(crossing, length);
  }
  return mayCross ? crossing : 0;
}

/** Length of what closes a word before it: "국가보위성". */
function closingAt({ letters, starts }: Spaced, start: number): number {
  for (let length = 2; length > 0; length--)
    if (CLOSING.has(letters.slice(start, start + length)) && starts.has(start + length)) return length;
  return 0;
}

function piecesOf(spaced: Spaced, mayCross: boolean): readonly Piece[] {
  const { letters, starts } = spaced;
  const pieces: Piece[] = [];
  let unknown = 0;
  const close = (at: number): void => {
    if (unknown > 0)
      pieces.push({ text: letters.slice(at - unknown, at), isKnown: false, start: at - unknown });
    unknown = 0;
  };
  for (let at = 0; at < letters.length;) {
    if (starts.has(at)) close(at);
    const followsKnown = unknown === 0 && pieces.at(-1)?.isKnown === true && !starts.has(at);
    const length = wordAt(spaced, at, mayCross) || (followsKnown ? closingAt(spaced, at) : 0);
    if (length === 0) {
      unknown++;
      at++;
      continue;
    }
    close(at);
    const text = letters.slice(at, at + length);
    pieces.push({ text: text === KOREA && !starts.has(at) ? SHIPBUILDING : text, isKnown: true, start: at });
    at += length;
  }
  close(letters.length);
  return pieces;
}

/** Shorter tokens are of an organisation only if they have nothing but its words, or stand beside more of those. */
const LONGER_THAN_NAMES = 4;
/** Tokens this short are given names as well, where another stands beside them: "김 해운". */
const LONGEST_GIVEN_NAME = 2;

/** True when one of the tokens holds a word that no name of a person does. */
function isOfOrganisation({ starts, letters }: Spaced, pieces: readonly Piece[]): boolean {
  const places = [...starts];
  const known = pieces.filter((piece) => piece.isKnown).length;
  return pieces.some(({ text, isKnown, start }) => {
    if (!isKnown || !SURE.has(text)) return false;
    const from = places.findLast((place) => place <= start) ?? 0;
    const to = places.find((place) => place > start) ?? 0;
    if (to - from >= LONGER_THAN_NAMES || known > 1) return true;
    const isWhole = pieces.every((piece) => piece.start < from || piece.start >= to || piece.isKnown);
    return isWhole && (to - from > LONGEST_GIVEN_NAME || to - from === letters.length);
  });
}

const IN_HANGUL = /[가-힣]+(?:[\s·ㆍ]+[가-힣]+)*/gu;

function tokensOf(run: string): Spaced {
  const tokens = run.split(/[\s·ㆍ]+/u);
  const starts = new Set([0]);
  let end = 0;
  for (const token of tokens) {
    end += token.length;
    starts.add(end);
  }
  return { letters: tokens.join(''), starts };
}

/**
 * Writes the words of an organisation in Hangul apart, wherever its spaces stand: "조선남강무 역회사" as "조선 남강 무역회사"; null for a
 * text that is none, such as the name of a person.
 */
export function spaceHangulWords(text: string): string | null {
  const runs = text.match(IN_HANGUL)?.map(tokensOf) ?? [];
  if (!runs.some((tokens) => isOfOrganisation(tokens, piecesOf(tokens, false)))) return null;
  return text.replace(IN_HANGUL, (run) =>
    piecesOf(tokensOf(run), true)
      .map((piece) => piece.text)
      .join(' '),
  );
}
