type Value = { readonly uid?: string | null; readonly label?: string | null };

/** "32–38, 42, 46–60": neighbours in the order of all values are written as a range from three on. */
export function labelRuns(all: readonly Value[], some: readonly Value[]): string {
  const chosen = new Set(some.map(({ uid }) => uid));
  const runs: string[][] = [];
  let run: string[] | undefined;
  for (const { uid, label } of all) {
    if (!chosen.has(uid)) run = undefined;
    else if (run === undefined) runs.push((run = [label ?? '']));
    else run.push(label ?? '');
  }
  return runs.map((labels) => (labels.length < 3 ? labels.join(', ') : `${labels[0]}–${labels.at(-1)}`)).join(', ');
}
