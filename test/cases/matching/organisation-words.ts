/** Everyday words of which small and middling firms, schools and clubs make their names, by language. */
export interface OrganisationWords {
  readonly name: string;
  /** `N` a name, `T` a trade, `L` a legal form; where all are in use more than one. */
  readonly patterns: readonly string[];
  readonly names: string;
  readonly trades: string;
  readonly forms: string;
}

/** Ordinary organisations by language; each list is separated by commas. */
export const ORGANISATION_WORDS: readonly OrganisationWords[] = [
  {
    name: 'English',
    patterns: ['N T L', 'N T', 'N & N T'],
    names:
      'Green Valley,Riverside,Oakwood,Harbour View,Silver Birch,Northgate,Maple Leaf,Sunrise,Blue Ridge,Highland,Lakeside,Kingfisher,Thompson,Parker,Bennett,Hillcrest,Cornerstone,Meadowbrook,Redwood,Brighton',
    trades:
      'Dental Practice,Primary School,Trading,Logistics,Plumbing Services,Veterinary Clinic,Shipping,Consulting,Construction,Bakery,Engineering,Travel Agency,Electronics,Investments,Cricket Club,Textiles,General Trading,Motors,Foods,Steel',
    forms: 'Ltd,Limited,Inc.,LLC,PLC,& Sons Ltd,Pty Ltd,LLP',
  },
  {
    name: 'German',
    patterns: ['N T L', 'T N L', 'N L'],
    names:
      'Müller,Huber,Bergmann,Nordsee,Schwarzwald,Alpenblick,Hansa,Kaiser,Lindner,Steiner,Rheinland,Vogel,Krause,Bavaria,Brandt',
    trades:
      'Maschinenbau,Elektrotechnik,Bäckerei,Autohaus,Spedition,Immobilien,Gartenbau,Metallbau,Weingut,Software,Pharma,Apotheke,Reisebüro,Logistik,Bau',
    forms: 'GmbH,AG,GmbH & Co. KG,KG,e.K.,UG,e.V.',
  },
  {
    name: 'French',
    patterns: ['T N', 'N T L', 'T N L'],
    names:
      'Dupont,Lefèvre,du Midi,des Alpes,Saint-Michel,de la Loire,Marchand,Garnier,du Soleil,Beaumont,Atlantique,Leclerc,des Lilas,Chevalier',
    trades:
      'Boulangerie,Garage,Transports,Pharmacie,Menuiserie,Imprimerie,Cabinet Dentaire,Domaine,Électricité,Immobilière,Conserverie,Librairie,Société de Construction',
    forms: 'SARL,SA,SAS,EURL,& Fils',
  },
  {
    name: 'Spanish',
    patterns: ['T N L', 'N T L', 'T N'],
    names:
      'San José,Los Andes,del Sur,García Hermanos,La Esperanza,El Roble,Santa Rosa,Monteverde,Pacífico,Nueva Era,Las Palmas,Don Quijote,Cordillera',
    trades:
      'Panadería,Transportes,Constructora,Ferretería,Comercializadora,Clínica,Agropecuaria,Inmobiliaria,Distribuidora,Colegio,Farmacia,Inversiones,Hotel',
    forms: 'S.A.,S.L.,S.A. de C.V.,S. de R.L. de C.V.,Ltda.,S.A.S.',
  },
  {
    name: 'Portuguese',
    patterns: ['T N L', 'N T L'],
    names:
      'Boa Vista,Estrela,do Norte,Santa Clara,Irmãos Costa,Primavera,Beira-Mar,Novo Mundo,Serra Verde,Atlântica',
    trades:
      'Padaria,Construções,Transportes,Comércio de Alimentos,Indústria Têxtil,Farmácia,Agropecuária,Engenharia,Restaurante,Imobiliária',
    forms: 'Ltda.,S.A.,Lda.,EIRELI,ME',
  },
  {
    name: 'Italian',
    patterns: ['T N L', 'N T L'],
    names:
      'Rossi,Bella Vista,San Marco,Adriatica,Fratelli Bianchi,del Lago,Colombo,Mediterranea,La Rosa,Monte Rosa',
    trades:
      'Panificio,Officina,Costruzioni,Autotrasporti,Pasticceria,Azienda Agricola,Impianti,Arredamenti,Ristorante,Tipografia',
    forms: 'S.r.l.,S.p.A.,S.n.c.,S.a.s.',
  },
  {
    name: 'Nordic',
    patterns: ['N T L', 'N L', 'N T'],
    names: 'Lindberg,Nordstjernan,Fjord,Bergs,Malmö,Sundby,Aalto,Vestlandet,Hansen,Kronborg,Järvi,Solsidan',
    trades: 'Bygg,Elektronik,Rederi,Fastigheter,Trading,Konsult,Maskin,Transport,Bageri,Fisk,Invest,Rör',
    forms: 'AB,A/S,AS,ApS,Oy,Oyj',
  },
  {
    name: 'Dutch and Belgian',
    patterns: ['N T L', 'T N L'],
    names: 'Van Dijk,De Molen,Jansen,Zeeland,Noordzee,De Vries,Oranje,Brabant,Vermeulen,Peeters',
    trades:
      'Transport,Bouw,Bloemen,Installatietechniek,Bakkerij,Logistics,Scheepvaart,Vastgoed,Accountants,Techniek',
    forms: 'B.V.,N.V.,BVBA,V.O.F.',
  },
  {
    name: 'Polish and Czech',
    patterns: ['T N L', 'N T L'],
    names: 'Kowalski,Wisła,Polonia,Bałtyk,Tatry,Sigma,Novák,Morava,Vltava,Beskydy,Karpaty,Orzeł',
    trades:
      'Piekarnia,Przedsiębiorstwo Budowlane,Hurtownia,Zakład Mechaniczny,Biuro Podróży,Stavební firma,Autoservis,Pekárna,Strojírny,Doprava,Apteka,Meble',
    forms: 'Sp. z o.o.,S.A.,s.r.o.,a.s.,sp.j.',
  },
  {
    name: 'Russian',
    patterns: ['L N', 'L T N', 'L "N"'],
    names:
      'Вектор,Альянс,Мечта,Северный Ветер,Стройсервис,Уют,Ромашка,Медтехника,Агропродукт,Техносила,Спектр,Лидер Плюс,Орион',
    trades:
      'Торговый дом,Строительная компания,Стоматологическая клиника,Транспортная компания,Завод,Фабрика,Научно-производственное предприятие,Гостиница',
    forms: 'ООО,АО,ЗАО,ИП,ПАО',
  },
  {
    name: 'Russian in Latin letters',
    patterns: ['L N', 'N L', 'L T N'],
    names:
      'Vektor,Alyans,Stroyservis,Medtekhnika,Agroprodukt,Severny Veter,Romashka,Spektr,Tekhnosila,Avtodor Plus,Uyut,Zarya',
    trades: 'Torgovy Dom,Stroitelnaya Kompaniya,Transportnaya Kompaniya,Zavod,Fabrika',
    forms: 'OOO,AO,ZAO,LLC,JSC',
  },
  {
    name: 'Turkish',
    patterns: ['N T L', 'N T'],
    names: 'Yılmaz,Anadolu Güneş,Kardeşler,Ege Yıldızı,Özdemir,Marmara,Karadeniz,Akdeniz,Yeni Umut,Çınar',
    trades: 'Tekstil,İnşaat,Gıda,Otomotiv,Lojistik,Turizm,Mobilya,Dış Ticaret,Makina,Denizcilik',
    forms: 'Ltd. Şti.,A.Ş.,San. ve Tic. Ltd. Şti.,Tic. A.Ş.',
  },
  {
    name: 'Arabic',
    patterns: ['N T L', 'N T'],
    names:
      'Al Noor,Al Safa,Al Jazeera Star,Al Waha,Bin Salem,Al Madina,Gulf Pearl,Al Amal,Desert Rose,Nile Valley,Al Baraka,Al Fajr,Jasmine',
    trades:
      'General Trading,Contracting,Building Materials Trading,Transport,Pharmacy,Trading & Contracting,Restaurant,Electronics Trading,Medical Center,Real Estate,Money Exchange,Foodstuff Trading,Shipping',
    forms: 'LLC,FZE,FZCO,W.L.L.,Est.,Co.,L.L.C.,S.A.E.',
  },
  {
    name: 'Arabic in Arabic',
    patterns: ['L N T', 'L N'],
    names: 'النور,الأمل,الواحة,الصفا,النخيل,الفجر,الياسمين,المدينة,الخليج,البركة',
    trades: 'للتجارة,للمقاولات,للتجارة العامة,للنقل,للأدوية,للسياحة,للاستيراد والتصدير',
    forms: 'شركة,مؤسسة,مجموعة',
  },
  {
    name: 'Persian',
    patterns: ['N T L', 'N T'],
    names:
      'Pars Gostar,Arya,Mehr Afarin,Negin Sahra,Tehran Daneh,Sepidar,Golrang Sabz,Parsian Nik,Alborz Tejarat,Zagros Sang',
    trades:
      'Food Industries,Trading,Tile,Pharmaceutical,Carpet,Construction,Dairy,Textile,Petrochemical,Engineering',
    forms: 'Co.,PJS,Company,Group,Co. Ltd',
  },
  {
    name: 'Indian',
    patterns: ['N T L', 'N T'],
    names:
      'Shree Ganesh,Lakshmi,Bharat,Himalaya,Om Sai,Patel Brothers,Sri Venkateswara,Ashoka,Kaveri,Gupta,Mahavir,Rajdhani',
    trades:
      'Textiles,Steel,Traders,Exports,Pharma,Infotech,Agro Foods,Jewellers,Constructions,Logistics,Chemicals,Enterprises',
    forms: 'Pvt Ltd,Private Limited,Ltd,LLP,& Co.',
  },
  {
    name: 'Chinese in Latin letters',
    patterns: ['C N T L'],
    names:
      'Hongda,Jinlong,Xinhua Star,Yongsheng,Tianyi,Fuxing,Haitong,Ruifeng,Dongfang Bright,Kaida,Jiahe,Shunda',
    trades:
      'Electronics,Import and Export,Textile,Machinery,Trading,International Logistics,Plastic Products,Furniture,Technology,Chemical',
    forms: 'Co., Ltd.,Co. Ltd,Company Limited,Group',
  },
  {
    name: 'Chinese in Han',
    patterns: ['CNTL'],
    names: '宏达,金龙,永盛,天一,福星,海通,瑞丰,凯达,嘉和,顺达',
    trades: '电子,贸易,纺织,机械,物流,家具,科技,食品,建筑,塑料制品',
    forms: '有限公司,股份有限公司,集团有限公司',
  },
  {
    name: 'Japanese and Korean',
    patterns: ['N T L', 'N L'],
    names:
      'Sakura,Tanaka,Hinode,Fuji Sangyo,Yamamoto,Nihon Koki,Hanbit,Daehan,Sejin,Kumho Star,Dongbang,Aoyama',
    trades: 'Kogyo,Seisakusho,Shoji,Denki,Trading,Machinery,Electronics,Food,Construction,Tech',
    forms: 'Co., Ltd.,K.K.,Kabushiki Kaisha,Corporation,Inc.',
  },
  {
    name: 'South-East Asian',
    patterns: ['L N T', 'N T L'],
    names:
      'Maju Jaya,Sinar Mas Abadi,Berkat,Cahaya Timur,Hoa Binh,Phuong Nam,Siam Star,Bangkok Rose,Thanh Cong,Manila Bay,Seri Kembangan,Lotus',
    trades:
      'Trading,Logistics,Construction,Foods,Seafood,Rubber Products,Garment,Travel,Electronics,Palm Oil',
    forms: 'PT,Sdn Bhd,Pte Ltd,Co., Ltd.,JSC,Public Company Limited',
  },
  {
    name: 'African',
    patterns: ['N T L', 'N T'],
    names:
      'Kilimanjaro,Savannah,Okafor & Sons,Ubuntu,Baobab,Lagos Bright,Nyota,Zambezi,Sahel,Accra Central,Great Lakes,Table Mountain',
    trades:
      'Investments,Motors,Farms,Safaris,Microfinance Bank,Hardware,Transport,Secondary School,Pharmacy,Construction,Mining,Ventures',
    forms: 'Ltd,Limited,(Pty) Ltd,SARL,PLC,Nigeria Limited',
  },
  {
    name: 'Balkan and Greek',
    patterns: ['N T L', 'T N L'],
    names:
      'Balkan Star,Jadran,Sava,Vardar Promet,Papadopoulos,Aegean Blue,Olympos,Stara Planina,Dunav,Illyria',
    trades: 'Trade,Transport,Gradnja,Turist,Shipping,Foods,Elektro,Metal,Stroy,Commerce',
    forms: 'd.o.o.,d.d.,EOOD,OOD,A.E.,EPE,Sh.p.k.,S.A.',
  },
];

/** Towns that Chinese firms carry in front, in Latin letters and in Han. */
export const CHINESE_TOWNS: Readonly<Record<string, string>> = {
  'Chinese in Latin letters': 'Guangzhou,Shenzhen,Ningbo,Yiwu,Shanghai,Hangzhou,Qingdao,Foshan',
  'Chinese in Han': '广州,深圳,宁波,上海,杭州,青岛',
};
