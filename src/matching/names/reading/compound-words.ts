import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';
import { meaningsByStem } from '../words/organisation-stems.ts';
import { wordTables } from '../words/word-tables.ts';

/**
 * What organisations are, as the last part of one word with what they do: "Verteidigungsindustrie", "onderzoeksinstituut",
 * "kutatóintézet". Parts that end names of firms as well ("Investbank") are left out.
 */
const BODIES =
  'industrien industrier industrierna industrie industri instituttet institutet institut instituut intezet intezete konzern koncernen koncern organisationen organisation organisatie ' +
  'gardets gardet gardes garden garde gruppen gruppe gruppierung brigaden brigade ministerium ministeriet ministerie ministerio departementet departement komitee komiteen komite ' +
  'gesellschaft unternehmen virksomheden virksomhed foretaget foretag onderneming bedrijf dienst tjansten tjanst tjenesten tjeneste tjenester korpset korps armeen armee front partei partij partiet parti ' +
  'bewegung beweging bevaegelsen bevaegelse rorelsen rorelse verband forbund akademie akademiet akademi universitat universitetet universitet universiteit stiftung stiftelsen stiftelse ' +
  'behorde agentur agentuur luftwaffe streitkrafte strijdkrachten styrker styrkerna styrkor truppen einheit gefangnis faengsel fangelset fangelse gevangenis provinz provinsen provins provincie ' +
  'kommission kommissionen commissie kommando kommandoen verwaltung forschung forskning onderzoek fabriken fabrik fabriek institution institutionen institutioner direktorat direktoratet ' +
  'kompanie direktion polizei sicherheit verteidigung maatschappij bolaget bolag selskabet selskab selskapet selskap bureau byran byraet stichting vereniging vaesenet vesenet ' +
  'organisasjonen organisasjon kommisjonen kommisjon institusjon administrasjon administratie bevegelsen bevegelse agenturet ' +
  'laitos tehdas yhtio joukot jarjesto keskus neuvosto kaarti puolue yritys teollisuus vankila virasto viraston palvelu palvelun akatemia akatemian rintama rintaman lautakunta lautakunnan armeija ministerion jarjeston laitoksen yhtion keskuksen neuvoston saatio ettevote tehas vallalat vallalata teenistus teenistuse komisjon akadeemia ministeerium ministeeriumi kozpont kozpontja hivatal hivatala szervezet szervezete ugynokseg ugynoksege szolgalat szolgalata tarsasag tarsasaga bizottsag bizottsaga akademia miniszterium miniszteriuma technologia ipar';

/** What firms of Germany make or do, as the first part of one word, without what joins the parts. */
const DONE_IN_GERMAN: ReadonlyMap<string, string> = new Map(
  (
    'maschinenbau=machinebuilding maschine=machine werkzeugmaschine=machine_tool werkzeug=tool waffe=arms rustung=arms hubschrauber=helicopter flugzeug=aircraft flugzeugbau=aircraft flug=flight lokomotive=locomotive ' +
    'traktor=tractor automobil=automobile auto=automobile lastkraftwagen=truck panzer=tank kraftfahrzeug=vehicle fahrzeug=vehicle motor=engine turbine=turbine triebwerk=engine schiffbau=shipbuilding schiff=ship schifffahrt=shipping reederei=shipping ' +
    'stahl=steel metall=metal aluminium=aluminium kupfer=copper gold=gold kohle=coal bergbau=mining erz=ore erdol=petroleum mineralol=petroleum erdgas=gas raffinerie=refinery chemie=chemical petrochemie=petrochemical dungemittel=fertilizer kali=potash ' +
    'zement=cement papier=paper textil=textile tabak=tobacco zucker=sugar lebensmittel=food nahrungsmittel=food landwirtschaft=agricultural holz=timber glas=glass gummi=rubber reifen=tyre leder=leather mobel=furniture arzneimittel=pharmaceutical ' +
    'kredit=credit spar=savings handel=trade aussenhandel=foreign_trade export=export import=import wertpapier=securities investition=investment entwicklung=development versicherung=insurance ruckversicherung=reinsurance industrie=industrial zentral=central volk=peoples ' +
    'luftfahrt=aviation raumfahrt=space rakete=missile munition=ammunition sprengstoff=explosives optik=optical radio=radio rundfunk=radio fernseh=television funk=radio elektronik=electronics mikroelektronik=microelectronics gerat=instrument messgerat=instrument elektro=electrical ' +
    'kern=nuclear atom=nuclear energie=energy strom=power kraftwerk=power_plant forschung=research wissenschaft=scientific bildung=education strasse=road eisenbahn=railway bahn=railway hafen=port fracht=freight transport=transport spedition=forwarding logistik=logistics ' +
    'nachricht=intelligence sicherheit=security verteidigung=defence wehr=military staat=state bau=construction wohnungsbau=housing baustoff=building_materials wasser=water wehrtechnik=military_technology technologie=technology informationstechnik=information_technology telekommunikation=telecommunications presse=press'
  )
    .split(' ')
    .map((item) => {
      const [part = '', english = ''] = item.split('=');
      return [part, english.replaceAll('_', ' ')] as const;
    }),
);

/** Last parts that only German ones stand before: "Energobank" is what a firm is called. */
const BODIES_OF_GERMAN: ReadonlyMap<string, string> = new Map([
  ['werk', 'plant'],
  ['werke', 'plant'],
  ['werken', 'plant'],
  ['werft', 'shipyard'],
  ['werften', 'shipyards'],
  ['handel', 'trade'],
  ['bau', 'construction'],
  ['betrieb', 'enterprise'],
  ['betriebe', 'enterprises'],
  ['bank', 'bank'],
  ['zentrum', 'centre'],
  ['system', 'system'],
  ['systeme', 'systems'],
  ['amt', 'office'],
  ['versicherung', 'insurance'],
]);

/** "Erz", "Kali". */
const SHORTEST_FIRST = 3;
const SHORTEST_PART = 4;
const SHORTEST = 8;
const SHORTEST_OF_ANY_LANGUAGE = 10;

const TAILS = [...new Set([...BODIES.split(' '), ...BODIES_OF_GERMAN.keys()])].sort(
  (a, b) => b.length - a.length,
);
const COMPOUND = new RegExp(`^(?<first>[a-z]{${SHORTEST_FIRST},}?)(?<body>${TAILS.join('|')})$`, 'u');
/** What joins the parts in German, Danish and Dutch. */
const JOINTS = ['', 's', 'en', 'n', 'e', 'er'];
/** What a first part may be without what joins it: "turbinen" is "turbine". */
const bareForms = (first: string): readonly string[] =>
  JOINTS.filter((joint) => first.endsWith(joint)).map((joint) => first.slice(0, first.length - joint.length));

const isOfOrganisations = (text: string): boolean =>
  text.length >= SHORTEST_PART && (wordTables().meanings.has(text) || meaningsByStem(text).length > 0);

function inEnglish(first: string): readonly LatinWord[] | null {
  const said = bareForms(first)
    .map((part) => DONE_IN_GERMAN.get(part))
    .find(Boolean);
  return said === undefined ? null : said.split(' ').map((word) => latinWord(word));
}

/** The parts of a word that says what an organisation does and what it is: "forsvarsindustri" is "forsvar industri". */
export function splitCompound(word: LatinWord): readonly LatinWord[] {
  const { text, consonantal, native, rendering } = word;
  if (text.length < SHORTEST || consonantal || native !== undefined || rendering !== undefined) return [word];
  const { first, body } = COMPOUND.exec(text)?.groups ?? {};
  if (first === undefined || body === undefined || wordTables().generic.has(text)) return [word];
  const said = inEnglish(first);
  const ofGerman = BODIES_OF_GERMAN.get(body);
  if (said !== null) return [...said, latinWord(ofGerman ?? body)];
  if (ofGerman !== undefined || text.length < SHORTEST_OF_ANY_LANGUAGE) return [word];
  const bare = bareForms(first).find(isOfOrganisations);
  return bare === undefined ? [word] : [latinWord(bare), latinWord(body)];
}
