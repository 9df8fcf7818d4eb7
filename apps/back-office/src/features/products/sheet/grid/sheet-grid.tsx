/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA in HTML lets a table be a grid */
import { useMessages } from '../../../../i18n/language-context.tsx';
import { areaOf } from '../model/area.ts';
import type { SheetColumn } from '../model/columns.ts';
import type { Faults } from '../flow/use-faults.ts';
import { CellEditor } from './cell-editor.tsx';
import { GridRow } from './grid-row.tsx';
import styles from './grid.module.css';
import type { Slot } from './use-grid-view.ts';
import { useGrid, type GridProps } from './use-grid.ts';

type HeadProps = {
  readonly columns: readonly SheetColumn[];
  readonly slots: readonly Slot[];
  readonly height: number;
  readonly width: number;
};

function GridHead({ columns, slots, height, width }: HeadProps) {
  const t = useMessages('sheet');
  return (
    <thead className={styles.head} style={{ height, width }}>
      <tr aria-rowindex={1} className={styles.headRow}>
        <th scope="col" aria-colindex={1} className={styles.corner}>
          {t('product')}
        </th>
        {slots.map(({ index, left, width: own }) => (
          <th
            key={index}
            scope="col"
            aria-colindex={index + 2}
            className={styles.title}
            title={columns[index]?.label}
            style={{ left, width: own }}
          >
            {columns[index]?.label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Products as rows, fields as columns: a grid by the pattern of the APG, of which only what is near is drawn. */
export function SheetGrid({ faults, ...props }: GridProps & { readonly faults: Faults }) {
  const { data, standing } = props;
  const { columns, mine, mark } = data;
  const t = useMessages('sheet');
  const { view, editing, handlers, onDone, onCancel } = useGrid(props);
  const { scroller, look, rows, slots, cells, height, size } = view;
  const { at } = standing;
  const area = areaOf(standing);
  const column = columns[at.column];
  const label = t('cellOf', { column: column?.label ?? '', sku: data.rows[at.row]?.sku ?? '' });
  const editor = column && editing !== undefined ? <CellEditor {...{ label, column, mark, onDone, onCancel }} text={editing} /> : null;
  const shared = { height, width: size.width, slots: cells, columns, mine, mark, faults, changedWord: t('changedCell') };
  return (
    <div className={styles.place}>
      <div ref={scroller} className={styles.scroller} onScroll={look}>
        <table
          className={styles.all}
          role="grid"
          aria-label={t('grid')}
          aria-rowcount={data.rows.length + 1}
          aria-colcount={columns.length + 1}
          aria-multiselectable
          style={size}
          {...handlers}
        >
          <GridHead columns={columns} slots={slots} height={height} width={size.width} />
          <tbody className={styles.body}>
            {rows.map((index) => {
              const row = data.rows[index];
              const isIn = index >= area.top && index <= area.bottom;
              const isHere = index === at.row;
              return (
                row && (
                  <GridRow
                    key={row.sku}
                    {...shared}
                    row={row}
                    index={index}
                    left={isIn ? area.left : -1}
                    right={isIn ? area.right : -1}
                    at={isHere ? at.column : -1}
                    editor={isHere ? editor : null}
                  />
                )
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}
