import type { Mark } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { markType } from './schema.ts';

type Span = { readonly from: number; readonly to: number; readonly mark: Mark };

/** The whole link somebody stands in, or what of one is chosen. */
export function linkAt({ selection: { $from, from, to, empty }, doc }: EditorState): Span | undefined {
  const type = markType('a');
  let mark = type.isInSet($from.marks());
  if (!empty) doc.nodesBetween(from, to, (node) => void (mark ??= type.isInSet(node.marks)));
  if (!mark) return undefined;
  if (!empty) return { from, to, mark };
  // Runs of words that the link holds, one after the other.
  const runs: { start: number; end: number }[] = [];
  let position = $from.start();
  for (const child of $from.parent.children) {
    const [start, end, last] = [position, position + child.nodeSize, runs.at(-1)];
    position = end;
    if (!mark.isInSet(child.marks)) continue;
    if (last?.end === start) last.end = end;
    else runs.push({ start, end });
  }
  const run = runs.find(({ start, end }) => start <= from && from <= end);
  return run && { from: run.start, to: run.end, mark };
}

/** Where nothing is chosen the address is what is read. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const there = linkAt(state);
    const mark = markType('a').create({ ...there?.mark.attrs, href });
    const span = there ?? { from, to };
    const { tr } = state;
    if (empty && !there) tr.replaceSelectionWith(state.schema.text(href, [mark]), false);
    else tr.removeMark(span.from, span.to, markType('a')).addMark(span.from, span.to, mark);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const removeLink: Command = (state, dispatch) => {
  const there = linkAt(state);
  if (!there) return false;
  dispatch?.(state.tr.removeMark(there.from, there.to, markType('a')));
  return true;
};
