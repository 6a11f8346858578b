import { seededRandom } from '../bench/seeded-random.ts';
import { choose, type Random } from './random.ts';

/** Words that firms of one country make their names of, each list separated by commas. */
interface CountryWords {
  readonly country: string;
  readonly names: string;
  readonly trades: string;
  readonly forms: string;
}

const words = (country: string, names: string, trades: string, forms: string): CountryWords => ({
  country,
  names,
  trades,
  forms,
});

const FIRMS: readonly CountryWords[] = [
  words(
    'US',
    'Lone Star,Evergreen,Summit,Patriot,Golden Gate,Prairie,Cascade,Liberty',
    'Roofing,Capital Partners,Auto Parts,Medical Supply,Insurance Agency,Landscaping',
    'LLC,Inc.,Corp.',
  ),
  words(
    'GB',
    'Ashford,Kensington,Thistle,Pennine,Westbury,Foxglove,Wessex,Lime Tree',
    'Holdings,Property Management,Catering,Joinery,Recruitment,Motor Services',
    'Ltd,Limited,LLP,PLC',
  ),
  words(
    'IE',
    'Shannon,Claddagh,Emerald,Liffey,Kilkenny',
    'Dairy,Hotels,Transport,Software,Meats',
    'Ltd,DAC,Limited',
  ),
  words(
    'DE',
    'Weber,Nordlicht,Isar,Hartmann,Elbe,Ostsee,Schröder,Falken',
    'Heizungsbau,Steuerberatung,Fleischerei,Werkzeuge,Kunststofftechnik,Gebäudereinigung',
    'GmbH,GmbH & Co. KG,AG,OHG',
  ),
  words(
    'AT',
    'Tauern,Mozart,Donau,Leitner,Wachau',
    'Holzbau,Tourismus,Installationen,Weinbau',
    'GmbH,KG,e.U.',
  ),
  words(
    'CH',
    'Säntis,Rütli,Zumstein,Léman,Matterhorn',
    'Uhren,Treuhand,Käserei,Präzisionstechnik',
    'AG,GmbH,SA,Sàrl',
  ),
  words(
    'FR',
    'Moreau,du Lac,Provence,Bellevue,Lavandes,Girard',
    'Plomberie,Traiteur,Conseil,Distribution,Ambulances,Fleurs',
    'SARL,SAS,SA,EURL',
  ),
  words(
    'BE',
    'Vandenberghe,Ardennes,Brabo,Meuse',
    'Bouwwerken,Brasserie,Transport,Chocolaterie',
    'BV,SRL,NV,SA',
  ),
  words(
    'NL',
    'De Vries,Waterland,Tulp,Noordzee,Van Dijk',
    'Bouwbedrijf,Logistiek,Kwekerij,Advies,Schildersbedrijf',
    'B.V.,N.V.,V.O.F.',
  ),
  words(
    'ES',
    'García,Levante,La Mancha,Montes,Sierra Nevada',
    'Construcciones,Talleres,Hostelería,Frutas,Gestoría',
    'S.L.,S.A.,S.L.U.',
  ),
  words(
    'PT',
    'Almeida,Atlântico,Douro,Serra,Lisboa Nova',
    'Cortiças,Construções,Vinhos,Calçado',
    'Lda,S.A.,Unipessoal Lda',
  ),
  words(
    'IT',
    'Rossi,Adriatica,Toscana,Ferrari,San Marco,Alpina',
    'Costruzioni,Ceramiche,Arredamenti,Trasporti,Oleificio',
    'S.r.l.,S.p.A.,S.n.c.',
  ),
  words('GR', 'Aegean,Olympus,Papadakis,Delphi', 'Shipping,Olive Oil,Tourism,Constructions', 'S.A.,E.P.E.'),
  words('CY', 'Aphrodite,Kyrenia,Petrou,Akamas', 'Trading,Fiduciary Services,Developers', 'Ltd,Holdings Ltd'),
  words(
    'TR',
    'Yıldız,Anadolu,Boğaz,Kaya,Marmara,Öztürk',
    'Tekstil,İnşaat,Gıda,Turizm,Otomotiv',
    'A.Ş.,Ltd. Şti.,San. ve Tic. Ltd. Şti.',
  ),
  words(
    'PL',
    'Nowak,Wisła,Mazury,Bałtyk,Kowalski',
    'Budownictwo,Transport,Meble,Piekarnia,Usługi',
    'Sp. z o.o.,S.A.,Sp. k.',
  ),
  words('CZ', 'Novák,Morava,Vltava,Beskydy', 'Stavby,Pekárna,Strojírny,Reality', 's.r.o.,a.s.'),
  words('HU', 'Balaton,Nagy,Duna,Puszta', 'Építő,Kereskedelmi,Borászat,Szállítás', 'Kft.,Zrt.,Bt.'),
  words('RO', 'Ionescu,Carpați,Dunărea,Transilvania', 'Construct,Impex,Agro,Mobila', 'S.R.L.,S.A.'),
  words('BG', 'Balkan,Rila,Trakia,Petrov', 'Stroy,Trans,Vino,Consult', 'OOD,EOOD,AD'),
  words('RS', 'Jović,Sava,Šumadija,Dunav', 'Gradnja,Prevoz,Voće,Inženjering', 'd.o.o.,a.d.'),
  words('SE', 'Lindgren,Norrland,Mälaren,Björk', 'Bygg,Måleri,Redovisning,Åkeri', 'AB,HB'),
  words('NO', 'Fjord,Hansen,Nordlys,Vestland', 'Fiskeri,Bygg,Rederi,Regnskap', 'AS,ASA'),
  words('DK', 'Jensen,Øresund,Jylland,Vester', 'Møbler,Byg,Slagteri,Revision', 'ApS,A/S'),
  words('FI', 'Virtanen,Saimaa,Pohjola,Koivu', 'Rakennus,Kuljetus,Metsä,Huolto', 'Oy,Oyj'),
  words('UA', 'Dnipro,Karpaty,Shevchuk,Podillia', 'Agro,Budservis,Trans,Molprodukt', 'LLC,TOV,PP'),
  words(
    'RU',
    'Volga,Smirnov,Beryozka,Ural,Zarya',
    'Stroyservis,Torg,Mebel,Avtotrans,Konsalting',
    'OOO,ZAO,AO',
  ),
  words('KZ', 'Altai,Nur,Saryarka,Tengri', 'Kurylys,Trade,Agro,Service', 'TOO,LLP,JSC'),
  words(
    'AE',
    'Al Noor,Pearl,Falcon,Emirates Star,Al Waha',
    'General Trading,Contracting,Electromechanical,Foodstuff Trading',
    'LLC,FZE,FZCO,DMCC',
  ),
  words('SA', 'Al Rashid,Najd,Hijaz,Al Faisal', 'Contracting,Medical,Trading,Poultry', 'Est.,Co. Ltd.,LLC'),
  words('EG', 'Nile,Delta,Pyramids,Al Ahram', 'Textiles,Import Export,Pharmaceuticals,Cement', 'S.A.E.,Co.'),
  words(
    'IN',
    'Shree Ganesh,Lakshmi,Patel,Himalaya,Bharat,Krishna',
    'Enterprises,Exports,Textiles,Steel Traders,Agro Foods',
    'Pvt. Ltd.,Private Limited,LLP,& Sons',
  ),
  words('PK', 'Khyber,Indus,Chenab,Al Madina', 'Traders,Rice Mills,Cotton,Surgical', '(Pvt) Ltd,& Co.'),
  words(
    'CN',
    'Shenzhen Hongda,Ningbo Xinyuan,Yiwu Jiahe,Suzhou Mingde,Qingdao Haifeng',
    'Electronics,Import and Export,Plastic Products,Machinery,Garment',
    'Co., Ltd.,Co., Limited',
  ),
  words('JP', 'Sakura,Yamato,Fujikawa,Minato', 'Seiki,Shoji,Kogyo,Denki', 'K.K.,Co., Ltd.'),
  words('KR', 'Hanbit,Daesung,Sejong,Mirae', 'Tech,Construction,Foods,Precision', 'Co., Ltd.,Corp.'),
  words('VN', 'Hoa Sen,Minh Phát,Sông Hồng,Đại Việt', 'Xây Dựng,Thương Mại,Dệt May,Thủy Sản', 'JSC,Co., Ltd'),
  words(
    'ID',
    'Nusantara,Garuda Jaya,Sinar Abadi,Maju Bersama',
    'Logistik,Tekstil,Makmur,Konstruksi',
    'PT,Tbk',
  ),
  words(
    'BR',
    'Ipanema,Serra Azul,Oliveira,Bandeirantes',
    'Alimentos,Transportes,Engenharia,Comércio',
    'Ltda,S.A.,ME',
  ),
  words(
    'MX',
    'Azteca,del Norte,Hernández,Sol y Mar',
    'Constructora,Abarrotes,Autopartes,Servicios',
    'S.A. de C.V.,S. de R.L. de C.V.',
  ),
  words('ZA', 'Protea,Karoo,Springbok,Van Wyk', 'Mining Supplies,Wines,Transport,Security', '(Pty) Ltd,CC'),
  words(
    'NG',
    'Zenith Star,Okafor,Eko,Savannah',
    'Ventures,Global Resources,Oil Services,Farms',
    'Ltd,Nigeria Limited',
  ),
  words('KE', 'Kilimani,Rift Valley,Simba,Wanjiku', 'Traders,Tea,Safaris,Hardware', 'Ltd'),
  words('AU', 'Outback,Coral,Murray,Eucalypt', 'Plumbing,Mining Services,Wool,Earthmoving', 'Pty Ltd'),
];

const PATTERNS: readonly ((name: string, trade: string, form: string) => string)[] = [
  (name, trade, form) => `${name} ${trade} ${form}`,
  (name, trade, form) => `${name} ${trade} ${form}`,
  (name, _trade, form) => `${name} ${form}`,
  (name, trade) => `${name} ${trade}`,
];

/** Legal forms that stand in front. */
const IN_FRONT: ReadonlySet<string> = new Set(['PT', 'OOO', 'ZAO', 'AO', 'TOO', 'TOV', 'PP']);

/** Legal forms hold a comma before a space ("Co., Ltd."); any other comma separates. */
const read = (list: string): readonly string[] => list.split(/,(?!\s)/u);

function firmOf({ names, trades, forms }: CountryWords, random: Random): string {
  const form = choose(read(forms), random);
  const text = choose(PATTERNS, random)(choose(read(names), random), choose(read(trades), random), form);
  return IN_FRONT.has(form) && text.endsWith(form) ? `${form} ${text.slice(0, -form.length - 1)}` : text;
}

const SEED = 20_261_129;

/** At most `count` ordinary firms of all the countries, as many of each, the same in every run. */
export function ordinaryFirms(count: number): readonly { readonly text: string; readonly country: string }[] {
  const random = seededRandom(SEED);
  const ofEach = Math.ceil(count / FIRMS.length);
  const firms = FIRMS.flatMap((country) => {
    const texts = new Set<string>();
    for (let tries = 0; texts.size < ofEach && tries < 20 * ofEach; tries++)
      texts.add(firmOf(country, random));
    return [...texts].map((text) => ({ text, country: country.country }));
  });
  return firms.slice(0, count);
}
