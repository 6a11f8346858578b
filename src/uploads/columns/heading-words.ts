import { foldHeading } from './fold-heading.ts';

/** What a heading says of its column: a field, or a part of a name or an address that several columns make up. */
export type HeadingMeaning =
  | 'whole_name'
  | 'given_name'
  | 'middle_name'
  | 'family_name'
  | 'organisation'
  | 'whole_address'
  | 'street'
  | 'address_line'
  | 'postal_code'
  | 'city'
  | 'region'
  | 'country'
  | 'email'
  | 'phone'
  | 'website'
  | 'entity_type'
  | 'reference';

/** Headings by meaning, in English, German, French, Spanish, Portuguese, Italian, Dutch, Polish, Turkish, Russian, Ukrainian, Arabic, Chinese, Japanese and Korean. */
const HEADINGS: Readonly<Record<HeadingMeaning, string>> = {
  whole_name: `name; full name; fullname; names; legal name; party; party name; entity name; person; person name; individual name;
    counterparty; counterparty name; customer; customer name; client; client name; supplier; supplier name; vendor; vendor name;
    beneficiary; beneficiary name; account name; account holder; contact name; subject; entity; owner; payee; debtor; creditor; vessel name; ship name;
    name der person; vollstandiger name; kunde; kundenname; lieferant; lieferantenname; empfanger; geschaftspartner; bezeichnung;
    nom complet; nom et prenom; nom client; client nom; raison sociale; denomination; beneficiaire; fournisseur;
    nombre completo; nombre y apellidos; razon social; cliente; proveedor; beneficiario; denominacion;
    nome completo; razao social; fornecedor; nome e cognome; ragione sociale; denominazione; fornitore;
    volledige naam; naam; klant; klantnaam; leverancier; nazwa; imie i nazwisko; klient; kontrahent; odbiorca; ad soyad; adi soyadi; unvan; musteri;
    фио; имя и фамилия; полное имя; наименование; название; клиент; контрагент; получатель; піб; найменування; назва; клієнт;
    الاسم; الاسم الكامل; اسم العميل; العميل; 名称; 姓名; 名字; 全名; 客户; 客户名称; 客戶名稱; 名稱; 名前; 氏名; お名前; 顧客名; 이름; 성명; 고객명`,
  given_name: `first name; firstname; given name; given names; forename; forenames; christian name; fname; vorname; vornamen;
    prenom; prenoms; primer nombre; nombre; nombres; primeiro nome; nome; voornaam; imie; imiona; ad; adi; имя; ім'я; الاسم الاول; 名`,
  middle_name: `middle name; middlename; second name; mname; zweiter vorname; deuxieme prenom; segundo nombre; drugie imie;
    ikinci ad; отчество; по батькові; الاسم الاوسط`,
  family_name: `last name; lastname; family name; surname; surnames; lname; nachname; familienname; zuname; nom; nom de famille;
    apellido; apellidos; primer apellido; segundo apellido; sobrenome; apelido; cognome; achternaam; nazwisko; soyad; soyadi; soyisim;
    фамилия; прізвище; اسم العائلة; اللقب; 姓; 氏; 성`,
  organisation: `company; company name; organisation; organization; organisation name; organization name; business name; business; firm; employer;
    firma; firmenname; unternehmen; gesellschaft; entreprise; societe; nom de la societe; organisme; empresa; nombre de la empresa; compania;
    sociedad; nome da empresa; azienda; societa; nome azienda; bedrijf; bedrijfsnaam; nazwa firmy; sirket; sirket adi; kurum;
    компания; организация; фирма; компанія; організація; الشركة; اسم الشركة; 公司; 公司名称; 公司名稱; 企业名称; 会社名; 企業名; 회사; 회사명`,
  whole_address: `address; full address; postal address; mailing address; street address; business address; registered address; billing address;
    shipping address; delivery address; residence; home address; location address; adresse; anschrift; postanschrift; adresse complete; adresse postale;
    direccion; domicilio; direccion completa; endereco; morada; indirizzo; sede; adres; adres zamieszkania; acik adres; adresi;
    адрес; полный адрес; юридический адрес; адреса; العنوان; عنوان; 地址; 住址; 通讯地址; 住所; 주소`,
  street: `street; street name; street and number; road; strasse; strasse und hausnummer; str; rue; calle; rua; via; straat; ulica; sokak; cadde; улица; вулиця; شارع; 街道`,
  address_line: `address 1; address 2; address 3; address line 1; address line 2; address line 3; address1; address2; address3; addressline1; addressline2;
    adresse 1; adresse 2; adresszusatz; house number; house no; building; apartment; suite; hausnummer; huisnummer; numer domu; дом; номер дома`,
  postal_code: `zip; zip code; zipcode; postal code; postalcode; postcode; post code; plz; postleitzahl; code postal; cp; codigo postal; cep; cap;
    codice postale; kod pocztowy; posta kodu; почтовый индекс; индекс; поштовий індекс; الرمز البريدي; 邮编; 邮政编码; 郵便番号; 우편번호`,
  city: `city; town; city town; locality; place; municipality; stadt; ort; wohnort; ville; commune; ciudad; localidad; poblacion; cidade; citta; comune;
    stad; plaats; woonplaats; miasto; miejscowosc; sehir; il; ilce; город; населенный пункт; місто; المدينة; 城市; 市; 市区町村; 도시`,
  region: `state; province; region; county; state province; bundesland; kanton; departement; provincia; estado; regione; provincie; wojewodztwo;
    bolge; область; регион; край; المحافظة; 省; 州; 都道府県`,
  country: `country; country code; country name; nation; nationality; citizenship; country of residence; country of registration; residence country;
    jurisdiction; iso country; iso2; iso3; land; landercode; staat; staatsangehorigkeit; nationalitat; wohnsitzland; pays; code pays; nationalite;
    pais; codigo de pais; nacionalidad; nacionalidade; paese; nazione; nazionalita; cittadinanza; nationaliteit; kraj; obywatelstwo; ulke; uyruk;
    страна; гражданство; країна; громадянство; البلد; الدولة; الجنسية; 国家; 國家; 国籍; 国; 국가; 국적`,
  email: `email; e mail; mail; email address; e mail address; mail address; emailaddress; emails; email 1; adresse mail; adresse email; adresse e mail;
    courriel; mel; e mail adresse; emailadresse; mailadresse; correo; correo electronico; correo e; endereco de email; indirizzo email; posta elettronica;
    e mailadres; adres e mail; adres email; eposta; e posta; электронная почта; эл почта; почта; імейл; електронна пошта; البريد الالكتروني; 邮箱; 电子邮件; 電子郵件; メール; メールアドレス; 이메일`,
  phone: `phone; phone number; telephone; telephone number; tel; tel no; mobile; mobile phone; mobile number; cell; cell phone; phone 1; contact number; phonenumber;
    telefon; telefonnummer; mobil; handy; mobiltelefon; rufnummer; telephone portable; portable; numero de telephone; telefono; telefono movil; movil; celular;
    telefone; telemovel; cellulare; numero di telefono; telefoon; telefoonnummer; numer telefonu; telefon numarasi; cep telefonu; телефон; номер телефона; моб телефон;
    الهاتف; رقم الهاتف; الجوال; 电话; 電話; 手机; 电话号码; 電話番号; 携帯電話; 전화; 전화번호`,
  website: `website; web site; web; url; homepage; home page; web address; web page; webpage; domain; domain name; site; internet; webseite; internetseite;
    site web; site internet; sitio web; pagina web; web sitesi; sito; sito web; strona; strona www; strona internetowa; www; сайт; веб сайт;
    الموقع; الموقع الالكتروني; 网站; 网址; 網站; ウェブサイト; 웹사이트`,
  entity_type: `type; entity type; party type; customer type; client type; entry type; legal type; person or company; individual or entity; kind; typ; art; kundentyp; personentyp; partnertyp;
    type d entite; type de personne; type de client; tipo; tipo de entidad; tipo de persona; tipo de cliente; tipo entidade; tipo di soggetto; soort; rodzaj; typ podmiotu; tur;
    тип; тип лица; тип клиента; النوع; 类型; 類型; 種類; 種別; 유형`,
  reference: `id; no; nr; number; reference; ref; customer id; client id; account number; customer number; customer no; vendor id; kundennummer; kunden nr; lfd nr; key;
    passport; passport number; tax id; vat; vat number; vat id; iban; bic; swift; date; date of birth; dob; birth date; birthday; birthdate; geburtsdatum;
    date de naissance; fecha de nacimiento; data urodzenia; дата рождения; amount; currency; status; notes; note; comment; comments; remark; remarks; gender; sex; title; salutation; anrede`,
};

const MEANINGS: ReadonlyMap<string, HeadingMeaning> = new Map(
  (Object.entries(HEADINGS) as [HeadingMeaning, string][]).flatMap(([meaning, words]) =>
    words.split(';').map((heading) => [foldHeading(heading), meaning] as const),
  ),
);

/** What a heading means; null for one that is in no table. Words such as "name of the customer (legal)" are read whole only. */
export function meaningOfHeading(heading: string): HeadingMeaning | null {
  const folded = foldHeading(heading);
  return (
    MEANINGS.get(folded) ?? MEANINGS.get(folded.replace(/^(?:the|la|le|el|il|der|die|das) /u, '')) ?? null
  );
}
