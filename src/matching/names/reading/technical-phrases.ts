import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';

/**
 * What bodies of the former Soviet Union make and study has one word in Russian and several in English: "mashinostroenie" is machine building and
 * mechanical engineering, "priborostroenie" instrument making and instrument engineering, "tekhnika" technology and equipment. Each phrase with
 * what it is read as. Ministries of the interior are called so in as many ways.
 */
const PHRASES =
  'mechanical engineering=machinebuilding/machine manufacturing=machinebuilding/machinery manufacturing=machinebuilding/machine construction=machinebuilding/' +
  'machinery construction=machinebuilding/machine making=machinebuilding/machinery building=machinebuilding/machine engineering=machinebuilding/' +
  'instrument making=instrument/instrument engineering=instrument/instrument building=instrument/instrument manufacturing=instrument/instrument construction=instrument/' +
  'instruments making=instrument/instruments engineering=instrument/device engineering=instrument/device building=instrument/' +
  'ship building=shipbuilding/ship construction=shipbuilding/engine building=engine/engine manufacturing=engine/engine making=engine/motor building=engine/' +
  'tool building=tool/tool manufacturing=tool/tool making=tool/' +
  'measuring technology=measuring equipment/measurement technology=measuring equipment/measurement equipment=measuring equipment/measuring technique=measuring equipment/measuring engineering=measuring equipment/' +
  'computing technology=computing equipment/computer technology=computing equipment/computer engineering=computing equipment/computer equipment=computing equipment/computing machinery=computing equipment/computing engineering=computing equipment/' +
  'heat technology=thermal engineering/heat engineering=thermal engineering/thermal technology=thermal engineering/thermal technics=thermal engineering/thermal tech=thermal engineering/heat tech=thermal engineering/' +
  'radio technical=radio engineering/radio technology=radio engineering/electrical technology=electrical engineering/electrical technical=electrical engineering/' +
  'special designation=special purpose/special assignment=special purpose/special meaning=special purpose/special destination=special purpose/powerful radio=high power radio/' +
  'internal affairs=interior/home affairs=interior';

/** Phrases by their first word: the second one, and the words in their place. */
const BY_FIRST: ReadonlyMap<string, ReadonlyMap<string, readonly LatinWord[]>> = PHRASES.split('/').reduce(
  (all, phrase) => {
    const [said = '', read = ''] = phrase.split('=');
    const [first = '', second = ''] = said.split(' ');
    const ofFirst = all.get(first) ?? new Map<string, readonly LatinWord[]>();
    ofFirst.set(
      second,
      read.split(' ').map((word) => latinWord(word)),
    );
    return all.set(first, ofFirst);
  },
  new Map<string, Map<string, readonly LatinWord[]>>(),
);

/** What a word is in English: itself, or what it says in its language. */
const inEnglish = ({ text, says }: LatinWord): readonly string[] =>
  says === undefined ? [text] : [text, ...says.replace('?', '').split('+')];

/** What is read in the place of two words; undefined for most. */
function readingOf(first: LatinWord, second: LatinWord | undefined): readonly LatinWord[] | undefined {
  if (second === undefined) return undefined;
  for (const one of inEnglish(first)) {
    const ofFirst = BY_FIRST.get(one);
    const other = ofFirst === undefined ? undefined : inEnglish(second).find((word) => ofFirst.has(word));
    if (other !== undefined) return ofFirst?.get(other);
  }
  return undefined;
}

/** Takes two words of English that others are chosen for as often in one way: "Instrument Engineering Plant" (Instrument Making Plant). */
export function withTechnicalPhrases(words: readonly LatinWord[]): readonly LatinWord[] {
  const read: LatinWord[] = [];
  for (let place = 0; place < words.length; place++) {
    const word = words[place] as LatinWord;
    const phrase = readingOf(word, words[place + 1]);
    read.push(...(phrase ?? [word]));
    if (phrase !== undefined) place++;
  }
  return read;
}
