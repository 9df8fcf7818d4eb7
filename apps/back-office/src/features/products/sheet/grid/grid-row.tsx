import { memo, type ReactNode } from 'react';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { textOf } from '../model/cell-text.ts';
import type { SheetColumn } from '../model/columns.ts';
import { cellKey, type SheetRow } from '../model/sheet-state.ts';
import type { SheetData } from '../flow/use-cells.ts';
import type { Faults } from '../flow/use-faults.ts';
import styles from './grid.module.css';
import type { Slot } from './use-grid-view.ts';

type Props = Pick<SheetData, 'columns' | 'mine' | 'mark'> & {
  readonly row: SheetRow;
  readonly index: number;
  readonly height: number;
  readonly width: number;
  /** The columns that are near what is seen; while somebody races past, only the one they stand in. */
  readonly slots: readonly Slot[];
  readonly faults: Faults;
  readonly changedWord: string;
  /** From and to which column it is selected; -1: it is not. */
  readonly left: number;
  readonly right: number;
  /** In which column somebody stands, if in this row; else -1. */
  readonly at: number;
  readonly editor: ReactNode;
};

const isNumber = ({ kind }: SheetColumn): boolean => kind === 'whole' || kind === 'money' || kind === 'percent';

/** Cells of a product. It is drawn anew only when something of it changes: 5,000 of them scroll by. */
export const GridRow = memo(function GridRow(props: Props) {
  const { row, index, height, width, slots, faults } = props;
  const fault = faults.rows.get(row.sku);
  return (
    <tr
      aria-rowindex={index + 2}
      className={styles.row}
      data-edited={props.editor !== null || undefined}
      style={{ top: index * height, height, width }}
    >
      <th scope="row" aria-colindex={1} className={styles.name} data-fault={fault === undefined ? undefined : true} title={fault}>
        <span className={styles.sku}>
          {fault !== undefined && <Icon name="warning-circle-fill" size={14} />}
          {row.sku}
        </span>
        <span className={styles.product}>{row.name}</span>
        {fault !== undefined && <VisuallyHidden>{fault}</VisuallyHidden>}
      </th>
      {slots.map((slot) => (
        <GridCell key={slot.index} slot={slot} {...props} />
      ))}
    </tr>
  );
});

/** A text with what is heard beside it, and seen beside its colour. */
function NotedText({
  text,
  note,
  fault,
}: {
  readonly text: string;
  readonly note: string;
  readonly fault: 'conflict' | 'wrong' | undefined;
}) {
  return (
    <>
      <span className={styles.text}>{text}</span>
      {fault && <Icon name={fault === 'conflict' ? 'git-merge' : 'warning-circle-fill'} size={14} />}
      <VisuallyHidden>, {note}</VisuallyHidden>
    </>
  );
}

function GridCell({
  slot,
  columns,
  row,
  index,
  mine,
  mark,
  faults,
  left,
  right,
  at,
  editor,
  changedWord,
}: Props & { readonly slot: Slot }) {
  const column = columns[slot.index];
  if (!column) return null;
  const key = cellKey(row.sku, column.path);
  const typed = mine[key];
  const fault = faults.cells.get(key);
  const kind = fault && (fault.isConflict ? 'conflict' : 'wrong');
  const isHere = at === slot.index;
  const isEdited = isHere && editor !== null;
  const note = fault?.text ?? (typed ? changedWord : undefined);
  const text = textOf(column, typed ? typed.value : row.values[slot.index], mark);
  return (
    <td
      aria-colindex={slot.index + 2}
      aria-selected={left <= slot.index && slot.index <= right}
      aria-invalid={fault ? true : undefined}
      title={fault?.text}
      tabIndex={isHere ? 0 : -1}
      className={styles.cell}
      data-cell={`${index}:${slot.index}`}
      data-number={isNumber(column) || undefined}
      data-locked={column.isLocked || undefined}
      data-here={isHere || undefined}
      data-changed={typed ? true : undefined}
      data-fault={kind}
      data-noted={note === undefined ? undefined : true}
      data-edited={isEdited || undefined}
      style={{ left: slot.left, width: slot.width }}
    >
      {/* Most cells are a text alone: an element less for each of the thousands that are scrolled by. */}
      {isEdited ? editor : note === undefined ? text : <NotedText {...{ text, note, fault: kind }} />}
    </td>
  );
}
