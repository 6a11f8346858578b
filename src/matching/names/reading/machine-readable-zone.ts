/** The first line of the machine-readable zone of a passport (ICAO Doc 9303, part 4): "P<RUSPETROV<<IVAN<SERGEEVICH<<<<". */
const OF_PASSPORT = /^\s*P<[A-Z<]{3}(?<family>[A-Z]+(?:<[A-Z]+)*)<<(?<given>[A-Z]+(?:<[A-Z]+)*)<*\s*$/u;

/** The name of the bearer for a line that a machine read from a passport; any other text as it is. */
export function nameInPassport(text: string): string {
  const { family, given } = (text.includes('<<') ? OF_PASSPORT.exec(text)?.groups : undefined) ?? {};
  return family === undefined || given === undefined ? text : `${given} ${family}`.replaceAll('<', ' ');
}
