/** Classes of consonants (`consonant-skeleton.ts`) of which each pair is written for one another in some language, both in Latin letters. */
const FOR_ONE_ANOTHER: ReadonlySet<string> = new Set(
  (
    '$h $j $k $s $x $z dj dt dz gh gj gk gx hj hk hx jk jx jz ks kx mn lr st sz tz ' +
    // Beside a letter that is read as a vowel elsewhere: "Joseph", "Iosif".
    "'h 'j 'g 'k 'x"
  )
    .split(' ')
    .flatMap((pair) => [pair, pair.charAt(1) + pair.charAt(0)]),
);

/**
 * True for two spellings of which one has a consonant in the place of another that no language writes for it: "Pushin" is no
 * spelling of "Putin", whatever table has them both.
 */
export function haveUnlikeConsonant(skeleton: string, other: string): boolean {
  if (skeleton.length !== other.length) return false;
  let place = -1;
  for (let at = 0; at < skeleton.length; at++) {
    if (skeleton.charCodeAt(at) === other.charCodeAt(at)) continue;
    if (place >= 0) return false;
    place = at;
  }
  return place >= 0 && !FOR_ONE_ANOTHER.has(skeleton.charAt(place) + other.charAt(place));
}
