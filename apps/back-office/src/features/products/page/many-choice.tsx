import { useMessages } from '../../../i18n/language-context.tsx';
import { AddBox } from '../../../ui/fields/add-box.tsx';
import type { FieldState } from '../../../ui/fields/field-frame.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './page.module.css';

type Props = FieldState & {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

/** Some of many: those that are chosen, each with a cross, and a field that finds another. */
export function ManyChoice({ options, chosen, onChange, ...state }: Props) {
  const t = useMessages('products');
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const isFixed = state.disabledReason !== undefined;
  return (
    <div className={styles.many}>
      <AddBox {...state} options={options.filter(({ value }) => !chosen.includes(value))} onAdd={(value) => onChange([...chosen, value])} />
      {chosen.length > 0 && (
        <ul className={styles.chosen}>
          {chosen.map((value) => (
            <li key={value} className={styles.chosenOne}>
              {labelOf(value)}
              {!isFixed && (
                <button
                  type="button"
                  className={styles.cross}
                  aria-label={t('removeOne', { name: labelOf(value) })}
                  onClick={() => onChange(chosen.filter((one) => one !== value))}
                >
                  <Icon name="x" size={12} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
