/** Words before the part of a name or a contact value that say whose it is, where that is the party of the row. */
export const PARTY_WORDS =
  'customer; client; vendor; supplier; debtor; contact; account; lead; person; party; individual; legal; preferred; subject; claimant; applicant; insured; policyholder; payee; passenger; pax; member; pupil; student; patient; employee; worker; staff; borrower; tenant; donor; holder; user; owner; director; ubo; primary; billing; shipping; mailing; beneficiary; registrant; merchant; partner; kunde; kunden; lieferant; client; cliente; fornitore; proveedor; klant; klient; клиент; клиента; data; profile';

/**
 * Words that speak of a name, by language: a column whose heading has one, and that no table knows, is asked about before it is left
 * out. In scripts that are written without spaces they may stand anywhere.
 */
export const NAME_WORDS: readonly (readonly [language: string, words: string])[] = [
  [
    'English',
    'name; names; surname; forename; firstname; lastname; fullname; company; firm; owner; director; beneficiary; shareholder; alias; aka; ubo; party; counterparty; customer; supplier; vendor; payee; entity; person; trustee; signatory; guarantor',
  ],
  [
    'German',
    'name; namen; vorname; nachname; firma; inhaber; kunde; lieferant; person; unternehmen; gesellschaft; geschäftsführer',
  ],
  ['French', 'nom; prénom; société; raison; dirigeant; bénéficiaire; dénomination; intitulé'],
  ['Spanish', 'nombre; apellido; apellidos; razón; empresa; titular; beneficiario; denominación'],
  ['Portuguese', 'nome; sobrenome; apelido; razão; empresa; titular; beneficiário; sócio'],
  ['Italian', 'nome; cognome; ragione; denominazione; titolare; azienda; società'],
  ['Dutch', 'naam; voornaam; achternaam; bedrijf; bedrijfsnaam; eigenaar'],
  ['Polish', 'imię; nazwisko; nazwa; firma; właściciel; beneficjent'],
  ['Czech, Slovak', 'jméno; příjmení; meno; priezvisko; název; názov; firma; majitel'],
  ['Hungarian', 'név; neve; cégnév; tulajdonos'],
  ['Romanian', 'nume; prenume; denumire; firmă; beneficiar'],
  ['Scandinavian', 'namn; navn; företag; virksomhed; foretak; selskap; ägare; ejer; eier'],
  ['Finnish', 'nimi; yritys; omistaja'],
  ['Turkish', 'ad; adı; soyad; soyadı; unvan; ünvan; unvanı; ünvanı; firma; şirket; isim'],
  ['Greek', 'όνομα; επώνυμο; επωνυμία; εταιρεία; ονοματεπώνυμο'],
  [
    'Russian, Ukrainian, Bulgarian',
    'имя; фамилия; отчество; наименование; название; фио; компания; фирма; владелец; прізвище; ім я; назва; найменування; піб; компанія; име; фамилно; наименование',
  ],
  ['Arabic', 'اسم; الاسم; اللقب; شركة; الشركة; المالك; المستفيد'],
  ['Persian', 'نام; شرکت; مالک'],
  ['Hebrew', 'שם; חברה; בעלים'],
  ['Vietnamese', 'tên; họ; công ty'],
  ['Indonesian, Malay', 'nama; perusahaan; syarikat; pemilik'],
];

/** The same in scripts that are written without spaces. */
export const NAME_SIGNS =
  '姓; 名称; 名稱; 姓名; 人名; 公司; 氏名; 会社; 名前; 企業; 株主; 代表者; 성명; 이름; 회사; 상호; 대표; 명칭; ชื่อ; นามสกุล; บริษัท';
