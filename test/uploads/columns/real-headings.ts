/** Headings as systems export them, with rows under them, and what each column must be or that its owner is asked. */
export interface RealFile {
  readonly system: string;
  readonly headings: string;
  readonly rows: readonly string[];
  /** The fields, `.` for one that is not screened; a `?` in front where the owner must be asked. */
  readonly fields: string;
}

/** Cells are apart by `|`. */
export const REAL_FILES: readonly RealFile[] = [
  {
    system: 'SAP vendors by their technical names',
    headings: 'LIFNR|NAME1|NAME2|STRAS|PSTLZ|ORT01|LAND1|TELF1|STCEG',
    rows: [
      '0000100234|Nordhavn Handel AG|Zweigstelle Nord|Hafenstr. 5|20457|Hamburg|DE|+49401234567|DE811569869',
    ],
    fields: 'reference name name address address address country phone identifier',
  },
  {
    system: 'an ERP with two words a heading',
    headings: 'LIFNR|NAME1 / Legal Entity|NAME2|STRAS|ORT01|LAND1|SMTP_ADDR|WWW|UID|Blocked?',
    rows: [
      '0000000000|Bäckerei Meier GmbH||Industrieweg 1|Rotterdam|DE|info@firm0.example|www.firm0.example|DE100000000|',
      '0000000001|Nova Logistics 1 GmbH||Industrieweg 2|Rotterdam|FR|info@firm1.example|www.firm1.example|DE100000001|',
    ],
    fields: 'reference name name address address country email website identifier .',
  },
  {
    system: 'SAP business partners',
    headings:
      'Business Partner|Name 1|Name 2|Search Term 1|Street|House Number|Postal Code|City|Country Key|Tax Number 1',
    rows: ['1000123|Velmar Trading Ltd||VELMAR|Dock Road|12|E16 2AB|London|GB|123 4567 89'],
    fields: 'reference name name . address address address address country identifier',
  },
  {
    system: 'Salesforce accounts',
    headings:
      'Account ID|Account Name|Parent Account|Account Owner|Type|Industry|Billing Street|Billing City|Billing State/Province|Billing Zip/Postal Code|Billing Country|Phone|Website',
    rows: [
      '0015g00000ABCde|Brightwell Marine Inc|Brightwell Group|Sam Sales|Customer|Shipping|1 Pier Road|Boston|MA|02110|United States|+1 617 555 0100|brightwell.example',
    ],
    fields: 'reference name other_name . . . address address address address country phone website',
  },
  {
    system: 'Salesforce contacts',
    headings:
      'Salutation|First Name|Middle Name|Last Name|Title|Account Name|Mailing Street|Mailing City|Mailing Country|Email|Birthdate',
    rows: [
      'Ms.|Anna|Maria|Bellweather|CFO|Brightwell Marine Inc|1 Pier Road|Boston|US|anna@brightwell.example|1980-02-01',
    ],
    fields: '. given_name middle_name family_name . name address address country email birth_date',
  },
  {
    system: 'HubSpot contacts',
    headings:
      'Record ID|First Name|Last Name|Email|Phone Number|Contact owner|Associated Company|Country/Region|Lead Status',
    rows: [
      '551|Anna|Bellweather|anna@brightwell.example|+1 617 555 0100|Sam Sales|Brightwell Marine Inc|United States|New',
    ],
    fields: 'reference given_name family_name email phone . name country .',
  },
  {
    system: 'HubSpot companies',
    headings:
      'Record ID|Company name|Company owner|Company Domain Name|Street Address|City|Postal Code|Country/Region|Lifecycle Stage',
    rows: [
      '77|Brightwell Marine Inc|Sam Sales|brightwell.example|1 Pier Road|Boston|02110|United States|Lead',
    ],
    fields: 'reference name . website address address address country .',
  },
  {
    system: 'Dynamics 365 accounts',
    headings:
      '(Do Not Modify) Account|(Do Not Modify) Row Checksum|(Do Not Modify) Modified On|Account Name|Main Phone|Address 1: Street 1|Address 1: City|Address 1: Country/Region|Primary Contact|Parent Account',
    rows: [
      'a1-b2|x==|2026-01-05|Velmar Trading Ltd|+44 20 7946 0018|1 Dock Road|London|United Kingdom|Tom Major|Velmar Holding',
    ],
    fields: 'reference . . name phone address address country other_name other_name',
  },
  {
    system: 'Business Central vendors',
    headings:
      'No.|Name|Name 2|Search Name|Address|Address 2|Post Code|City|Country/Region Code|Phone No.|VAT Registration No.|Contact',
    rows: [
      'V00010|Velmar Trading Ltd||VELMAR|1 Dock Road||E16 2AB|London|GB|+44 20 7946 0018|GB123456789|Tom Major',
    ],
    fields: 'reference name name . address address address address country phone identifier other_name',
  },
  {
    system: 'DATEV debtors',
    headings:
      'Konto|Name (Adressattyp Unternehmen)|Unternehmensgegenstand|Name (Adressattyp natürl. Person)|Vorname (Adressattyp natürl. Person)|Name (Adressattyp keine Angabe)|Adressattyp|Kurzbezeichnung|EU-Land|EU-UStID|Straße|Postleitzahl|Ort|Land',
    rows: [
      '10001|Nordhavn Handel AG|||||2|NORDHAVN|DE|811569869|Hafenstr. 5|20457|Hamburg|DE',
      '10002|||Bell|Anna||1|BELL|||Weg 1|20457|Hamburg|DE',
    ],
    fields:
      'reference other_name . family_name given_name name . . . identifier address address address country',
  },
  {
    system: 'Xero contacts',
    headings:
      '*ContactName|AccountNumber|EmailAddress|FirstName|LastName|POAttentionTo|POAddressLine1|POAddressLine2|POCity|POPostalCode|POCountry|TaxNumber',
    rows: [
      'Velmar Trading Ltd|V10|pay@velmar.example|Tom|Major|Tom Major|1 Dock Road||London|E16 2AB|United Kingdom|123 4567 89',
    ],
    fields:
      'name reference email given_name family_name other_name address address address address country identifier',
  },
  {
    system: 'QuickBooks customers',
    headings: 'Customer|Company|Street Address|City|State|Country|Zip|Phone|Email|Customer type|Open balance',
    rows: [
      'Tom Major|Velmar Trading Ltd|1 Dock Road|London||GB|E16 2AB|+44 20 7946 0018|tom@velmar.example|Retail|0.00',
    ],
    fields: 'name other_name address address address country address phone email . .',
  },
  {
    system: 'Odoo partners',
    headings:
      'id|name|parent_id/name|is_company|street|street2|zip|city|country_id/name|vat|email|phone|user_id/name|comment',
    rows: [
      '__export__.res_partner_7|Anna Bellweather|Brightwell Marine Inc|False|1 Pier Road||02110|Boston|United States|US123456|anna@brightwell.example|+1 617 555 0100|Mitchell Admin|met in May',
    ],
    fields:
      'reference name other_name . address address address address country identifier email phone . note',
  },
  {
    system: 'Stripe customers',
    headings:
      'id|Description|Email|Name|Created (UTC)|Delinquent|Card ID|Card Name|Card Address Line1|Card Address City|Card Address Country|Currency',
    rows: [
      'cus_9s6XKzkNRiz8i3|order of May|anna@bell.example|Anna Bellweather|2026-01-05 10:00|false|card_1|A Bellweather|1 Pier Road|Boston|US|usd',
    ],
    fields: 'reference note email name . . reference other_name address address country .',
  },
  {
    system: 'a ship register',
    headings:
      'IMO Number|MMSI|Call Sign|Vessel Name|Ex Name|Flag|Port of Registry|Ship Type|Gross Tonnage|Registered Owner|Ship Manager|Year Built',
    rows: [
      '9187629|273310010|UBCD5|Zorya Star|Zorya|Panama|Balboa|Tanker|55000|Zorya Shipping Co|Zorya Management|1999',
    ],
    fields: 'identifier identifier identifier name other_name country note . . other_name other_name .',
  },
  {
    system: 'a list of wallets',
    headings: 'Address|Chain|Asset|Label|First seen|Tx hash',
    rows: [
      '0xd90e2f925DA726b50C4Ed8D0Fb90Ad053324F31b|ETH|USDT|Hot wallet of an exchange|2026-01-05|0xabc',
      '0x8589427373D6D84E98730D7795D8f6f8731FDA16|ETH|ETH|Cold wallet of a fund|2026-01-06|0xabd',
    ],
    fields: '?wallet . . name . reference',
  },
  {
    system: 'wallets with headings of their own',
    headings: 'Wallet Address|Network|Customer UID',
    rows: ['1BoatSLRHtKNngkdXEeobR76b53LETtpyT|BTC|77123'],
    fields: 'wallet . reference',
  },
  {
    system: 'core banking, T24',
    headings:
      '@ID|MNEMONIC|SHORT.NAME|NAME.1|STREET|TOWN.COUNTRY|NATIONALITY|RESIDENCE|LEGAL.ID|DATE.OF.BIRTH|SECTOR|ACCOUNT.OFFICER',
    rows: [
      '100234|BELLA|BELLWEATHER ANNA|Anna Bellweather|1 Pier Road|Boston US|US|US|K1234567|19800201|1001|12',
    ],
    fields: 'reference reference ? name address address country country identifier birth_date . .',
  },
  {
    system: 'core banking, Finacle',
    headings:
      'CIF_ID|CUST_FIRST_NAME|CUST_MIDDLE_NAME|CUST_LAST_NAME|CUST_DOB|PSPRT_NUM|CNTRY_CODE|ACCT_NAME',
    rows: ['R00012|Anna|M|Bellweather|1980-02-01|K1234567|IN|Anna M Bellweather'],
    fields: 'reference given_name middle_name family_name birth_date identifier country name',
  },
  {
    system: 'payments',
    headings:
      'Transaction ID|Originator Name|Originator Country|Beneficiary Name|Beneficiary Bank|Beneficiary BIC|Amount|Currency',
    rows: ['T1|Velmar Trading Ltd|GB|Zorya Shipping Co|First Bank of Zorya|FBZOPAPA|100.00|USD'],
    fields: 'reference name country other_name other_name identifier . .',
  },
  {
    system: 'a Mexican list of customers',
    headings: 'Número de cliente|Apellido paterno|Apellido materno|Nombre(s)|RFC|Fecha de nacimiento|País',
    rows: ['17|García|López|Juan Carlos|GALJ800201AB1|01/02/1980|México'],
    fields: 'reference family_name second_family_name given_name identifier birth_date country',
  },
  {
    system: 'a Swedish list',
    headings: 'Kundnr|Förnamn|Efternamn|Gatuadress|Ort',
    rows: ['17|Anna|Bellgren|Storgatan 1|Malmö'],
    fields: 'reference given_name family_name address address',
  },
  {
    system: 'a Korean list',
    headings: '고객번호|성|이름|주소|국적|생년월일',
    rows: ['17|김|철수|서울 중구 1|대한민국|1980-02-01'],
    fields: 'reference family_name given_name address country birth_date',
  },
  {
    system: 'a Bulgarian list',
    headings: 'Име|Презиме по баща|Фамилия|Държава',
    rows: ['Иван|Петров|Стоянов|България'],
    fields: 'given_name middle_name family_name country',
  },
  {
    system: 'a Brazilian list',
    headings: 'Código|Nome próprio|Sobrenome|CPF|Endereço|Cidade|País',
    rows: ['17|João|Silva|123.456.789-09|Rua Um 1|Recife|Brasil'],
    fields: 'reference given_name family_name identifier address address country',
  },
  {
    system: 'a Chinese list of firms',
    headings: '客户编号|公司名称|法定代表人|统一社会信用代码|地址|国家',
    rows: ['17|新星贸易有限公司|王伟|91310000MA1FL0XX0X|北京路1号|中国'],
    fields: 'reference name other_name identifier address country',
  },
  {
    system: 'headings that nobody knows',
    headings: 'K1|K2|K3|K4',
    rows: ['1001|Anna Bellweather|Boston|gold', '1002|Tom Major|London|gold'],
    fields: '. ?name . ?',
  },
  {
    system: 'half of a name under a heading that is known',
    headings: 'First name|Zzname|Country',
    rows: ['Anna|Bellweather|US', 'Tom|Major|GB'],
    fields: '?given_name ? country',
  },
  {
    system: 'a name column of towns',
    headings: 'Kunde|Bezirk',
    rows: ['Rotterdam|Anna Bellweather', 'London|Tom Major', 'Paris|Li Na'],
    fields: '?name ?',
  },
  {
    system: 'columns that look like countries and are none',
    headings: 'Name|Language|Chain|Team',
    rows: ['Anna Bellweather|DE|ETH|Jordan', 'Tom Major|IR|ETH|Chad'],
    fields: 'name . . .',
  },
];
