/** Words of addresses that tell a street, a venue or a person from a place, by language; folded as `tokens.ts` folds. */

const wordSet = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/u).filter((word) => word !== ''));

/** Behind a name, at the end of its component or before a number: `Iran Street`, `Crimea Rd 12`, `Teheran-ro`. */
export const STREET_AFTER = wordSet(`
  street st str road rd avenue ave av boulevard blvd lane ln drive dr way court ct place pl square sq terrace ter
  terr crescent cres highway hwy parkway pkwy close row walk alley circle cir mews quay grove gr trail tr esplanade
  promenade roundabout junction bypass flyover rise vale loop
  strasse str platz allee weg gasse ring ufer damm straat laan plein gade gatan gata vej vag katu tie
  caddesi cad cd sokak sok sk bulvari blv meydani utca utja ut ter korut
  ro daero gil dong gu ga cho dori
  ulica ulitsa vulytsya vulytsia prospekt prospect prospekti shosse bulvar ploshchad ploshcha pereulok provulok naberezhnaya
  улица ул вулиця вул проспект просп пр шоссе шосе бульвар бул бр площадь площа пл переулок пер провулок набережная
  ulice namesti trida trg kucəsi kucasi kochasi koshesi көшесі кошеси poghots
`);

/** Of these, the ones that are nothing but street words: `Crimea Street Berlin` is a street without a comma, too. */
export const STREET_AFTER_ALWAYS = wordSet(
  'street road avenue boulevard lane drive terrace crescent highway parkway strasse platz allee straat laan caddesi sokak bulvari utca',
);

/** Before a name, with or without an article: `Calle Cuba`, `ul. Kubańska`, `ул. Севастополь`, `شارع ایران`. */
export const STREET_BEFORE = wordSet(`
  c/ calle avenida avda avd paseo plaza plazoleta glorieta carrera carretera camino ronda pasaje carrer passeig
  rua travessa praca largo alameda estrada rodovia
  via viale vle piazza piazzale pza corso vicolo largo strada lungotevere lungomare
  rue impasse chemin allee quai cours passage route square
  ul ulica ulitsa aleja aleje os osiedle plac rondo vul vulytsia vulytsya prospekt prosp bulvar shosse
  ул улица вул вулиця проспект просп шоссе бульвар бул бульв площадь площа переулок пер провулок набережная наб проезд тупик
  calea bulevardul bd strada soseaua jalan jl jln jalur lorong
  οδος λεωφ שדרות רחוב شارع خیابان کوچه میدان بلوار طريق ساحة
  ulice namesti trg cesta
`);

/** In French these need an article: `Avenue de Cuba` is a street, `12 Ocean Avenue Havana` is not one of that name. */
export const STREET_BEFORE_ARTICLE = wordSet(
  'avenue ave av boulevard boul bd bld blvd place pl quai quay street road square',
);

/** Articles and prepositions between a street word and its name. */
export const ARTICLES = wordSet(
  'de du des d da do dos das del della delle dei di la le les l el los las of the von der den al',
);

/** Two-word street types, as `пр-т` splits: the second word with the first before it. */
export const STREET_PAIRS: Readonly<Record<string, string>> = { т: 'пр', р: 'б', д: 'пр' };

/** Behind a name: venues and natural features that borrow it, `Mandalay Bay`, `Iran House`, `Aleppo Township`. */
export const VENUE_AFTER = wordSet(`
  hotel hostel motel house tower towers building bldg restaurant cafe bar pub club cigar cigars lounge grill bistro kebab
  bay heights hills park township county gardens gate valley creek springs estate estates mall plaza village inlet lake
  club market bazaar carpets rugs travel airlines embassy consulate
`);

/** Before a name: venues, and words that make it the name of a younger or another place. */
export const VENUE_BEFORE = wordSet(`
  hotel hostel motel restaurant cafe bar pub club casa embassy consulate ambassade embajada botschaft
  кафе ресторан гостиница отель готель бар кинотеатр магазин тц трц бц метро санаторий пансионат теплоход
  little new lake fort mount mt camp nueva nuevo nova novo neu nouvelle малый новый новая
`);

/** At the head of a component: what follows is a person, `c/o Maria Cuba`, `Attn: Ivan Moscow`. */
export const PERSON_WORDS = wordSet(
  'c/o attn attention att fao mr mrs ms miss sr sra srta senor senora herr frau monsieur madame mme mlle',
);

/** Words of a hyphenated name behind a town: `Славянск-на-Кубани`, `Nampo-dong`, `Teheran-ro`. */
export const COMPOUND_BEHIND = wordSet('na на on sur am an upon ro dong gil gu daero ga');

/** Words that make a component a region. */
export const REGION_WORDS = wordSet(`
  область области обл край края вобласць oblast oblast obl krai kray
  республика республики республіка республіки рэспубліка respublika
`);

/** Countries that an address without a country field may name anywhere. */
export const MARKERS: Readonly<Record<string, ReadonlySet<string>>> = {
  UA: wordSet(`
    ukraine україна україни украина украины ukraina ukrayina ukrainian ucrania oekraine ucraina ukrajina ukrayna
    أوكرانيا اوکرانیا
  `),
  RU: wordSet('russia россия россии рф rossiya russie russland rusia rosja rusya روسیا'),
};

/** The same in scripts without spaces. */
export const UNSPACED_MARKERS: Readonly<Record<string, RegExp>> = {
  UA: /乌克兰|烏克蘭|ウクライナ|우크라이나/u,
  RU: /俄罗斯|俄羅斯|ロシア|러시아/u,
};

/** East Slavic letters and address words: a Cyrillic address of Ukraine or Russia rather than of Serbia or Montenegro. */
export const EAST_SLAVIC =
  /[ыэъёйщьюяіїєґ]|(?<!\p{L})(?:ул|вул|буд|просп|обл|кв|р-н|смт|пгт|г\.|м\.|с\.|д\.)(?!\p{L})/iu;

/** Letters that Russian and Ukrainian lack. */
export const SOUTH_SLAVIC = /[јљњћђџќѓѕ]/iu;

/** US states by the words that follow a town: full names and the postal abbreviations. */
export const US_STATES: ReadonlyMap<string, string> = new Map(
  `AL alabama|AK alaska|AZ arizona|AR arkansas|CA california|CO colorado|CT connecticut|DE delaware|FL florida|GA georgia|HI hawaii|
  ID idaho|IL illinois|IN indiana|IA iowa|KS kansas|KY kentucky|LA louisiana|ME maine|MD maryland|MA massachusetts|MI michigan|
  MN minnesota|MS mississippi|MO missouri|MT montana|NE nebraska|NV nevada|NH new hampshire|NJ new jersey|NM new mexico|NY new york|
  NC north carolina|ND north dakota|OH ohio|OK oklahoma|OR oregon|PA pennsylvania|RI rhode island|SC south carolina|SD south dakota|
  TN tennessee|TX texas|UT utah|VT vermont|VA virginia|WA washington|WV west virginia|WI wisconsin|WY wyoming|
  ON ontario|QC quebec|BC british columbia|AB alberta|MB manitoba|SK saskatchewan|NS nova scotia|NB new brunswick|
  VIC victoria|NSW new south wales|QLD queensland|TAS tasmania|SA south australia`
    .split('|')
    .map((row) => row.trim())
    .map((row) => [row.slice(row.indexOf(' ') + 1), row.slice(0, row.indexOf(' '))]),
);
