/** Forms of one class, a "/" between two. */
const formsIn = (text: string): readonly string[] => text.split('/');

/** Ends of Russian adjectives and nouns as the one and the other romanisation has them. */
const IN_EITHER_LETTERS = [
  [/oe\b/gu, 'oye'],
  [/ie\b/gu, 'iye'],
  [/yy\b/gu, 'y'],
] as const;

/** Russian forms in both romanisations. */
const russian = (text: string): readonly string[] =>
  formsIn(text).flatMap((form) => [
    form,
    IN_EITHER_LETTERS.reduce((written, [letters, other]) => written.replace(letters, other), form),
  ]);

const BUDGETARY = 'federalnoe gosudarstvennoe byudzhetnoe';
const AUTONOMOUS = 'federalnoe gosudarstvennoe avtonomnoe';
const TREASURY = 'federalnoe gosudarstvennoe kazennoe';

/**
 * Legal forms as the languages of Europe and of Central Asia have them, by class, beside those of the tables (`legal-forms.json`): open
 * and closed joint stock companies, institutions of a state and their abbreviations, bodies without profit. In small Latin letters
 * as names are written after transliteration.
 */
export const FORMS_OF_LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  JSC: [
    ...formsIn(
      'pcl/achyk aktsionerdik koomu/achyk aktsionerdik koom/zhabyk aktsionerdik koomu/zhabyk aktsionerdik koom/' +
        'private joint stock company/private joint stock/private jsc/prjsc/public joint stock/' +
        'non public joint stock company/nonpublic joint stock company/open type joint stock company/' +
        'closed type joint stock company/state joint stock company/national joint stock company/' +
        'public shareholding company/private shareholding company/closed shareholding company/' +
        'public shareholding co/private shareholding co/shareholding company/' +
        'otkrito aktsionerno druzhestvo/zakrito aktsionerno druzhestvo/zatvoreno aktsionerno druzhestvo/' +
        'nepublichno aktsionerno druzhestvo/publichno aktsionerno druzhestvo/uzavrena akciova spolecnost/' +
        'otevrena akciova spolecnost/verejna akciova spolecnost/uzavreta akciova spolocnost/' +
        'otvorena akciova spolocnost/verejna akciova spolocnost/offentligt aktieselskab/abent aktieselskab/' +
        'lukket aktieselskab/offentliche aktiengesellschaft/offene aktiengesellschaft/' +
        'geschlossene aktiengesellschaft/anonymi etairia/kleisti anonymi etaireia/anoikti anonymi etaireia/' +
        'dimosia anonymi etaireia/metochiki etaireia/idiotiki metochiki etaireia/anoikti metochiki etaireia/' +
        'kleisti metochiki etaireia/sociedad anonima publica/sociedad anonima abierta/' +
        'sociedad anonima cerrada/sociedad por acciones abierta/sociedad por acciones cerrada/' +
        'sociedade anonima publica/sociedade anonima aberta/sociedade anonima fechada/' +
        'sociedade por acoes aberta/sociedade por acoes fechada/societa per azioni pubblica/' +
        'societa per azioni aperta/societa per azioni chiusa/societe par actions ouverte/' +
        'societe par actions fermee/societe anonyme ouverte/societe anonyme fermee/societe par actions publique/' +
        'avalik aktsiaselts/avatud aktsiaselts/kinnine aktsiaselts/suljettu osakeyhtio/avoin osakeyhtio/' +
        'zatvoreno dionicko drustvo/otvoreno dionicko drustvo/javno dionicko drustvo/' +
        'zart reszvenytarsasag/zartkoru reszvenytarsasag/nyilt reszvenytarsasag/' +
        'nyilvanosan mukodo reszvenytarsasag/akcine bendrove/atviroji akcine bendrove/' +
        'uzdaroji akcine bendrove/viesoji akcine bendrove/slegta akciju sabiedriba/atklata akciju sabiedriba/' +
        'publiska akciju sabiedriba/openbare naamloze vennootschap/open naamloze vennootschap/' +
        'besloten naamloze vennootschap/zamknieta spolka akcyjna/otwarta spolka akcyjna/' +
        'publiczna spolka akcyjna/delniska druzba/zaprta delniska druzba/odprta delniska druzba/' +
        'javna delniska druzba/aktiebolaget/oppet aktiebolag/slutet aktiebolag/' +
        'societate pe actiuni deschisa/societate pe actiuni inchisa/societatea pe actiuni deschisa/' +
        'natsionalna aktsionerna kompaniya/derzhavna aktsionerna kholdingova kompaniya/ead',
    ),
    ...russian(
      'mezhdunarodnaya kompaniya aktsionernoe obshchestvo/' +
        'mezhdunarodnaya kompaniya publichnoe aktsionernoe obshchestvo/mkpao/icpjsc/aozt/aoot/' +
        'aktsionernoe obshchestvo zakrytogo tipa/aktsionernoe obshchestvo otkrytogo tipa/' +
        'natsionalnaya aktsionernaya kompaniya/gosudarstvennoe aktsionernoe obshchestvo/' +
        'gosudarstvennaya aktsionernaya kompaniya/nepublichnoe aktsionernoe obshchestvo',
    ),
  ],
  LLC: [
    ...formsIn(
      's ogranichena otgovornost/etaireia periorismenis efthynis/periorismenis efthynis/' +
        'piiratud vastutusega ariuhing/rajavastuuyhtio/ribotosios atsakomybes bendrove/' +
        'sociedade de responsabilidade limitada/spolocnost s rucenim obmedzenym/' +
        'spolecnost s rucenim omezenym/bolag med begransat ansvar/selskab med begraenset ansvar/' +
        'tovaristvo z dodatkovoyu vidpovidalnistyu/societate cu raspundere limitata/eood/tdv/dooel/jdmm/' +
        'zhoopkerchiligi chektelgen koomu/zhoopkerchiligi chektelgen koom/masuliyati cheklangan jamiyati/' +
        'masuliyati cheklangan jamiyat/masuliyati cheklangan zhamiyat/mehdud mesuliyyetli cemiyyeti/' +
        'mehdud mesuliyyetli cemiyyet',
    ),
    ...russian(
      'mezhdunarodnaya kompaniya obshchestvo s ogranichennoy otvetstvennostyu/mkooo/icllc/sooo/iooo/' +
        'sovmestnoe obshchestvo s ogranichennoy otvetstvennostyu/jllc/fllc/' +
        'inostrannoe obshchestvo s ogranichennoy otvetstvennostyu/' +
        'obshchestvo s dopolnitelnoy otvetstvennostyu/additional liability company',
    ),
  ],
  SOE: [
    ...formsIn(
      'unitarno predpriyatie/federalna drzhavna byudzhetna institutsiya/' +
        'federalno drzhavno byudzhetno uchrezhdenie/federalna darzhavna byudzhetna institutsiya/' +
        'federalno darzhavno byudzhetno uchrezhdenie/unitarni podnik/unitarny podnik/eniaia epicheirisi/' +
        'unitaarettevote/jedinstveno poduzece/unitarno poduzece/egyseges vallalat/unitarine imone/' +
        'vienotais uznemums/unitars uznemums/unitarais uznemums/przedsiebiorstwo unitarne/enotno podjetje/' +
        'unitarno podjetje/enhetsforetag/enhedsvirksomhed/yhtenaisyritys/unitaariyritys/' +
        'einheitsunternehmen/unitarunternehmen/entreprise unitaire/empresa unitaria/impresa unitaria/' +
        'intreprindere unitara/intreprinderea unitara/intreprinderea bugetara a statului federal/' +
        'federal state budgetary institution of science/federal state budgetary scientific institution/' +
        'federal state budgetary research institution/federal state budgetary educational institution/' +
        'federal state budgetary educational institution of higher education/' +
        'federal state budgetary educational institution of higher professional education/' +
        'federal state autonomous educational institution/' +
        'federal state autonomous educational institution of higher education/' +
        'federal state autonomous scientific institution/federal state autonomous institution/' +
        'federal state treasury institution/federal state public institution/federal state enterprise/' +
        'state budgetary institution/state autonomous institution/state treasury institution/' +
        'municipal budgetary institution/municipal unitary enterprise/municipal autonomous institution/' +
        'derzhavne pidpriiemstvo/kazenne pidpriiemstvo/unitarne pidpriiemstvo',
    ),
    ...russian(
      `${BUDGETARY} nauchnoe uchrezhdenie/${BUDGETARY} uchrezhdenie nauki/${BUDGETARY} uchrezhdenie/` +
        `${BUDGETARY} obrazovatelnoe uchrezhdenie/${BUDGETARY} obrazovatelnoe uchrezhdenie vysshego obrazovaniya/` +
        `${BUDGETARY} obrazovatelnoe uchrezhdenie vysshego professionalnogo obrazovaniya/` +
        `${AUTONOMOUS} uchrezhdenie/${AUTONOMOUS} nauchnoe uchrezhdenie/` +
        `${AUTONOMOUS} obrazovatelnoe uchrezhdenie/` +
        `${AUTONOMOUS} obrazovatelnoe uchrezhdenie vysshego obrazovaniya/` +
        `${AUTONOMOUS} obrazovatelnoe uchrezhdenie vysshego professionalnogo obrazovaniya/` +
        `${TREASURY} uchrezhdenie/${TREASURY} obrazovatelnoe uchrezhdenie/` +
        `${TREASURY} voennoe obrazovatelnoe uchrezhdenie vysshego obrazovaniya/` +
        'gosudarstvennoe byudzhetnoe uchrezhdenie/gosudarstvennoe avtonomnoe uchrezhdenie/' +
        'gosudarstvennoe kazennoe uchrezhdenie/munitsipalnoe byudzhetnoe uchrezhdenie/' +
        'munitsipalnoe avtonomnoe uchrezhdenie/munitsipalnoe unitarnoe predpriyatie/' +
        'chastnoe unitarnoe predpriyatie/kazennoe predpriyatie/federalnoe kazennoe predpriyatie/' +
        'federalnoe kazennoe uchrezhdenie/fgau/fgbnu/fgbun/fgbou/fgaou/fgbou vo/fgaou vo/fgbou vpo/fgaou vpo/' +
        'fgkou/fgku/fgkvou vo',
    ),
  ],
  NGO: formsIn(
    'autonomous non commercial organization/autonomous non commercial organisation/non commercial organization/non commercial organisation/' +
      'yuridichesko litse s nestopanska tsel/organizatsiya s nestopanska tsel/' +
      'avtonomna organizatsiya s nestopanska tsel/avtonomna organizatsiya s idealna tsel/' +
      'autonomni neziskova organizace/neziskova organizace/almennyttig organisation/' +
      'autonom almennyttig organisation/autonom nonprofitorganisation/autonome gemeinnutzige organisation/' +
      'gemeinnutzige organisation/autonome nichtkommerzielle organisation/mi kerdoskopikos organismos/' +
      'aftonomos mi kerdoskopikos organismos/organizacion autonoma sin animo de lucro/' +
      'organizacion sin animo de lucro/organizacion autonoma sin fines de lucro/' +
      'organizacion sin fines de lucro/organizacion autonoma no comercial/' +
      'organisation autonome a but non lucratif/organisation a but non lucratif/' +
      'organisation non commerciale autonome/neprofitna organizacija/autonomna neprofitna organizacija/' +
      'organizzazione autonoma senza scopo di lucro/organizzazione senza scopo di lucro/' +
      'autonome organisatie zonder winstoogmerk/organisatie zonder winstoogmerk/' +
      'autonomiczna organizacja niekomercyjna/autonomiczna organizacja non profit/' +
      'organizacja niekomercyjna/organizacao autonoma sem fins lucrativos/organizacao sem fins lucrativos/' +
      'organizatie autonoma nonprofit/organizatie autonoma fara scop lucrativ/' +
      'organizatie fara scop lucrativ/organizatia autonoma nonprofit/autonomna neziskova organizacia/' +
      'neziskova organizacia/avtonomna neprofitna organizacija/autonomas bezpelnas organizacija/' +
      'bezpelnas organizacija/autonoma bezpelnas organizacija/autonomine ne pelno organizacija/' +
      'ne pelno siekianti organizacija/ne pelno organizacija/autonoomne mittetulundusuhing/' +
      'mittetulundusuhing/autonominen voittoa tavoittelematon jarjesto/' +
      'voittoa tavoittelematon jarjesto/autonom nonprofit szervezet/nonprofit szervezet/' +
      'autonom ideell organisation/ideell organisation',
  ),
  jv: formsIn(
    'svmestno predpriyatie/savmestno predpriyatie/koinopraxia/koini epicheirisi/uhisettevote/yhteisyritys/' +
      'bendra imone/kopuznemums/spilne pidpriiemstvo/zajednicko poduzece/zajednicko preduzece/' +
      'skupno podjetje/spolecny podnik/spolocny podnik/wspolne przedsiebiorstwo/vegyesvallalat',
  ),
};
