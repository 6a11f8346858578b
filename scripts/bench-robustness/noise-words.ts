import type { Script } from './scripts.ts';

/** Words that stand beside a name, in one language; separated by commas. */
export interface NoiseWords {
  readonly language: string;
  readonly script: Script;
  readonly words: string;
}

const latin = (language: string, words: string): NoiseWords => ({ language, script: 'Latin', words });

/**
 * Offices and occupations as they stand in customer files, by the languages of the lists' countries. Taken from job titles of
 * registers of companies and forms of public offices, not from the tables of the matcher.
 */
export const OFFICES: readonly NoiseWords[] = [
  latin(
    'English',
    'Director,Managing Director,Treasurer,Owner,Chairman,Chief Executive Officer,CEO,CFO,Secretary,Company Secretary,Deputy Minister,Minister of Defence,Beneficial Owner,UBO,Shareholder,Partner,President,Vice President,Board Member,Accountant,Signatory,Authorised Signatory,Governor,Ambassador,Judge,Legal Representative,Proxy,Trustee,Employee,Merchant',
  ),
  latin(
    'German',
    'Geschäftsführer,Geschäftsführerin,Inhaber,Inhaberin,Vorstand,Prokurist,Aufsichtsrat,Direktor,Gesellschafter,Vorstandsvorsitzender,Kaufmann',
  ),
  latin(
    'French',
    'Directeur,Directrice générale,Gérant,Président,Propriétaire,Trésorier,Ministre,Associé,Administrateur,Mandataire',
  ),
  latin(
    'Spanish',
    'Gerente,Director General,Presidente,Propietario,Tesorero,Administrador,Apoderado,Socio,Representante legal,Ministro',
  ),
  latin('Italian', 'Amministratore,Amministratore Delegato,Titolare,Direttore,Presidente,Socio,Tesoriere'),
  latin('Portuguese', 'Diretor,Gerente,Sócio,Presidente,Proprietário,Administrador,Tesoureiro'),
  latin('Dutch', 'Directeur,Eigenaar,Bestuurder,Voorzitter,Penningmeester'),
  latin('Polish', 'Prezes,Dyrektor,Właściciel,Członek zarządu,Skarbnik'),
  latin('Turkish', 'Genel Müdür,Müdür,Yönetim Kurulu Başkanı,Ortak,Sahibi'),
  latin('Russian', 'Direktor,Generalny Direktor,Predsedatel,Uchreditel'),
  latin('Indonesian', 'Direktur,Direktur Utama,Komisaris,Pemilik'),
  latin('Vietnamese', 'Giám đốc,Chủ tịch'),
  latin('Croatian', 'Direktor,Vlasnik,Predsjednik uprave'),
  latin('Romanian', 'Administrator,Director,Asociat'),
  latin('Hungarian', 'Igazgató,Ügyvezető,Tulajdonos'),
  latin('Czech', 'Jednatel,Ředitel,Majitel'),
  latin('Swedish', 'Verkställande direktör,Ägare,Ordförande'),
  {
    language: 'Russian',
    script: 'Cyrillic',
    words: 'Директор,Генеральный директор,Председатель,Владелец,Министр,Учредитель',
  },
  {
    language: 'Ukrainian',
    script: 'Cyrillic',
    words: 'Директор,Генеральний директор,Голова правління,Власник',
  },
  { language: 'Arabic', script: 'Arabic', words: 'المدير,المدير العام,الرئيس,وزير,صاحب الشركة' },
  { language: 'Persian', script: 'Arabic', words: 'مدیر عامل,رئیس,مدیر' },
  { language: 'Chinese', script: 'Han', words: '董事,总经理,主席,董事长,经理,法定代表人' },
  { language: 'Korean', script: 'Hangul', words: '대표이사,사장,이사,회장' },
];

/** Forms of address and honorifics. */
export const COURTESIES: readonly NoiseWords[] = [
  latin('English', 'Mr,Mr.,Mrs.,Ms,Miss,Sir,The Hon.,H.E.,His Excellency'),
  latin('German', 'Herr,Frau,Herrn'),
  latin('French', 'M.,Monsieur,Madame,Mme,Mlle'),
  latin('Spanish', 'Sr.,Sra.,Señor,Don,Lic.'),
  latin('Italian', 'Sig.,Signor,Sig.ra'),
  latin('Portuguese', 'Sr.,Sra.,Senhor,Dona'),
  latin('Dutch', 'Dhr.,Mevr.'),
  latin('Polish', 'Pan,Pani'),
  latin('Turkish', 'Bay,Bayan,Sayın'),
  latin('Arabic', 'Sheikh,Hajji,Sayyid,Ustaz'),
  latin('Persian', 'Agha,Hojjatoleslam,Ayatollah'),
  latin('Indonesian', 'Bapak,Ibu,Haji'),
  latin('Vietnamese', 'Ông,Bà'),
  latin('Urdu', 'Janab,Maulana,Mullah'),
  latin('Burmese', 'U,Daw'),
  latin(
    'Military',
    'Gen.,General,Lt. Gen.,Maj. Gen.,Brig. Gen.,Colonel,Col.,Capt.,Admiral,Lt. Col.,Brigadier General',
  ),
  { language: 'Russian', script: 'Cyrillic', words: 'Господин,г-н,гражданин,Генерал' },
  { language: 'Arabic', script: 'Arabic', words: 'السيد,الشيخ,الحاج,الدكتور' },
  { language: 'Chinese', script: 'Han', words: '先生,女士' },
];

/** Degrees, as they stand in front of a name or behind it. */
export const DEGREES: readonly NoiseWords[] = [
  latin('English', 'Dr,Dr.,Prof.,Professor,Prof. Dr.,Doctor'),
  latin('German', 'Dr.,Prof. Dr.,Dipl.-Ing.,Dr.-Ing.,Dr. med.,Mag.'),
  latin('French', 'Dr,Maître,Me,Pr'),
  latin('Spanish', 'Dr.,Dra.,Ing.,Lic.,Abg.,Arq.'),
  latin('Italian', 'Dott.,Dott.ssa,Ing.,Avv.'),
  latin('Portuguese', 'Dr.,Dra.,Eng.'),
  latin('Czech', 'Ing.,Mgr.,JUDr.,MUDr.'),
  latin('Polish', 'dr,mgr,inż.'),
  latin('Indonesian', 'Drs.,Ir.'),
];

/** Degrees that stand behind a name. */
export const DEGREES_BEHIND: readonly string[] = [
  'PhD',
  'Ph.D.',
  'MBA',
  'MD',
  'CPA',
  'LL.M.',
  'M.Sc.',
  'FCA',
  'Jr.',
  'III',
  'BA',
  'S.E.',
  'S.H.',
  'Esq.',
];

/** Towns of five continents. */
export const TOWNS: readonly string[] =
  "Moscow,Dubai,Tehran,London,Paris,Hong Kong,Caracas,Bogotá,Damascus,Beirut,Istanbul,Minsk,Kyiv,Pyongyang,Shanghai,Singapore,Nairobi,Harare,Kabul,Karachi,Baghdad,Vienna,Zürich,New York,Toronto,Sydney,Mexico City,Havana,Managua,Tripoli,Khartoum,Lagos,Sofia,Belgrade,Limassol,Yangon,Kinshasa,Sana'a,Grozny,Almaty".split(
    ',',
  );

/** Regions of countries (ISO 3166) that lists and customers name. */
export const COUNTRY_CODES: readonly string[] =
  'RU,IR,SY,KP,VE,BY,CN,AE,TR,LB,IQ,AF,PK,SD,LY,CU,NI,ZW,MM,DE,FR,GB,US,CH,CY,PA,MX,CO,UA,KZ,IN,SG,HK,YE,SO,CD,RS,BA,JP,KR'.split(
    ',',
  );

/** Languages in which countries are named beside a name, by BCP 47. */
export const COUNTRY_LANGUAGES: readonly string[] = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'tr',
  'sv',
];

/** Notes on accounts and payments that stand in the name field of a firm. */
export const ACCOUNT_NOTES: readonly string[] =
  'account closed,do not use,USD account,EUR account,a/c 0045,main account,escrow account,payment blocked,VIP,KYC pending,on hold,Konto gesperrt,gesperrt,Debitor,Lieferant,vendor,supplier,customer,compte clos,cuenta en dólares,old,new,duplicate,attn: accounts,attn. accounts payable,c/o accounting,payroll,Hauptkonto'.split(
    ',',
  );

/** Branches and divisions; `{town}` stands for one. */
export const BRANCHES: readonly string[] =
  '{town} Branch,{town} branch office,Branch {town},Zweigniederlassung {town},Niederlassung {town},Filiale {town},Succursale de {town},Sucursal {town},Filial {town},Head Office,{town} Office,Representative Office {town},Betriebsstätte {town},Hauptverwaltung,Oddział w {town},Şubesi {town}'.split(
    ',',
  );
