import { useState } from 'react';
import { useMessages } from '../../../../i18n/language-context.tsx';
import { FormDialog } from '../../../../shell/form-dialog.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { mostColumns, type ColumnGroup, type SheetColumn } from '../model/columns.ts';
import styles from './parts.module.css';

type Props = {
  readonly columns: readonly SheetColumn[];
  readonly shown: readonly string[];
  /** Something was typed there. */
  readonly changed: ReadonlySet<string>;
  readonly onChoose: (paths: readonly string[]) => void;
  readonly onClose: () => void;
};

const groups: readonly ColumnGroup[] = ['texts', 'basics', 'prices', 'attributes'];

/** Which fields are columns, 30 at most. */
export function ColumnDialog({ columns, shown, changed, onChoose, onClose }: Props) {
  const t = useMessages('sheet');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(shown));
  const [search, setSearch] = useState('');
  const found = columns.filter(({ label }) => label.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()));
  const toggle = (path: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(path);
    else next.delete(path);
    setChosen(next);
  };
  const reason = (path: string): string | undefined => {
    if (chosen.has(path)) return changed.has(path) ? t('columnChanged') : undefined;
    return chosen.size >= mostColumns ? t('columnMost', { most: mostColumns }) : undefined;
  };
  return (
    <FormDialog
      title={t('columns')}
      text={t('columnsText', { most: mostColumns })}
      action={t('showColumns', { count: chosen.size })}
      isPending={false}
      disabledReason={chosen.size === 0 ? t('columns') : undefined}
      onSubmit={() => onChoose(columns.filter(({ path }) => chosen.has(path)).map(({ path }) => path))}
      onClose={onClose}
    >
      <div className={styles.columnSearch}>
        <TextField label={t('columnsSearch')} value={search} onChange={setSearch} />
      </div>
      {groups.map((group) => {
        const own = found.filter((column) => column.group === group);
        return (
          own.length > 0 && (
            <fieldset key={group} className={styles.columnGroup}>
              <legend>{t(`group.${group}`)}</legend>
              <div className={styles.columnList}>
                {own.map(({ path, label }) => (
                  <Checkbox
                    key={path}
                    label={label}
                    isChecked={chosen.has(path)}
                    disabledReason={reason(path)}
                    onChange={(isOn) => toggle(path, isOn)}
                  />
                ))}
              </div>
            </fieldset>
          )
        );
      })}
    </FormDialog>
  );
}
