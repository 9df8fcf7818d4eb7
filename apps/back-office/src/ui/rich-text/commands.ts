import { baseKeymap, chainCommands, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { markType, nodeType, type MarkName } from './schema.ts';

/** Both, as one step back; the second alone where the first has nothing to do. */
const both =
  (first: Command, second: Command): Command =>
  (state, dispatch) => {
    let done: Transaction | undefined;
    first(state, (transaction) => (done = transaction));
    if (!done) return second(state, dispatch);
    const both = done;
    const goesOn = second(state.apply(both), (next) => {
      for (const step of next.steps) both.step(step);
    });
    if (goesOn) dispatch?.(both.scrollIntoView());
    return goesOn;
  };

const isMarked = ({ selection: { $from, from, to, empty }, storedMarks, doc }: EditorState, type: MarkType): boolean =>
  empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type);

const isWithin = ({ selection: { $from } }: EditorState, type: NodeType): boolean =>
  Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth).type).includes(type);

const isBlock = ({ selection: { $from } }: EditorState, type: NodeType): boolean => $from.parent.type === type;

/** The first name is what is written; the others look the same, and go as well. */
const toggle =
  (...names: readonly [MarkName, ...MarkName[]]): Command =>
  (state, dispatch) => {
    const there = names.map(markType).find((type) => isMarked(state, type));
    return toggleMark(there ?? markType(names[0]))(state, dispatch);
  };

const listAround = ({ selection: { $from } }: EditorState) => {
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (type === nodeType('ul') || type === nodeType('ol')) return { depth, type };
  }
  return undefined;
};

/** Out of the list; who is in none any more writes paragraphs again. */
const leaveList: Command = (state, dispatch) =>
  liftListItem(nodeType('li'))(state, (transaction) => {
    const after = state.apply(transaction);
    if (!listAround(after)) setBlockType(nodeType('p'))(after, (next) => next.steps.forEach((step) => transaction.step(step)));
    dispatch?.(transaction.scrollIntoView());
  });

const toggleList =
  (name: 'ul' | 'ol'): Command =>
  (state, dispatch) => {
    const around = listAround(state);
    if (!around) return both(setBlockType(nodeType('line')), wrapInList(nodeType(name)))(state, dispatch);
    if (around.type === nodeType(name)) return leaveList(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(state.selection.$from.before(around.depth), nodeType(name)));
    return true;
  };

const toggleBlock =
  (name: 'h2' | 'h3'): Command =>
  (state, dispatch) =>
    setBlockType(nodeType(isBlock(state, nodeType(name)) ? 'p' : name))(state, dispatch);

const toggleQuote: Command = (state, dispatch) =>
  isWithin(state, nodeType('blockquote')) ? lift(state, dispatch) : wrapIn(nodeType('blockquote'))(state, dispatch);

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodeType('br').create(), true).scrollIntoView());
  return true;
};

const leaveEmptyItem: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  return empty && $from.parent.content.size === 0 && $from.node(-1)?.type === nodeType('li') && leaveList(state, dispatch);
};

export type ToolName = 'bold' | 'italic' | 'heading' | 'subheading' | 'bullets' | 'numbers' | 'quote' | 'undo' | 'redo';

type Tool = { readonly run: Command; /** Undefined: it is nothing that can be on. */ readonly isOn?: (state: EditorState) => boolean };

export const tools: Readonly<Record<ToolName, Tool>> = {
  bold: { run: toggle('strong', 'b'), isOn: (state) => isMarked(state, markType('strong')) || isMarked(state, markType('b')) },
  italic: { run: toggle('em', 'i'), isOn: (state) => isMarked(state, markType('em')) || isMarked(state, markType('i')) },
  heading: { run: toggleBlock('h2'), isOn: (state) => isBlock(state, nodeType('h2')) },
  subheading: { run: toggleBlock('h3'), isOn: (state) => isBlock(state, nodeType('h3')) },
  bullets: { run: toggleList('ul'), isOn: (state) => listAround(state)?.type === nodeType('ul') },
  numbers: { run: toggleList('ol'), isOn: (state) => listAround(state)?.type === nodeType('ol') },
  quote: { run: toggleQuote, isOn: (state) => isWithin(state, nodeType('blockquote')) },
  undo: { run: undo },
  redo: { run: redo },
};

const item = nodeType('li');

/** Tab is not among them: it leads out of the field, as everywhere. */
export const keys: Readonly<Record<string, Command>> = {
  ...baseKeymap,
  Enter: chainCommands(splitListItem(item), leaveEmptyItem, baseKeymap['Enter'] ?? (() => false)),
  'Shift-Enter': breakLine,
  'Mod-b': tools.bold.run,
  'Mod-i': tools.italic.run,
  'Mod-]': sinkListItem(item),
  'Mod-[': leaveList,
  'Mod-z': undo,
  'Mod-Shift-z': redo,
  'Mod-y': redo,
};
