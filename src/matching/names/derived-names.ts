/** What makes a family name of another name: "Karp", "Karpov"; "Berg", "Bergman"; "Demir", "Demirci". */
const ENDING =
  /^(?:[oei]v|[oei]va|in|ina|sk[iy]|ska|sky[iy]|skaya|tsk[iy]|owski|ewski|ovsk[iy]|evsk[iy]|enko|chenko|uk|yuk|chuk|man|mann|son|sen|sson|sohn|er|ers|[iy]an|ich|vich|[oe]vich|[oe]vic|vic|ov[aei]ch|ci|cu|oglu|zade|zada|zadeh|pour|far|nejad|escu|eanu|idis|akis|opoulos|atos|ou|dze|shvili)$/u;

const SHORTEST_STEM = 4;
/** "Rahman" / "Rahmani"; a shorter word has lost its last letter. */
const SHORTEST_BEFORE_I = 5;

/** True when one word is a name made of the other, which is another family's. */
export function isDerivedName(a: string, b: string): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  if (shorter.length < SHORTEST_STEM || !longer.startsWith(shorter)) return false;
  const rest = longer.slice(shorter.length);
  return rest === 'i' ? shorter.length >= SHORTEST_BEFORE_I : ENDING.test(rest);
}
