import type { Lexicon } from './lexicon.ts';

/** Words of organisations in the Germanic languages that no beginning of a word tells. */
export const GERMANIC_LEXICON: Lexicon = {
  branch: 'zweigniederlassung! niederlassung! filiale! filial! filialen! bijkantoor! bijhuis!',
  trading: 'handels! handel handelsgesellschaft! handelsmaatschappij! handelshaus! handelsaktiebolag!',
  shipping:
    'reederei! schiffahrt! schifffahrt! rederij! rederi! rederiet! schiffahrts! scheepvaart! sjofart! schiffahrtsgesellschaft! skibsrederi! shippingselskab',
  shipyard: 'werft! scheepswerf! skibsvaerft! varv! verft! skipsverft!',
  shipbuilding:
    'schiffbau! scheepsbouw! skibsbygning! schiffsbau! skeppsbyggnad! skeppsbygge! varvsindustri! skibsbyggeri! skibsværft skipsbygging! verftsindustri!',
  machinebuilding: 'maschinenbau! maschinenfabrik! machinebouw! maskinfabrik!',
  'plant+construction': 'anlagenbau!',
  'aircraft+construction': 'flugzeugbau!',
  airlines:
    'fluggesellschaft! luftfahrtgesellschaft! luchtvaartmaatschappij! flyselskap! flygbolag! flyselskab!',
  aviation: 'luftfahrt! luchtvaart! luftfart! luftfarts! flygindustri!',
  airport:
    'flughafen! luchthaven! lufthavn! flygplats! flughafens! vliegveld! flygplatsen! lufthavnen! lufthamn!',
  railway:
    'eisenbahn! bahn spoorwegen! jernbane! jarnvag! bundesbahn! eisenbahngesellschaft! spoorwegmaatschappij! spoorweg! järnväg!',
  insurance:
    'versicherung! versicherungs! verzekering! verzekeringen! forsikring! forsakring! forsikringsselskab! försäkring! försäkrings! forsikrings!',
  bank: 'sparkasse! bankgesellschaft! banken! kreditbank! spaarbank! sparbank! handelsbank!',
  savings: 'sparkassen',
  investment: 'beteiligungs! beteiligungsgesellschaft! kapitalanlage! beleggingen! investering!',
  holding: 'beteiligungen! beheer!',
  management: 'verwaltungs! verwaltungsgesellschaft! geschaftsfuhrungs! beheersmaatschappij! hausverwaltung!',
  construction: 'bau bauunternehmen! baugesellschaft! bouw! aannemers! byggeri! byggnads! entreprenor!',
  transport: 'spedition! speditions! transporte! vervoer! frakt!',
  oil: 'erdol! mineralol! aardolie! olje! öl erdöl! olie olja oljan petroleum',
  gas: 'erdgas! aardgas!',
  energy: 'energiewirtschaft!',
  mining:
    'bergbau! bergwerk! mijnbouw! gruv! minedrift! bergbaus! gruvdrift! gruv gruvedrift! bergwerks! gruveselskap! montan',
  steel: 'stahlwerk! stahlwerke! stahl! stalverk! staal! hochofen! stahl staal stål stalindustri',
  works: 'werke! werk! fabriken! verken!',
  chemical: 'chemische! chemie! kemi chemiewerke! kemiske!',
  pharmaceutical: 'arzneimittel! pharmazeutische! lakemedel! geneesmiddelen!',
  electric: 'elektrische! elektro! elektrizitats!',
  electronics: 'elektronik! elektronica!',
  precision: 'prazisions! feinmechanik! feinwerktechnik!',
  tools: 'werkzeug! werkzeuge! verktyg! gereedschap! werkzeugbau!',
  'machine+tools': 'werkzeugmaschinen!',
  equipment: 'gerate! geratebau! apparatebau! utrustning! uitrusting!',
  research: 'forschungs! forschung! onderzoek! forskning! forsknings!',
  'research+institute':
    'forschungsinstitut! onderzoeksinstituut! forskningsinstitut! forschungsinstituts! forskningsinstitutet! forskningsinstituttet! forskningsinstitutt!',
  'research+center':
    'forschungszentrum! onderzoekscentrum! forskningscentrum! forskningscenter! forskningssenter!',
  scientific:
    'wissenschaftliche! wissenschaftlich! wetenschappelijk! vetenskaplig! videnskabelig! wissenschaftlicher! wissenschaftliches! wetenschappelijke! vetenskapliga! videnskabelige! vitenskapelige! vitenskapelig!',
  university:
    'hochschule! hogeschool! hogskolan! hojskole! universiteit! universität! universitet! universitetet! högskola! høgskole! højskole universiteten!',
  'technical+university': 'technische_hochschule! tekniska_hogskolan!',
  society: 'verein genootschap! samfund! sallskap!',
  association:
    'verband! vereinigung! bund vereniging! verbond! forbund! forening! foreningen! forbundet! produktionsvereinigung! produktionsforeningen',
  cooperative: 'genossenschaft! cooperatie! andelsselskab!',
  foundation: 'stiftung! stichting! stiftelse! stiftelsen! fonden!',
  ministry: 'bundesministerium! ministerium! departementet! ministeriet! ministeriums! ministeriets!',
  'federal+office': 'bundesamt!',
  office: 'amt büro! kontor! kantoor! buro! bureau kontoret',
  police: 'polizei! politie! polisen! politi! bundespolizei! polis politi politiet! polismyndigheten!',
  army: 'bundeswehr! heer leger! haren haeren armee! landmacht! hær hæren! hærens armén arméns armeen! landstreitkräfte!',
  'armed+forces':
    'streitkrafte! krijgsmacht! forsvaret! forsvarsmakten! streitkräfte! streitkräften! strijdkrachten! stridskrafter! väpnade_styrkor! väpnade_styrkorna! väpnade_styrkors! väpnade_styrkornas! væbnede_styrker! væpnede_styrker! væbnede_styrkers! væpnede_styrkers! wehrmacht',
  intelligence:
    'nachrichtendienst! bundesnachrichtendienst! inlichtingendienst! underrattelsetjanst! efterretningstjeneste!',
  defence: 'verteidigung! verteidigungs! landesverteidigung! forsvars! defensie! abwehr! schutz',
  support: 'unterstutzung! ondersteuning! forderung! stotte! stod',
  relief:
    'hilfswerk! hilfsverein! hulp! nothilfe! hjalp! noodhulp! nødhjelp! nødhjælp! katastrophenhilfe! katastrofhjälp! hjælp! hjälp! hilfs',
  aid: 'hilfe! hilfsorganisation! hilfe hulp hulpverlening! bistand! bistånd! hjälp hjælp hjelp',
  workers: 'arbeiter! arbeiders! arbetare! arbejder! arbeiters',
  'workers+party':
    'arbeiterpartei! arbeiderspartij! arbetarparti! arbejderparti! arbejderpartiet! arbeiderparti! arbeiderpartiet! arbetarpartiet! arbeiderpartij!',
  people: 'volks! folkets! volk folke folket',
  community: 'gemeinschaft! gemeinde! gemeenschap!',
  islamic:
    'islamische! islamischer! islamitische! islamiska! islamischen! islamisches! islamitisch! islamiske! islamisk! islamsk! islamske! islamistische!',
  muslims: 'muslime! moslims! muslimer!',
  publishing: 'verlag! verlags! uitgeverij! forlag! forlaget!',
  printing: 'druckerei! drukkerij! trykkeri!',
  newspaper: 'zeitung! krant tidning! avis',
  food: 'lebensmittel! nahrungsmittel! levensmiddelen! livsmedel! fodevarer!',
  agricultural: 'landwirtschaft! landwirtschaftliche! landbouw! landbrug! lantbruk!',
  timber: 'holz! hout trae',
  fishery: 'fischerei! visserij! fiskeri!',
  foreign:
    'auswartiges! auswartige! buitenlandse! utenriks! auslands! utrikes! udenrigs! udenlandske! utenlandske! utländska! ausländische! ausländischer!',
  'foreign+trade':
    'aussenhandels! aussenhandel! buitenlandse_handel! außenhandels! utrikeshandel! udenrigshandel! utenrikshandel!',
  brothers: 'gebruder! gebr! broeders! gebroeders! brodrene! broderna!',
  sons: 'söhne! soehne! zonen! sonner!',
  technology: 'technik! techniek! teknik!',
  systems: 'systeme! systemtechnik! systemen!',
  engineering:
    'ingenieurburo! ingenieurgesellschaft! ingenieurwesen! ingenieurs! ingenjörs! ingeniør! ingenieur',
  aerospace:
    'raumfahrt! luft_und_raumfahrt! ruimtevaart! rymd! lucht_en_ruimtevaart! rymd_och_flyg flyg_och_rymd luft_og_rumfart! luft_og_romfart! luchtfahrt',
  weapons: 'waffen! waffenfabrik! wapens! vapen! vaben!',
  ammunition: 'munitionsfabrik! munitie!',
  power: 'kraftwerk! kraftwerke! stadtwerke! kraftverk!',
  nuclear: 'kernenergie! kernkraftwerk! atomkraft! karnkraft!',
  estonia: 'estland!',
  germany: 'bundesrepublik!',
  main: 'haupt hoofd hoved huvud',
  'main+directorate':
    'hauptdirektion! hauptverwaltung! hoofddirectoraat! hoofddirectie! hovedirektorat! huvuddirektorat!',
  directorate: 'direktion! directie! verwaltung!',
  internal: 'innere! inneren! inneres! binnenlandse! indre inre',
  affairs: 'angelegenheiten! zaken aangelegenheden! anliggender! arenden!',
  city: 'stadt! stad stads byen staden',
  'morality+police': 'sittenpolizei! moralpolizei! zedenpolitie! moralpolis! moralpoliti!',
  imperial: 'kaiserliche! kaiserlicher! keizerlijke! kejserlige! kejserlig! kejserliga! reichs!',
  'imperial+movement': 'reichsbewegung!',
  'all+russian':
    'gesamtrussische! gesamtrussischer! gesamtrussisches! allrussische! allrussischer! allrussisches! gesamtrussisch! heelrussische! alrussiske! alrussisk! allryska! allrysk! panrussische!',
  european:
    'europaische! europaischer! europaisches! europaisch! europaeisch! europese! europees! europaeiske! europeiska!',
  'peoples+army': 'volksarmee! volksleger! folkehaer! folkarmen! folkarmé! folkarmén! folkehær! folkehæren!',
  'peoples+front': 'volksfront! folkefront! folkfront! folkefronten! folkfronten!',
  'peoples+party': 'volkspartei! volkspartij! folkeparti! folkparti! folkpartiet! folkepartiet!',
  'peoples+republic':
    'volksrepublik! volksrepubliek! folkerepublik! folkrepubliken! folkerepublikken! folkrepublik!',
  potash: 'kali kaliwerke!',
  'potash+company': 'kalikompanie! kaligesellschaft!',
  safe: 'sicheres! sichere! sicherer! veilig! veilige! sikkert sikker saker sakert',
  'law+enforcement': 'strafverfolgung! strafverfolgungs! wetshandhaving! rechtshandhaving! retshandhaevelse!',
  compatriots: 'landsleute! landsleuten! landgenoten! landsmaend! landsman',
  abroad: 'ausland! buitenland! udlandet! utomlands! utlandet!',
  supporters: 'unterstutzer! anhanger! aanhangers! tilhaengere!',
  cooperation: 'zusammenarbeit! samenwerking! samarbeid! samarbete! samarbejde!',
  broadcasting:
    'rundfunk! omroep! rundfunkgesellschaft! radio_und_fernseh! rundfunks! rundradio! radiospredning! kringkasting! kringkastingen! radio_och_tv sändning',
  television: 'fernseh! fernsehen! televisie!',
  radio: 'horfunk!',
  'production+association': 'produktionsvereinigung! productievereniging! produktionsforening!',
  'sparkling+wine': 'schaumwein! mousserende_wijn! mousserende! schaumweinhersteller!',
  machine: 'maschinen! machine',
  machines: 'maschinen! machines',
  'cruise+missile': 'marschflugkorper! kruisraketten!',
  unit: 'einheit! eenheid! enhed enhet',
  supreme:
    'oberste! oberster! oberstes! hoogste! hogsta hojeste obersten! hoge hogere opperste! högsta! øverste! höchster! høyeste! højeste!',
  court:
    'gericht! gerichtshof! gerechtshof! rechtbank! domstol! domstolen! gerichts! domstolens! hof retten tingrett! landgericht!',
  'supreme+court':
    'oberster_gerichtshof! oberstes_gericht! hooggerechtshof! högsta_domstolen! højesteret! høyesterett!',
  'revolutionary+court':
    'revolutionsgericht! revolutionsdomstolen! revolutionsdomstol! revolutionaire_rechtbank! revolusjonsdomstolen! revolutiedomstol',
  'central+prison': 'zentralgefangnis! centralfangelset! centralfaengslet! centralfaengsel!',
  guards: 'wachter wachters',
  guard: 'garde gardet',
  'revolutionary+guard': 'revolutionsgarde! revolutionsgardet! revolutionsgarden! revolutionaire_garde!',
  'revolutionary+guards': 'revolutionsgarden! revolutionswachter! revolutiegarden!',
  navy: 'marine kriegsmarine! seestreitkrafte! zeemacht! marinen! seestreitkräfte! flottan! søværnet! sjøforsvaret! marineflotte',
  'air+force':
    'luftwaffe! luchtmacht! flyvevaben! flygvapnet! luftforsvaret! luftstreitkrafte! luftwaffen! luftstreitkräfte! luftstreitkräften! luchtstrijdkrachten! flygvapen! flygvapnets! luftvåben! luftvåbenet! luftforsvar! flyvåpen! flyvåpenet! flyvevåben! flyvevåbnet! flystridskrefter! luftstridskrafter!',
  'ground+forces': 'landstreitkrafte! bodenstreitkrafte! heerestruppen!',
  'truth?': 'wahrheit! waarheid! sandhed',
  'just?': 'gerechtes! gerechte! rechtvaardig! retfaerdigt',
  first: 'erste erster erstes! eerste forste forsta',
  '2': 'zweite zweiter zweites! tweede',
  '3': 'dritte dritter drittes derde tredje',
  '4': 'vierte vierter viertes vierde fjerde',
  '5': 'funfte funfter vijfde',
  new: 'neue neuer! neues nieuwe! nya nye',
  united: 'vereinte! vereinten! vereinigte! vereinigten! vereinigtes! verenigde! forenede! forenade!',
  'progress?': 'fortschritt! vooruitgang!',
  progressive: 'fortschrittliche! fortschrittspartei',
  'freedom?': 'freiheit! vrijheid! frihed! frihet! freiheits!',
  'falcons?': 'falken! freiheitsfalken! valken',
  'wolves?': 'wolfe wolven! ulve',
  'night+wolves?': 'nachtwolfe! nachtwolven! natulvene! nattvargarna!',
  'victory?': 'sieg sieges overwinning! sejr seger',
  youth: 'jugend! jeugd! ungdom!',
  fighters: 'kampfer strijders! kaempere!',
  combat: 'kampf kampfende strijd',
  'combat+group': 'kampfgruppe! gevechtsgroep!',
  fighting: 'kampfende strijdende!',
  'natural+sciences': 'naturwissenschaften! natuurwetenschappen! naturvidenskab!',
  academy: 'akademie! akademi academie!',
  department:
    'abteilung! afdeling! avdelning! departement departement! departementet! avdeling! avdelingen! avdelningen! afdelingen!',
  special: 'spezial! sonder! speciale! saerlige',
  'special+forces': 'spezialkrafte! spezialeinheiten!',
  'general+staff':
    'generalstab! generalstabs! generale_staf! generalstaben! generalstabes! generalstaf! generalstabens! generalstabens!',
  procurement: 'beschaffung! beschaffungs! inkoop! aanbesteding! indkob!',
  customs: 'zoll zollamt! douane! zoll! zollbehörde! tull told toll tullmyndigheten! toldmyndighed!',
  finance: 'finanz! finanzen! financien!',
  commercial: 'handels! handelsbank',
  trade: 'handel handels! handelsbank',
  'trade+bank': 'handelsbank!',
  'foreign+trade+bank':
    'aussenhandelsbank! buitenlandse_handelsbank! außenhandelsbank! utrikeshandelsbanken! utrikeshandelsbank! udenrigshandelsbank! utenrikshandelsbank!',
  state:
    'staats staatliche! staatlicher! staatliches! staatlichen! statlig! statliga! statlige! statligt! staatlijke staats! stats! statens!',
  national:
    'nationale nationaler! nationales! nationalen! nationella! nationaal! nationell! nasjonale! nasjonal! nasjonalt! nasjonalgarden',
  railways:
    'eisenbahnen! staatsbahnen! spoorwegen! eisenbahn! bahnen staatsbahn! spoorweg! järnvägar! järnvägarna! järnväg! järnvägen! jernbaner! jernbanerne! jernbanen! jernbane! jernbanene! staatsspoorwegen! statsbaner! statsbanene!',
  company:
    'kompanie! gesellschaft! maatschappij! selskab! bolag selskabet! selskap! selskapet! bolag! bolaget! bedrijf! betrieb! unternehmen! foretak! foretaket!',
  republic: 'republik! republiek! republikken! republiken!',
  russian: 'russische! russischer! russischen! russisches! russisch! russiske! ryska!',
  iranian: 'iranische! iranischer! iranischen! iraanse! iranske! iranska!',
  korean: 'koreanische! koreanischer! koreaanse! koreaans! koreanske! koreanska!',
  chinese: 'chinesische! chinesischer! chinese kinesiske! kinesiska!',
  syrian: 'syrische! syrischer! syriske! syriska!',
  libyan: 'libysche! libyscher! libische! libyske! libyska!',
  belarusian:
    'belarussische! belarussischer! weissrussische! weissrussischer! belarusian hviderussiske! belarusiske! belarusiska!',
  revolutionary:
    'revolutionare! revolutionarer! revolutionaren! revolutionaire! revolutionaere! revolutionara! revolutionäre! revolutionärer! revolutionären! revolutionära! revolutionære! revolusjonære! revolutionär!',
  liberation:
    'befreiung! befreiungs! bevrijding! bevrijdings! befrielse! befrielses! befrielsen! befriande! frigjøring! frigjørings! frigörelse! frigøring!',
  'liberation+front':
    'befreiungsfront! bevrijdingsfront! befrielsesfront! befrielsesfronten! befrielsefront! befrielsefronten! frigjøringsfront! frigjøringsfronten!',
  'liberation+army':
    'befreiungsarmee! bevrijdingsleger! befrielseshaer! befrielsesarme! befrielsearmé! befrielsearmén! befrielseshær! befrielseshæren! frigjøringshær! frigjøringshæren! befrielsesarmé!',
  democratic:
    'demokratische! demokratischer! demokratischen! democratische! demokratiske! demokratiska! demokratisk!',
  communist:
    'kommunistische! kommunistischer! communistische! kommunistiske! kommunistiska! kommunistischen! kommunistisk!',
  popular: 'volkstumliche',
  geographical: 'geographische! geografische!',
  armed: 'bewaffnete! bewaffneten! gewapende! vaebnede! vapnade! bewaffneter! väpnade! væbnede! væpnede!',
  radiological: 'strahlenschutz',
  purpose: 'zwecke',
  library: 'bibliothek! bibliotheek!',
  'private+military+company': 'privates_militarunternehmen! particulier_militair_bedrijf!',
  'central+bank': 'zentralbank! centralbank! centralbanken! sentralbanken! centrale_bank!',
  resistance: 'widerstand! widerstands! verzet! motstand! modstand! motstands! modstands!',
  movement: 'bewegung! beweging! bevaegelse! rorelse! bevegelse! bevegelsen! rorelsen!',
  peoples: 'volks! folke! folkets! folk!',
  palestine: 'palastinas! palästinas! palestinas!',
  space:
    'weltraum! raumfahrt! ruimtevaart! rymd! rymden! rymdstyrelsen! rymdfart! rumfart! rumfarts! romfart! romfarts! weltraumforschung ruimte rymdstyrelse',
  'space+agency':
    'weltraumagentur! raumfahrtagentur! weltraumorganisation! raumfahrtbehörde! ruimtevaartorganisatie! ruimtevaartagentschap! ruimteagentschap! rymdstyrelsen! rymdstyrelse! rymdorganisation! rumfartsagentur! rumfartsorganisation! romfartsorganisasjonen! romfartsorganisasjon! romfartsbyrå! romfartsbyrået! rymdorganisationen! rumfartsagenturet! rymdorgan! rymdbyrå! rymdbyrån!',
  'news+agency':
    'nachrichtenagentur! nachrichtendienstagentur presseagentur! persbureau! nieuwsagentschap! persagentschap! nyhetsbyrå! nyhetsbyrån! nyhetsbyrået! nyhedsbureau! nyhedsbureauet! telegrambyrå! telegrambyrået! pressebureau! nieuwsbureau!',
  news: 'nachrichten! nieuws! nyheter! nyheder! nyhets! nyheds!',
  'election+commission':
    'wahlkommission! wahlausschuss! kiescommissie! kiesraad! valkommissionen! valkommission! valgkommission! valgkommissionen! valgkommisjon! valgkommisjonen! verkiezingscommissie! valmyndigheten! wahlbehörde!',
  'central+election+commission': 'zentralwahlkommission!',
  election: 'wahl verkiezings! valg wahlen! verkiezingen! valet',
  'foreign+intelligence+service':
    'auslandsnachrichtendienst! auslandsgeheimdienst! buitenlandse_inlichtingendienst! udenrigsefterretningstjeneste! udenlandsefterretningstjeneste! utenlandsetterretningstjeneste! utenriksetterretningstjeneste! utrikesunderrättelsetjänst! utlandsunderrättelsetjänst!',
  'intelligence+service':
    'nachrichtendienst! geheimdienst! nachrichtendienste! inlichtingendienst! inlichtingendiensten! efterretningstjeneste! efterretningstjenesten! etterretningstjeneste! etterretningstjenesten! underrättelsetjänst! underrättelsetjänsten! sikkerhedstjeneste veiligheidsdienst underrattelsetjanster!',
  'security+service':
    'sicherheitsdienst! veiligheidsdienst! säkerhetstjänst! säkerhetstjänsten! sikkerhedstjeneste! sikkerhetstjeneste! sikkerhetstjenesten! sikkerhedstjenesten! staatssicherheitsdienst!',
  'military+intelligence':
    'militärgeheimdienst! militärnachrichtendienst! militaire_inlichtingendienst! militære_efterretningstjeneste!',
  'state+security':
    'staatssicherheit! staatsveiligheid! statssäkerhet! statssikkerhed! statssikkerhet! säkerhetskommitté!',
  'border+guard':
    'grenzschutz! grenzwache! grenztruppen! grenspolitie! grenswacht! grensbewaking! gränsbevakning! gränsbevakningen! gränsvakt! gränsvakten! grænsevagt! grænsevagten! grænsepoliti! grensevakt! grensevakten! grensepoliti!',
  'coast+guard':
    'küstenwache! kustwacht! kustbevakning! kustbevakningen! kystvakt! kystvakten! kystvagt! kystvagten!',
  'shipbuilding+corporation':
    'schiffbaugesellschaft! schiffbaukonzern! scheepsbouwmaatschappij! scheepsbouwbedrijf! skeppsvarvsbolag! skibsbygningsselskab!',
  'nuclear+power+plant':
    'kernkraftwerk! kernkraftwerke! atomkraftwerk! kerncentrale! kärnkraftverk! kärnkraftverket! kernekraftværk! kernekraftværket! atomkraftværk! atomkraftværket! kjernekraftverk! kjernekraftverket! atomkraftverk! atomkraftverket!',
  'power+plant':
    'kraftwerk! kraftwerke! wasserkraftwerk! krachtcentrale! kraftverk! kraftverket! kraftværk! kraftværket! wärmekraftwerk! heizkraftwerk! kolkraftverk!',
  'arms+export+company':
    'rüstungsexportgesellschaft! waffenexportgesellschaft! wapenexportbedrijf! vapenexportbolag!',
  'arms+export':
    'rüstungsexport! waffenexport! rüstungsexporte! wapenexport! wapenuitvoer! vapenexport! våbeneksport! våpeneksport!',
  'relief+foundation':
    'hilfsstiftung! hulpstichting! hjälpstiftelsen! hjälpstiftelse! hjælpefonden! nødhjelpsstiftelse! nødhjælpsfond! hilfsfonds hjælpefond hjelpefond hjälpfond',
  'relief+organization':
    'hilfsorganisation! hulporganisatie! hjälporganisation! hjälporganisationen! hjælpeorganisation! hjelpeorganisasjon! nødhjelpsorganisasjon! nødhjælpsorganisation!',
  'guardian+council':
    'wächterrat! wachtersraad! raad_van_hoeders! raad_van_de_hoeders! väktarråd! väktarrådet! vogternes_råd! vogterrådet! vogterråd! vokternes_råd! vokterrådet! vokterråd! väktarnas_råd! raad_der_hoeders! hoedersraad!',
  guardians: 'wächter! hoeders! väktare! väktarnas! vogtere! vogternes! voktere! vokternes!',
  'security+council':
    'sicherheitsrat! sicherheitsrates! veiligheidsraad! säkerhetsråd! säkerhetsrådet! sikkerhedsråd! sikkerhedsrådet! sikkerhetsråd! sikkerhetsrådet!',
  'constitutional+court':
    'verfassungsgericht! verfassungsgerichtshof! grondwettelijk_hof! författningsdomstolen! forfatningsdomstolen! konstitusjonsdomstolen!',
  'customs+service':
    'zolldienst! douanedienst! douanediensten! tullverket! tullväsendet! toldvæsen! toldvæsenet! tollvesen! tollvesenet! toldtjeneste!',
  'customs+administration':
    'zollverwaltung! douaneadministratie! douanebeheer! tullverk! toldforvaltning! tolladministrasjon! tolletaten!',
  'customs+office': 'zollamt! douanekantoor! tullkontor! toldkontor!',
  border: 'grenz grenze gräns grænse grense grens',
  'academy+of+sciences':
    'akademie_der_wissenschaften! academie_van_wetenschappen! vetenskapsakademien! vetenskapsakademi! vetenskapsakademin! videnskabernes_akademi! videnskabsakademi! videnskabsakademiet! vitenskapsakademiet! vitenskapsakademi!',
  'defence+sciences':
    'verteidigungswissenschaften! verteidigungswissenschaft! defensiewetenschappen! försvarsvetenskap! forsvarsvidenskab! forsvarsvitenskap!',
  sciences:
    'wissenschaften! wetenschappen! vetenskaper! videnskaber! videnskabernes! vitenskaper! vetenskap! videnskab! vitenskap! wissenschaft! wetenschap!',
  'ministry+of+defence':
    'verteidigungsministerium! verteidigungsministeriums! defensieministerie! försvarsdepartementet! försvarsdepartement! försvarsministeriet! forsvarsministeriet! forsvarsministerium! forsvarsdepartementet! forsvarsdepartement! ministerie_van_defensie! ministerium_der_verteidigung! ministerium_für_verteidigung!',
  'ministry+of+foreign+affairs':
    'aussenministerium! außenministerium! aussenministeriums! buitenlandse_zaken! utrikesdepartement! utrikesministeriet! udenrigsministerium! utenriksdepartement! utrikesministerium! utenriksministerium! buitenlandministerie!',
  'ministry+of+interior':
    'innenministerium! innenministeriums! inrikesministeriet! indenrigsministerium! innenriksdepartementet! innenriksministeriet! ministerie_van_binnenlandse_zaken! inrikesdepartement! inrikesministerium! inrikesministeriums!',
  'ministry+of+finance':
    'finanzministerium! finanzministeriums! finansdepartement! finansministerium! ministerie_van_financiën!',
  'ministry+of+justice':
    'justizministerium! justitiedepartement! justisdepartementet! justisdepartement! justitsministerium!',
  'ministry+of+intelligence':
    'geheimdienstministerium! underrättelseministeriet! etterretningsministeriet! efterretningsministerium! etterretningsdepartementet! underrättelsedepartementet!',
  'ministry+of+fisheries':
    'fischereiministerium! fiskeridepartementet! fiskeriministeriet! visserijministerie!',
  fisheries: 'fischerei! visserij! fiskeri! fiske',
  'development+fund':
    'entwicklungsfonds! ontwikkelingsfonds! utvecklingsfond! utvecklingsfonden! udviklingsfond! udviklingsfonden! utviklingsfond! utviklingsfondet!',
  reconstruction:
    'wiederaufbau! wederopbouw! heropbouw! återuppbyggnad! genopbygning! gjenoppbygging! wiederaufbaus!',
  'liberation+movement':
    'befreiungsbewegung! bevrijdingsbeweging! befrielserörelse! befrielserörelsen! befrielsesbevægelse! frigjøringsbevegelse!',
  'resistance+movement':
    'widerstandsbewegung! verzetsbeweging! motståndsrörelse! motståndsrörelsen! modstandsbevægelse! modstandsbevægelsen! motstandsbevegelse! motstandsbevegelsen!',
  'popular+front': 'volksfront! folkfronten! folkefronten! folkfront! folkefront!',
  'peoples+court': 'volksgericht! volksgerichtshof! folkdomstolen! folkedomstolen! volksrechtbank!',
  martyrs:
    'märtyrer! märtyrern martelaren! martelaars! martyrer! martyrernas! martyrernes! martyrene! martyrenes! märtyrerbrigaden! martyrerna!',
  'martyrs+brigades':
    'märtyrerbrigaden! martelarenbrigades! martelaarsbrigades! martyrbrigader! martyrbrigaderna! martyrbrigaderne! martyrbrigadene!',
  brigades: 'brigaden! brigades! brigader! brigaderna! brigaderne! brigadene!',
  battalion: 'bataillon! bataillons! bataljon! bataljonen! bataljons! bataillonen!',
  battalions: 'bataillone! bataljons! bataljoner! bataillonerne!',
  'steel+works':
    'stahlwerk! stahlwerke! staalfabriek! staalbedrijf! stålverk! stålverket! stålværk! stålværket!',
  'holy+war':
    'heiliger_krieg! heiligen_krieges! heilige_oorlog! heligt_krig! heliga_kriget! hellig_krig! hellige_krig!',
  'broadcasting+corporation':
    'rundfunkanstalt! omroepmaatschappij! omroeporganisatie! kringkastingsselskap! rundradion! rundfunkgesellschaft!',
  prison:
    'gefängnis! gefängnisses! haftanstalt! strafvollzugsanstalt! justizvollzugsanstalt! gevangenis! strafinrichting! fängelse! fängelset! fængsel! fængslet! fengsel! fengselet! strafkolonie! straffkoloni! fängsel fengslet!',
  prisons: 'gefängnisse! gevangenissen! fängelser! fængsler! fengsler! kriminalvården! gefängniswesen!',
  'prisons+organization':
    'gefängnisorganisation! gevangenisorganisatie! fängelseorganisation! fængselsorganisation! fengselsorganisasjon!',
  tax: 'steuer steuern! belasting! belasting skatt skat skatte!',
  'tax+service':
    'steuerdienst! steuerbehörde! belastingdienst! skatteverket! skattevæsenet! skatteetaten! skattemyndighet!',
  'stock+exchange':
    'börse! effectenbeurs! aandelenbeurs! beurs! fondbörs! fondbörsen! börs! børs! børsen! fondsbørs! fondsbørsen! wertpapierbörse! börsen!',
  petrochemical:
    'petrochemie! petrochemische! petrochemischer! petrochemisch! petrokemiska! petrokemisk! petrokemiske! petrokjemiske! petrokjemisk! petrokemi! petrokjemi! petrochemische_industrie',
  'petrochemical+company':
    'petrochemiegesellschaft! petrochemieunternehmen! petrokemibolag! petrokemiföretag! petrochemiebedrijf!',
  'election+authority': 'valmyndigheten! wahlbehörde!',
  agency: 'agentur! agentschap! agentuur! byrå! byrån! byrået! bureau direktorat',
  authority: 'behörde! autoriteit! myndighet! myndigheten! myndighed! myndigheden! styrelsen! styrelse!',
  'shipping+company':
    'reederei! schifffahrtsgesellschaft! schiffahrtsgesellschaft! scheepvaartmaatschappij! rederij! rederi! rederiet! sjöfartsbolag! rederibolag! skibsselskab! skipsselskap!',
  'shipping+lines': 'schifffahrtslinien! scheepvaartlijnen! rederi sjöfartslinjer!',
  council: 'rates raad råd rådet! rådets! raden',
  central:
    'zentral! zentrale! zentraler! zentrales! zentralen! centraal! centrala! sentral! sentrale! sentralt! central!',
  'insurance+company':
    'versicherungsgesellschaft! verzekeringsmaatschappij! försäkringsbolag! försäkringsbolaget! forsikringsselskab! forsikringsselskabet! forsikringsselskap! forsikringsselskapet!',
  'charitable+foundation':
    'wohltätigkeitsstiftung! liefdadigheidsstichting! liefdadigheidsinstelling! välgörenhetsstiftelse! välgörenhetsstiftelsen! velgørende_fond! velgørenhedsfond! veldedig_stiftelse! veldedighetsstiftelse!',
  charitable:
    'wohltätige! wohltätiger! liefdadige! liefdadigheids! välgörenhets! velgørende! veldedig! veldedige! gemeinnützige! karitative! karitativer!',
  charity:
    'wohltätigkeit! wohltätigkeits! wohltätigkeitsorganisation! wohlfahrt! liefdadigheid! liefdadigheidsorganisatie! välgörenhet! välgörenhetsorganisation! velgørenhed! veldedighet! velgørenhedsorganisation!',
  'youth+movement':
    'jugendbewegung! jeugdbeweging! ungdomsrörelse! ungdomsrörelsen! ungdomsbevægelse! ungdomsbevægelsen! ungdomsbevegelse! ungdomsbevegelsen!',
  'youth+union': 'jugendverband! jeugdbond! ungdomsförbund! ungdomsförbundet! ungdomsforbund!',
  'scientific+research':
    'wissenschaftliche_forschung! wetenschappelijk_onderzoek! vetenskaplig_forskning! videnskabelig_forskning! vitenskapelig_forskning!',
  oppressed: 'unterdrückten! entrechteten! onderdrukten! förtryckta! undertrykte! undertryktes! behoeftigen!',
  'public+prosecutor':
    'staatsanwaltschaft! generalstaatsanwaltschaft! openbaar_ministerie! åklagarmyndigheten! anklagemyndigheden! påtalemyndigheten!',
  parliament: 'parlament! parlaments! parlement! parlamentet! folketinget! riksdagen! stortinget!',
  administration:
    'verwaltung! beheer! förvaltning! förvaltningen! forvaltning! forvaltningen! administrasjon! administrasjonen! administratie! administrationen! verwaltungs!',
  missile: 'raketen! raketten! robot robotar raketer! rakett! rakettstyrker missil! missilen!',
  'missile+force': 'raketentruppen! raketentruppe! raketstrijdkrachten! rakettstyrke!',
  'mining+company':
    'bergbaugesellschaft! bergbauunternehmen! mijnbouwbedrijf! mijnbouwmaatschappij! gruvbolag! gruvbolaget! mineselskab! gruveselskap! gruveselskapet!',
  'trading+house': 'handelshaus! handelshuis! handelshus! handelshuset!',
  'trading+company':
    'handelsgesellschaft! handelsmaatschappij! handelsonderneming! handelsbolaget! handelsselskab! handelsselskap! handelsfirma! handelskompanie!',
  'leasing+company':
    'leasinggesellschaft! leasingmaatschappij! leasingbolag! leasingselskab! leasingselskap!',
  telecommunications:
    'telekommunikation! telekommunikations! telecommunicatie! telekommunikasjon! telekommunikasjons!',
  military:
    'militärische! militärischer! militärisches! militärischen! militär! militaire! militair! militära! militære! militær! militärisch!',
  economic: 'wirtschafts! wirtschaftliche! economische! ekonomiska! økonomiske! økonomisk! ekonomisk!',
  holy: 'heilige heiligen',
  revolution: 'revolutie! revolusjon! revolusjonen! revolutionen! revolutionens! revolutions!',
  refinery:
    'raffinaderiet! raffinaderierna! raffineriet! oljeraffinaderi! oljeraffinaderiet! raffineri! raffinerien!',
  'communist+party': 'kommunistparti! kommunistpartiet! kommunistpartei!',
  socialist:
    'sozialistische! sozialistischer! socialistische! socialistiska! socialistiske! sosialistiske! sosialistisk!',
  'aviation+industries': 'luftfahrtindustrien! luftfahrtindustrie! luchtvaartindustrieën!',
  'aviation+industries+organization': 'luftfahrtindustrieorganisation! luftfahrtindustrie_organisation!',
  'defence+industries+organization': 'verteidigungsindustrieorganisation!',
  'aerospace+industries+organization': 'raumfahrtindustrieorganisation!',
  'security+committee':
    'sicherheitskomitee! säkerhetskommitté! säkerhetskommittén! sikkerhedskomité! sikkerhetskomité! veiligheidscomité!',
  'state+security+committee': 'staatssicherheitskomitee!',
  kurdistan: 'koerdistan kurdistans',
  'coal+mine': 'kohlebergwerk! steenkoolmijn! kolgruva!',
  committee: 'comité! kommitté! kommittén! komité! komitéen! ausschuss! ausschusses! utskott utvalg udvalg',
  'border+troops': 'grenztruppen! gränstrupper! grensetropper! grænsetropper! grenstroepen!',
  troops: 'truppen! troepen! trupper! tropper!',
  'trade+union': 'gewerkschaft! vakbond! fackförening! fagforening! fagforbund!',
  'red+crescent':
    'roter_halbmond! roten_halbmond! roten_halbmondes! rode_halve_maan! röda_halvmånen! røde_halvmåne! rød_halvmåne! halbmond! halvmåne! halvmånen!',
  'red+cross': 'rotes_kreuz! roten_kreuzes! rode_kruis! röda_korset! røde_kors!',
  'export+development+bank':
    'exportentwicklungsbank! exportontwikkelingsbank! exportutvecklingsbank! exportutvecklingsbanken! eksportudviklingsbank! eksportutviklingsbank! entwicklungsbank_für_export!',
  'air+defence+command':
    'luftverteidigungskommando! luftabwehrkommando! luchtverdedigingscommando! luftförsvarskommando! luftforsvarskommando!',
  'air+defence':
    'luftverteidigungs! luchtverdedigings! luftförsvar! luftförsvaret luftvärn! luftværn! luftvern!',
  command: 'kommando kommandos commando kommandoen',
  'ministry+of+oil':
    'olieministerium! olieministeriet! oljeministerium! oljeministeriet! oljedepartementet! oljedepartement! olieministerie! olministerium! erdölministerium! mineralölministerium! ministerie_van_olie! petroleumsministerium',
  'ministry+of+health':
    'gesundheitsministeriums! hälsoministeriet! hälsodepartementet! helseministeriet! helsedepartementet! helsedepartement! sundhedsministerium! ministerie_van_volksgezondheid! ministerie_van_gezondheid!',
  'ministry+of+energy': 'energidepartementet! energidepartement! ministerie_van_energie!',
  'ministry+of+agriculture':
    'landwirtschaftsministerium! landbouwministerie! jordbruksministeriet! jordbruksdepartementet! landbrugsministeriet! landbruksdepartementet! landbrugsministerium!',
  'ministry+of+information': 'informationsministeriet! informasjonsdepartementet! informationsministeriums!',
  'ammunition+factory':
    'munitionsfabriken! ammunitionsfabrik! ammunitionsfabriken! ammunisjonsfabrikk! ammunisjonsfabrikken! ammunitionsfabrikken! munitiefabriek!',
  factory: 'fabriken! fabrik! fabrikken! fabrikk! fabriek! werk',
  belarus: 'wit_rusland! weiss_russland! vit_ryssland!',
  moon: 'mond maan måne',
  coal: 'kohlenbergbau! steenkolen! stenkol! stenkul! kull',
  'coal+mining': 'kohlebergbau! kohlenbergbau! steenkoolmijnbouw!',
  'steel+company': 'stahlunternehmen! stahlgesellschaft! stålbolag! stålselskab!',
  'national+oil+company':
    'nationale_ölgesellschaft! nationale_oliemaatschappij! nationella_oljebolaget! nationale_olieselskab! nasjonale_oljeselskap!',
  'oil+company':
    'oljebolaget! oljeselskap! oljeselskapet! olieselskabet! ölgesellschaft! oliemaatschappij! ölkonzern!',
  'black+sea+fleet':
    'schwarzmeerflotte! zwarte_zeevloot! svartahavsflottan! sortehavsflåden! svartehavsflåten!',
  'black+sea': 'schwarzes_meer! schwarzen_meeres! zwarte_zee! svarta_havet! sortehavet! svartehavet!',
  'baltic+fleet':
    'ostseeflotte! baltische_flotte! baltische_vloot! östersjöflottan! østersøflåden! østersjøflåten!',
  'northern+fleet': 'nordflotte! noordelijke_vloot! norra_flottan! nordflåden! nordflåten!',
  fleet: 'flotte! vloot! flottan! flåde! flåden! flåte! flåten!',
  applied: 'angewandte! angewandter! toegepaste! tillämpad! tillämpade! anvendt! anvendte!',
  physics: 'physik natuurkunde! fysik fysikk',
};
