import { NAME_MODEL } from '../../scoring-model.ts';
import type { PreparedWord } from '../prepared-word.ts';
import type { WordClass } from './word-class.ts';

/** What a word may be in a name, as bits: of several words they are added up, and asked for at once. */
export const ROLES = {
  name: 1,
  patronymic: 2,
  generic: 4,
  legalForm: 8,
  particle: 16,
  title: 32,
  initial: 64,
  number: 128,
  between: 256,
  /** Names a country, or comes from it. */
  ofCountry: 512,
  /** Has one letter or digit. */
  ofOneLetter: 1024,
  /** Says that a branch of an organisation is meant. */
  branch: 2048,
  /** Says what kind of body an organisation is. */
  body: 4096,
  /** Names a town. */
  town: 8192,
  /** Say that it is a bank, a club of athletes, a part of an army, or an association of people. */
  bank: 1 << 14,
  sport: 1 << 15,
  troops: 1 << 16,
  association: 1 << 17,
} as const satisfies Readonly<Record<WordClass, number>> & Readonly<Record<string, number>>;

const meanings = (names: string): ReadonlySet<string> => new Set(names.split(' ').map((name) => `m${name}`));

const BRANCHES = meanings('BRANCH hBRANCH_WORD hSUBSIDIARY OFFICE hOFFICE_WORD');

/** What kind of body an organisation is: whoever translates its name takes one for another ("Centre", "Institute"). */
const BODIES = meanings(
  'AGENCY ASSOC ASSOCIATION AUTHORITY BRANCH BUREAU CENTER COMMITTEE CONCERN CONSORTIUM DEPT ENTERPRISE FDN FUND INSTITUTE INSTITUTION ' +
    'KOMBINAT OFFICE ORG FACTORY hPLANT hCOUNCIL hFACTORY hDIRECTORATE hHEADQUARTERS hCOMMAND hMOVEMENT',
);

/** The role that words of a meaning have. */
const BY_MEANING: ReadonlyMap<string, number> = new Map(
  (
    [
      [ROLES.branch, BRANCHES],
      [ROLES.body, BODIES],
      [ROLES.bank, meanings('BANK')],
      [ROLES.sport, meanings('hFOOTBALL hBASKETBALL tfootball tbasketball tvolleyball thockey')],
      [
        ROLES.troops,
        meanings('hDIVISION BRIGADE hBRIGADE_WORD hREGIMENT hBATTALION hCORPS ARMY hARMY tregiment'),
      ],
      [ROLES.association, meanings('ASSOCIATION hVETERAN tmuseum MUSEUM tsociety CLUB')],
    ] as const
  ).reduce((all, [role, names]) => {
    for (const name of names) all.set(name, (all.get(name) ?? 0) | role);
    return all;
  }, new Map<string, number>()),
);

/** The roles of a word. */
export function rolesOfWord({
  wordClass,
  country,
  text,
  groups,
}: Pick<PreparedWord, 'wordClass' | 'country' | 'text' | 'groups'>): number {
  let roles: number = ROLES[wordClass];
  if (country !== null) roles |= ROLES.ofCountry;
  if (text.length === 1) roles |= ROLES.ofOneLetter;
  for (const group of groups) {
    roles |= BY_MEANING.get(group) ?? 0;
    if (group.startsWith('mplace-')) roles |= ROLES.town;
  }
  return roles;
}

/** The roles of any of some words. */
export function rolesOf(words: readonly PreparedWord[]): number {
  let all = 0;
  for (const { roles } of words) all |= roles;
  return all;
}

/** True for a word that says what an organisation is or does, more than that it is one ("Company"). */
export const saysTrade = (word: PreparedWord | undefined): boolean =>
  word?.wordClass === 'generic' && word.weight > NAME_MODEL.weights.company;
