import { useId } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { Icon } from '../../../theme/icon.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import styles from './quantity-field.module.css';

type Props = {
  /** Of the product, for the accessible names. */
  readonly name: string;
  readonly value: number;
  readonly min: number;
  /** What there is; a branch or a maker may have more than the web stock, so none means no limit. */
  readonly max?: number | null | undefined;
  readonly onChange: (value: number) => void;
};

/** How many; what is typed is kept between the limits. */
export function QuantityField({ name, value, min, max, onChange }: Props) {
  const t = useMessages('catalogLater');
  const noteId = useId();
  const limit = max && max > 0 ? Math.floor(max) : 999;
  const set = (next: number): void => onChange(Math.min(limit, Math.max(min, Number.isFinite(next) ? Math.round(next) : min)));
  const isFull = value >= limit && limit < 999;
  return (
    <div className={styles.field}>
      <QuantityStepper
        name={name}
        value={value}
        min={min}
        max={limit}
        icons={{ minus: <Icon name="minus" size={18} />, plus: <Icon name="plus" size={18} /> }}
        onStep={set}
        input={{
          type: 'number',
          'aria-describedby': isFull ? noteId : undefined,
          min,
          max: limit,
          value,
          onChange: (event) => set(event.target.valueAsNumber),
        }}
      />
      {isFull ? (
        <p id={noteId} className={styles.note}>
          {t('notThatMany', { count: limit })}
        </p>
      ) : null}
    </div>
  );
}
