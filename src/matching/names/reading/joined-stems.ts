import { wordTables } from '../words/word-tables.ts';

/** What the parts say of which Russian joins the names of banks, plants and offices of state, as they are transliterated. */
const PARTS: ReadonlyMap<string, string> = new Map(
  (
    'ros=russian bel=belarusian ukr=ukrainian mos=moscow len=leningrad vnesh=foreign gos=state prom=industrial agro=agricultural selkhoz=agricultural ' +
    'stroy=construction stroi=construction svyaz=communications sviaz=communications transport=transport trans=transport energo=energy atom=nuclear neft=oil gaz=gas khim=chemical ' +
    'neftekhim=petrochemical ekonom=economic econom=economic torg=trade invest=investment avto=automobile avia=aviation mash=machinebuilding vagon=wagon wagon=wagon lokomotiv=locomotive traktor=tractor ' +
    'metall=metal metal=metal les=timber ugol=coal spets=special voyen=military voen=military tekh=technical tekhno=technical elektro=electric kommun=municipal zhil=housing dor=road ' +
    'avtomobil=automobile morskoy=maritime oboron=defence priboro=instrument stanko=machine+tool'
  )
    .split(' ')
    .map((item) => item.split('=') as [string, string]),
);

/** The last of the parts, which says what it is that is called so. */
const BODIES: ReadonlyMap<string, string> = new Map(
  'bank=bank zavod=plant sawod=plant strakh=insurance trest=trust kombinat=combine'
    .split(' ')
    .map((item) => item.split('=') as [string, string]),
);
const ENDING = new RegExp(`^(?<stems>[a-z]+?)(?<body>${[...BODIES.keys()].join('|')})$`, 'u');

/** With fewer parts it is as often what a firm is called: "Rosbank", "Investbank". */
const FEWEST_STEMS = 2;
const SHORTEST = 11;

/** The parts of a text, the longest first one that leaves others; a place may come first: "Kurgan-mash-zavod". */
function stemsOf(text: string, isFirst: boolean): readonly string[] | null {
  if (text === '') return [];
  for (let length = text.length; length > 2; length--) {
    const stem = text.slice(0, length);
    const english = PARTS.get(stem) ?? (isFirst ? placeOf(stem) : undefined);
    const rest = english === undefined ? null : stemsOf(text.slice(length), false);
    if (english !== undefined && rest !== null) return [english, ...rest];
  }
  return null;
}

const SHORTEST_PLACE = 4;
const isPlace = (group: string): boolean => /^mplace[^=]/u.test(group);
const placeOf = (text: string): string | undefined =>
  text.length >= SHORTEST_PLACE && wordTables().meanings.get(text)?.some(isPlace) === true ? text : undefined;

/**
 * What a Russian bank, plant or insurer says that is called by the beginnings of words, joined to one: "Vneshtorgbank" is "foreign
 * trade bank"; undefined for any other word.
 */
export function saidByStems(text: string): string | undefined {
  if (text.length < SHORTEST) return undefined;
  const { stems = '', body = '' } = ENDING.exec(text)?.groups ?? {};
  const said = stems === '' ? null : stemsOf(stems, true);
  if (said === null || said.length < FEWEST_STEMS) return undefined;
  return [...said, BODIES.get(body) ?? body].join(' ').replaceAll('+', ' ');
}
