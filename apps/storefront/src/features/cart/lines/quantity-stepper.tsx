import { useState } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { Icon } from '../../../theme/icon.tsx';
import styles from './quantity-stepper.module.css';

type Props = { readonly name: string; readonly value: number; readonly onChange: (value: number) => void };

const maxQuantity = 9999;

/** A number with a step down and up; what is typed counts when the field is left or Enter is pressed. */
export function QuantityStepper({ name, value, onChange }: Props) {
  const t = useMessages('cart');
  const [typed, setTyped] = useState<string>();
  const take = (): void => {
    if (typed === undefined) return;
    const next = Number(typed);
    setTyped(undefined);
    if (Number.isInteger(next) && next >= 1 && next <= maxQuantity && next !== value) onChange(next);
  };
  const label = t('quantityOf', { name });
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        className={styles.step}
        aria-label={`${label}: ${t('fewer')}`}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        className={styles.number}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
        }}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={`${label}: ${t('more')}`}
        disabled={value >= maxQuantity}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
}
