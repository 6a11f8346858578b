/** Characters of windows-1252 at 0x80 to 0x9F; a space stands for the five bytes it leaves free. */
const HIGH = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/**
 * Repairs windows-1252 text that was read as Latin-1, which leaves control characters where quotes and dashes were. Some
 * publishers export it so; Node 20 decodes `windows-1252` so, too.
 */
export function repairControlCharacters(text: string): string {
  return text.replace(/[\u0080-\u009f]/gu, (character) => HIGH.charAt(character.charCodeAt(0) - 0x80));
}
