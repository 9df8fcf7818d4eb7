export type PaletteEntry = {
  readonly id: string;
  readonly label: string;
  /** Found by these words too. */
  readonly words?: string;
};

/** Without accents and case: `Categorieën` is found by `categorieen`. */
const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();

/** Entries that have every typed word at the start of one of theirs; those whose name begins with it first. */
export function findEntries<Entry extends PaletteEntry>(entries: readonly Entry[], typed: string): readonly Entry[] {
  const wanted = foldText(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return entries;
  const scored = entries.flatMap((entry) => {
    const label = foldText(entry.label);
    const words = `${label} ${foldText(entry.words ?? '')}`.split(/[\s,/-]+/);
    if (!wanted.every((want) => words.some((word) => word.startsWith(want)))) return [];
    return [{ entry, rank: label.startsWith(wanted[0] ?? '') ? 0 : 1 }];
  });
  return scored.toSorted((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}

/** Where the typed words begin in a label, as [start, end) of the label as it is shown. */
function markedRanges(label: string, typed: string): readonly (readonly [number, number])[] {
  const folded = Array.from(label, foldText);
  const starts = folded.map((_, index) => folded.slice(0, index).join('').length);
  const text = folded.join('');
  const ranges: (readonly [number, number])[] = [];
  for (const want of foldText(typed).split(/\s+/).filter(Boolean)) {
    const at = [...text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]+/gu)].find(([word]) => word.startsWith(want))?.index;
    if (at === undefined) continue;
    const start = starts.findLastIndex((position) => position <= at);
    const end = starts.findIndex((position) => position >= at + want.length);
    ranges.push([start, end < 0 ? folded.length : end]);
  }
  return ranges.toSorted(([one], [other]) => one - other);
}

export type MarkedPart = { readonly text: string; readonly isMarked: boolean };

/** A label in parts, those that were typed marked. */
export function markedParts(label: string, typed: string): readonly MarkedPart[] {
  const letters = Array.from(label);
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const [start, end] of markedRanges(label, typed)) {
    const from = Math.max(at, start);
    parts.push({ text: letters.slice(at, from).join(''), isMarked: false }, { text: letters.slice(from, end).join(''), isMarked: true });
    at = Math.max(at, end);
  }
  return [...parts, { text: letters.slice(at).join(''), isMarked: false }].filter(({ text }) => text !== '');
}
