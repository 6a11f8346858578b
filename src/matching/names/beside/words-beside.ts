import { foldText } from './spans.ts';

/**
 * What people write beside a name in the same field, by language and kind: one fact a word. `|` divides; phrases are folded
 * by `foldText` when they are loaded. Sources: forms and job titles of companies' registers and
 * public offices of each language.
 */
interface WordsBeside {
  readonly language: string;
  readonly words: string;
}

const row = (language: string, words: string): WordsBeside => ({ language, words });

const OFFICES: readonly WordsBeside[] = [
  row(
    'en',
    'director|managing director|executive director|general director|general manager|deputy director|deputy general director|first deputy director|finance director|financial director|commercial director|technical director|sole director|company director|director general|regional director|manager|managing partner|general partner|limited partner|partner|treasurer|owner|co owner|beneficial owner|ultimate beneficial owner|ubo|founder|co founder|chairman|chairwoman|chairperson|chair|chairman of the board|vice chairman|deputy chairman|ceo|cfo|coo|cto|cio|chief executive|chief executive officer|chief financial officer|chief operating officer|chief accountant|chief of staff|secretary|company secretary|general secretary|secretary general|president|vice president|senior vice president|board member|member of the board|member of parliament|member|shareholder|stockholder|nominee|nominee shareholder|nominee director|trustee|settlor|protector|beneficiary|signatory|authorised signatory|authorized signatory|authorised representative|authorized representative|legal representative|representative|proxy|attorney in fact|agent|accountant|auditor|lawyer|attorney|solicitor|barrister|notary|judge|prosecutor|prosecutor general|public prosecutor|minister|deputy minister|prime minister|deputy prime minister|foreign minister|vice minister|minister of defence|minister of defense|minister of foreign affairs|minister of finance|minister of interior|minister of the interior|minister of oil|minister of justice|governor|deputy governor|vice governor|mayor|deputy mayor|senator|deputy|ambassador|consul|honorary consul|head|head of department|department head|commander|deputy commander|officer|employee|engineer|businessman|businesswoman|entrepreneur|merchant|trader|politician|banker|broker|consultant|adviser|advisor|administrator|liquidator|applicant|borrower|guarantor|client|customer|account holder|cardholder|contact|contact person|buyer|seller|supplier|consignee|consignor|shipper|captain|pilot|student|journalist|doctor|teacher|spokesman|spokesperson|leader|supreme leader|king|queen|crown prince',
  ),
  row(
    'de',
    'geschaftsfuhrer|geschaftsfuhrerin|inhaber|inhaberin|vorstand|vorstandsmitglied|vorstandsvorsitzender|vorstandsvorsitzende|prokurist|prokuristin|aufsichtsrat|aufsichtsratsvorsitzender|direktor|direktorin|gesellschafter|gesellschafterin|eigentumer|eigentumerin|kaufmann|kauffrau|einzelkaufmann|leiter|leiterin|abteilungsleiter|schatzmeister|buchhalter|rechtsanwalt|rechtsanwaltin|steuerberater|minister|ministerin|botschafter|bevollmachtigter|vertreter|wirtschaftlich berechtigter|ansprechpartner|kontoinhaber|komplementar|kommanditist|liquidator|ehefrau|ehemann|unternehmer',
  ),
  row(
    'fr',
    'directeur|directrice|directeur general|directrice generale|directeur adjoint|pdg|gerant|gerante|cogerant|president|presidente|president directeur general|proprietaire|tresorier|tresoriere|ministre|associe|associee|administrateur|administratrice|mandataire|representant legal|actionnaire|beneficiaire effectif|fondateur|fondatrice|secretaire general|gouverneur|depute|senateur|ambassadeur|juge|avocat|comptable|titulaire|commercant|chef de service|maire',
  ),
  row(
    'es',
    'director|directora|director general|director ejecutivo|gerente|gerente general|presidente|presidenta|vicepresidente|propietario|propietaria|tesorero|tesorera|administrador|administradora|administrador unico|apoderado|apoderada|socio|socia|representante legal|ministro|ministra|accionista|beneficiario final|fundador|gobernador|diputado|senador|embajador|juez|abogado|contador|titular|comerciante|secretario|secretaria|alcalde|dueno|jefe|ministro de defensa|empresario',
  ),
  row(
    'it',
    'amministratore|amministratrice|amministratore delegato|amministratore unico|titolare|direttore|direttrice|direttore generale|presidente|vicepresidente|socio|socia|tesoriere|legale rappresentante|rappresentante legale|procuratore|consigliere|azionista|ministro|ambasciatore|giudice|avvocato|fondatore|segretario|sindaco|imprenditore|proprietario',
  ),
  row(
    'pt',
    'diretor|diretora|director|diretor geral|gerente|socio|socia|socio gerente|presidente|proprietario|proprietaria|administrador|administradora|tesoureiro|representante legal|procurador|acionista|ministro|governador|deputado|senador|embaixador|juiz|advogado|contador|titular|fundador|secretario|empresario',
  ),
  row(
    'nl',
    'directeur|directrice|eigenaar|eigenares|bestuurder|voorzitter|penningmeester|secretaris|vennoot|aandeelhouder|zaakvoerder|gevolmachtigde|procuratiehouder|minister|burgemeester|advocaat|oprichter|uiteindelijk begunstigde',
  ),
  row(
    'pl',
    'prezes|prezes zarzadu|dyrektor|dyrektor generalny|wlasciciel|wlascicielka|czlonek zarzadu|skarbnik|prokurent|wspolnik|udzialowiec|przewodniczacy|minister|pelnomocnik|ksiegowy|kierownik|zalozyciel|ambasador',
  ),
  row(
    'tr',
    'genel mudur|mudur|yonetim kurulu baskani|yonetim kurulu uyesi|baskan|ortak|sahibi|sahip|direktor|genel sekreter|bakan|vekil|muhasebeci|kurucu|hissedar|temsilci|avukat|yonetici',
  ),
  row(
    'ru-Latn',
    'direktor|generalnyy direktor|generalny direktor|generalnyi direktor|gendirektor|predsedatel|predsedatel pravleniya|uchreditel|vladelets|ministr|zamestitel ministra|gubernator|deputat|nachalnik|rukovoditel|glavnyy bukhgalter|glavnyi bukhgalter|prezident|individualnyy predprinimatel',
  ),
  row(
    'ru',
    'директор|генеральный директор|гендиректор|исполнительный директор|коммерческий директор|финансовый директор|заместитель директора|председатель|председатель правления|председатель совета директоров|владелец|собственник|министр|заместитель министра|учредитель|президент|вице президент|губернатор|депутат|сенатор|посол|начальник|руководитель|главный бухгалтер|бухгалтер|секретарь|судья|прокурор|акционер|представитель|бенефициар|предприниматель|член правления|член совета директоров|глава|управляющий',
  ),
  row(
    'uk',
    'директор|генеральний директор|голова|голова правління|власник|засновник|міністр|президент|депутат|керівник|бухгалтер|суддя|посол|представник|член правління|бенефіціар',
  ),
  row('be', 'дырэктар|генеральны дырэктар|старшыня|міністр|уладальнік'),
  row('bg', 'директор|изпълнителен директор|управител|собственик|председател|министър|съдружник|прокурист'),
  row(
    'sr',
    'direktor|generalni direktor|vlasnik|predsednik|predsjednik|predsednik uprave|predsjednik uprave|clan uprave|ministar|zastupnik|osnivac|prokurist|blagajnik|директор|власник|председник|министар',
  ),
  row(
    'ro',
    'administrator|director|director general|asociat|asociat unic|presedinte|actionar|ministru|imputernicit|reprezentant legal|proprietar|trezorier|contabil',
  ),
  row(
    'hu',
    'igazgato|vezerigazgato|ugyvezeto|ugyvezeto igazgato|tulajdonos|elnok|cegvezeto|tag|penztaros|miniszter|kepviselo',
  ),
  row(
    'cs',
    'jednatel|jednatelka|reditel|reditelka|generalni reditel|majitel|majitelka|predseda|predseda predstavenstva|clen predstavenstva|spolecnik|ministr|pokladnik|konatel|riaditel|riaditelka',
  ),
  row(
    'sv',
    'verkstallande direktor|direktor|agare|ordforande|styrelseledamot|kassor|delagare|minister|vd|firmatecknare',
  ),
  row(
    'da',
    'direktor|administrerende direktor|ejer|formand|bestyrelsesmedlem|bestyrelsesformand|kasserer|minister|adm direktor|daglig leder|styreleder|innehaver',
  ),
  row('fi', 'toimitusjohtaja|johtaja|omistaja|puheenjohtaja|hallituksen jasen|rahastonhoitaja|ministeri'),
  row(
    'et',
    'juhatuse liige|direktor|omanik|esimees|valdes loceklis|direktors|ipasnieks|direktorius|savininkas|generalinis direktorius|valdybos pirmininkas',
  ),
  row(
    'el',
    'διευθυντης|διευθυνων συμβουλος|προεδρος|ιδιοκτητης|διαχειριστης|υπουργος|ταμιας|εταιρος|diefthyntis|proedros',
  ),
  row(
    'id',
    'direktur|direktur utama|komisaris|komisaris utama|pemilik|presiden direktur|menteri|bendahara|ketua|pengarah|pengarah urusan|pengerusi|pemilik manfaat',
  ),
  row(
    'vi',
    'giam doc|tong giam doc|chu tich|chu tich hoi dong quan tri|pho giam doc|ke toan truong|bo truong|nguoi dai dien|chu so huu',
  ),
  row('sq', 'drejtor|drejtor i pergjithshem|pronar|kryetar|administrator|minister'),
  row('az', 'direktor|bas direktor|sahibkar|tesisci|nazir|sedr'),
  row(
    'ar',
    'المدير|مدير|المدير العام|مدير عام|المدير التنفيذي|الرئيس|رئيس|الرئيس التنفيذي|رئيس مجلس الإدارة|نائب الرئيس|وزير|الوزير|نائب وزير|وزير الدفاع|صاحب الشركة|صاحب|مالك|المالك|شريك|الشريك|عضو مجلس الإدارة|المحاسب|أمين الصندوق|سفير|السفير|قائد|محافظ|المستفيد|الممثل القانوني|العميل|المؤسس',
  ),
  row(
    'fa',
    'مدیر|مدیر عامل|مدیرعامل|رئیس|رئیس هیئت مدیره|عضو هیئت مدیره|صاحب|مالک|وزیر|معاون وزیر|معاون|نماینده|فرمانده|سفیر|خزانه دار|حسابدار|بنیانگذار|استاندار',
  ),
  row('he', 'מנכל|מנהל|מנהל כללי|יושב ראש|בעלים|דירקטור|שר|מנהלת|גזבר|שותף'),
  row(
    'zh',
    '董事|董事长|副董事长|执行董事|总经理|副总经理|经理|主席|副主席|总裁|副总裁|法定代表人|法人代表|法人|股东|实际控制人|财务总监|首席执行官|部长|副部长|省长|市长|大使|司令|秘书|监事|所有人|董事長|總經理|經理|總裁|法定代表人|股東|部長|總監|財務總監|主任|书记|委员',
  ),
  row(
    'ja',
    '代表取締役|代表取締役社長|取締役|社長|会長|専務|常務|監査役|部長|大臣|理事|理事長|代表|代表者|株主',
  ),
  row('ko', '대표이사|대표|사장|이사|회장|부회장|부사장|감사|전무|상무|부장|장관|위원장|총리|주주'),
  row('hi', 'निदेशक|प्रबंध निदेशक|अध्यक्ष|मालिक|मंत्री|साझेदार|सचिव'),
  row('ur', 'ڈائریکٹر|منیجنگ ڈائریکٹر|چیئرمین|مالک|وزیر|سیکرٹری'),
];

const TITLES: readonly WordsBeside[] = [
  row(
    'en',
    'mr|mrs|ms|miss|mx|sir|madam|madame|dame|lord|lady|the hon|hon|the honourable|the honorable|honourable|h e|his excellency|her excellency|dr|doctor|prof|professor|rev|reverend|fr|father|pastor|eng|engr|mister|messrs|gen|general|lt gen|lieutenant general|maj gen|major general|brig gen|brigadier general|brigadier|colonel|col|lt col|lieutenant colonel|major|maj|capt|captain|lieutenant|lt|admiral|adm|vice admiral|rear admiral|commander|cdr|sgt|sergeant|marshal|air marshal|atty',
  ),
  row('de', 'herr|herrn|frau|dr|prof|prof dr|dr ing|dr med|dr jur|dipl ing|dipl kfm|mag|ing|di'),
  row('fr', 'm|mr|monsieur|mme|madame|mlle|mademoiselle|me|maitre|dr|pr|docteur|professeur|colonel|general'),
  row(
    'es',
    'sr|sra|srta|senor|senora|senorita|don|dona|d|lic|licenciado|licenciada|ing|ingeniero|dr|dra|doctor|doctora|abg|arq|prof|gral|cnel',
  ),
  row(
    'it',
    'sig|sigra|sig ra|signor|signora|signore|dott|dottssa|dott ssa|dottore|dottoressa|avv|ing|arch|geom|prof|rag|cav',
  ),
  row('pt', 'sr|sra|senhor|senhora|dom|dona|dr|dra|eng|enga|prof'),
  row('nl', 'dhr|de heer|heer|mevr|mevrouw|mw|drs|ir|mr|ing|dr|prof'),
  row('pl', 'pan|pani|p|dr|mgr|inz|mgr inz|dr hab|prof'),
  row('cs', 'pan|pani|ing|mgr|judr|mudr|phdr|rndr|doc|prof|bc'),
  row('hu', 'ur|urno|urholgy|dr|ifj|id'),
  row('ro', 'dl|dna|domnul|doamna|dr|ing'),
  row('sv', 'herr|fru|froken|hr|fr|dr|rouva|neiti|herra'),
  row('tr', 'bay|bayan|sayin|dr|av|prof|hanim|bey|efendi'),
  row('sr', 'g|gdin|gdja|gospodin|gospoda|gospodja|gosp|dr'),
  row('ru-Latn', 'gospodin|gospozha|grazhdanin|grazhdanka|g n|g zha'),
  row(
    'ru',
    'господин|госпожа|г н|г жа|гн|гр|гражданин|гражданка|генерал|полковник|доктор|профессор|пан|пані|громадянин|господар',
  ),
  row('el', 'κ|κος|κυριος|κα|κυρια|kyrios|kyria'),
  row('id', 'bapak|bpk|ibu|tuan|puan|encik|cik|h|haji|hj|hajjah|drs|dra|ir|dato|datuk|tan sri|dr'),
  row('vi', 'ong|ba|anh|chi|co'),
  row('my', 'u|daw|ko|maung|ma'),
  row('th', 'นาย|นาง|นางสาว|nai|nang|khun'),
  row(
    'ar-Latn',
    'sheikh|shaikh|shaykh|sheik|hajji|haji|hajj|al hajj|sayyid|sayed|sayyed|syed|ustaz|ustadh|mullah|mulla|maulana|mawlana|mawlawi|maulvi|hafiz|qari|imam|emir|amir|mufti|agha|aqa|hojjatoleslam|ayatollah|seyyed|janab|begum|khawaja|mirza|sardar',
  ),
  row(
    'ar',
    'السيد|السيدة|سيد|الشيخ|شيخ|الحاج|حاج|الدكتور|دكتور|د|الأستاذ|أستاذ|المهندس|العميد|اللواء|العقيد|الفريق|آقای|خانم|مهندس|دکتر|سردار|حجت الاسلام|آیت الله|جناب|مولانا',
  ),
  row('zh', '先生|女士|小姐|博士|教授'),
  row('ja', '様|氏|さん|殿|博士|教授'),
  row('ko', '씨|님|박사|교수|선생님'),
  row('hi', 'shri|sri|smt|shrimati|kumari|श्री|श्रीमती'),
];

/** What stands behind a person's name alone. */
const DEGREES_BEHIND =
  'phd|ph d|mba|m b a|md|m d|cpa|llm|ll m|llb|ll b|jd|msc|m sc|bsc|b sc|ba|b a|ma|m a|fca|aca|acca|cfa|esq|esquire|jr|sr|ii|iii|iv|junior|senior|se|s e|sh|s h|st|s t|mm|m m|mh|m h|m si|mkn|csc|drsc|dphil|obe|cbe|mbe|kbe|mp|qc|kc|ret|retd|retired|filho|neto|junior|hanim|bey|efendi|sahib|saheb';

/** What a number beside a name is said to be; the number follows. */
const NUMBER_LABELS =
  'id|id no|id nr|id number|id card|identity card|national id|identification|identification no|passport|passport no|passport nr|passport number|pass|pass nr|passnr|reisepass|reisepass nr|pasaporte|passeport|passaporto|passaporte|pasaport no|paszport|паспорт|паспорт no|dni|nie|nif|nit|rut|run|rfc|curp|cuit|cuil|ruc|cc|c c|ci|c i|cedula|cnpj|cpf|cnp|pesel|nip|regon|inn|инн|ogrn|огрн|kpp|snils|снилс|tin|tin no|tax id|tax no|tax number|vat|vat no|vat id|ust id|ust idnr|ustid|steuernummer|steuer nr|partita iva|p iva|codice fiscale|cf|tckn|vkn|siren|siret|tva|pan|gstin|aadhaar|cnic|nric|ssn|ein|lei|hrb|krs|ico|dic|cui|oib|jmbg|egn|customer|customer no|customer nr|customer number|customer id|client|client no|client id|no client|n client|cust|cust no|kd nr|kdnr|kunde|kunden nr|kundennummer|kto|kto nr|konto|account|account no|account nr|acct|acc|a c|ref|ref no|reference|referenz|file|file no|case|case no|no|nr|num|number|nro|contract|contract no|invoice|invoice no|inv|order|order no|po|policy|policy no|member no|member id|debitor|kreditor|vendor no|supplier no|imo|imo no|mmsi|reg no|registration no|registration number|company no|company number|driving licence|licence no|license no|carnet|numero|numero de cliente|codigo|codice|code|cod|card|card no|iban|tel|phone|mobile|telefon|fax|номер|дело|счет|договор|n|nº';

/** What stands in front of a place beside a name. */
const PLACE_LABELS =
  'resident in|resident of|residing in|residing at|residence|lives in|living in|of|from|in|based in|domiciled in|located in|citizen of|national of|nationality|citizenship|born in|place of birth|pob|wohnhaft in|wohnhaft|aus|ansassig in|sitz in|geboren in|staatsangehorigkeit|resident a|residant en|resident en|residant a|domicilie a|domicilie en|demeurant a|ne a|nee a|nationalite|domiciliado en|domiciliada en|residente en|residente in|residente em|natural de|nacido en|vecino de|nacionalidad|domiciliato in|nato a|nata a|wonende te|woonachtig in|zamieszkaly w|ikamet|mukim|uyruk|uyrugu|bosatt i|проживает в|гражданин|гражданка|г|город|из';

/** Words of dates beside a name; the date follows. */
const DATE_LABELS =
  'born|born on|born in|born circa|b|dob|d o b|date of birth|birth date|birthdate|year of birth|yob|geb|geb am|geboren|geboren am|geburtsdatum|gebdatum|ne|nee|ne le|nee le|date de naissance|nacido|nacida|nacido el|nacida el|fecha de nacimiento|f nac|fec nac|nato il|nata il|nato|nata|data di nascita|nascido em|nascida em|nascido|data de nascimento|geboortedatum|ur|urodzony|urodzona|data urodzenia|dogum tarihi|d t|dogumlu|narozen|narozena|nar|szul|szuletett|nascut|nascuta|fodd|fodt|rod|roden|rozhd|г р|род|рожд|родился|родилась|дата рождения|дата народження|народився|died|deceased|since|as of|dated|date|datum|sig|signed|tarih';

/** Notes on accounts, payments and records that stand beside a name. */
const NOTES =
  'account closed|closed|acct closed|a c closed|account blocked|blocked|account frozen|frozen|dormant|inactive|active|do not use|do not pay|do not contact|obsolete|old|old account|new|new account|duplicate|dup|double|test|temp|temporary|archived|deleted|cancelled|canceled|pending|kyc pending|kyc ok|kyc done|kyc|edd|cdd|pep|rca|sanctioned|sanctions|sdn|watchlist|watch list|high risk|low risk|medium risk|risk|on hold|hold|payment blocked|payment hold|stop|vip|premium|gold|private|private banking|retail|corporate|corporate account|business account|main|main account|sub account|subaccount|joint account|joint|escrow|escrow account|trust account|client account|current account|savings account|payroll|usd|eur|gbp|chf|jpy|cny|rub|aed|usd account|eur account|euro account|gbp account|chf account|dollar account|account|customer|client|vendor|supplier|debtor|creditor|partner|prospect|lead|subsidiary|parent|group|head office|main office|headquarters|hq|attn|attn accounts|attn accounts payable|accounts payable|accounts receivable|c o|care of|c o accounting|invoice|billing|billing address|shipping|delivery|gesperrt|konto gesperrt|konto geschlossen|geschlossen|inaktiv|nicht verwenden|nicht benutzen|alt|neu|doppelt|debitor|kreditor|lieferant|kunde|hauptkonto|nebenkonto|zahlungssperre|interessent|archiviert|compte clos|compte bloque|bloque|ferme|inactif|ancien|nouveau|client vip|fournisseur|compte principal|compte courant|ne pas utiliser|doublon|cuenta cerrada|cuenta bloqueada|cerrada|bloqueado|bloqueada|inactivo|cuenta en dolares|cuenta en euros|cuenta corriente|no usar|proveedor|cliente|duplicado|antiguo|nuevo|conto chiuso|chiuso|bloccato|fornitore|cliente|non usare|conta encerrada|encerrada|fornecedor|nao usar|rekening gesloten|geblokkeerd|leverancier|klant|niet gebruiken|konto zamkniete|zablokowane|dostawca|klient|hesap kapali|kapali|tedarikci|musteri|счет закрыт|закрыт|заблокирован|поставщик|клиент|не использовать|архив|дубль|deceased|dead|late|verstorben|decede|fallecido|zm|умер|confirmed|verified|unverified|unknown|n a|tbc|tbd|copy|original|signed|authorised|see file|see notes|ex|former|formerly client|female|male|m|f|himself|same|idem';

/** What a firm calls a branch or an office of its own; `*` stands for a place. */
const BRANCHES =
  '* branch|branch|branch *|branch in *|* branch office|branch office|branch office *|branch of *|* office|office *|office|representative office|representative office *|* representative office|rep office *|regional office|regional office *|head office|head office *|main office|headquarters|* division|* subsidiary|* plant|* factory|* warehouse|warehouse *|zweigniederlassung|zweigniederlassung *|zweigstelle|zweigstelle *|niederlassung|niederlassung *|filiale|filiale *|geschaftsstelle|geschaftsstelle *|betriebsstatte|betriebsstatte *|hauptverwaltung|hauptsitz|zentrale|werk *|buro *|succursale|succursale de *|succursale *|agence|agence de *|agence *|bureau de *|siege social|siege|sucursal|sucursal *|sucursal de *|sucursal en *|oficina|oficina *|oficina de *|oficina central|sede|sede central|sede *|agencia *|delegacion *|succursale di *|sede di *|filiale di *|sede legale|filial|filial *|filial de *|filial em *|bijkantoor|bijkantoor *|vestiging *|filiaal *|hoofdkantoor|oddzial|oddzial *|oddzial w *|przedstawicielstwo *|centrala|* subesi|subesi|* sube|merkez|merkez subesi|* ofisi|filial v *|predstavitelstvo *|филиал|филиал *|филиал в *|представительство|представительство *|представительство в *|отделение *|* филиал|філія *|podruznica *|organizacni slozka|pobocka *|fioktelep|sucursala *|filial i *|avdelning *|sivuliike|kantor cabang *|cabang *|chi nhanh *|فرع *|فرع|مكتب *|شعبه *|شعبه';

/** Months as they stand in dates, by their first letters in the languages of those who type them. */
export const MONTH_STEMS =
  'jan|ene|gen|sty|oca|янв|січ|jän|feb|fev|fév|fep|lut|sub|şub|фев|лют|mar|mrz|mär|mac|бер|мар|apr|abr|avr|kwi|nis|апр|кві|may|mai|mag|maj|mei|mayi|май|мая|тра|jun|giu|jui|cze|haz|июн|чер|jul|lug|lip|tem|июл|лип|aug|ago|aou|aoû|sie|agu|ağu|авг|сер|sep|set|wrz|eyl|eki|сен|вер|oct|okt|ott|out|paz|paź|eki|окт|жов|nov|lis|kas|ноя|лис|dec|dez|dic|déc|gru|ara|des|дек|гру';

const phrasesOf = (words: string): readonly string[] => words.split('|').map(foldText);
const allOf = (rows: readonly WordsBeside[]): ReadonlySet<string> =>
  new Set(rows.flatMap(({ words }) => phrasesOf(words)));

/** Offices and occupations of persons. */
export const OFFICE_PHRASES = allOf(OFFICES);
/** Forms of address, ranks and degrees in front of a person's name. */
export const TITLE_PHRASES = allOf(TITLES);
/** Degrees and the like behind a person's name. */
export const DEGREE_PHRASES: ReadonlySet<string> = new Set(phrasesOf(DEGREES_BEHIND));
/** Labels of numbers, places and dates. */
export const NUMBER_LABEL_PHRASES: ReadonlySet<string> = new Set(phrasesOf(NUMBER_LABELS));
export const PLACE_LABEL_PHRASES: ReadonlySet<string> = new Set(phrasesOf(PLACE_LABELS));
export const DATE_LABEL_PHRASES: ReadonlySet<string> = new Set(phrasesOf(DATE_LABELS));
/** Notes of those who keep a file. */
export const NOTE_PHRASES: ReadonlySet<string> = new Set(phrasesOf(NOTES));
/** Branches of a firm: exact phrases, and what stands around a place. */
export const BRANCH_PHRASES: readonly string[] = BRANCHES.split('|');
