import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';

/** Words of Russians that only Hungarian spells so: "Vlagyimir", "Lavrovszkij", "Prigozsin"; no Hungarian is called by them. */
const OF_RUSSIANS =
  /^(?:vlagyimir|vlagyiszlav|vagyim|szergej|alekszand[re]+|alekszej|jevgenyij|nyikolaj|gennagyij|arkagyij|vjacseszlav|sztanyiszlav|rosztyiszlav|jaroszlav|msztyiszlav|vaszilij|nyikita|konsztantyin|szvetlana|ljudmila|tatyjana|natalja)$|(?:szkij|szkaja|csenko|[aeiou]zsin|[aeiou]csin|[aeiou][tg]yin|[gt]yejeva?|[eo]vics|[eo]vna|gyeva?|tyeva?)$/u;
const TELLING = /sz|zs|cs|[gtn]y[ei]/u;

/** Hungarian letters and what English has for their sounds; applied in order. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/sz/gu, '5'],
  [/zs/gu, 'zh'],
  [/cs/gu, 'ch'],
  [/(?<=[tn])y(?=[ei])/gu, ''],
  [/s(?!h)/gu, 'sh'],
  [/5/gu, 's'],
  [/c(?!h)/gu, 'ts'],
  [/j/gu, 'y'],
];

/** "Gyimitrij" has a soft "d" that Hungarian writes "gy". */
const SOFT_D = /gy(?=[ei])/gu;

function inEnglish(text: string): string {
  let spelt = text.replace(SOFT_D, 'd');
  for (const [letters, sound] of SOUNDS) spelt = spelt.replace(letters, sound);
  return spelt;
}

const isHungarian = ({ text, consonantal, native }: LatinWord): boolean =>
  !consonantal && native === undefined && TELLING.test(text) && OF_RUSSIANS.test(text);

/** The name of a Russian as Hungarian spells it, as English does: "Vlagyimir Putyin"; any other name as it is. */
export function withoutHungarianSpelling(words: readonly LatinWord[]): readonly LatinWord[] {
  if (!words.some(isHungarian)) return words;
  return words.map((word) =>
    word.consonantal || word.native !== undefined || word.text.length < SHORTEST
      ? word
      : latinWord(inEnglish(word.text)),
  );
}

const SHORTEST = 3;
