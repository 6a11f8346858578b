import { WIDESPREAD_NAMES } from './widespread-names.ts';

/**
 * Names that very many people bear, by language: family names that stand high in the counts of their countries, and given
 * names of the last three generations. Lists of parties do not tell that: hardly any listed party is called "Smith".
 */
const COMMON: Readonly<Record<string, string>> = {
  english:
    'smith johnson williams brown jones miller davis wilson anderson taylor thomas moore martin jackson thompson white harris clark lewis robinson walker young allen king wright scott hill green adams baker nelson hall campbell mitchell carter roberts turner phillips evans parker edwards collins stewart morris murphy cook rogers morgan cooper reed bailey bell kelly howard ward cox richardson wood watson brooks bennett gray james hughes price sanders ross henderson coleman jenkins perry powell long patterson hughes butler simmons foster bryant russell griffin hayes hamilton graham sullivan wallace west cole owens reynolds fisher ellis harrison gibson mason hunt palmer robertson black stone murray ford marshall freeman webb simpson stevens tucker porter hunter hicks crawford henry boyd kennedy warren dixon burns gordon shaw holmes rice robinson mills nichols grant knight ferguson rose dunn perkins hudson spencer payne pierce berry arnold wagner willis ray watkins olson carroll duncan hart cunningham bradley lane andrews ruiz harper fox riley armstrong carpenter weaver greene lawrence elliott sims austin peters kelley franklin lawson obrien oconnor oneill byrne ryan walsh doyle mccarthy gallagher doherty lynch fraser macdonald reid clarke davies khan patel john david michael robert william richard joseph charles christopher daniel matthew anthony mark donald steven paul andrew joshua kenneth kevin brian george edward ronald timothy jason jeffrey jacob gary nicholas eric jonathan stephen larry justin brandon benjamin samuel gregory frank alexander raymond patrick jack dennis jerry peter mary patricia jennifer linda elizabeth barbara susan jessica sarah karen nancy lisa margaret betty sandra ashley kimberly emily donna michelle carol amanda melissa deborah stephanie rebecca laura sharon cynthia kathleen amy shirley angela helen anna brenda pamela nicole samantha katherine emma ruth christine catherine debra rachel carolyn janet virginia maria heather diane julie joyce victoria kelly christina joan evelyn lauren judith olivia megan alice jane ann',
  spanishFamilies:
    'garcia gonzalez rodriguez fernandez lopez martinez sanchez perez gomez martin jimenez ruiz hernandez diaz moreno munoz alvarez romero alonso gutierrez navarro torres dominguez vazquez ramos gil ramirez serrano blanco molina morales suarez ortega delgado castro ortiz rubio marin sanz nunez iglesias medina garrido cortes castillo santos lozano guerrero cano prieto mendez cruz calvo gallego vidal leon herrera marquez pena flores cabrera campos vega fuentes carrasco diez reyes caballero nieto aguilar pascual santana herrero lorenzo montero hidalgo gimenez ibanez ferrer duran santiago benitez vargas mora arias vicente carmona crespo soto roman rivera silva salazar mendoza rojas contreras valdez espinoza aguirre acosta chavez juarez rios miranda zapata quintero velasquez cardenas salinas sandoval guzman pacheco avila gaviria restrepo moreno valencia',
  spanish:
    'jose antonio juan manuel francisco luis javier miguel angel carlos jesus david pedro daniel alejandro maria alberto rafael fernando pablo jorge ramon sergio enrique andres diego vicente victor ignacio adrian raul eduardo roberto jaime ricardo mario cesar hector oscar julio gabriel carmen ana isabel dolores pilar teresa rosa cristina josefa francisca antonia mercedes lucia elena marta paula laura beatriz silvia patricia sofia claudia alejandra gloria martha sandra adriana monica',
  portuguese:
    'silva santos oliveira souza sousa rodrigues ferreira alves pereira lima gomes costa ribeiro martins carvalho almeida lopes soares fernandes vieira barbosa rocha dias nascimento andrade moreira nunes marques machado mendes freitas cardoso ramos goncalves santana teixeira araujo pinto correia cunha fonseca barros castro campos melo azevedo reis duarte moura neves joao jose antonio francisco carlos paulo pedro lucas luiz marcos luis gabriel rafael daniel marcelo bruno eduardo felipe rodrigo manuel mateus andre fernando fabio leonardo gustavo guilherme leandro tiago thiago ricardo maria ana francisca antonia adriana juliana marcia fernanda patricia aline sandra camila amanda bruna jessica leticia luciana vanessa mariana beatriz joana ines',
  french:
    'martin bernard dubois thomas robert richard petit durand leroy moreau simon laurent lefebvre michel garcia david bertrand roux vincent fournier morel girard andre lefevre mercier dupont lambert bonnet francois martinez legrand garnier faure rousseau blanc guerin muller henry roussel nicolas perrin morin mathieu clement gauthier dumont lopez fontaine chevalier robin masson jean pierre jacques philippe alain patrick nicolas christophe pascal frederic julien stephane sebastien marie nathalie isabelle sylvie catherine martine christine francoise valerie sandrine veronique sophie camille',
  german:
    'muller mueller schmidt schneider fischer weber meyer wagner becker schulz hoffmann schafer koch bauer richter klein wolf schroder neumann schwarz zimmermann braun kruger hofmann hartmann lange schmitt werner schmitz krause meier lehmann schmid schulze maier kohler herrmann konig walter mayer huber kaiser fuchs peters lang scholz moller weiss jung hahn schubert vogel friedrich keller gunther frank berger winkler roth beck lorenz baumann franke albrecht schuster simon ludwig bohm winter kraus martin schumacher kramer vogt stein jager otto sommer gross seidel heinrich brandt haas schreiber graf peter michael thomas andreas wolfgang klaus jurgen stefan christian uwe werner hans manfred frank bernd heinz martin markus matthias daniel alexander maria ursula monika petra elisabeth sabine renate karin anna andrea claudia susanne gisela julia katharina',
  italian:
    'rossi russo ferrari esposito bianchi romano colombo ricci marino greco bruno gallo conti costa mancini giordano rizzo lombardi moretti barbieri fontana santoro mariani rinaldi caruso ferrara galli martini leone longo gentile martinelli vitale lombardo serra coppola marchetti parisi villa conte ferraro ferri fabbri bianco marini grasso valentini messina giuseppe giovanni antonio mario luigi francesco angelo vincenzo pietro salvatore carlo franco domenico bruno paolo michele giorgio aldo sergio luciano marco andrea alessandro luca roberto stefano maria anna giuseppina rosa angela giovanna teresa lucia carmela caterina francesca paola giulia chiara',
  dutch:
    'jansen bakker janssen visser smit meijer mulder bos vos peters hendriks dekker brouwer dijkstra smits jan johannes cornelis pieter hendrik willem maria anna johanna peeters maes jacobs mertens willems claes goossens wouters',
  nordic:
    'andersson johansson karlsson nilsson eriksson larsson olsson persson svensson gustafsson pettersson jonsson jansson hansson bengtsson jonsson lindberg jakobsson magnusson lindstrom lindqvist lindgren berg axelsson bergstrom lundberg hansen johansen olsen larsen andersen pedersen nilsen kristiansen jensen karlsen nielsen christensen sorensen rasmussen jorgensen petersen madsen kristensen korhonen virtanen makinen nieminen makela hamalainen laine heikkinen koskinen jarvinen lars anders erik karl per nils johan mikael anna eva maria karin jan bjorn ole kari ingrid juhani matti',
  polish:
    'nowak kowalski kowalska wisniewski wisniewska wojcik kowalczyk kaminski kaminska lewandowski lewandowska zielinski zielinska szymanski szymanska wozniak dabrowski dabrowska kozlowski kozlowska jankowski jankowska mazur wojciechowski kwiatkowski krawczyk kaczmarek piotrowski grabowski zajac pawlowski michalski krol wieczorek jablonski wrobel nowakowski majewski olszewski stepien malinowski jaworski adamczyk dudek nowicki pawlak gorski witkowski walczak sikora baran rutkowski michalak szewczyk ostrowski tomaszewski pietrzak piotr krzysztof andrzej tomasz jan pawel michal marcin stanislaw jakub adam marek lukasz grzegorz mateusz wojciech anna maria katarzyna malgorzata agnieszka barbara ewa krystyna elzbieta magdalena joanna',
  czech:
    'novak novakova svoboda svobodova novotny novotna dvorak dvorakova cerny cerna prochazka kucera vesely krejci horak nemec marek pospisil pokorny hajek kral jelinek ruzicka benes fiala sedlacek kovac kovacova horvath horvathova varga toth nagy balaz molnar szabo balog jiri jan petr josef pavel martin tomas jaroslav miroslav zdenek marie jana eva hana anna',
  hungarian:
    'nagy kovacs toth szabo horvath varga kiss molnar nemeth farkas balogh papp takacs juhasz lakatos meszaros olah simon racz fekete laszlo istvan jozsef janos zoltan sandor gabor ferenc attila peter maria erzsebet katalin ilona eva',
  romanian:
    'popa popescu pop radu ionescu dumitru stoica stan munteanu gheorghe dobre barbu nistor florea dinu ionita dumitrescu constantin marin ion andrei alexandru stefan mihai maria elena ioana',
  southSlavic:
    'jovanovic petrovic nikolic markovic djordjevic dordevic stojanovic ilic stankovic pavlovic milosevic popovic zivkovic tomic jankovic ristic kostic todorovic simic vukovic lazic knezevic mitrovic savic djukic horvat kovacevic babic maric juric novak kovacic knezevic matic blazevic grgic hodzic hadzic delic mehmedovic ivanov georgiev dimitrov petrov nikolov stoyanov ivanova georgieva dimitrova petrova todorov angelov iliev vasilev atanasov stojanovski petrovski nikolovski krasniqi gashi berisha hoxha shehu dragan milan zoran aleksandar nikola milos stefan marko jovan luka petar ivan georgi dimitar marija jelena ivana ana maria vesna snezana milica dragana',
  russian:
    'ivanov smirnov kuznetsov popov sokolov lebedev kozlov novikov morozov petrov volkov solovyov vasilyev zaytsev zaitsev pavlov semyonov semenov golubev vinogradov bogdanov vorobyov fedorov fyodorov mikhailov belyaev tarasov belov komarov orlov kiselyov kiselev makarov andreev kovalev ilyin gusev titov kuzmin kudryavtsev baranov kulikov alekseev alexeev stepanov yakovlev sorokin sergeev romanov zakharov borisov korolev gerasimov ponomarev grigoriev lazarev medvedev ershov nikitin sobolev ryabov polyakov tsvetkov danilov zhukov frolov zhuravlev nikolaev krylov maksimov sidorov osipov belousov fedotov dorofeev egorov matveev bobrov dmitriev kalinin anisimov petukhov antonov timofeev nikiforov veselov filippov markov bolshakov sukhanov mironov shiryaev aleksandrov konovalov shestakov kazakov efimov denisov gromov fomin davydov melnikov shcherbakov blinov kolesnikov karpov afanasiev vlasov maslov isakov tikhonov aksenov gavrilov rodionov kotov gorbunov kudryashov bykov zuev tretyakov savelyev panov rybakov suvorov abramov voronov mukhin arkhipov trofimov martynov emelyanov gorshkov chernov ovchinnikov seleznev panfilov kopylov mikheev galkin nazarov lobanov lukin belyakov potapov nekrasov khokhlov zhdanov naumov shilov vorontsov ermakov drozdov ignatiev savin loginov safonov kapustin kirillov moiseev eliseev koshelev kostin gorbachev orekhov efremov isaev evdokimov kalashnikov kabanov noskov yudin kulagin lapin prokhorov nesterov kharitonov agafonov muravyov larionov fedoseev zimin pakhomov shubin ignatov filatov kryukov rogov kulakov terentyev molchanov vladimirov artemyev guryev zinoviev grishin kononov dementyev sitnikov simonov mishin fadeev komissarov mamontov nosov gulyaev sharov ustinov vishnyakov evseev lavrentyev bragin konstantinov kornilov avdeev zykov biryukov sharapov nikonov shchukin dyachkov odintsov sazonov yakushev krasilnikov gordeev samoylov knyazev bespalov uvarov shashkov bobylev doronin belozerov rozhkov samsonov myasnikov likhachev burov sysoev fomichev rusakov strelkov gushchin teterin kolobov subbotin fokin blokhin seliverstov pestov kondratyev silin merkushev lytkin turov aleksandr alexander sergey sergei vladimir andrey andrei aleksey alexei dmitry dmitri mikhail igor yuri yury nikolay nikolai evgeny viktor oleg ivan pavel vasily maksim maxim anatoly valery roman konstantin denis anton vitaly ilya artem kirill stanislav vyacheslav grigory boris leonid ruslan egor vadim timur ivanova smirnova kuznetsova popova sokolova lebedeva kozlova novikova morozova petrova volkova elena olga tatyana tatiana irina natalia natalya anna svetlana maria marina ekaterina yulia julia anastasia galina lyudmila nina valentina nadezhda lyubov vera oksana larisa daria ksenia victoria alexandra',
  ukrainian:
    'melnyk shevchenko kovalenko bondarenko boyko tkachenko kravchenko kovalchuk koval oliynyk shevchuk polishchuk bondar tkachuk moroz marchenko lysenko rudenko savchenko petrenko klymenko pavlenko kravchuk savchuk kuzmenko ponomarenko ivanenko vasylenko karpenko havrylyuk shcherbak sydorenko tymoshenko romanenko mazur panchenko kostenko yurchenko khomenko lytvyn lytvynenko zinchenko vlasenko hrytsenko ostapenko martynenko kharchenko levchenko nechyporenko oleksandr volodymyr serhiy mykola andriy ivan oleksiy mykhailo vasyl petro yuriy viktor dmytro olena oksana natalia tetiana iryna svitlana lyudmyla halyna mariya',
  greek:
    'papadopoulos papadopoulou vlachos angelopoulos nikolaidis georgiou petridis athanasiadis dimitriadis papadakis panagopoulos papanikolaou christodoulou ioannidis konstantinidis giannopoulos antoniou makris georgios dimitrios konstantinos ioannis nikolaos christos panagiotis vasileios athanasios maria eleni aikaterini vasiliki sofia',
  turkish:
    'yilmaz kaya demir celik sahin yildiz yildirim ozturk aydin ozdemir arslan dogan kilic aslan cetin kara koc kurt ozkan simsek polat korkmaz erdogan yavuz can acar sen aktas guler yalcin gunes bozkurt bulut keskin unal turan gul ozer isik kaplan avci sari tekin tas kose yuksel ates aksoy mehmet mustafa ahmet ali huseyin hasan ibrahim ismail osman yusuf murat omer ramazan halil fatma ayse emine hatice zeynep elif meryem serife zehra sultan mamedov mammadov aliyev hasanov huseynov guliyev ismayilov abdullayev karimov rahimov akhmedov akhmetov omarov ibragimov ismailov yusupov magomedov nazarbayev',
  arabic:
    'mohammed muhammad mohamed ahmed ahmad ali hassan hussein hussain mahmoud mustafa ibrahim khaled khalid abdullah abdallah omar omer yusuf youssef said saeed salem salim saleh salah hamid hamad hamza hani jamal kamal karim latif majid mansour nasser nabil nasir othman osman qasim rashid saad sami samir sharif tariq walid yasin yasser zaid ziad adel amin amir anwar bilal faisal fahd farid fathi ghassan habib haitham hisham imad issa ismail jaber khalil malik marwan mubarak musa nour omran rami riad sabri tawfiq yahya younis abbas abdel abdul haddad khoury najjar hariri darwish hamdan shami masri maliki otaibi ghamdi harbi qahtani zahrani shammari dosari mutairi rashidi tamimi jaburi juburi obeidi dulaimi bakr fatima maryam mariam aisha zainab khadija amina sara leila layla nadia huda hala rana dina mona noura salma samira farah fawzi hashim haroun idris jamil kazem mahdi murad nader naji rahman rahim rauf sultan taha taher turki wahid zaki zubair abu hosni soliman sulaiman suleiman elsayed gamal mostafa fathy eid ramadan shaker',
  persian:
    'mohammadi hosseini ahmadi karimi rezaei rezaee moradi jafari mousavi musavi rahimi hashemi ebrahimi akbari sadeghi asadi ghasemi hasani heidari heydari mohammad ali reza hossein hassan mehdi mahdi amir abbas saeed hamid majid javad ebrahim akbar asghar mahmoud masoud behrouz fatemeh zahra maryam masoumeh leila narges parisa shirin rostami bagheri kazemi azizi soltani abdollahi safari nazari amiri norouzi shahid noori nouri yousefi salehi rahmani taheri farhadi bahrami abbasi',
  southAsian:
    'khan ahmed malik hussain hussein shah iqbal butt chaudhry chaudhary qureshi siddiqui sheikh mirza raja akhtar mahmood javed aslam ashraf anwar bibi begum khatun sultana islam rahman uddin hossain haque chowdhury miah akter das sarkar roy singh kumar sharma verma gupta patel shah reddy rao nair iyer joshi mehta desai kaur devi yadav mishra pandey tiwari chauhan agarwal jain khanna kapoor malhotra bose ghosh banerjee mukherjee chatterjee sen dutta kumari lal ram prasad rai thapa gurung tamang perera silva fernando bandara rajapaksa jayawardena amit rahul rajesh sanjay suresh ramesh vijay anil sunil deepak priya pooja neha anita sunita ravi arun manoj asif imran tariq shahid zahid sajid nadeem faisal bilal usman umar hamza zubair rashid arif naveed fazal gul wali abdul noor nawaz ghani zaman zaheer',
  chinese:
    'wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he gao lin luo zheng liang xie song tang han deng feng cao peng zeng xiao tian dong pan yuan cai jiang yu du ye cheng wei su lu ding ren yao shen zhong fan fang shi liao xiong jin lei hao kong bai cui qiu qin kang mao jia tan qian gu yin xia hou meng long wan duan zou lai wong lee chan cheung lau chow leung kwok lam ng ho yip tsai hsu lim tan ong goh jun ming hong ping jie min yan ling xin yi bo chao gang hui jing juan kai lan mei na ning qiang rong tao ting xiang ya ying yong yun zhi wenjie xiaoming jianguo guoqiang',
  korean:
    'kim lee ri yi park pak choi choe jung jong chung kang cho jo yoon yun jang lim rim han oh seo so shin sin kwon hwang ahn an song yoo yu ryu hong jeon jon ko go moon mun son yang ryang bae pae baek paek nam ro noh ha kwak sung cha min woo young hyun jin soo su chol hyok il myong kyong kwang jae seung sang joon jun hee hui ji hye eun un mi sun ok',
  japanese:
    'sato suzuki takahashi tanaka watanabe ito yamamoto nakamura kobayashi kato yoshida yamada sasaki yamaguchi matsumoto inoue kimura hayashi shimizu saito yamazaki mori abe ikeda hashimoto ishikawa ogawa okada hasegawa fujita goto takeda nakajima murakami kondo ishii maeda sakamoto aoki hiroshi takashi kenji akira kazuo makoto satoshi takeshi yoko keiko kazuko yumi',
  vietnamese:
    'nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly dinh doan van thi minh hung thanh tuan dung anh hai hoa lan linh mai nam phuong quang son thao thuy tien trung',
  southEastAsian:
    'ahmad abdullah ismail hassan ibrahim othman rahman yusof osman aziz hamid salleh tan lim lee ng wong setiawan wijaya kusuma hidayat susanto santoso wibowo saputra nugroho pratama siregar nasution hasan agus budi dewi sri muhammad nur siti santos reyes cruz bautista garcia mendoza aung win htun zaw kyaw myint than hla maung khin thein tun soe naing oo lwin ko mya htay moe',
  african:
    'mohamed ahmed ali hassan abdi osman omar ibrahim yusuf abdullahi adan farah warsame hussein musa sani bello abubakar usman aliyu lawal okafor okoye eze obi nwosu adeyemi ogunleye mensah owusu boateng asante diallo traore coulibaly keita toure konate diarra camara barry bah sow diop ndiaye fall ba sy sarr gueye cisse kone ouattara ouedraogo sawadogo kabore moyo ncube sibanda dube ndlovu nkosi dlamini mkhize khumalo mwangi kamau otieno ochieng odhiambo wanjiru kariuki njoroge tesfaye bekele haile girma mulugeta abebe tadesse mukendi kabila ilunga mutombo banza niyonzima habimana uwimana mugisha moses emmanuel joseph john grace mary peter samuel ibrahima mamadou amadou moussa oumar aminata fatoumata',
  caucasian:
    'beridze kapanadze gelashvili maisuradze giorgadze lomidze tsiklauri giorgi davit nino tamar harutyunyan sargsyan hakobyan grigoryan karapetyan petrosyan gevorgyan khachatryan armen tigran aram hovhannes anahit',
  hebrew:
    'cohen levi mizrahi peretz biton dahan avraham friedman azoulay malka katz ohayon hadad amar yosef david moshe yaakov sarah rachel miriam esther',
};

/** Given names as well, so that "Juan Vicente Pérez" may have one family name. */
const ALSO_GIVEN: ReadonlySet<string> = new Set(
  `${COMMON['spanish'] ?? ''} martin lorenzo pascual santiago roman gil leon alonso santos cruz`.split(' '),
);
const SPANISH_FAMILIES: ReadonlySet<string> = new Set(
  COMMON['spanishFamilies']?.split(' ').filter((name) => !ALSO_GIVEN.has(name)),
);

/** True for a family name of Spanish, of which a person has the father's and then the mother's: "Romero", "Yáñez". */
export function isSpanishFamilyName(text: string): boolean {
  return SPANISH_FAMILIES.has(text) || MORE_SPANISH.has(text) || /^[a-z]{3,}ez$/u.test(text);
}

/** Further family names of Spanish and of Portuguese, by which a name is known to have two of them: they are hardly given names. */
const MORE_SPANISH: ReadonlySet<string> = new Set(
  (
    'abadia aceves acuna aguilera alarcon alcaraz alfonzo alvarado amezcua angulo arce arellano arevalo arguello arreola arriaga arrieta arroyo ayala baez ballesteros barajas barragan barreto barrios bautista becerra ' +
    'beltran bermudez bernal betancourt betancur bolanos bonilla borrego bravo briceno burgos bustamante bustos cabello caceres calderon camacho canizales cano carbajal caro carranza carrasco carrasquilla carrillo carvajal casas casillas castaneda castellanos castrillon ' +
    'ceballos cepeda cervantes cespedes chacon cisneros colmenares cordero cordoba cornejo corral coronado coronel correa cortazar costilla cuellar cuevas davila duarte echeverria encinas enciso escalante escobar escobedo ' +
    'esparza esquivel estevez fajardo figueroa fonseca frias galeano galindo galvan galvez gamboa garay garza gastelum godoy granados grimaldo guajardo guerra guevara henao hinojosa huerta hurtado ibarra inzunza jaramillo jasso jurado laguna lara ' +
    'larios ledezma leyva lizarraga loaiza loera londono lucero lugo macias madrigal madrid maldonado manzano marroquin mascorro mata mejia melendez mena meraz merida meza mireles mojica monsalve montano montenegro montes montoya moran ' +
    'moros mosquera moya murillo najera naranjo negrete nieves noriega nova oblitas ocampo ochoa olivares olvera ordaz orellana orozco osorio oseguera osuna otero padilla palacio palacios palma paniagua paredes parra patino payan pedraza ' +
    'peralta pineda pinto pinzon plata polanco polo ponce portillo posada prado puentes pulido quezada quinonez quiroga quiroz rangel rendon renteria reverol riascos rincon robles rodas rondon rosales saavedra salcedo saldana salgado ' +
    'salguero samper sepulveda serna sierra solis solano solorzano sosa sotelo suazo tamayo tapia tejada tellez tello tinoco tirado tobon toledo toro torrealba tovar trevino trujillo ulloa urbina uribe urrego urrutia valderrama valdivia valenzuela valles valverde varela velasco ' +
    'velez vergara villa villalba villalobos villanueva villarreal villegas yepes zambada zambrano zamora zarate zavala zelaya zuleta zuniga'
  ).split(' '),
);
const PORTUGUESE_FAMILIES: ReadonlySet<string> = new Set(
  (
    'silva oliveira souza sousa rodrigues ferreira alves pereira lima gomes costa ribeiro martins carvalho almeida lopes soares fernandes vieira barbosa rocha dias nascimento moreira nunes marques machado ' +
    'mendes freitas cardoso goncalves teixeira araujo correia cunha barros azevedo melo neves moura pires tavares coelho cavalcanti monteiro magalhaes fonseca guimaraes nogueira bezerra queiroz xavier braga bastos ' +
    'barroso durao macedo figueiredo peixoto siqueira coutinho pacheco pinheiro viana farias menezes brandao leite torres esteves antunes simoes vaz faria matos abreu borges rebelo cavaco prado trindade couto lourenco quintas quaresma'
  ).split(' '),
);
/** Further given names of Spanish, of fewer people, or of more languages. */
const MORE_SPANISH_GIVEN =
  'arturo guillermo gustavo armando ernesto felipe ruben gerardo alfredo hugo rodrigo rodolfo joaquin agustin esteban emilio gilberto gonzalo mauricio orlando ulises guadalupe leticia ' +
  'lourdes concepcion consuelo rosario soledad esperanza josefina graciela fernanda mariana viviana amparo socorro remedios corazon imelda leonor luisa milagros pilar trinidad ' +
  'eusebio evaristo fidel florentino genaro heriberto hilario humberto isidro leopoldo lisandro marcelino maximiliano norberto octavio porfirio reinaldo reynaldo rigoberto rogelio rosendo silvestre teofilo wilfredo';
const SPANISH_GIVEN: ReadonlySet<string> = new Set(
  `${COMMON['spanish'] ?? ''} ${MORE_SPANISH_GIVEN}`.split(' '),
);

/** True for a given name of Spanish that very many people have. */
export const isSpanishGivenName = (text: string): boolean => SPANISH_GIVEN.has(text);

/** True for a family name of Portuguese, of which a person has the mother's and then the father's: "Costa", "Pereira". */
export const isPortugueseFamilyName = (text: string): boolean => PORTUGUESE_FAMILIES.has(text);

/** Texts of common names, in small Latin letters. */
export const COMMON_NAMES: readonly string[] = [
  ...new Set(Object.values(COMMON).flatMap((names) => names.split(' '))),
];

const ALL_COMMON: ReadonlySet<string> = new Set([...COMMON_NAMES, ...WIDESPREAD_NAMES]);

/** True for a name that many people have, as it is spelt. */
export function isCommonName(text: string): boolean {
  return ALL_COMMON.has(text);
}

/** How family names end that are no given names: "Aliyev", "Yanukovych", "Petrosyan". */
const FAMILY_ENDING =
  /(?:[oei]v|[oei]va|sk[iy]|sky[iy]|skaya|enko|vych|[oe]vi[ct]h?|[iy]an|shvili|dze|ez|sson|sen)$/u;

/** True for a word that is hardly a given name: "Orbán Viktor Mihály", not "Martin Lewis Hamilton". */
export function isHardlyGiven(text: string): boolean {
  return FAMILY_ENDING.test(text) || !ALL_COMMON.has(text);
}

/** Languages whose speakers are called by their own name, their father's and their grandfather's, in this order. */
const OF_FATHERS = ['arabic', 'persian', 'southAsian', 'african', 'southEastAsian'];

const NAMES_OF_FATHERS: ReadonlySet<string> = new Set(
  OF_FATHERS.flatMap((language) => (COMMON[language] ?? '').split(' ')),
);

/** Given names of the same peoples that are not so common, and that are hardly names of families. */
const MORE_OF_FATHERS: ReadonlySet<string> = new Set(
  (
    'saddam uday odai udai oday qusay qusai muammar moammar muatasim hannibal saif seif saadi hafez hafiz bashar maher mahir bassel basil basel rifaat jawad asef assef barzan watban sabawi izzat ezzat ' +
    'nayef naif bandar talal mishal mashal turki rashed rashid maktoum zayed zayid tamim jassim jasim thani khalifa hamed saqr saud fawaz mutaib muqrin badr yazid munther mundhir haidar haydar ' +
    'baqir baqer jaafar jafar sadiq sadeq mojtaba mujtaba mostafa masood massoud qasem qassem kasim esmail ismael yaqub yaqoub yaqoob ayub ayoub isa eisa musa moussa yahya zakaria zakariya ilyas elias dawood dawud daoud ' +
    'suhail sohail shakir shaker munir mounir basem bassem wissam wisam zuhair zuhayr rafiq rafik taufiq tawfiq tawfik nizar nazar hatem hatim muhsin mohsen muhsen nazir nadhir hikmat jihad sinan sufyan safwan marwan khattab'
  ).split(' '),
);

/** True for a common name of peoples among whom the order of names tells who is whose father: "Ahmad Najib", "Najib Ahmad". */
export function mayBeFathersName(text: string): boolean {
  return NAMES_OF_FATHERS.has(text) || MORE_OF_FATHERS.has(text);
}

/** "Father of" and "mother of", before the name of a child, in either kind of script: "Abu Ali", who has a given name as well. */
const PARENT_OF = /^(?:ab[ou]|abou|abw|[ou]m+|oumm?|am)$/u;

/** True for what Arabs are called by after a child. */
export const isParentOf = (text: string): boolean => PARENT_OF.test(text);
