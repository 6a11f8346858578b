/** Program names the publisher mistypes: the Iran, North Korea and Syria Nonproliferation Act. */
export const PROGRAM_TYPOS: Readonly<Record<string, string>> = { INSKNA: 'INKSNA' };

/** Countries the publisher mistypes. */
export const COUNTRY_TYPOS: Readonly<Record<string, string>> = { 'Kong Kong': 'Hong Kong', CHina: 'China' };
