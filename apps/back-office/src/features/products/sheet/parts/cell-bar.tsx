import { Link } from 'react-router';
import { useMessages } from '../../../../i18n/language-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import type { Place } from '../model/area.ts';
import { textOf } from '../model/cell-text.ts';
import { cellKey } from '../model/sheet-state.ts';
import type { Cells, SheetData } from '../flow/use-cells.ts';
import type { Faults } from '../flow/use-faults.ts';
import styles from './parts.module.css';

type Props = {
  readonly data: SheetData;
  readonly cells: Cells;
  readonly faults: Faults;
  readonly at: Place;
};

/** All of the cell somebody stands in, what it was, what is wrong with it, and the choice where somebody else was first. */
export function CellBar({ data, cells, faults, at }: Props) {
  const t = useMessages('sheet');
  const [row, column] = [data.rows[at.row], data.columns[at.column]];
  if (!row || !column) return null;
  const key = cellKey(row.sku, column.path);
  const typed = data.mine[key];
  const fault = faults.cells.get(key);
  return (
    <div className={styles.cellBar}>
      <span className={styles.where}>{t('cellOf', { column: column.label, sku: row.sku })}</span>
      <Link className={styles.open} to={`/products/${encodeURIComponent(row.sku)}`}>
        {t('openProduct', { sku: row.sku })}
      </Link>
      <span className={styles.whole}>{cells.text(at)}</span>
      {typed && !fault?.isConflict && (
        <span className={styles.quiet}>{t('was', { before: textOf(column, typed.base, data.mark) || t('nothing') })}</span>
      )}
      {fault && (
        <output className={styles.why} data-conflict={fault.isConflict || undefined}>
          <Icon name={fault.isConflict ? 'git-merge' : 'warning-circle-fill'} />
          {fault.text}
        </output>
      )}
      {fault?.isConflict && (
        <>
          <Button size="s" onClick={() => cells.keepMine(at)}>
            {t('keepMine')}
          </Button>
          <Button size="s" onClick={() => cells.takeTheirs(at)}>
            {t('takeTheirs')}
          </Button>
        </>
      )}
    </div>
  );
}
