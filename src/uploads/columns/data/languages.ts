import type { HeadingRow } from './heading-row.ts';

/**
 * Headings by meaning in English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Russian, Ukrainian, Turkish, Arabic,
 * Chinese, Japanese and Korean, and of names in more. The parts of names are in `name-parts.ts`.
 */
export const IN_LANGUAGES: readonly HeadingRow[] = [
  [
    'whole_name',
    'Languages',
    'name; full name; fullname; names; legal name; party; party name; entity name; person; person name; individual name; counterparty; counterparty name; customer; customer name; client; client name; supplier; supplier name; vendor; vendor name; beneficiary; beneficiary name; account name; account holder; contact name; subject; entity; payee; debtor; creditor; vessel name; ship name; name der person; vollstandiger name; kunde; kundenname; lieferant; lieferantenname; empfanger; geschaftspartner; bezeichnung; nom complet; nom et prenom; nom client; client nom; raison sociale; denomination; beneficiaire; fournisseur; nombre completo; nombre y apellidos; razon social; cliente; proveedor; beneficiario; denominacion; nome completo; razao social; fornecedor; nome e cognome; ragione sociale; denominazione; fornitore; volledige naam; naam; klant; klantnaam; leverancier; nazwa; imie i nazwisko; klient; kontrahent; odbiorca; ad soyad; adi soyadi; unvan; musteri; фио; имя и фамилия; полное имя; наименование; название; клиент; контрагент; получатель; піб; найменування; назва; клієнт; الاسم; الاسم الكامل; اسم العميل; العميل; 名称; 姓名; 名字; 全名; 客户; 客户名称; 客戶名稱; 名稱; 名前; 氏名; お名前; 顧客名; 이름; 성명; 고객명; full legal name; registered name; name of company owner; volledige bedrijfsnaam; nombre; nom client fournisseur; nom du client; nom du fournisseur; nombre del cliente; nombre cliente; nombre proveedor; nombre del proveedor; nome cliente; nome fornitore; nome do cliente; nome do fornecedor; naam klant; naam leverancier; nazwa klienta; nazwa kontrahenta; nazwa dostawcy; müşteri adı; müşteri ünvanı; tedarikçi; tedarikçi adı; ticari ünvan; cari ünvan; cari adı; ünvan; наименование контрагента; полное наименование; сокращенное наименование; наименование организации; ф и о; фамилия имя отчество; поставщик; покупатель; اسم المورد; المورد; الاسم بالكامل; 供应商; 供应商名称; 客户姓名; 中文名称; 单位名称; 仕入先名; 取引先; 取引先名; 得意先名; 顧客名称; 名前 漢字; 거래처; 거래처명; 업체명; 고객 이름; 공급업체; họ và tên; họ tên; tên khách hàng; nama; nama lengkap; nama pelanggan; ชื่อ นามสกุล; navn; namn; nimi; fullständigt namn; fulde navn; fullt navn; koko nimi; kundnamn; kundenavn; asiakas; asiakkaan nimi; jméno a příjmení; název; název firmy; celé jméno; teljes név; név; cégnév; nume complet; denumire; ονοματεπώνυμο; επωνυμία; שם; שם מלא; שם לקוח; نام و نام خانوادگی; نام مشتری; पूरा नाम; नाम; kundenname lieferant; Firma oder Name; Name Firma; Kreditor; Debitor; supplier full name; third party; tiers; tiers nom; intitulé; tercero; controparte',
  ],
  [
    'organisation',
    'Languages',
    'company; company name; organisation; organization; organisation name; organization name; business name; business; firm; employer; firma; firmenname; unternehmen; gesellschaft; entreprise; societe; nom de la societe; organisme; empresa; nombre de la empresa; compania; sociedad; nome da empresa; azienda; societa; nome azienda; bedrijf; bedrijfsnaam; nazwa firmy; sirket; sirket adi; kurum; компания; организация; фирма; компанія; організація; الشركة; اسم الشركة; 公司; 公司名称; 公司名稱; 企业名称; 会社名; 企業名; 회사; 회사명',
  ],
  [
    'whole_address',
    'Languages',
    'address; full address; postal address; mailing address; street address; business address; registered address; billing address; shipping address; delivery address; residence; home address; location address; adresse; anschrift; postanschrift; adresse complete; adresse postale; direccion; domicilio; direccion completa; endereco; morada; indirizzo; sede; adres; adres zamieszkania; acik adres; adresi; адрес; полный адрес; юридический адрес; адреса; العنوان; عنوان; 地址; 住址; 通讯地址; 住所; 주소',
  ],
  [
    'street',
    'Languages',
    'street; street name; street and number; road; strasse; strasse und hausnummer; str; rue; calle; rua; via; straat; ulica; sokak; cadde; улица; вулиця; شارع; 街道',
  ],
  [
    'address_line',
    'Languages',
    'address 1; address 2; address 3; address line 1; address line 2; address line 3; address1; address2; address3; addressline1; addressline2; adresse 1; adresse 2; adresszusatz; house number; house no; building; apartment; suite; hausnummer; huisnummer; numer domu; дом; номер дома',
  ],
  [
    'postal_code',
    'Languages',
    'zip; zip code; zipcode; postal code; postalcode; postcode; post code; plz; postleitzahl; code postal; cp; codigo postal; cep; cap; codice postale; kod pocztowy; posta kodu; почтовый индекс; индекс; поштовий індекс; الرمز البريدي; 邮编; 邮政编码; 郵便番号; 우편번호',
  ],
  [
    'city',
    'Languages',
    'city; town; city town; locality; place; municipality; stadt; ort; wohnort; ville; commune; ciudad; localidad; poblacion; cidade; citta; comune; stad; plaats; woonplaats; miasto; miejscowosc; sehir; il; ilce; город; населенный пункт; місто; المدينة; 城市; 市; 市区町村; 도시',
  ],
  [
    'region',
    'Languages',
    'state; province; region; county; state province; bundesland; kanton; departement; provincia; estado; regione; provincie; wojewodztwo; bolge; область; регион; край; المحافظة; 省; 州; 都道府県',
  ],
  [
    'country',
    'Languages',
    'country; country code; country name; nation; nationality; citizenship; country of residence; country of registration; residence country; jurisdiction; iso country; iso2; iso3; land; landercode; staat; staatsangehorigkeit; nationalitat; wohnsitzland; pays; code pays; nationalite; pais; codigo de pais; nacionalidad; nacionalidade; paese; nazione; nazionalita; cittadinanza; nationaliteit; kraj; obywatelstwo; ulke; uyruk; страна; гражданство; країна; громадянство; البلد; الدولة; الجنسية; 国家; 國家; 国籍; 国; 국가; 국적',
  ],
  [
    'email',
    'Languages',
    'email; e mail; mail; email address; e mail address; mail address; emailaddress; emails; email 1; adresse mail; adresse email; adresse e mail; courriel; mel; e mail adresse; emailadresse; mailadresse; correo; correo electronico; correo e; endereco de email; indirizzo email; posta elettronica; e mailadres; adres e mail; adres email; eposta; e posta; электронная почта; эл почта; почта; імейл; електронна пошта; البريد الالكتروني; 邮箱; 电子邮件; 電子郵件; メール; メールアドレス; 이메일',
  ],
  [
    'phone',
    'Languages',
    'phone; phone number; telephone; telephone number; tel; tel no; mobile; mobile phone; mobile number; cell; cell phone; phone 1; contact number; phonenumber; telefon; telefonnummer; mobil; handy; mobiltelefon; rufnummer; telephone portable; portable; numero de telephone; telefono; telefono movil; movil; celular; telefone; telemovel; cellulare; numero di telefono; telefoon; telefoonnummer; numer telefonu; telefon numarasi; cep telefonu; телефон; номер телефона; моб телефон; الهاتف; رقم الهاتف; الجوال; 电话; 電話; 手机; 电话号码; 電話番号; 携帯電話; 전화; 전화번호',
  ],
  [
    'website',
    'Languages',
    'website; web site; web; url; homepage; home page; web address; web page; webpage; domain; domain name; site; internet; webseite; internetseite; site web; site internet; sitio web; pagina web; web sitesi; sito; sito web; strona; strona www; strona internetowa; www; сайт; веб сайт; الموقع; الموقع الالكتروني; 网站; 网址; 網站; ウェブサイト; 웹사이트',
  ],
  [
    'entity_type',
    'Languages',
    'entity type; party type; customer type; client type; entry type; legal type; person or company; individual or entity; kundentyp; personentyp; partnertyp; type d entite; type de personne; type de client; tipo de entidad; tipo de persona; tipo de cliente; tipo entidade; tipo di soggetto; typ podmiotu; тип лица; тип клиента; kişi türü; müşteri türü; soort klant; 客户类型; 顧客区分; 고객 유형; نوع العميل',
  ],
  [
    'reference',
    'Languages',
    'no; nr; number; reference; ref; reference number; your reference; client id; kundennummer; kunden nr; lfd nr; key; lieferantennummer; lieferanten nr; referenz; numéro client; n client; référence; code client; code fournisseur; número de cliente; referencia; código de cliente; código; codice cliente; riferimento; codice; número do cliente; referência; klantnummer; referentie; relatienummer; numer klienta; nr klienta; identyfikator; müşteri no; müşteri numarası; referans; номер клиента; код клиента; код контрагента; код; رقم العميل; المرجع; الرقم; 客户编号; 编号; 編號; 序号; 顧客番号; 番号; 顧客コード; 고객번호; 번호; row id; row; line; seq',
  ],
  [
    'some_type',
    'Languages',
    'type; kind; typ; art; tipo; soort; rodzaj; tur; тип; النوع; 类型; 類型; 種類; 種別; 유형',
  ],
  [
    'identifier',
    'Languages',
    'Ausweisnummer; Reisepassnummer; Passnummer; Personalausweis; Personalausweisnummer; Steuer ID; Steueridentifikationsnummer; Registernummer; Handelsregister; numéro de passeport; passeport; numéro d identité; numéro fiscal; numéro de TVA; n TVA; TVA intracommunautaire; RCS; número de pasaporte; pasaporte; documento; número de documento; número de identificación; identificación fiscal; documento de identidad; numero di passaporto; passaporto; numero documento; documento d identità; número do passaporte; número de contribuinte; bilhete de identidade; paspoortnummer; paspoort; identiteitsnummer; numer paszportu; paszport; numer dowodu; numer VAT; pasaport; pasaport no; TC kimlik no; kimlik no; vergi no; vergi numarası; ИНН; ОГРН; КПП; ЕГРПОУ; паспорт; номер паспорта; серия и номер паспорта; СНИЛС; ИИН; БИН; رقم الجواز; رقم جواز السفر; رقم الهوية; السجل التجاري; الرقم الضريبي; 护照号; 护照号码; 身份证号; 身份证号码; 证件号码; 统一社会信用代码; 税号; パスポート番号; 旅券番号; 法人番号; 여권번호; 사업자등록번호; 주민등록번호; 법인등록번호; iban; account iban; beneficiary iban',
  ],
  [
    'birth_date',
    'Languages',
    'Geburtsdatum; geboren; geboren am; date de naissance; né le; année de naissance; fecha de nacimiento; data di nascita; data de nascimento; geboortedatum; data urodzenia; дата рождения; дата народження; doğum tarihi; تاريخ الميلاد; تاريخ الولادة; 出生日期; 生日; 出生年月日; 生年月日; 誕生日; 생년월일; födelsedatum; fødselsdato; syntymäaika; datum narození; születési dátum; data nașterii; ημερομηνία γέννησης; תאריך לידה; تاریخ تولد',
  ],
  [
    'note',
    'Languages',
    'notes; note; comment; comments; remark; remarks; memo; description; text; Notiz; Notizen; Bemerkung; Bemerkungen; Kommentar; Beschreibung; remarque; remarques; commentaire; commentaires; observación; observaciones; nota; notas; comentario; note aggiuntive; osservazioni; observação; observações; opmerking; opmerkingen; toelichting; uwagi; komentarz; opis; açıklama; not; notlar; примечание; примечания; комментарий; описание; ملاحظات; ملاحظة; 备注; 備註; 说明; 備考; メモ; 비고; 메모; place of birth; birth place; birthplace; pob; Geburtsort; lieu de naissance; lugar de nacimiento; luogo di nascita; country of birth; birth country; город рождения; место рождения',
  ],
  [
    'other',
    'Languages',
    'date; amount; currency; status; gender; sex; salutation; anrede; chain; language; team; sprache; langue; idioma; lingua; taal; język; dil; язык; اللغة; 语言; 言語; 언어; währung; devise; moneda; valuta; waluta; para birimi; валюта; العملة; 货币; 通貨; 통화; betrag; montant; importe; importo; bedrag; kwota; tutar; сумма; المبلغ; 金额; 金額; 금액; geschlecht; sexe; sexo; sesso; geslacht; płeć; cinsiyet; пол; الجنس; 性别; 性別; 성별; created; modified; updated; created at; updated at; datum; fecha; data; tarih; дата; التاريخ; 日期; 日付; 날짜; is active; active; gesperrt; civilité; tratamiento',
  ],
  [
    'other_party',
    'Languages',
    'Geschäftsführer; Inhaber; wirtschaftlich Berechtigter; wirtschaftlich Berechtigte; Bevollmächtigter; Gesellschafter; Vorstand; Ansprechpartner; bénéficiaire effectif; dirigeant; gérant; représentant légal; administrateur; actionnaire; contact principal; beneficiario final; beneficiario efectivo; administrador; representante legal; accionista; titular real; socio; titolare effettivo; amministratore; legale rappresentante; socio unico; azionista; beneficiário efetivo; representante legal da empresa; sócio; uiteindelijk begunstigde; bestuurder; aandeelhouder; contactpersoon; beneficjent rzeczywisty; wspólnik; prezes; reprezentant; nihai faydalanıcı; yetkili; yetkili kişi; ortak; бенефициар; конечный бенефициар; директор; генеральный директор; учредитель; руководитель; контактное лицо; المستفيد الحقيقي; المدير; المالك; 法定代表人; 法人代表; 实际控制人; 股东; 受益所有人; 联系人; 代表者; 代表者名; 担当者; 担当者名; 実質的支配者; 대표자; 대표자명; 담당자; 실소유자; フリガナ; カナ; 氏名カナ; 旧姓; 曾用名; 英文名; 英文名称; 영문명; 英語名',
  ],
  ['name_line', 'Languages', 'Namenszusatz; Name Zusatz; name continued; Name2; zusatz; Name 2 Zusatz'],
  [
    'street',
    'Languages',
    'gatuadress; gata; gateadresse; gate; vejnavn; vej; katuosoite; katu; ulice; utca; strada; οδός; ulitsa; jalan; đường; 丁目; 番地; 도로명',
  ],
  [
    'whole_address',
    'Languages',
    'adresa; adresse complète; cím; lakcím; διεύθυνση; osoite; adress; כתובת; نشانی; آدرس; địa chỉ; alamat; ที่อยู่; पता; عنوان السكن; улица и дом; 所在地; 地址信息; 소재지',
  ],
  [
    'city',
    'Languages',
    'postort; poststed; postnummer by; kaupunki; město; mesto; grad; град; város; oraș; localitate; πόλη; עיר; شهر; thành phố; kota; เมือง; kommune; ort; gmina',
  ],
  [
    'postal_code',
    'Languages',
    'postnummer; postnr; postinumero; psč; irányítószám; cod poștal; ταχυδρομικός κώδικας; τκ; מיקוד; کد پستی; mã bưu điện; kode pos; пощенски код',
  ],
  [
    'country',
    'Languages',
    'maa; země; krajina; država; држава; държава; ország; țara; țară; χώρα; מדינה; کشور; ملیت; quốc gia; quốc tịch; negara; kewarganegaraan; ประเทศ; สัญชาติ; देश; nationalitet; kansalaisuus; státní občanství; állampolgárság; cetățenie; υπηκοότητα; гражданство страна; страна регистрации; land land; country name en; pays de résidence; país de residencia; paese di residenza; wohnsitz land; land van herkomst; kraj zamieszkania; ikamet ülkesi; 居住国; 注册国; 所在国; 거주국; 국가명; 国名; 国コード',
  ],
  [
    'reference',
    'Languages',
    'kundnr; kundnummer; kundenummer; asiakasnumero; číslo zákazníka; ügyfélszám; cod client; κωδικός πελάτη; מספר לקוח; mã khách hàng; id pelanggan',
  ],
];
