/**
 * Words of addresses that mean the same in many languages, by class; the libpostal dictionaries add their own spellings to
 * the class of any word they hold. Spellings are separated by commas, a phrase counts as one.
 */

/** Kinds of streets. Where two languages draw the line elsewhere (prospekt, avenue), one class holds both. */
export const STREET_SEEDS: Readonly<Record<string, string>> = {
  street:
    'street,st,str,strt,streets,steet,sreet,stret,streeet,ulitsa,ulica,ulitza,ulitsia,ul,vulitsa,vulitsya,vulytsia,vulica,vul,rue,calle,cll,cl,rua,via,' +
    'strasse,straat,strada,stradela,gata,gatan,gade,gate,katu,utca,sokak,sokagi,sok,sk,odos,jalan,jln,jl,sharia,shari,shareh,chareh,' +
    'khiaban,khiyaban,khiyabon,kuche,kocheh,carrer,rruga,iela,gatve,tanav,kucesi,kuce,kocasi,thanon,duong,kalsada,caddeh,marg,jie,carrera,cra,kra,cr,' +
    'улица,ул,вулиця,вул,вуліца,улиц,οδός,شارع,خیابان,سڑک,רחוב,đường,փողոց,ქუჩა,көшесі,кўчаси,küçəsi,köşesi,mtaa,wadda,' +
    'كوچه,کوچه,گلی,galli,gali,gully',
  avenue:
    'avenue,ave,av,aven,avn,avenida,avda,avd,avenija,aveniu,prospekt,prospect,prosp,pr,pr kt,prkt,pr t,propsekt,prospyekt,prospekti,praspiekt,' +
    'avinguda,viale,bulvar,bulvari,boulevard,blvd,boul,bld,bul,blv,boulvard,bolvar,bulevar,bulevardul,bulvaras,bulevard,bulevardi,bulevardu,' +
    'cadde,caddesi,cad,cd,allee,alameda,leoforos,prospektas,dai lo,dadao,da dao,dajie,da jie,jadda,boulevar,shaari,' +
    'проспект,просп,пр кт,пр т,бульвар,бул,бульв,praspekt,λεωφόρος,بلوار,جادة,שדרות,даңғылы,gamzir',
  road:
    'road,rd,roads,weg,vei,veien,vej,vag,vagen,droga,doroga,cesta,ut,tie,yol,yolu,jade,jadeh,tariq,chemin,route,rte,camino,caminho,' +
    'tee,kelias,cels,lu,daereo,daero,ro,gil,дорога,طريق,جاده,روڈ,כביש,ضرب',
  highway:
    'highway,hwy,hway,shosse,chaussee,sh,carretera,carr,ctra,rodovia,autopista,autostrada,autoroute,autobahn,freeway,fwy,expressway,expy,' +
    'motorway,bozorgrah,bozorgra,bozorgrahe,bozorg rah,shahrah,shahrahe,autoban,otoyol,otoyolu,magistral,chausse,steenweg,szosa,gongdao,gonglu,gong lu,шоссе,шосе,трасса,автодорога,بزرگراه,آزادراه,شاہراہ',
  lane:
    'privada,priv,cerrada,andador,lane,ln,lanes,alley,aly,alleyway,mews,pereulok,per,provulok,pierulak,gasse,gassli,gang,ruelle,callejon,cjon,vicolo,vico,trav,travessa,beco,' +
    'zaulek,koy,kuy,soi,trok,hutong,nong,xiang,ngo,hem,lorong,lrg,close,cl,darb,zuqaq,haret,hara,bonbast,bon bast,dead end,cul de sac,cikmaz,cikmazi,' +
    'переулок,пер,провулок,завулак,حارة,زقاق,کوی,סמטת,סמטה,ngõ,golli,proezd,proyezd,pr d,projezd,prd,passage,pasaje,pje,proizd,tupik,проезд,проїзд,тупик,пр д',
  square:
    'square,sq,sqr,squares,ploshchad,ploschad,ploshcha,pl,place,plaza,plz,piazza,piazzale,placa,praca,platz,plein,plads,plass,torg,torget,tori,' +
    'plac,ter,trg,namesti,nam,namestie,meydan,meydani,maidan,midan,meidan,sahat,saha,chowk,chouk,chawk,plateia,xoraxxi,piata,aikste,laukums,' +
    'площадь,пл,площа,плошча,πλατεία,ميدان,میدان,ساحة,כיכר,چوک,quang truong,rynek,circus,roundabout,glorieta,rotonda,alun alun',
  embankment:
    'embankment,emb,naberezhnaya,naberezhnaia,naberejnaya,nab,naberezhna,naberezhnye,quai,kai,kade,kaj,corniche,malecon,lungomare,waterfront,riva,' +
    'набережная,наб,набережна,كورنيش,کرنیش,rakpart,nabrezi,nabrezie,nabrzeze',
  drive:
    'drive,dr,drv,driveway,crescent,cres,crsnt,terrace,ter,terr,parade,pde,circuit,court,ct,crt,grove,loop,rise,way,wy,walk,row',
};

/** Compass and position words that tell two streets of one name apart. */
export const DIRECTION_SEEDS: Readonly<Record<string, string>> = {
  north:
    'north,northern,nth,nord,norte,noord,noorder,nordre,norra,septentrional,sever,severnaya,severny,severnyy,shomali,shomal,shamali,shimal,shimali,kuzey,kuzeyi,' +
    'utara,voreia,voreios,eszak,polnoc,polnocna,severni,severna,pohjoinen,pohja,ziemelu,siaure,север,северная,північна,شمال,شمالی,शمالي,צפון,bac,uttara',
  south:
    'south,southern,sth,sud,sur,sul,zuid,zuider,sor,sodra,sondre,yug,yuzhnaya,yuzhny,yuzhnyy,jonubi,jonoob,jonoub,jonoubi,janubi,junub,guney,guneyi,selatan,notia,notios,' +
    'del,poludnie,poludniowa,jizni,juzna,etela,lounaa,dienvidu,pietu,юг,южная,південна,جنوب,جنوبی,דרום,meridional',
  east:
    'east,eastern,ost,osten,oost,oster,ostra,est,este,leste,oriente,oriental,vostok,vostochnaya,vostochny,vostochnyy,sharghi,sharqi,shargi,sharq,dogu,dogusu,timur,anatoliki,' +
    'kelet,wschod,wschodnia,vychodni,vychodna,istok,ita,ida,austrumu,rytu,восток,восточная,східна,شرق,شرقی,מזרח',
  west:
    'west,western,westen,vest,oeste,ouest,ovest,poniente,occidente,occidental,vastra,vestre,zapad,zapadnaya,zapadny,zapadnyy,gharbi,gharb,qarbi,bati,batisi,barat,dytiki,' +
    'nyugat,zachod,zachodnia,zapadni,zapadna,lansi,laane,rietumu,vakaru,запад,западная,західна,غرب,غربی,מערב',
  northeast: 'northeast,north east,noreste,nordeste,nordost,northeastern,ne',
  northwest: 'northwest,north west,noroeste,nordwest,northwestern,nw',
  southeast: 'southeast,south east,sureste,sudeste,sudost,southeastern,se',
  southwest: 'southwest,south west,suroeste,sudoeste,sudwest,southwestern,sw',
  middle: 'middle,mdl,zhong,zhonglu,central section',
  upper: 'upper,uppr,verkhnyaya,verkhniy,superior,obere,oberer,ober,haut,haute,верхняя',
  lower: 'lower,nizhnyaya,inferior,untere,unterer,basse,bas,нижняя',
};

/** What a number or letter beside it counts. */
export const MARKER_SEEDS: Readonly<Record<string, string>> = {
  house:
    'no,nr,num,number,numero,nomer,nro,nmb,house,house no,house number,h no,dom,d,vladenie,vlad,vl,dvld,domovladenie,budynok,bud,budinok,budinak,plot,plot no,plot number,' +
    'parcel,parcela,kav,kavling,kavl,lote,lot,door no,pelak,pelaq,plaque,casa,casa no,hausnummer,numer,cislo,hao,ho,go,hus,civico,numara,numarasi,broj,bat no,banchi,shop no building,' +
    'стр дом,дом,д,домовладение,владение,вл,будинок,буд,№,رقم,پلاک,شماره,מספר,մ,n,numara,no lu,khana,makan,street no,st no',
  building:
    'bldg,building,buildings,buiding,bld,bld no,building no,korpus,korp,kor,k,stroenie,stroyeniye,stroeniye,str no,zdanie,zd,sooruzhenie,sooruzh,soor,block,blk,blok,bloc,bloque,blq,tower no,edificio,edif,edf,batiment,bat,batim,' +
    'gebaude,haus,gedung,gdg,bina,bina no,entrance,entr,podezd,podyezd,porch,portal,staircase,escalera,esc,aufgang,stiege,scala,wing,lit,liter,litera,letter,lettre,hangar,hall,gate,gate no,villa,villa no,chalet,' +
    'warehouse,warehouse no,manzana,mz,mza,section,phase,sector,zone,area,ward,barangay,rt,rw,dong,banji,' +
    'корпус,корп,к,строение,стр,здание,зд,сооружение,литера,лит,литер,подъезд,блок,بناية,مبنى,ساختمان,عمارت,בניין,κτίριο,ban,chome',
  unit:
    'apt,apartment,apartments,apartamento,apto,ap,app,appt,appartement,aprt,aptmnt,flat,flt,office,offices,ofc,off,office no,ofis,of,oficina,ofic,buro,bureau,bur,suite,ste,suites,' +
    'room,rm,rms,rooms,room no,unit,unit no,units,unt,shop,shop no,store,store no,stall,kiosk,local,local no,loc,kv,kvartira,kabinet,kab,cabinet,pom,pomeshchenie,pomesh,pomeshch,pomeshh,pomeschenie,pomeshchenye,pomeshhenie,premises,premise,' +
    'kom,komn,komnata,kimnata,salle,sala,salon,wohnung,whg,top,zimmer,daire,d no,dairesi,vahed,vahid,interno,interior,int,departamento,depto,dpto,dep,mieszkanie,lok,lokal,lakas,byt,stan,asunto,as,ruang,kamar,unidad,counter,cabin,desk,booth,' +
    'bureau no,branch no,branch office,branch,succursale,shi,hu,chambre,porte,puerta,pta,door,komnaty,пом,помещение,помещ,кв,квартира,офис,оф,ком,комн,комната,каб,кабинет,кімната,شقة,مكتب,واحد,محل,דירה,משרד,διαμέρισμα,γραφείο',
  level:
    'floor,fl,flr,floors,flor,level,lvl,storey,story,etazh,et,etaj,etage,etg,etasje,piso,planta,andar,poverkh,pov,kat,katta,kati,lantai,lt,pietro,pietra,patro,poschodi,' +
    'emelet,korrus,aukstas,stavs,kerros,krs,verdieping,verdiep,vaning,obergeschoss,og,stock,tabaqe,tabagheh,tabagh,tabaqa,orofos,tingkat,tang,lau,ceng,lou,kai,cheung,piano,' +
    'этаж,эт,поверх,пов,қабат,الطابق,طابق,طبقه,קומה,όροφος',
  box:
    'po box,p o box,pobox,p o b,pob,box,box no,post box,postbox,post office box,postal box,po b,gpo box,gpo,gpo box no,private bag,locked bag,po bag,boite postale,bp,case postale,' +
    'apartado,apartado aereo,apartado postal,apdo,aptdo,apartado de correos,casilla,casilla postal,casilla de correo,caixa postal,casella postale,postfach,postbus,postboks,postlada,boks,skrytka pocztowa,postafiok,posta kutusu,' +
    'pk,a ya,abonentskiy yaschik,abonementna skrynka,postal code box,sandoogh posti,sandogh posti,p o boxes,poste restante,po box no,p o box no,p box,' +
    'а я,абонентский ящик,صندوق بريد,ص ب,صندوق پستی,ת ד,τ θ,п я',
  postal:
    'post code,postcode,postal code,postal codes,postalcode,zip,zip code,zipcode,codigo postal,code postal,postleitzahl,plz,pin code,pin,pincode,indeks,index,cap,c p,cp,cep,kod pocztowy,psc,kode pos,posta kodu,postinumero,' +
    'почтовый индекс,индекс,الرمز البريدي,کد پستی,code postale,postnummer',
  km: 'km,kilometre,kilometer,kilometers,kilometres,kms,kilometro,kilometr,kilometru,км,كم,کیلومتر,mile,verst,k m',
};

/** Storeys that have a word instead of a number. */
export const LEVEL_WORD_SEEDS: Readonly<Record<string, string>> = {
  '0': 'ground floor,ground fl,grnd floor,ground level,g f,gf,erdgeschoss,rez de chaussee,planta baja,terreo,piano terra,parter,zemin kat,planta baixa,begane grond,ground,pritlicje,prizemlje',
  '-1': 'basement,cellar,sous sol,keller,untergeschoss,souterrain,sotano,seminterrato,podval,tsokol,tsokolnyy etazh,bodrum,bodrum kat,подвал,цоколь,цокольный этаж,lower ground floor',
  m: 'mezzanine,mezzanine floor,mezz,entresol,entresuelo,entrepiso,ammezzato,mezanin,antresol,antresole,zwischengeschoss',
  p: 'penthouse,ph,attic,mansarda,dachgeschoss,atico,roof floor',
};

/** What a place is called beside its name. */
export const ADMIN_SEEDS: Readonly<Record<string, string>> = {
  region:
    'region,regions,oblast,obl,oblasti,oblasty,voblast,voblasts,krai,kray,kraj,province,provincia,provincie,prov,state,estado,edo,departement,department,governorate,governorates,gouvernorat,wilaya,wilayah,muhafazah,mohafazah,' +
    'republic,rep,respublika,republique,republica,territory,autonomous,autonomous region,autonomous republic,autonomous district,ao,okrug,county,shire,judet,megye,voivodeship,wojewodztwo,woj,prefecture,ken,kanton,canton,land,bundesland,' +
    'lan,fylke,il,ili,ostan,velayat,viloyat,viloyati,vilayet,sheng,ostān,область,обл,край,республика,округ,автономный,вобласць,aimag,changwat,propinsi,provinsi,regions de,communaute,comunidad,federal district,distrito federal,division',
  town:
    'city,town,gorod,gor,g,misto,mesto,horad,village,vill,derevnya,der,selo,s,posyolok,poselok,pos,pgt,p,rp,stanitsa,settlement,khutor,locality,municipality,municipio,mun,municipal,ville,commune,ciudad,cd,pueblo,villa de,stadt,gemeinde,dorf,shahr,' +
    'shahrak,shahrestan,deh,dehestan,sehir,koy,koyu,kasaba,kota,kampung,kg,desa,shi,zhen,xiang,cun,xian,town of,city of,village of,village de,ville de,stolichna,cidade,citta,comune,miasto,gmina,obec,varos,linn,pilseta,miestas,' +
    'город,гор,г,село,с,деревня,дер,посёлок,пос,п,станица,місто,смт,горад,مدينة,شهر,قرية,روستا,עיר,ri,up',
  district:
    'district,dist,distr,district no,raion,rayon,raion n,r n,rn,quarter,quartier,neighborhood,neighbourhood,ward,suburb,borough,microdistrict,mikrorayon,mikroraion,mkr,mcr,mahalle,mahallesi,mah,mh,mahalla,hai,hay,hayy,colonia,col,barrio,brr,bo,bairro,' +
    'urbanizacion,urb,fraccionamiento,fracc,residencial,resid,township,twp,tehsil,taluka,taluk,tahsil,uezd,subdistrict,sub district,kecamatan,kec,kelurahan,kel,kabupaten,dong,gu,guyok,kuyok,guyoktong,qu,ku,phuong,quan,quan,huyen,arrondissement,arr,' +
    'delegacion,alcaldia,sector de,barangay,brgy,bgy,okres,powiat,stadtteil,bezirk,wijk,osiedle,os,territorial,administrative,intracity,vnutrigorodskoe,vn ter g,vn,vnutrigorod,municipal okrug,municipal district,urban district,municipal formation,mo,munitsipalnyy okrug,munitsipalny okrug,intra city,settlement area,' +
    'район,р н,мікрорайон,микрорайон,мкр,раён,حي,منطقة,محله,שכונה,khwaeng,khet,tambon,amphoe,vereda,ejido,partido,parish,poblacion,massif,ter,territoriya,тер,территория,мкрн,supermanzana,sm,ensanche',
};

/** Words of buildings and grounds, with a class where abbreviations or languages are read alike. */
export const BUILDING_SEEDS: Readonly<Record<string, string>> = {
  tower:
    'tower,towers,twr,burj,borj,borje,torre,torres,tour,turm,toren,bashnya,kule,kulesi,menara,башня,برج,daxia,da xia,dasha',
  centre:
    'centre,center,ctr,cntr,centro,zentrum,centrum,tsentr,tsentar,merkez,merkezi,markaz,markazi,pusat,cent,zhongxin,zhong xin,центр,مركز,مرکز',
  house: 'houses,maison,huis,hse,mansion,mansions,bhavan,bhawan,wisma,griya',
  plaza: 'plazas,mall,arcade,guangchang,guang chang',
  hotel: 'hotel,hotels,hostel,inn,motel,otel,fonduq,гостиница,gostinitsa,فندق,هتل',
  airport:
    'airport,aeroport,aeropuerto,aeroporto,flughafen,havalimani,havaalani,bandara,furudgah,foroudgah,forudgah,аэропорт,مطار,فرودگاه,aerodrome,airfield',
  port: 'port,harbour,harbor,puerto,porto,hafen,liman,pelabuhan,port of,seaport,порт,ميناء,بندر',
  station:
    'station,stn,gare,bahnhof,estacion,stazione,stantsiya,vokzal,istasyon,stesen,станция,вокзал,ايستگاه,محطة',
  university:
    'university,univ,universitet,universidad,universite,universita,universitesi,daneshgah,университет,جامعة,دانشگاه,universitat',
  school:
    'school,academy,college,lycee,escuela,schule,shkola,madrassa,madrasa,madrasah,madrassah,madressa,ecole,школа,مدرسة',
  hospital:
    'hospital,clinic,hopital,krankenhaus,bolnitsa,hastanesi,bimarestan,rumah sakit,больница,مستشفى,بیمارستان',
  mosque: 'mosque,masjid,masjed,mosquee,mezquita,camii,cami,jami,мечеть,مسجد,мечет',
  church: 'church,cathedral,iglesia,eglise,kirche,monastery',
  market:
    'market,mkt,bazaar,bazar,souk,souq,suq,mercado,marche,markt,rynok,pazar,pazari,pasar,sarafi market,saray,sarai,рынок,سوق,بازار',
  factory:
    'factory,plant,works,mill,zavod,fabrika,fabrik,usine,fabrica,fabrikasi,karkhaneh,karkhane,завод,фабрика,مصنع,کارخانه',
  industrial:
    'industrial,ind,indl,industrie,industriel,industrielle,industriya,sanayi,sanati,sanaati,sanatti,promyshlennaya,promzona,prom,промышленная,промзона,gongye,صناعية,صنعتی',
  zone: 'zona,zonas,freezone,bolgesi,bolge,mantagheh,mantaghe,mintaqa,зона,kaifaqu,kai fa qu',
  park: 'park,parc,parque,parco,pk,garden,gardens,gdn,gdns,jardin,jardines,bagh,bahce,bahcesi,taman,парк,сад,hills,hts,camp,base,fort,bridge,castle,mine,farm,ranch,quarry',
  heights: 'heights,hgts',
  estate:
    'estate,estates,housing estate,yuan qu,residence,residences,residency,villas,compound,complex,cplx,kompleks,complejo,komplex,mojtama,mojtame,sitesi,комплекс,مجتمع,مجمع,barracks',
  bank: 'bank,banque,banco,банк,بنك,بانک',
  other:
    'headquarters,headquarter,hq,bts,bc,bic,wtc,exchange,technopark,tekhnopark,teknokent,warehouses,terminal,depot,airbase,prison,penitentiary,embassy,ministry,palace,stadium,museum,theatre,theater,shrine,cemetery,fortress,monument,pagoda,temple,refinery,shipyard,workshop,rancho,finca,hacienda,crossroads,crossroad,intersection,junction,jct,kremlin,pentagon,skyscraper',
};

/** Words that say where a thing lies or link others; nothing is lost without them. */
export const STOP_SEEDS =
  'city of federal significance,federal significance,intracity territory of the,islamic republic of,democratic peoples republic of,democratic republic of,peoples republic of,republic of,kingdom of,state of,federation de,republique de,republique du,republique,federation,of,the,and,or,at,in,on,to,from,by,for,with,near,nearby,next,next to,opposite,opp,behind,beside,between,after,before,above,below,off,along,end,side,corner,cnr,corner of,' +
  'c o,care of,located,location,address,adresse,adresse legale,legal address,registered office,registered address,also,known as,also known as,aka,previous,previously,precedemment,ancienne adresse,current,currently,possibly,' +
  'de,la,le,les,du,des,d,l,et,el,los,las,del,y,e,en,da,do,das,dos,di,della,dei,delle,degli,al,ad,as,ash,der,die,das,den,dem,am,an,im,in der,zum,zur,und,van,het,een,op,na,pri,po,i,u,v,sur,entre,con,esquina,esq,esquina con,angle,' +
  'imeni,im,st no,bd,ve,wa,va,bin,ibn,abad no,named after,name of,mr,mrs,no city,s n,sn,sin numero,without number,bez nomera,b n,unknown,na,ext,num ext,no int';

/** Where a number beside a name belongs to it: "40 let Oktyabrya", "8 Marta", "16 de Septiembre", "17. Juni". */
export const DATE_WORDS =
  'let,letiya,lit,rokiv,goda,marta,maya,mai,may,mayis,iyulya,iyunya,juni,juin,july,june,oktyabrya,noyabrya,sentyabrya,dekabrya,fevralya,yanvarya,aprelya,avgusta,serpnya,travnya,bereznya,zhovtnya,septiembre,noviembre,octubre,diciembre,' +
  'mayo,junio,julio,agosto,abril,marzo,febrero,enero,setembro,novembro,outubro,maio,abrile,settembre,novembre,ottobre,aprile,maggio,giugno,luglio,eylul,ekim,kasim,nisan,agustos,temmuz,haziran,subat,tir,bahman,khordad,shahrivar,aban,mordad,oktober,november,september,oct,november,december,october,april,august,' +
  'gvardeyskoy,gvardii,armii,godovshchiny,pyatiletki,лет,года,марта,мая,июля,октября';

/** Numbers in words that stand for a house or storey ("One Canada Square", "Second Floor"). */
export const NUMBER_WORDS: Readonly<Record<string, string>> = {
  '1': 'one,uno,un,ein,odin',
  '2': 'two,dos,deux,zwei',
  '3': 'three,tres,trois,drei',
  '4': 'four,cuatro,quatre,vier',
  '5': 'five,cinco,cinq,funf',
  '6': 'six,seis',
  '7': 'seven,siete,sept,sieben',
  '8': 'eight,ocho,huit,acht',
  '9': 'nine,nueve,neuf,neun',
  '10': 'ten,diez,dix,zehn',
  '11': 'eleven',
  '12': 'twelve',
};

/** Ordinals in words. */
export const ORDINAL_WORDS: Readonly<Record<string, string>> = {
  '1': 'first,1st,primera,primero,primer,premier,premiere,prima,primo,erste,erster,ersten,pervaya,pervyy,pervy,birinci,aval,avval,pertama,первая,первый',
  '2': 'second,segunda,segundo,deuxieme,seconda,secondo,zweite,zweiter,vtoraya,vtoroy,ikinci,dovom,kedua,вторая,второй',
  '3': 'third,tercera,tercero,tercer,troisieme,terza,terzo,dritte,dritter,tretya,tretiy,ucuncu,sevom,ketiga,третья,третий',
  '4': 'fourth,cuarta,cuarto,quatrieme,quarta,quarto,vierte,vierter,chetvertaya,dorduncu,chaharom,четвертая',
  '5': 'fifth,quinta,quinto,cinquieme,funfte,funfter,pyataya,besinci,panjom,пятая',
  '6': 'sixth,sexta,sexto,sixieme,sechste,shestaya,altinci,sheshom',
  '7': 'seventh,septima,septimo,septieme,siebte,sedmaya,yedinci,haftom',
  '8': 'eighth,octava,octavo,huitieme,achte,vosmaya,sekizinci,hashtom',
  '9': 'ninth,novena,noveno,neuvieme,neunte,devyataya,dokuzuncu,nohom',
  '10': 'tenth,decima,decimo,dixieme,zehnte,desyataya,onuncu,dahom',
  '11': 'eleventh,onceava,onzieme,elfte',
  '12': 'twelfth,doceava,douzieme',
  '13': 'thirteenth',
  '14': 'fourteenth',
  '15': 'fifteenth',
  '16': 'sixteenth',
  '17': 'seventeenth',
  '18': 'eighteenth',
  '19': 'nineteenth',
  '20': 'twentieth',
};
