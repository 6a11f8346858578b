/** An instruction of a Dockerfile: `COPY` and what stands behind it. */
export interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** A stage: what it stands on, its name, and its instructions in order. */
export interface Stage {
  readonly image: string;
  readonly name: string | null;
  readonly instructions: readonly Instruction[];
}

/** A `COPY`: files or folders, into a folder. */
export interface Copy {
  /** The stage that it takes them from; null for the context. */
  readonly from: string | null;
  readonly sources: readonly string[];
  readonly target: string;
}

/** Reads a Dockerfile as far as ours goes: no heredocs, no escapes but of line ends. `ARG` before `FROM` is put in. */
export function readDockerfile(text: string): readonly Stage[] {
  const stages: { image: string; name: string | null; instructions: Instruction[] }[] = [];
  const presets = new Map<string, string>();
  for (const { name, text: rest } of instructionsOf(text)) {
    const stage = stages.at(-1);
    if (name === 'FROM') {
      const [image = '', stageName = null] = rest.split(/\s+AS\s+/iu);
      stages.push({ image: expand(image, presets), name: stageName, instructions: [] });
    } else if (stage === undefined) {
      presets.set(...readArgument(rest));
    } else stage.instructions.push({ name, text: rest });
  }
  return stages;
}

function instructionsOf(text: string): readonly Instruction[] {
  return text
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .join('\n')
    .replace(/\\\n\s*/gu, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = ''] = line.split(/\s/u, 1);
      return { name: name.toUpperCase(), text: line.slice(name.length).trim() };
    });
}

/** Reads the name and the preset behind `ARG`. */
export function readArgument(text: string): readonly [name: string, preset: string] {
  const [name = '', preset = ''] = text.split('=', 2);
  return [name, preset];
}

/** A text with the values of the arguments that it names. */
export const expand = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(/\$\{(\w+)\}/gu, (_whole, key: string) => values.get(key) ?? '');

/** Reads what stands behind `COPY`. */
export function readCopy(text: string): Copy {
  const words = text.split(/\s+/u);
  const from = words[0]?.startsWith('--from=') === true ? words.shift()?.slice('--from='.length) : null;
  return { from: from ?? null, sources: words.slice(0, -1), target: words.at(-1) ?? '' };
}

/** Reads the pairs behind `ENV`. */
export function readEnvironment(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(text.split(/\s+/u).map((pair) => pair.split('=', 2) as [string, string]));
}
