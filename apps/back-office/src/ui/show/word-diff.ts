export type DiffPart = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string };

/** Beyond it a table of all pairs would take seconds; so much was never changed word by word. */
const mostCells = 1_000_000;

/** A number with its decimals is one word. */
const wordsOf = (text: string): string[] => text.match(/\s+|\p{N}+[.,]\p{N}+(?![\p{L}\p{N}])|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** What became of a text, word by word: the parts that stayed, came and went, in reading order. */
export function wordDiff(before: string, after: string): readonly DiffPart[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (end < old.length - start && end < fresh.length - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
  const parts = [
    ...old.slice(0, start).map((text) => ({ kind: 'same', text }) as const),
    ...middle(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end)),
    ...old.slice(old.length - end).map((text) => ({ kind: 'same', text }) as const),
  ];
  return join(parts);
}

function middle(old: readonly string[], fresh: readonly string[]): DiffPart[] {
  const removed = old.map((text) => ({ kind: 'removed', text }) as const);
  const added = fresh.map((text) => ({ kind: 'added', text }) as const);
  if (old.length === 0 || fresh.length === 0 || old.length * fresh.length > mostCells) return [...removed, ...added];
  const lengths = commonLengths(old, fresh);
  const at = (row: number, column: number): number => lengths[row * (fresh.length + 1) + column] ?? 0;
  const parts: DiffPart[] = [];
  let [row, column] = [0, 0];
  while (row < old.length && column < fresh.length) {
    const [was, is] = [old[row] ?? '', fresh[column] ?? ''];
    if (was === is) {
      parts.push({ kind: 'same', text: was });
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      parts.push({ kind: 'removed', text: was });
      row += 1;
    } else {
      parts.push({ kind: 'added', text: is });
      column += 1;
    }
  }
  return [...parts, ...removed.slice(row), ...added.slice(column)];
}

/** Longest common subsequence of every pair of tails; blanks alone are not worth keeping, so they weigh little. */
function commonLengths(old: readonly string[], fresh: readonly string[]): Float32Array {
  const width = fresh.length + 1;
  const lengths = new Float32Array((old.length + 1) * width);
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = fresh.length - 1; column >= 0; column -= 1) {
      const word = old[row] ?? '';
      lengths[row * width + column] =
        word === fresh[column]
          ? (lengths[(row + 1) * width + column + 1] ?? 0) + (word.trim() === '' ? 0.01 : 1)
          : Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0);
    }
  }
  return lengths;
}

/** Neighbours of a kind become one, what went before what came, and a blank between two changes belongs to both. */
function join(parts: readonly DiffPart[]): readonly DiffPart[] {
  const joined: { kind: DiffPart['kind']; text: string }[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed) joined.push({ kind: 'removed', text: removed });
    if (added) joined.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  for (const [index, { kind, text }] of parts.entries()) {
    const isGap =
      kind === 'same' && text.trim() === '' && (removed || added) && parts[index + 1] !== undefined && parts[index + 1]?.kind !== 'same';
    if (kind === 'removed' || isGap) removed += text;
    if (kind === 'added' || isGap) added += text;
    if (kind !== 'same' || isGap) continue;
    flush();
    const last = joined.at(-1);
    if (last?.kind === 'same') last.text += text;
    else joined.push({ kind, text });
  }
  flush();
  return joined;
}
