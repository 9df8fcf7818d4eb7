import { useMemo, useRef, type ReactNode } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { TextButton } from '../actions/text-button.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import type { Column } from './columns.ts';
import styles from './data-table.module.css';
import { NextScreen } from './next-screen.tsx';
import { isSelected, partOf, select, type Selection } from './selection.ts';
import { TableHead, type Sort } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { useChoose } from './use-choose.ts';
import { useRowKeys } from './use-row-keys.ts';

export type DataTableProps<Row> = {
  /** Read to who listens: what the list is. */
  readonly caption: string;
  /** The same ones with every render, where rows that stay as they are should not be drawn anew. */
  readonly columns: readonly Column<Row>[];
  readonly shown?: ReadonlySet<string>;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** How a row is called where it is spoken of. */
  readonly rowName: (row: Row) => string;
  readonly rowHref?: (row: Row) => string;
  readonly rowActions?: (row: Row) => ReactNode;
  /** Canceled and the like: still there, no longer of interest. */
  readonly isFaint?: (row: Row) => boolean;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  readonly selection?: Selection;
  readonly onSelect?: (selection: Selection) => void;
  /** Came since the list was read. They are announced, and never jump in. */
  readonly newer?: { readonly text: string; readonly onShow: () => void } | undefined;
  readonly isDense?: boolean;
  /** The next rows are on their way; these stay until then. */
  readonly isLoading?: boolean;
};

/** A native table: rows lead to pages, keys walk through them, and a phone shows each as a card of two lines. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, shown, rows, rowId, selection, onSelect, newer, isDense = false, isLoading = false } = props;
  const t = useMessages('lists');
  const table = useRef<HTMLTableElement>(null);
  const ids = rows.map(rowId);
  const visible = useMemo(() => columns.filter(({ id, isTitle }) => isTitle || (shown?.has(id) ?? true)), [columns, shown]);
  const next = rows[0] && props.rowHref?.(rows[0]);
  const choose = useChoose({ ids, selection, onSelect });
  useRowKeys({ table, onChoose: onSelect ? choose : undefined });
  return (
    <div className={styles.scroll}>
      <table ref={table} className={styles.table} data-dense={isDense || undefined} aria-busy={isLoading || undefined}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <TableHead
          columns={visible}
          sort={props.sort}
          onSort={props.onSort}
          part={selection && onSelect ? partOf(selection, ids) : undefined}
          onSelectPage={(isChosen) => selection && onSelect?.(select(selection, ids, isChosen))}
        />
        <tbody>
          {newer && (
            <tr className={styles.newer}>
              <td colSpan={visible.length + (selection ? 1 : 0)}>
                <output>{newer.text}</output> <TextButton onClick={newer.onShow}>{t('showNewer')}</TextButton>
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <TableRow
              key={rowId(row)}
              row={row}
              id={rowId(row)}
              name={props.rowName(row)}
              href={props.rowHref?.(row)}
              columns={visible}
              actions={props.rowActions?.(row)}
              isFaint={props.isFaint?.(row) ?? false}
              isChosen={selection && onSelect ? isSelected(selection, rowId(row)) : undefined}
              onChoose={choose}
            />
          ))}
        </tbody>
      </table>
      {next !== undefined && <NextScreen to={next} />}
    </div>
  );
}
