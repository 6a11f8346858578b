/**
 * Names that many people bear, though not so many as those of `common-names.ts`: hardly any listed party has them, and the tables
 * of spellings know one form of each. A slip between two of them is another's name: "Hanson" / "Ranson", "Price" / "Prince".
 */
const WIDESPREAD: Readonly<Record<string, string>> = {
  english:
    'barrow farrow kellner judson farr hobson hopson benn fenn tanner manner dunne cody coby hodgson hodson watt batt pattison mattison bowie howie lister foster costa penn ' +
    'abbott adair adkins ainsworth aldridge allison alston archer ashby ashton atkins atkinson avery ayers bacon badger baird baldwin ball ballard banks ' +
    'barber barker barlow barnes barnett barr barrett barron barry bartlett barton bass bates bauer baxter beach bean beard beasley beattie beckett bedford ' +
    'bender benson bentley benton best bevan bird birch bishop blackburn blackwell blair blake bland bloom blythe boland bolton bond boone booth boswell ' +
    'bowden bowen bowers bowman boyle bradford bradshaw brady bray brennan brewer briggs bright britt brock brooke bruce buchanan buck buckley bullock burch ' +
    'burgess burke burnett burnham burris burrows burt burton bush butcher byers byrd cain calder caldwell callahan cameron cannon cantrell carey carlson carr ' +
    'carson cartwright carver case casey cassidy castle chamberlain chambers chandler chapman charlton chase cherry christian church clay clayton clements cleveland ' +
    'cline cobb cochran coffey cohen coleman colley collier compton conley connell connelly conner connolly conrad conway cooke copeland corbett costello coulson ' +
    'courtney cowan coyle craft craig crane crosby cross crowley curry curtis dale dalton daly daniels darby davenport davey davidson dawson day dean decker delaney ' +
    'dempsey denton devine dillon dixon dobson dodd dolan donaldson donnelly donovan dorsey dotson dougherty douglas downes downs doyle drake draper driscoll dudley ' +
    'duffy duke dunbar dunlap dunn durham dyer eaton edmonds egan elder ellison elmore emerson england english erickson esposito farley farmer farrell faulkner fenton ' +
    'finch finley finn fischer fitzgerald fitzpatrick fleming fletcher flood flowers flynn foley forbes forrest forster fowler foy francis frank franks frazier freeman ' +
    'french frost fry fuller fulton gaines gale galloway gamble gardner garner garrett garrison gates gentry george gibbons gibbs gilbert giles gill gillespie gilmore ' +
    'glass glenn glover godfrey golden good goodman goodwin gore gould grace graves greer gregory griffith griffiths grimes gunn guthrie haines hale haley hammond hampton ' +
    'hancock hanlon hanna hansen hanson hardin harding hardy harmon harrington hart hartley harvey hastings hatch hawkins hayden hayward head healy heath hebert helms hendricks ' +
    'hendrix henley hensley herbert herring herman hess hewitt hickman higgins hilton hines hinton hobbs hodge hodges hoffman hogan holcomb holden holder holland holloway ' +
    'holman holt hood hooper hoover hopkins hopper horn horne horton houston howe howell hubbard huber huff huffman hull humphrey hurley hurst hutchinson hyde ingram irwin ' +
    'jacobs jacobson jarvis jefferson jennings jensen johns johnston jordan joyce justice kane kay keane keating keith keller kelley kemp kendall kent kerr kidd kilgore ' +
    'kirby kirk kirkland klein kline knapp knox kramer lamb lambert lancaster landry larkin lang langley larsen larson latham law lawler lawson leach leblanc leonard leslie lester levine ' +
    'levy lindsay lindsey little livingston lloyd locke logan love lowe lowery lucas lyle lynn lyon lyons macdonald mack mackay mackenzie macleod madden maddox mahoney maher mann manning ' +
    'march marks marlow marsh massey mathews matthews maxwell may mayer maynard mayo mays mcbride mccabe mccall mccann mcclain mcclure mcconnell mccormick mccoy mccullough mcdaniel ' +
    'mcdonald mcdowell mcfarland mcgee mcgrath mcgregor mcguire mcintosh mcintyre mckay mckee mckenna mckenzie mckinney mcknight mclaughlin mclean mcleod mcmahon mcmillan mcnamara mcneil ' +
    'mcpherson meadows melton mercer merrill merritt meyers michael middleton miles millar mills monroe moody moon mooney moran morrison morrow morse morton moss mueller mullen mullins munro ' +
    'murdoch musgrave myers nash nason neal nelson newell newman newton nicholson nixon noble nolan norman norris north norton oakley ogden oneal orr osborne otoole owen pace packer padgett page paine ' +
    'paisley palmer parks parrish parry parsons patrick patton paul payne payton pearce pearson peck pennington penny perez perkins perry person peters petersen peterson petty phelps pickett pike pitt pittman ' +
    'pitts pollard poole pope porter potter potts powers pratt preston prince pritchard proctor pruitt pryor pugh purcell quinn radford ramsay ramsey randall randolph rankin ranson ransom ratcliffe raymond read redmond ' +
    'reese reeves regan reilly rhodes rich richards richmond riddle riggs rigby ritchie ritter rivers roach robb robbins robertson robson rocha rodgers rollins roman rooney roper rosen roth rowe rowland rowley roy rudd rush ' +
    'rusk russo rutherford ryder salmon sampson sanderson sanford sargent saunders savage sawyer sayer scanlon schmidt schneider schroeder schultz schwartz sears sewell sexton seymour shaffer shannon sharp sharpe shelby sheldon ' +
    'shelton shepard shepherd sheppard sheridan sherman shields short sinclair singleton skinner slater sloan small smart snow snyder solomon spears spence spencer stafford stanley stanton stark starr steele stein stephens ' +
    'stephenson stevenson stokes stout strickland strong stuart sumner summers sutherland sutton swain swanson sweeney sweet swift sykes talbot tate temple terrell terry tierney tiller todd townsend tracy travis tripp tucker tully ' +
    'turnbull tuttle tyler tyson underwood valentine vance vaughan vaughn vincent wade wagner waldron wall wallis walker waller walls walsh walter walters walton warner warren waterman waters watkins watts weaver weber webster ' +
    'weeks weiss welch wells welsh west westwood whalen wharton wheeler whitaker whitehead whitfield whiting whitley whitney wiggins wilcox wilder wiley wilkes wilkins wilkinson willard william willis wills wilkerson winfield winkler ' +
    'winston winter winters wise witt wolfe woodard woodruff woods woodward woody wooten worth wren wyatt wynn yates yeager york youngs yule zimmerman',
  russianFamilies:
    'abramov agafonov agapov akimov aksenov aksyonov aleshin alyokhin anikin anisimov antipov antonov arkhipov artamonov artemyev aseev astafyev avdeev ' +
    'babushkin balashov baranov barinov basov belkin belousov bespalov biryukov blinov blokhin bobrov bobylev bogomolov boldyrev bondarev borodin bragin ' +
    'burov bychkov bykov chebotarev chernov chernyshev chistyakov davydov dementyev demidov demin denisov dorofeev dorokhov drozdov druzhinin dubrovin ' +
    'dyachkov dyakov efimov efremov egorov eliseev emelyanov eremin ermakov ermolov ershov evdokimov evseev fadeev fedoseev fedotov filatov filimonov ' +
    'filippov fokin fomichev fomin frolov galkin gavrilov gerasimov glebov glushkov golovanov golovin goncharov gorbachev gorbunov gordeev gorshkov ' +
    'goryachev grachev grekov gribov grishin gromov guryev ignatov ignatyev ilyushin isaev isakov ivashov kabanov kalachev kalashnikov kalinin kalugin ' +
    'karasev karpov kartashov kasatkin kashin kazakov khokhlov khomyakov khromov kirillov klimov knyazev kochetkov kolesnikov kolesov kolobov kolosov ' +
    'komarov kondratyev konev kononov konovalov konstantinov kopylov korneev kornilov korolyov korotkov korshunov kosarev kostin kotov kovalyov kozhevnikov ' +
    'krasnov kruglov krutov krylov kryukov kudryashov kulagin kulakov kuleshov kurochkin kuzin kuzmin lapin laptev larin larionov lavrentyev lavrov leonov ' +
    'leontyev levin likhachev lobanov loginov lopatin lukin lukyanov lvov lykov maksimov malakhov malinin maltsev malyshev manuilov markelov markin markov ' +
    'martynov maslov matveev melnikov merkulov meshcheryakov mikheev mironov moiseev molchanov moskvin mukhin muravyov myasnikov nazarov nechaev nefedov ' +
    'nesterov nikiforov nikonov nosov novikov odintsov orekhov osipov ovchinnikov ozerov pakhomov panfilov panin panov parfyonov pastukhov petukhov pimenov ' +
    'platonov plotnikov pokrovsky polyakov popkov potapov prokhorov prokofyev pugachev pyatakov rodin rodionov rogov rozhkov rubtsov rudakov rusakov rusanov ' +
    'ryabinin ryabov rybakov rybin rykov rzhevsky safonov samoylov samsonov savelyev savin sazonov sedov selezny selivanov semin serebryakov serov ' +
    'shaposhnikov sharapov sharov shcherbakov shestakov shilov shirokov shishkin shmelev shubin shuvalov sidorov simonov sinitsyn sitnikov sizov skvortsov ' +
    'smolin snegirev sokolovsky soloviev sorokin spiridonov starikov starostin stolyarov strelkov strelnikov subbotin sukhanov sukhov suslov suvorov ' +
    'sviridov sychev tikhomirov tikhonov timofeev tokarev tretyakov trifonov trofimov troshin tumanov turov tyurin ulyanov ushakov ustinov uvarov vasin ' +
    'vavilov vdovin vedernikov vlasov volodin voloshin vorobyov voronin voronkov voronov voronstov yagodin yashin yefimov yegorov yermakov yudin yurov ' +
    'zakharov zaytsev zhdanov zhilin zhukov zhuravlyov zimin zinovyev zlobin zotov zubkov zubov zuev zverev zykov zyryanov abramova agafonova agapova ' +
    'akimova aksenova aksyonova aleshina alyokhina anikina anisimova antipova antonova arkhipova artamonova artemyeva aseeva astafyeva avdeeva babushkina ' +
    'balashova baranova barinova basova belkina belousova bespalova biryukova blinova blokhina bobrova bobyleva bogomolova boldyreva bondareva borodina ' +
    'bragina burova bychkova bykova chebotareva chernova chernysheva chistyakova davydova dementyeva demidova demina denisova dorofeeva dorokhova drozdova ' +
    'druzhinina dubrovina dyachkova dyakova efimova efremova egorova eliseeva emelyanova eremina ermakova ermolova ershova evdokimova evseeva fadeeva ' +
    'fedoseeva fedotova filatova filimonova filippova fokina fomicheva fomina frolova galkina gavrilova gerasimova glebova glushkova golovanova golovina ' +
    'goncharova gorbacheva gorbunova gordeeva gorshkova goryacheva gracheva grekova gribova grishina gromova guryeva ignatova ignatyeva ilyushina isaeva ' +
    'isakova ivashova kabanova kalacheva kalashnikova kalinina kalugina karaseva karpova kartashova kasatkina kashina kazakova khokhlova khomyakova khromova ' +
    'kirillova klimova knyazeva kochetkova kolesnikova kolesova kolobova kolosova komarova kondratyeva koneva kononova konovalova konstantinova kopylova ' +
    'korneeva kornilova korolyova korotkova korshunova kosareva kostina kotova kovalyova kozhevnikova krasnova kruglova krutova krylova kryukova kudryashova ' +
    'kulagina kulakova kuleshova kurochkina kuzina kuzmina lapina lapteva larina larionova lavrentyeva lavrova leonova leontyeva levina likhacheva lobanova ' +
    'loginova lopatina lukina lukyanova lvova lykova maksimova malakhova malinina maltseva malysheva manuilova markelova markina markova martynova maslova ' +
    'matveeva melnikova merkulova meshcheryakova mikheeva mironova moiseeva molchanova moskvina mukhina muravyova myasnikova nazarova nechaeva nefedova ' +
    'nesterova nikiforova nikonova nosova novikova odintsova orekhova osipova ovchinnikova ozerova pakhomova panfilova panina panova parfyonova pastukhova ' +
    'petukhova pimenova platonova plotnikova polyakova popkova potapova prokhorova prokofyeva pugacheva pyatakova rodina rodionova rogova rozhkova rubtsova ' +
    'rudakova rusakova rusanova ryabinina ryabova rybakova rybina rykova safonova samoylova samsonova savelyeva savina sazonova sedova selivanova semina ' +
    'serebryakova serova shaposhnikova sharapova sharova shcherbakova shestakova shilova shirokova shishkina shmeleva shubina shuvalova sidorova simonova ' +
    'sinitsyna sitnikova sizova skvortsova smolina snegireva solovieva sorokina spiridonova starikova starostina stolyarova strelkova strelnikova subbotina ' +
    'sukhanova sukhova suslova suvorova sviridova sycheva tikhomirova tikhonova timofeeva tokareva tretyakova trifonova trofimova troshina tumanova turova ' +
    'tyurina ulyanova ushakova ustinova uvarova vasina vavilova vdovina vedernikova vlasova volodina voloshina vorobyova voronina voronkova voronova ' +
    'voronstova yagodina yashina yefimova yegorova yermakova yudina yurova zakharova zaytseva zhdanova zhilina zhukova zhuravlyova zimina zinovyeva zlobina ' +
    'zotova zubkova zubova zueva zvereva zykova zyryanova pokrovskaya rzhevskaya sokolovskaya',
  eastSlavic:
    'alena alina alisa alla anastasia anatoly andrei anfisa angelina anzhela arina arkady arseny artem artur boris daniil daria darina denis diana dina ' +
    'dmitry ekaterina elena elizaveta elvira emil emin evgenia evgeny fedor galina gennady georgy gleb grigory ilya inga inna irina karina kira kirill ' +
    'konstantin ksenia larisa leonid leonty lev lidia lilia lyubov lyudmila makar maksim margarita marina matvei mikhail milan milana milena nadezhda ' +
    'natalia nikita nikolai nina nonna oksana oleg olesya olga pavel polina raisa regina renata rimma rinat roman rostislav ruslan rustam sabina sergei ' +
    'snezhana sofia stanislav stepan svetlana taisia tamara tatiana timofei timur ulyana vadim valentin valentina valery vasily vera veronika viktor ' +
    'viktoria vitaly vladimir vladislav vyacheslav yana yaroslav yegor yulia yuri zhanna zinaida zoya',
  muslim:
    'ahmed aisha amin amina amjad anisa arafat arash ardeshir ashraf asim asma atef awad ayman aziz babak badr bahaa bahram bakr basem bashar basil behnam ' +
    'behrouz bijan bilal cyrus daoud dariush davood ebrahim ehsan emad essam fadel fadi fahad fahd faisal fares farhad faris farshid farzad faten fatin ' +
    'fawzi fayez fereydoun ghazi gul habib hadi haitham hala hamdan hamdi hamed hamid hamza hana hanan hani harith hasan hashim hatem haydar hazem hind ' +
    'hisham homayoun houshang huda husam hussam imad iman iraj issam iyad jalal jamal jamila javad jihad kamal kamran karim kazem khadija khalaf khaldoun ' +
    'khalil khosrow laila lamia layla lina lubna lutfi maha mahdi maher mahir majed majid mansour marwan maryam mazen mazin mehran mehrdad milad mona mounir ' +
    'muna munir murad mustafa nabi nabil nada nader nadia nadim nadine nadir nael naim najwa naqib nasim nasir nasr nasrullah nawal nazar nazim nidal nisar ' +
    'nizar noha noor nora omar omid osama parviz peyman qais qasim raed rafat rahim rahmat rami ramin rana rania rashad rashid reem reza riad ridha rima ' +
    'rostam ruba saad sabri sadiq saeed safwan sahar sajid sajjad salma salman samar sameh sami samira sana sari sawsan shadi shafiq shahid shahin shahram ' +
    'shaker shakir sharif sher shirin shukri siamak siavash siham soheil suad suhail taher talal tamer taysir vahid wael wafa wafiq wajdi wajid walid wasim ' +
    'yadollah yahya yasmin yasser yazan yousef zahid zahir zahra zainab zakaria zaki zalmay zaman zeid zeinab ziad',
  iberian:
    'alberto alejandra alejandro alfonso alfredo alicia alvaro amelia ana andrea andres angel angela antonia antonio armando arturo augusto aurelio beatriz ' +
    'benjamin bernardo camila camilo carla carlos carmen carolina catalina cecilia celso cesar clara claudia claudio cristian cristina cristobal daniel ' +
    'daniela david diego dolores domingo edgar eduardo elena emilia emilio enrique ernesto esteban eugenia eugenio eva fabian federico felipe fernanda ' +
    'fernando florencia francisca francisco gabriel gabriela gerardo gilberto gloria gonzalo graciela gregorio guadalupe guillermo gustavo hector hernan ' +
    'hilda horacio hugo humberto ignacio ines irene isabel isabella ivan jacobo jaime javier jesus joaquin jorge jose josefina juan juana julia julian ' +
    'juliana julio laura leandro leonardo leonel leticia lorena lorenzo luciana luis luisa manuel manuela marcela marcelo marcos margarita mariana mariano ' +
    'marina mario marta martin mateo matias mauricio maximiliano mercedes miguel monica natalia nelson nicolas nora norberto octavio olga omar orlando oscar ' +
    'pablo paola patricia patricio paula pedro pilar rafael ramiro ramon raquel raul rebeca ricardo rigoberto roberto rocio rodolfo rodrigo rogelio roman ' +
    'rosa rosario ruben salvador samuel sandra santiago sebastian sergio silvia simon sofia sonia susana teodoro teresa tomas valentina valeria vanessa ' +
    'veronica vicente victor victoria virginia ximena yolanda',
  southAsian:
    'aarti abhay abhijit abhishek aditi aditya ajay ajit akash akhil akshay alok aman amar amit amitabh amol amrit anand anil anita anjali ankit ankita ankur anup anurag aparna archana arjun aruna arun arvind asha ashish ashok ashwin atul avinash ' +
    'balbir baldev balwinder bhagwan bharat bharti bhaskar bhavesh bhupinder brijesh chandan chandra charan chetan daljit darshan deepa deepak deepika devendra dev dharmendra dheeraj dhruv dilip dinesh divya ganesh gaurav gauri gautam geeta girish gopal govind gulshan gurdeep gurmeet gurpreet ' +
    'hardeep harish harjit harpreet harsh harshad hemant hitesh indira jagdish jagjit jaspreet jaswant jatin jayant jaya jayesh jitendra jyoti kailash kalpana kamala kamlesh kapil kartik karan kavita kavya keshav kiran kishore komal krishna kuldeep kunal lakhan lakhwinder lakshmi lalit lata laxman madan madhav madhu ' +
    'mahesh mahendra mala mamta mandeep manik manish manisha manju manjit manjula manmohan manoj manpreet meena megha meera mohan mohit mohini monika mridula mukesh mukul munish murali nagesh nandini naresh narendra narinder naveen navin navjot neelam neeraj neha nidhi nikhil nikita nilesh nirmal nirmala nisha nitin om omkar ' +
    'pallavi pankaj parag paramjit parvati pavan pawan payal piyush pooja prabhakar prabhu pradeep pradip prakash pramod pranav prasad prasanna prashant prateek pratibha praveen preeti prem priti priya priyanka puneet purnima pushpa radha raghav raghu rahul raj raja rajan rajat rajeev rajendra rajesh rajinder rajiv raju rakesh ' +
    'rama ramakant raman ramesh rana ranbir randeep randhir rani ranjan ranjit rashmi ratan ravi ravindra ravinder reena rekha renu ritesh ritu rohan rohit roshan ruchi rupinder sachin sagar sahil sandeep sandip sandhya sangeeta sanjay sanjeev sanjiv santosh sapna sarita sarojini satish satya saurabh savita seema shailesh shakti ' +
    'shalini shankar shanti sharad shashi shekhar shikha shilpa shivani shobha shreya shubham shweta shyam siddharth smita sneha sonal sonali sonia srikanth srinivas subhash sudha sudhir sukhdev sukhwinder suman sumit sunil sunita suraj surendra suresh surinder surjit sushil sushma swapnil swati tarun tejas tushar uday uma umesh upendra usha ' +
    'vandana varun vasant venkatesh vijay vijaya vikas vikram vimal vinay vineet vinod vipin vipul viren virender vishal vishnu vivek yash yogesh yogi',
  african:
    'chukwuma chukwudi chukwuemeka chukwuka chidi chidiebere chigozie chima chinedu chinonso chinwe chioma chisom ebele ebuka emeka ifeanyi ifeoma ikechukwu ikenna kelechi nkechi nkem nnamdi nneka nwachukwu nwankwo nwabueze obinna obiora ogechi okechukwu okonkwo okoro okoli okwuosa onyeka onyekachi uche uchenna ugochukwu uzoma azubuike ' +
    'abiodun abiola ade adebayo adebola adedayo adekunle ademola adeniyi adesina adewale adeyinka ayodele ayo babatunde bamidele bolaji bukola damilola folake funmilayo gbenga ibukun ige kayode kehinde kolawole lanre oladele oladipo olamide olanrewaju olufemi olumide oluwaseun oluwatobi oluwole omolara omotayo rotimi segun seun taiwo temitope titilayo tolulope tunde yetunde yinka ' +
    'abena adjoa adwoa afia afua akosua ama amoah ampofo ankrah annan appiah asamoah asare baffour boakye bonsu danquah darko fosu frimpong gyasi kofi kojo kuffour kwabena kwadwo kwaku kwame kwasi kweku nkrumah ntim ofori opoku osei poku sarpong yaa yaw yeboah ' +
    'achieng adhiambo akinyi anyango atieno auma awino barasa chebet chepkemoi cheruiyot chirchir gathoni gichuru juma kibet kimani kimutai kipchoge kipchumba kipkemboi kiplagat kipruto kiprotich kirui koech korir macharia maina mugo muthoni mutua mutuku mwende ndungu ngugi njeri njoki nyambura nyokabi ochieng okello okoth omondi onyango opiyo otieno ouma owino rotich ruto sang wafula waithera wambui wangari wangui wanjiku were ' +
    'abebe alemayehu alemu assefa ayele berhane demissie desta fikre gebre getachew girma haile hailu kebede kidane lemma mekonnen mengistu mulugeta negash negussie seyoum sisay solomon tadesse tekle tilahun wolde yohannes zewde zerihun',
  givenNames:
    'aaron abigail adele adrian aidan alan albert alec alfred alison alvin amos anita archie arthur audrey barry bernard bertha beryl bessie billy blake brad bradley brent bruce bryan caleb calvin carl carla ' +
    'carlton cecil cedric chad chloe clara clare clark claude clifford clive clyde colin connor cora craig curtis daisy dale damian darren darryl dean denise derek desmond diana dolly dominic dora doreen doris dorothy douglas ' +
    'duncan dustin dylan earl edgar edith edna edwin eileen elaine eleanor ellen ellie elsie emery enid eric erica ernest esther ethan ethel eugene eva felix fiona florence floyd frances freda frederick gail gareth gavin gene ' +
    'geoffrey georgia gerald gerard gertrude gilbert glen gloria gordon grace graham grant greg gwen hannah harold harriet harvey hazel heidi herbert herman hilda holly homer hope horace howard hubert hugh hugo ian ida irene ' +
    'iris isaac ivan ivy ivor jasmine jasper jay jean jeff jeremy jerome jill joanna joel jonas jordan josh joy juan june karl kay keith kelvin ken kent kirk kurt kyle lance lara lars laurence leah lee leigh lena leo leon leonard ' +
    'leroy leslie lester lewis liam lilian lily lionel logan lois lola loretta lorna louis louise lucas lucy luke luther lydia lynn mabel madison maggie malcolm marcia marcus marian marie marion marjorie marlene marvin mason maud ' +
    'maureen maurice max maxine melanie melvin mercy meredith michelle mildred miles milton mitchell molly monica morgan morris moses muriel myra myrtle nadia naomi natalie nathan neil nellie nelson nigel noah noel nora norma norman ' +
    'oliver oscar otto owen paige pamela pat paula pauline pearl peggy penelope percy perry phyllis preston quentin rachel ralph randy reginald rex rhoda rhys rita robin rodney roger roland rolf ron rosalind rosemary rosie ross roy ruby ' +
    'rufus rupert russell ryan sadie sally samantha sean sebastian seth shane shannon shaun sheila shelley sidney silvia simon sonia spencer stacy stan stanley stella stuart sue susan suzanne sylvia tara ted teresa terence terry thelma ' +
    'theodore tina toby todd tom tony tracy travis trevor troy valerie vanessa vera vernon vincent viola violet virgil vivian wade wallace walter wanda warren wayne wendell wendy wilbur wilfred willis winifred yvonne zoe',
  german:
    'arndt bader baier bartsch bayer beier benz bernhardt bischof bock bohme brandl brandt breuer buchholz busch christ decker dietrich dietz ebert eckert ehlers engel engelhardt ernst esser fiedler franz freitag fritz funk gebhardt geiger gerlach ' +
    'gotz grimm gruber gunther hagen hahn hansen hauser heinz heller hennig herbst hermann herzog hess heinemann hein henkel hesse hinz hoppe horn jacob jacobs jahn janssen jost kaufmann kern kessler kirchner klose kluge knoll kolb kopp kruse kuhlmann ' +
    'kuhn kunz kurz lauer lindemann linden linke lutz maas mack marquardt marx merkel mertens merz metz metzger michel moser nagel neubauer nolte nowak ohm ott pape paul pfeifer pfeiffer pohl popp probst rauch reich reimann reinhardt reuter ritter rose rudolph ' +
    'runge sander sauer schafer schaller scherer schiller schilling schlegel schlosser schlueter schlutter schmitt schneider schott schramm schreiner schroter schulte schutz schuster schwab schweizer seifert sieber siebert singer stahl steiner stephan stoll strauss ' +
    'strobel thiel thiele thomas ulrich unger urban vetter voigt voss walther weber webner wegner weidner weigel wendt wenzel wetzel wiedemann wiese wild wilhelm will winkler wirth witt wulf wulff wunderlich ziegler zander zeller',
  scandinavian:
    'aas bakke berge bjerke bruun dahl dahlberg eklund ek falk forsberg frederiksen haugen hedlund hellstrom henriksen holm holmberg holmgren iversen jacobsen knudsen kruse lind lindholm lund lundgren lundqvist mikkelsen moen moller mortensen nordin nyberg nyman ' +
    'olesen ostergaard paulsen poulsen sandberg simonsen sjoberg soderberg solberg strand strom sundberg sundstrom svendsen thomsen vik wallin wikstrom winther',
  romance:
    'acevedo acuna aguirre alarcon alvarado araya arroyo ayala barrera barrios becerra bermudez blanchard bonilla bouchard boucher bravo brun burgos bustamante camacho cano cardona carrillo castaneda ceballos cervantes cisneros colin collet cordero cordova corral ' +
    'correa cuevas davila delgadillo denis dufour duarte dumas duval escobar espinosa esquivel estrada farias figueroa franco fournier galindo gallardo galvan gamboa garza gauthier gautier giraud gomes gonzales guevara guillot hebert huerta hurtado jacquet jara lara leblanc leclerc ' +
    'leal lefebvre leger lemaire lemoine leroux lemos lugo luna macias maldonado marchand marechal marquez masson mata mejia menard mercado meunier meyer montes montoya mora murillo muro naranjo noel ochoa olivares olvera orellana orozco otero padilla palacios paredes parra pelletier pereira ' +
    'perrot peralta perron picard pineda pinto ponce poirier poulain prevost quintana quiroga rangel renard renaud rey reyna riviere robles rocha rosales rosas royer rueda ruelas saavedra salas salgado segura sepulveda solis sosa tapia tejada tellez toledo tovar trejo trevino trujillo ulloa ' +
    'uribe valdes valdivia valenzuela valle vallejo vasquez velasco venegas vera villalobos villanueva villarreal villegas yanez zamora zavala zuniga',
};

/** Texts of widespread names, in small Latin letters. */
export const WIDESPREAD_NAMES: readonly string[] = [
  ...new Set(Object.values(WIDESPREAD).flatMap((names) => names.split(' '))),
];
