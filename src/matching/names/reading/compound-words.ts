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

const SHORTEST_PART = 4;
const SHORTEST = 10;

const TAILS = [...new Set(BODIES.split(' '))].sort((a, b) => b.length - a.length);
const COMPOUND = new RegExp(`^(?<first>[a-z]{${SHORTEST_PART},}?)(?<body>${TAILS.join('|')})$`, 'u');
/** What joins the parts in German, Danish and Dutch. */
const JOINT = /(?:s|en|n|e|er)$/u;

const isOfOrganisations = (text: string): boolean =>
  text.length >= SHORTEST_PART && (wordTables().meanings.has(text) || meaningsByStem(text).length > 0);

/** The parts of a word that says what an organisation does and what it is: "forsvarsindustri" is "forsvar industri". */
export function splitCompound(word: LatinWord): readonly LatinWord[] {
  const { text, consonantal, native, rendering } = word;
  if (text.length < SHORTEST || consonantal || native !== undefined || rendering !== undefined) return [word];
  const { first, body } = COMPOUND.exec(text)?.groups ?? {};
  if (first === undefined || body === undefined || wordTables().generic.has(text)) return [word];
  const bare = [first, first.replace(JOINT, '')].find(isOfOrganisations);
  return bare === undefined ? [word] : [latinWord(bare), latinWord(body)];
}
