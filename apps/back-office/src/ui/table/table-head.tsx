import { useMessages } from '../../i18n/language-context.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { Icon } from '../icons/icon.tsx';
import type { Column } from './columns.ts';
import styles from './data-table.module.css';

export type Sort = { readonly by: string; readonly direction: 'ascending' | 'descending' };

type Props<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
  /** How much of the page is chosen; undefined: nothing can be. */
  readonly part: 'none' | 'some' | 'all' | undefined;
  readonly onSelectPage: (isChosen: boolean) => void;
};

function HeadCell<Row>({ column, sort, onSort }: Pick<Props<Row>, 'sort' | 'onSort'> & { readonly column: Column<Row> }) {
  const isSorted = sort !== undefined && sort.by === column.sort;
  const style = column.width ? { width: column.width } : undefined;
  const by = column.sort;
  if (by === undefined || !onSort)
    return (
      <th scope="col" style={style} data-align={column.align}>
        {column.title}
      </th>
    );
  const turned = isSorted && sort.direction === 'descending' ? 'ascending' : 'descending';
  return (
    <th scope="col" style={style} data-align={column.align} aria-sort={isSorted ? sort.direction : undefined}>
      <button type="button" className={styles.sort} onClick={() => onSort({ by, direction: turned })}>
        {column.title}
        <span className={styles.arrow} data-on={isSorted || undefined}>
          <Icon name={isSorted && sort.direction === 'ascending' ? 'arrow-up' : 'arrow-down'} size={12} />
        </span>
      </button>
    </th>
  );
}

export function TableHead<Row>({ columns, sort, onSort, part, onSelectPage }: Props<Row>) {
  const t = useMessages('lists');
  return (
    <thead>
      <tr>
        {part !== undefined && (
          <th scope="col" className={styles.check}>
            <Checkbox label={t('choosePage')} isLabelHidden isChecked={part === 'all'} isPart={part === 'some'} onChange={onSelectPage} />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}
