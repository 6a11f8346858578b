import { itMatches, itTellsApart } from './score-pair.ts';

describe('legal forms of few lists', () => {
  itMatches([
    ['ADORABELLA MKOOO', 'ADORABELLA AG'],
    ['MKAO Yandex', 'Yandex JSC'],
    ['Barnaultransmaš, otevřená a. s.', 'OJSC Barnaultransmash'],
    ['Morye Shipyard Federal SUE', 'FSUE Morye Shipyard'],
    ['ААК «Дастан»', 'OJSC Dastan'],
  ]);

  itTellsApart([
    ['ADORABELLA MKOOO', 'ISABELLA AG'],
    ['MKAO Yandex', 'MKAO Ozon'],
    ['ААК «Дастан»', 'OJSC Dostuk'],
  ]);
});

describe('words of bodies in languages of Europe', () => {
  itMatches([
    ['Alexander Gorchakov Public Diplomacy Fund', 'Le fonds Alexander Gorchakov pour la diplomatie publique'],
    ['Grupp Islamiku Armat', 'Armed Islamic Group'],
    ['PLANTA ÓPTICO-MECÁNICA DE KAZÁN', 'JSC KAZAN OPTICAL AND MECHANICAL PLANT'],
    [
      'Concernul pentru tehnologii radioelectronice KRET SA',
      'JSC Concern Radio-Electronic Technologies (KRET)',
    ],
    ['Keldysh State Scientific Center', 'Keldysh State Research Centre'],
    ['Qaedat al-Jihad in the Indian Subcontinent', "Al-Qa'ida in the Indian Subcontinent"],
  ]);

  itTellsApart([
    ['Keldysh State Scientific Center', 'Khrunichev State Research Centre'],
    ['Marine Research Institute', 'Marine Scientific Supplies Ltd'],
    ['PLANTA ÓPTICO-MECÁNICA DE KAZÁN', 'Ural Optical and Mechanical Plant'],
    ['Islamic Armed Group of Morocco', 'Armed Islamic Group of Algeria'],
  ]);
});

describe('acronyms in small and capital letters', () => {
  itMatches([
    ['Hurras al-Deen', 'Hurras AL-DIN (HaD)'],
    ['Jabhat al-Nusra', 'Jabhat al-Nusra (JaN)'],
  ]);

  itTellsApart([
    ['Hurras al-Deen', 'Hurras al-Watan (HaW)'],
    ['Jabhat al-Nusra', 'Jabhat al-Nour (JaN)'],
  ]);
});

describe('initials and articles in names of organisations', () => {
  itMatches([
    [
      'Plant Named After Ia.M.Sverdlov Federal State Enterprise',
      'Ya.M. Sverdlov Plant Federal State Enterprise',
    ],
    [
      "WELFARE AND DEVELOPMENT ORGANIZATION OF JAMA'AT AL-DA'WAH LI-L-QUR'AN WA-L-SUNNA",
      "WELFARE AND DEVELOPMENT ORGANIZATION OF JAMAAT-UD-DAWAH FOR QUR'AN AND SUNNAH",
    ],
  ]);

  itTellsApart([['Zavod im. V.A.Degtyareva', 'Zavod im. V.A.Likhacheva']]);
});

describe('words of organisations in Cyrillic and in Slavic languages', () => {
  itMatches([
    ['Общоруски народен фронт', 'Sveruska narodna fronta'],
    [
      'Никарагуански институт по телекомуникации и пощенски услуги',
      'Nikaragvanski institut za telekomunikacije i poštanske usluge',
    ],
    [
      'Белнефтехим, Белорусский государственный концерн по нефти и химии',
      'Belneftekhim - Bjeloruski državni koncern za naftu i kemiju',
    ],
    ['Революционна организация на мюсюлманите социалисти', 'Revolučná organizácia moslimských socialistov'],
    ['ООО Мытищинский приборостроительный завод', 'Mytishinsky Priborostroitelnyi Zavod'],
    ['ААК «Мамлекеттик брокерлик компания»', 'OJSC State Brokerage Company'],
    ['Кюрдски талибани', 'Kurdish Taliban'],
    ['Кюрдска работническа партия', "Kurdistan Workers' Party"],
    ['Общоруски народен фронт', "All-Russia People's Front"],
    ['Государственное предприятие “Универсал-Авиа”', 'Gosudarstvenoye predpriyatiye “Universal-Avia”'],
    ['State Trading Enterprise For Steel And Timber', 'Steel And Timber State Enterprise'],
    ['قرارگاه سازندگی قائم', 'Gharagahe Sazandegi Ghaem'],
    ['أنصار الشريعة - بنغازي', 'Ansar al-Sharia Benghazi'],
  ]);

  itTellsApart([
    ['Общоруски народен фронт', 'Obshchestvo narodna banka'],
    ['Nikaragvanski institut za telekomunikacije', 'Nikaragvanski institut za turizam'],
    ['Революционна организация на мюсюлманите', 'Revolučná organizácia socialistov'],
    ['ООО Мытищинский приборостроительный завод', 'Michurinsky Priborostroitelnyi Zavod'],
    ['Кюрдски талибани', 'Kurdish Parliament'],
    ['Кюрдска демократическа партия', "Kurdistan Workers' Party"],
    ['Общоруски народен фронт', 'Russian National Unity'],
    ['State Trading Enterprise For Steel And Timber', 'Cement And Timber State Enterprise'],
    ['أنصار الشريعة - بنغازي', 'Ansar al-Sharia Derna'],
  ]);
});

describe('Arabic names of few consonants', () => {
  itMatches([
    ['لؤي المنجد', 'Louay Al-Munajjed'],
    ['نوح زعيتر', 'Noah ZAYTAR'],
    ['سامر فوز', 'Samer Foz'],
    ['احمد ضیا آغا', 'AHMAD ZIA AGHA'],
    ['عیسی کلانتری', 'Issa KALANTARI'],
    ['MAATH ABDULLAH DAEL IMPORT AND EXPORT', 'MOAZ ABDULLA DAEL FOR IMPORT AND EXPORT'],
  ]);

  itTellsApart([
    ['لؤي المنجد', 'Ali Al-Munajjed'],
    ['نوح زعيتر', 'Nour ZAYTAR'],
    ['احمد ضیا آغا', 'AHMAD RIZA AGHA'],
    ['عیسی کلانتری', 'Mousa KALANTARI'],
    ['MAATH ABDULLAH DAEL IMPORT AND EXPORT', 'MUNTHIR ABDULLA DAHER FOR IMPORT AND EXPORT'],
  ]);
});

describe('what organisations are called in translation', () => {
  itMatches([
    ['PUBLICHNOE AKTSIONERNOE OBSCHESTVO SITI', 'PUBLICHNOE AKTSIONERNOE OBSCHESTVO CITY'],
    ['ООО Файненс Хаус', 'Finance House LLC'],
    ['OOO Ays Perl', 'Ice Pearl LLC'],
    ['AL-RAHMAH CHARITABLE ASSOCIATION', 'RAHMAH CHARITABLE ORGANIZATION'],
    ['PALESTINIAN MARTYRS INSTITUTION GROUP', 'PALESTINIAN MARTYRS FOUNDATION'],
    ['MINSK SPECIAL TASK POLICE FORCE', 'MINSK SPECIAL PURPOSE POLICE UNIT'],
    ['Khorasan Metalogy Industries', 'KHORASAN METALLURGY INDUSTRIES'],
  ]);

  itTellsApart([
    ['ООО Файненс Хаус', 'Finance Bridge LLC'],
    ['OOO Ays Perl', 'Black Pearl LLC'],
    ['AL-RAHMAH CHARITABLE ASSOCIATION', 'RASHAD CHARITABLE ORGANIZATION'],
    ['PALESTINIAN MARTYRS INSTITUTION', 'PALESTINIAN PRISONERS FOUNDATION'],
    ['Brookings Institution', 'Brookfield Foundation'],
    ['Khorasan Metalogy Industries', 'KHORASAN PETROLEUM INDUSTRIES'],
  ]);
});

describe('enterprises and ports of Crimea', () => {
  itMatches([
    [
      "State enterprise 'Universal-Avia'",
      "State Unitary Enterprise of the 'Republic of Crimea' 'UNIVERSAL-AVIA'",
    ],
    [
      'Entreprise publique Universal-Avia',
      `ENTREPRISE UNITAIRE D'ETAT DE LA "REPUBLIQUE DE CRIMEE" “Universal-Avia“`,
    ],
    ['State Enterprise Sevastopol Commercial Seaport', 'State Enterprise Sevastopol Sea Trading Port'],
    ['Kerch Seaport', 'Kerch Sea Port'],
    [
      'Haitai Technology Development Co. Ltd',
      'Tianjin Huaying Haitai Science and Technology Development Co. Ltd',
    ],
  ]);

  itTellsApart([
    [
      'State Unitary Enterprise of the Republic of Crimea “Krymavtotrans”',
      'State Unitary Enterprise of the Republic of Crimea “Krymenergo”',
    ],
    ['Kerch Commercial Seaport', 'Yalta Commercial Seaport'],
    ['Haitai Technology Development Co. Ltd', 'Hongtai Technology Development Co. Ltd'],
    ["Hey'ate Technology", 'Haitai Technology'],
  ]);
});

describe('design bureaus and what a form writes as one', () => {
  itMatches([
    ['Kazan Design Bureau Soyuz', 'JSC Kazan Experimental Design Bureau Soyuz'],
    [
      'SHEN YANG JING CHENG MACHINERY IMPANDEXP. CO., LIMITED',
      'SHEN YANG JING CHENG MACHINERY IMP&EXP. CO., LIMITED',
    ],
    ['PUBLICHNOYE JOINT-STOCK COMPANY BM BANK', 'BM BANK PUBLIC JOINT STOCK COMPANY'],
  ]);

  itTellsApart([
    ['Kazan Design Bureau Soyuz', 'Tushino Design Bureau Soyuz'],
    ['Bank of Moscow, Minsk Branch', 'Bank of Baroda, Minsk Branch'],
    ['PUBLICHNOYE JOINT-STOCK COMPANY BM BANK', 'MB BANK PUBLIC JOINT STOCK COMPANY'],
  ]);
});

describe('what is left of a legal form', () => {
  itMatches([
    ['Liability Company Zarevo', 'Limited Liability Company Zarevo'],
    ['Ets Traoré & Fils', 'Établissements Traoré et Fils'],
  ]);

  itTellsApart([
    ['Liability Company Zarevo', 'Limited Liability Company Krona'],
    ['Ets Traoré & Fils', 'Établissements Diarra et Fils'],
  ]);
});

describe('a body that is called by its name, however it is spelt', () => {
  itMatches([
    ['Hezbollah Brigades (Iraq)', "Kata'ib Hizballah"],
    ['حزب الله', 'Hizballah'],
  ]);

  itTellsApart([
    ['Fatimid Brigades', "Kata'ib Hizballah"],
    ['Hezbollah Foundation', 'Shaheed Foundation'],
  ]);
});

describe('branches of firms in a script without vowels', () => {
  itMatches([
    ['Bank Sepah Frankfurt Branch', 'بانک سپه'],
    ['Bank Mellat Seoul Branch', 'بانک ملت'],
  ]);

  itTellsApart([
    ['Bank Sepah Frankfurt Branch', 'بانک سامان'],
    ['Bank Mellat Seoul Branch', 'بانک تجارت'],
  ]);
});

describe('French words cut short', () => {
  itMatches([['Ste Gle de Négoce du Fouta', 'Société Générale de Négoce du Fouta SARL']]);

  itTellsApart([['Ste Gle de Négoce du Fouta', 'Société Générale de Négoce du Djebel SARL']]);
});

describe('bodies of countries as languages of Europe and Asia call them', () => {
  itMatches([
    ['Centralny Bank Syrii', 'Central Bank of Syria'],
    ['Szíriai Központi Bank', 'Central Bank of Syria'],
    ['Syrska centralna banka', 'Central Bank of Syria'],
    ['İslam Devrim Muhafızları Ordusu', 'Islamic Revolutionary Guard Corps'],
    ['伊斯兰革命卫队', 'Islamic Revolutionary Guard Corps'],
    ['이슬람 혁명수비대', 'Islamic Revolutionary Guard Corps'],
    ['Корпус стражей исламской революции', 'Islamic Revolutionary Guard Corps'],
    ['دولت اسلامی', 'Islamic State'],
    ['משרד ההגנה של איראן', 'Ministry of Defence of Iran'],
  ]);
  itTellsApart([
    ['Centralny Bank Syrii', 'Central Bank of Iran'],
    ['Szíriai Központi Bank', 'Central Bank of Libya'],
    ['Syrska centralna banka', 'Central Bank of Iraq'],
    ['משרד ההגנה של איראן', 'Ministry of Health of Iran'],
    ['Oboronprom', 'Oboronlogistika'],
  ]);
});

describe('less common words of bodies, plants and troops in many languages', () => {
  itMatches([
    ['Korporace Taktické raketové zbraně', 'Korporatsiya Takticheskoye Raketnoye Vooruzheniye'],
    ['Ruslands Nationale Genforsikringsselskab', 'Russian National Reinsurance Company JSC'],
    ['Banc Tráchtála na Siria', 'Al-Masraf al-Tijari al-Suri'],
    ['Entreprise pétrolière et gazière du Myanmar', 'Myanma Oil & Gas Enterprise'],
    ['محفظة ليبيا أفريقيا للاستثمار', 'Libya Africa Investment Portfolio'],
    ['شركة سويد وأولاده للصرافة', 'Swaid and Sons for Exchange Co.'],
    ['ООО «Центр речевых технологий»', 'Speech Technology Center Limited'],
    ['Дзяржаўны пагранічны камітэт Рэспублікі Беларусь', 'State Border Committee of the Republic of Belarus'],
    ['チェリャビンスク鍛造プレス工場', 'Chelyabinskiy Kuznechno-Pressovyy Zavod'],
    ['第64独立自動車化狙撃旅団', '64th Separate Guards Motor Rifle Brigade'],
    ['ロシア国民再保険会社', 'Russian National Reinsurance Company'],
    ['国民的価値擁護財団', 'Foundation for National Values Protection'],
    ['被抑圧者財団', 'Bonyad-e Mostazafan'],
    ['シリア農業協同組合銀行', 'Agricultural Cooperative Bank, Syria'],
  ]);

  itTellsApart([
    ['Ruslands Nationale Genforsikringsselskab', 'Russian National Wealth Fund'],
    ['ООО «Центр речевых технологий»', 'Special Technology Center LLC'],
    ['第64独立自動車化狙撃旅団', '46th Separate Guards Motor Rifle Brigade'],
    ['チェリャビンスク鍛造プレス工場', 'Chelyabinskiy Traktornyy Zavod'],
    ['被抑圧者財団', 'Bonyad-e Shahid'],
    ['シリア農業協同組合銀行', 'Industrial Bank of Syria'],
  ]);
});

describe('names of people and brands that look like words of bodies', () => {
  itMatches([
    ['Abd-al-Majid Aziz al-Zindani', 'Shaykh Abd-al-Majid AL-ZINDANI'],
    ['كتائب حزب الله', "Kata'ib Hizballah"],
    ['Kismet Telecom LLC', 'Kismet Telecom, OOO'],
    ['五十嵐誠', 'Makoto Igarashi'],
    ['山本五十六', 'Isoroku Yamamoto'],
    ['Splav', 'NPO Splav imeni A.N. Ganicheva'],
  ]);

  itTellsApart([
    ['Mohammad Hezbollah', 'Party of God'],
    ['李強', '李剛'],
  ]);
});

describe('initials of whom a body honours', () => {
  itMatches([
    ['Zelenodolskiy zavod imeni A.M. Gorkogo', 'A.M. Gorky Plant Zelenodolsk JSC'],
    ['FKP Zavod imeni Ya.M. Sverdlova', 'Sverdlov Plant Federal State Enterprise, Dzerzhinsk'],
  ]);

  itTellsApart([['Zelenodolskiy zavod imeni A.M. Gorkogo', 'A.A. Zhdanov Plant Zelenodolsk JSC']]);
});
