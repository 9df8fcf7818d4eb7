import { memo, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../i18n/language-context.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import type { Column } from './columns.ts';
import styles from './data-table.module.css';

type Props<Row> = {
  readonly row: Row;
  readonly id: string;
  readonly name: string;
  readonly href: string | undefined;
  readonly columns: readonly Column<Row>[];
  readonly actions: ReactNode;
  readonly isFaint: boolean;
  readonly isChosen: boolean | undefined;
  readonly onChoose: (id: string, isRange: boolean, isChosen?: boolean) => void;
};

const interactive = 'a, button, input, label, select, textarea, [role=tooltip]';

/** Anywhere in the row is as good as its link, with Ctrl too; but who marks a text wants to copy it. */
function openRow(event: MouseEvent<HTMLTableRowElement>): void {
  if ((event.target as Element).closest(interactive) || String(getSelection()) !== '') return;
  const { ctrlKey, metaKey, shiftKey } = event;
  event.currentTarget
    .querySelector('a[data-row-focus]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}

function DrawnRow<Row>({ row, id, name, href, columns, actions, isFaint, isChosen, onChoose }: Props<Row>) {
  const t = useMessages('lists');
  const content = (column: Column<Row>) => {
    if (!column.isTitle) return column.cell(row);
    if (href === undefined)
      return (
        <span tabIndex={-1} data-row-focus className={styles.title}>
          {column.cell(row)}
        </span>
      );
    return (
      <Link to={href} data-row-focus className={styles.title}>
        {column.cell(row)}
      </Link>
    );
  };
  return (
    // The link in it is for keys and readers; a click beside it is a convenience.
    <tr
      data-row={id}
      data-selected={isChosen || undefined}
      data-faint={isFaint || undefined}
      data-link={href ? true : undefined}
      onClick={href ? openRow : undefined}
    >
      {isChosen !== undefined && (
        <td className={styles.check}>
          <Checkbox
            label={t('chooseNamed', { name })}
            isLabelHidden
            isChecked={isChosen}
            onChange={(next, isRange) => onChoose(id, isRange, next)}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.id}
          data-align={column.align}
          data-quiet={column.isQuiet || undefined}
          data-phone={column.phone ?? (column.isTitle ? 'title' : undefined)}
        >
          {actions && index === columns.length - 1 && <div className={styles.actions}>{actions}</div>}
          {content(column)}
        </td>
      ))}
    </tr>
  );
}

/** Drawn anew when something of it has changed: a click on one of fifty is about one. */
export const TableRow = memo(DrawnRow) as typeof DrawnRow;
