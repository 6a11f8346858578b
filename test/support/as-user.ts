/** A user without any rights of their own, by the number that systems keep for that. */
const NOBODY = 65_534;

/** Whether this process may take on another user, which `asNobody` needs. */
const isRoot = process.geteuid?.() === 0;

/** Runs `work` with the rights of nobody; whoever is not root has few enough. */
export async function asNobody<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!isRoot) return work();
  process.setegid?.(NOBODY);
  process.seteuid?.(NOBODY);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
    process.setegid?.(0);
  }
}
