import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type DragEvent,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Icon } from '../icons/icon.tsx';
import { dropPlace, rowsOf, stepPlace, typedRow, type Step, type TreeNode, type TreePlace, type TreeRow, type Zone } from './tree-model.ts';
import styles from './tree.module.css';

type Props<Node extends TreeNode> = {
  readonly label: string;
  readonly nodes: readonly Node[];
  readonly nameOf: (node: Node) => string;
  /** What stands behind the name. */
  readonly more?: (node: Node) => ReactNode;
  readonly isFaint?: (node: Node) => boolean;
  /** The one that is chosen, and that keys begin at. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly onOpen: (id: string) => void;
  /** Without it nothing can be moved. */
  readonly onMove?: ((id: string, place: TreePlace) => void) | undefined;
};

const steps: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };
/** Letters that follow each other faster are one word. */
const wordMs = 600;

/** Keeps the focus on what is chosen, also when it was moved elsewhere in the page. */
function useFocusOn(chosen: string, rows: readonly unknown[]) {
  const list = useRef<HTMLUListElement>(null);
  const isInside = useRef(false);
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(chosen)}"]`);
    if (isInside.current && item && document.activeElement !== item) item.focus();
  }, [chosen, rows]);
  return {
    ref: list,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLUListElement>) => {
      // What is moved in the page loses the focus for a moment, to nothing.
      if (relatedTarget) isInside.current = list.current?.contains(relatedTarget) ?? false;
    },
  };
}

function useTyped<Node extends TreeNode>(rows: readonly TreeRow<Node>[], nameOf: (node: Node) => string) {
  const typed = useRef({ word: '', at: 0 });
  return (from: number, letter: string, at: number) => {
    const isNew = at - typed.current.at > wordMs;
    typed.current = { word: isNew ? letter : typed.current.word + letter, at };
    return typedRow(rows, from, typed.current.word, nameOf);
  };
}

/** Where a pointer is on a row: its edges are before and behind, its middle is inside. */
function zoneAt({ clientY, currentTarget }: DragEvent<HTMLElement>): Zone {
  const { top, height } = currentTarget.getBoundingClientRect();
  const share = (clientY - top) / height;
  return share < 0.3 ? 'before' : share > 0.7 ? 'behind' : 'inside';
}

function useDragging<Node extends TreeNode>({ nodes, onMove }: Pick<Props<Node>, 'nodes' | 'onMove'>) {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<{ readonly id: string; readonly zone: Zone }>();
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  const propsOf = ({ id, parent }: Node) =>
    onMove
      ? {
          draggable: parent !== null,
          onDragStart: (event: DragEvent<HTMLElement>) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', id);
            setDragged(id);
          },
          onDragOver: (event: DragEvent<HTMLElement>) => {
            const zone = zoneAt(event);
            if (dragged === undefined || !dropPlace(nodes, dragged, id, zone)) return setOver(undefined);
            event.preventDefault();
            setOver({ id, zone });
          },
          onDrop: (event: DragEvent<HTMLElement>) => {
            event.preventDefault();
            const place = dragged === undefined ? undefined : dropPlace(nodes, dragged, id, zoneAt(event));
            if (dragged !== undefined && place) onMove(dragged, place);
            end();
          },
          onDragEnd: end,
        }
      : {};
  return { propsOf, dropOf: (id: string): Zone | undefined => (over?.id === id ? over.zone : undefined), dragged };
}

type Keyed<Node extends TreeNode> = Pick<Props<Node>, 'nodes' | 'nameOf' | 'onChoose' | 'onOpen' | 'onMove'> & {
  readonly rows: readonly TreeRow<Node>[];
  readonly at: number;
  readonly setOpen: (id: string, isOpen: boolean) => void;
};

/** Arrows walk, right opens, left closes, letters find, Enter opens. With Alt the arrows move what is chosen. */
function useTreeKeys<Node extends TreeNode>({ nodes, rows, at, nameOf, onChoose, onOpen, onMove, setOpen }: Keyed<Node>) {
  const find = useTyped(rows, nameOf);
  const walk = (row: TreeRow<Node> | undefined) => row && onChoose(row.node.id);
  const keys: Readonly<Record<string, (row: TreeRow<Node>) => void>> = {
    ArrowDown: () => walk(rows[at + 1]),
    ArrowUp: () => walk(rows[at - 1]),
    Home: () => walk(rows[0]),
    End: () => walk(rows.at(-1)),
    ArrowRight: ({ node, isOpen }) => (isOpen === false ? setOpen(node.id, true) : isOpen && walk(rows[at + 1])),
    ArrowLeft: ({ node, isOpen }) => (isOpen ? setOpen(node.id, false) : walk(rows.find((row) => row.node.id === node.parent))),
    Enter: ({ node }) => onOpen(node.id),
  };
  return (event: KeyboardEvent<HTMLElement>) => {
    const row = rows[at];
    if (!row || event.ctrlKey || event.metaKey) return;
    const step = event.altKey ? steps[event.key] : undefined;
    const act = step ? undefined : keys[event.key];
    const isLetter = event.key.length === 1 && /\S/.test(event.key) && !event.altKey;
    if (!step && !act && !isLetter) return;
    // Lists of the frame walk with the same keys.
    event.stopPropagation();
    if (step || act) event.preventDefault();
    const place = step && stepPlace(nodes, row.node.id, step);
    if (place) onMove?.(row.node.id, place);
    if (act) act(row);
    else if (isLetter) walk(find(at, event.key, event.timeStamp));
  };
}

type ItemProps<Node extends TreeNode> = {
  readonly row: TreeRow<Node>;
  readonly isChosen: boolean;
  readonly isFaint: boolean;
  readonly drop: Zone | undefined;
  readonly isDragged: boolean;
  readonly dragging: HTMLAttributes<HTMLElement>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onToggle: () => void;
  readonly onChoose: () => void;
  readonly onOpen: () => void;
  readonly children: ReactNode;
};

function Item<Node extends TreeNode>({
  row,
  isChosen,
  isFaint,
  drop,
  isDragged,
  dragging,
  onKeyDown,
  onToggle,
  onChoose,
  onOpen,
  children,
}: ItemProps<Node>) {
  const { node, level, place, count, isOpen } = row;
  return (
    <li
      {...dragging}
      role="treeitem"
      className={styles.item}
      data-id={node.id}
      data-level={level}
      data-faint={isFaint || undefined}
      data-drop={drop}
      data-dragged={isDragged || undefined}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={count}
      aria-expanded={isOpen}
      aria-selected={isChosen}
      tabIndex={isChosen ? 0 : -1}
      style={{ '--level': level } as CSSProperties}
      onClick={onChoose}
      onKeyDown={onKeyDown}
      onDoubleClick={onOpen}
    >
      <span
        className={styles.caret}
        aria-hidden="true"
        onClick={(event) => {
          if (isOpen === undefined) return;
          event.stopPropagation();
          onToggle();
        }}
      >
        {isOpen !== undefined && <Icon name={isOpen ? 'caret-down' : 'caret-right'} size={14} />}
      </span>
      {children}
    </li>
  );
}

/** A tree as the authoring practices describe it, whose parts can be moved by keys and by a pointer. */
export function Tree<Node extends TreeNode>(props: Props<Node>) {
  const { label, nodes, nameOf, more, isFaint, chosen, onChoose, onOpen, onMove } = props;
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set());
  const rows = rowsOf(nodes, closed);
  const focus = useFocusOn(chosen, rows);
  const { propsOf, dropOf, dragged } = useDragging(props);
  const at = Math.max(
    0,
    rows.findIndex(({ node }) => node.id === chosen),
  );
  const setOpen = (id: string, isOpen: boolean) => {
    const next = new Set(closed);
    if (isOpen) next.delete(id);
    else next.add(id);
    setClosed(next);
  };
  const onKeyDown = useTreeKeys({ nodes, rows, at, nameOf, onChoose, onOpen, onMove, setOpen });
  return (
    <ul {...focus} role="tree" aria-label={label} className={styles.tree}>
      {rows.map((row, index) => (
        <Item
          key={row.node.id}
          row={row}
          isChosen={index === at}
          isFaint={isFaint?.(row.node) ?? false}
          drop={dropOf(row.node.id)}
          isDragged={dragged === row.node.id}
          dragging={propsOf(row.node)}
          onKeyDown={onKeyDown}
          onToggle={() => setOpen(row.node.id, row.isOpen === false)}
          onChoose={() => onChoose(row.node.id)}
          onOpen={() => onOpen(row.node.id)}
        >
          <span className={styles.name}>{nameOf(row.node)}</span>
          {more?.(row.node)}
        </Item>
      ))}
    </ul>
  );
}
