/**
 * Remembers what was derived of texts, of so many at most: the words of names come again and again, and what looks for a few of
 * them in many ways finds nothing in nearly all.
 */
export function rememberedByText<Value>(
  most: number,
  derive: (text: string) => Value,
): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const remembered = known.get(text);
    if (remembered !== undefined || known.has(text)) return remembered as Value;
    if (known.size >= most) known.clear();
    const value = derive(text);
    known.set(text, value);
    return value;
  };
}

/** Words that are remembered of each kind: a few megabytes. */
export const MOST_WORDS = 20_000;
