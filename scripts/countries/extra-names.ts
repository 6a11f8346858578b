/**
 * English words for the people of a country, as the FBI, the UN, the UK and Australia write nationalities. A word that
 * two countries share (Congolese, Dominican, Guinean of three Guineas, Korean) is left out: no answer is the safe one.
 */
export const DEMONYMS = `
AD Andorran | AE Emirati, Emirian | AF Afghan, Afghani, Afghans | AG Antiguan | AL Albanian | AM Armenian | AO Angolan |
AR Argentine, Argentinian, Argentinean | AT Austrian | AU Australian | AZ Azerbaijani, Azeri | BA Bosnian, Bosnian Herzegovinian |
BB Barbadian | BD Bangladeshi | BE Belgian | BF Burkinabe | BG Bulgarian | BH Bahraini | BI Burundian | BJ Beninese |
BM Bermudian | BN Bruneian | BO Bolivian | BR Brazilian | BS Bahamian | BT Bhutanese | BW Motswana, Botswanan |
BY Belarusian, Belarussian, Byelorussian | BZ Belizean | CA Canadian | CF Central African | CH Swiss | CI Ivorian, Ivoirian |
CL Chilean | CM Cameroonian | CN Chinese | CO Colombian | CR Costa Rican | CU Cuban | CV Cape Verdean, Cabo Verdean |
CY Cypriot | CZ Czech | DE German | DJ Djiboutian | DK Danish, Dane | DZ Algerian | EC Ecuadorian, Ecuadorean |
EE Estonian | EG Egyptian | ER Eritrean | ES Spanish, Spaniard | ET Ethiopian | FI Finnish, Finn | FJ Fijian | FR French |
GA Gabonese | GB British, Briton, English, Scottish, Welsh | GD Grenadian | GE Georgian | GH Ghanaian | GI Gibraltarian |
GM Gambian | GQ Equatorial Guinean, Equatoguinean | GR Greek | GT Guatemalan | GW Bissau-Guinean | GY Guyanese |
HK Hongkonger, Hong Kong Chinese | HN Honduran | HR Croatian, Croat | HT Haitian | HU Hungarian | ID Indonesian | IE Irish |
IL Israeli | IN Indian | IQ Iraqi | IR Iranian, Persian | IS Icelandic, Icelander | IT Italian | JM Jamaican | JO Jordanian |
JP Japanese | KE Kenyan | KG Kyrgyz, Kyrgyzstani, Kirghiz | KH Cambodian | KI I-Kiribati | KM Comoran, Comorian |
KP North Korean | KR South Korean | KW Kuwaiti | KZ Kazakh, Kazakhstani | LA Lao, Laotian | LB Lebanese | LC Saint Lucian |
LI Liechtensteiner | LK Sri Lankan | LR Liberian | LS Mosotho, Basotho | LT Lithuanian | LU Luxembourger, Luxembourgish |
LV Latvian | LY Libyan | MA Moroccan | MC Monegasque | MD Moldovan | ME Montenegrin | MG Malagasy | MH Marshallese |
MK Macedonian, North Macedonian | ML Malian | MM Burmese, Myanmarese, Myanmar national | MN Mongolian | MO Macanese | MR Mauritanian |
MT Maltese | MU Mauritian | MV Maldivian | MW Malawian | MX Mexican | MY Malaysian | MZ Mozambican | NA Namibian |
NE Nigerien | NG Nigerian | NI Nicaraguan | NL Dutch, Dutchman, Netherlander | NO Norwegian | NP Nepalese, Nepali | NR Nauruan |
NZ New Zealander | OM Omani | PA Panamanian | PE Peruvian | PG Papua New Guinean | PH Filipino, Filipina, Philippine |
PK Pakistani | PL Polish, Pole | PR Puerto Rican | PS Palestinian | PT Portuguese | PW Palauan | PY Paraguayan | QA Qatari |
RO Romanian | RS Serbian, Serb | RU Russian | RW Rwandan | SA Saudi, Saudi Arabian | SB Solomon Islander | SC Seychellois |
SD Sudanese | SE Swedish, Swede | SG Singaporean | SI Slovenian, Slovene | SK Slovak, Slovakian | SL Sierra Leonean |
SM Sammarinese | SN Senegalese | SO Somali, Somalian | SR Surinamese | SS South Sudanese | SV Salvadoran, Salvadorian, Salvadorean |
SY Syrian | SZ Swazi | TD Chadian | TG Togolese | TH Thai | TJ Tajik, Tajikistani | TL Timorese, East Timorese |
TM Turkmen, Turkmenistani | TN Tunisian | TO Tongan | TR Turkish, Turk | TT Trinidadian, Tobagonian | TV Tuvaluan |
TW Taiwanese | TZ Tanzanian | UA Ukrainian | UG Ugandan | US American, US American, United States citizen |
UY Uruguayan | UZ Uzbek, Uzbekistani | VA Vatican | VC Vincentian | VE Venezuelan | VN Vietnamese | VU Vanuatuan | WS Samoan |
XK Kosovar, Kosovan | YE Yemeni, Yemenite | ZA South African | ZM Zambian | ZW Zimbabwean
`;

/** Abbreviations, former names and publishers' spellings that the territories file lacks. */
export const EXTRA_NAMES = `
AE UAE, U.A.E., Emirates, Emirats, Emirates (UAE), EAU, VAE, ZEA | AZ Nagorno Karabakh |
BA Bosnia, Bosnia-Hercegovina, Bosnia & Herzegovina, BiH, Republika Srpska | BF Upper Volta | BJ Dahomey | BN Brunei Darussalam |
BO Bolivia, Plurinational State of Bolivia | BS The Bahamas | BY Belorussia, Byelorussia, Bielorussia, White Russia |
CD DRC, D.R.C., Congo (Democratic Republic), Congo Democratic Republic, DR Congo, D.R. Congo, RDC, Congo DRC, Congo Kinshasa, Congo (Kinshasa), Zaire, Democratic Republic of Congo, Democratic Rep. of the Congo |
CF CAR, C.A.R., RCA, Central African Rep. | CG Congo Brazzaville, Congo (Brazzaville), Republic of Congo |
CI Cote d'Ivoire, Ivory Coast | CN République populaire de Chine, Volksrepublik China, República Popular China, Китайская Народная Республика, КНР, PRC, P.R.C., P.R. China, PR China, People's Republic of China, Peoples Rep. of China, Mainland China, China (People's Republic), Red China |
CV Cape Verde | CY Northern Cyprus, TRNC, Turkish Republic of Northern Cyprus | CZ Czechia, Czech Rep. |
DE Deutschland, BRD, FRG, Federal Republic of Germany, West Germany, East Germany, GDR, DDR, German Democratic Republic |
DO Dominican Rep. | EH Western Sahara, Sahrawi Arab Democratic Republic, SADR |
ES Canary Islands | ET Abyssinia | FK Falkland Islands, Malvinas, Islas Malvinas |
FM Micronesia | GB UK, U.K., Great Britain, Britain, England, Scotland, Wales, Northern Ireland, United Kingdom of Great Britain and Northern Ireland |
GE Abkhazia, South Ossetia | GM The Gambia | HK Hong Kong, Hongkong, HKSAR, H.K. | IE Republic of Ireland, Eire | IQ Kurdistan Region of Iraq, Iraqi Kurdistan, Kurdistan Region, Iraq Kurdistan |
IR Irã, Islamische Republik Iran, République islamique d'Iran, República Islámica de Irán, Исламская Республика Иран, Persia, I.R. Iran, IRI | KH Kampuchea, Democratic Kampuchea |
KP République populaire démocratique de Corée, Demokratische Volksrepublik Korea, República Popular Democrática de Corea, Корейская Народно-Демократическая Республика, DPRK, D.P.R.K., DPR Korea, D.P.R. Korea, DPR of Korea, North Korea, N. Korea, NKorea, PDRK, Democratic Peoples Republic of Korea, Democratic People's Rep. of Korea, Dem. People's Rep. of Korea, Korea Dem. People's Rep., Korea (DPRK), Choson, Chosŏn, Bukhan, 北朝鮮, 朝鲜, 朝鮮, 北韩, 北韓, 북한, 북조선, 조선, КНДР, Северная Корея, RPDC, KRLD, Северна Корея |
KR 한국, 대한민국, 남한, 韩国, 韓国, 大韩民国, 大韓民国, ROK, R.O.K., Rep. of Korea, South Korea, S. Korea, Republic Korea, Südkorea, Korea Rep., Korea (ROK) |
KY Îles Caïmanes, Iles Caimans | KN St. Kitts, St. Kitts and Nevis, Saint Kitts, Nevis | LA Laos, Lao PDR, Lao P.D.R., Lao People's Democratic Republic | LC St. Lucia | LK Ceylon |
LY Libyan Arab Jamahiriya, Socialist People's Libyan Arab Jamahiriya | MD Moldavia, Transnistria, Pridnestrovie |
MH Marshall Islands | MK FYROM, F.Y.R.O.M., Macedonia | MM Burma, Myanmar, Union of Burma | MO Macau, Macao |
NL Holland, The Netherlands | PF Tahiti | PH Philippines, The Philippines, RP Philippines | PK Islamic Rep. of Pakistan |
PS Palestine, West Bank, Gaza, Gaza Strip, The West Bank, West Bank and Gaza Strip, Gaza and West Bank, Occupied Palestinian Territories, Palestinian, Palestinian Authority, Cisjordania, Cisjordanie, Bande de Gaza, Westjordanland, Gazastreifen, قطاع غزة, غزة, الضفة الغربية |
RU Fédération de Russie, Federacja Rosyjska, Russische Föderation, Federación de Rusia, Federación Rusa, Federazione Russa, Federação Russa, Federação da Rússia, Ruská federace, Rusya Federasyonu, Российской Федерации, Russian Fed., Russian Federation, RSFSR, Russian SFSR, Rossiya, Rossija, РФ, Р.Ф. |
SA KSA, K.S.A., Kingdom of Saudi Arabia | SO Somaliland, Puntland | SS South Sudan | SY République arabe syrienne, República Árabe Siria, Arabische Republik Syrien, Сирийская Арабская Республика, Syrian Arab Rep., Syria | SZ Swaziland |
TH Siam | TL East Timor | TR Turkiye, Türkiye | TT Trinidad, Trinidad & Tobago | TW Taiwan, Formosa, Chinese Taipei, Taiwan ROC, Taiwan R.O.C. |
TZ Tanzania, Tanganyika, Zanzibar | UA Crimea, Donetsk, Luhansk, Donetsk Oblast, Luhansk Oblast, Donetsk People's Republic, Luhansk People's Republic, Lugansk People's Republic, Autonomous Republic of Crimea, Republic of Crimea, The Ukraine, Sevastopol, Крым, Республика Крым |
US Mỹ, Hoa Kỳ, USA, U.S.A., U.S., United States, United States of America, America, EEUU, EE.UU., EE. UU., E.U.A., EUA, Etats Unis, É.-U., ABD, A.B.D., Stany Zjednoczone, VSA |
VA Vatican City, Holy See, Vatican | VC St. Vincent, St. Vincent and the Grenadines, St. Vincent & the Grenadines | VE Bolivarian Republic of Venezuela |
VG BVI, B.V.I., British Virgin Islands | VI USVI, US Virgin Islands | VN Vietnam, Viet Nam, Socialist Republic of Vietnam |
YE South Yemen, North Yemen, Yemen Arab Republic | ZA RSA, R.S.A. | ZW Rhodesia, Southern Rhodesia
`;

/** Arabic adjectives as the United Arab Emirates list writes nationalities. */
export const ARABIC_DEMONYMS = `
AE إماراتي, الإمارات | AF أفغاني | BH بحريني | DZ جزائري | EG مصري | IN هندي | IQ عراقي | IR إيراني | JO أردني |
KW كويتي | LB لبناني | LY ليبي | MA مغربي | MR موريتاني | NG نيجيري | OM عماني | PK باكستاني | PS فلسطيني | QA قطري |
RU روسي | SA سعودي, السعودية, السعوديه | SD سوداني | SO صومالي | SY سوري | TN تونسي | TR تركي | YE يمني
`;

/** Formal, former and native names of countries under sanctions that neither source has; `Корея` in Kazakh is set right. */
export const FORMAL_NAMES = `
AF Исламская Республика Афганистан, د افغانستان اسلامي امارت, جمهوری اسلامی افغانستان |
BY Respublika Belarus, Республики Беларусь, Рэспубліка Беларусь, Белоруссия, Belarusz, 白俄罗斯共和国 |
CU 古巴共和国, جمهورية كوبا |
IR Repubblica Islamica dell’Iran, Ісламська Республіка Іран, جمهوری اسلامی ایران, الجمهورية الإسلامية الإيرانية, İran İslam Cumhuriyeti, 伊朗伊斯兰共和国 |
KP Солтүстік Корея, Korea DPR, Choson Minjujuui Inmin Konghwaguk, 조선민주주의인민공화국, 朝鲜民主主义人民共和国, 朝鮮民主主義人民共和國, جمهورية كوريا الديمقراطية الشعبية |
KR Оңтүстік Корея |
MM Pyidaungsu Thamada Myanma Naingngandaw, ပြည်ထောင်စု သမ္မတ မြန်မာနိုင်ငံတော်, မြန်မာနိုင်ငံ, Республика Союз Мьянма, 缅甸联邦共和国, Union of Myanmar, Birmania, Birmânia, Бирма, Бірма, ビルマ, 버마, พม่า, เมียนมา, بورما, برمه, Miến Điện |
NI 尼加拉瓜共和国 |
RU Rossiyskaya Federatsiya, Rossiiskaia Federatsiia, 俄罗斯联邦, 俄羅斯聯邦, 러시아 연방, روسيا الاتحادية, فدراسیون روسیه, Rossia |
SY Сирійська Арабська Республіка, الجمهورية العربية السورية, 阿拉伯叙利亚共和国, Al-Jumhuriyah al-Arabiyah as-Suriyah, Suriyah |
VE 委内瑞拉玻利瓦尔共和国, Боливарианская Республика Венесуэла, R.B. de Venezuela, RBV
`;
