import { soundsOf } from '../phonetics/sounds.ts';
import type { PreparedWord } from './prepared-word.ts';

const knownSounds = new WeakMap<PreparedWord, string>();

/** Keeps the sounds of a word that were derived to prepare it. */
export function keepSounds(word: PreparedWord, sounds: string): void {
  knownSounds.set(word, sounds);
}

/** The sounds of a word; derived at the first comparison unless they were kept: few words of Latin letters are compared by them. */
export function soundsOfWord(word: PreparedWord): string {
  let sounds = knownSounds.get(word);
  if (sounds === undefined) {
    sounds = soundsOf(word.text, word.rendering ?? undefined);
    knownSounds.set(word, sounds);
  }
  return sounds;
}
