import { useState, type KeyboardEvent } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import styles from './stepper.module.css';

type Props = {
  /** What is counted. */
  readonly name: string;
  readonly value: number;
  readonly max: number;
  readonly min?: number;
  /** Behind the number, instead of how many there are. */
  readonly note?: string;
  readonly onChange: (value: number) => void;
};

/** How many of so many: by a finger, by arrow keys, or typed. */
export function Stepper({ name, value, max, min = 0, note, onChange }: Props) {
  const t = useMessages('desk');
  // An emptied field stays empty until it is left.
  const [isEmpty, setEmpty] = useState(false);
  const set = (next: number) => {
    setEmpty(false);
    onChange(Math.min(max, Math.max(min, next)));
  };
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '');
    if (digits === '') {
      setEmpty(true);
      onChange(min);
    } else set(Number(digits.slice(-6)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowUp: value + 1, ArrowDown: value - 1, Home: min, End: max }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  return (
    <div className={styles.stepper}>
      <IconButton icon="minus" size="s" label={t('fewer', { name })} hasTip={false} tabIndex={-1} onClick={() => set(value - 1)} />
      <input
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={t('quantityOf', { name })}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={isEmpty ? '' : String(value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setEmpty(false)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className={styles.max}>{note ?? t('ofMax', { max })}</span>
      <IconButton icon="plus" size="s" label={t('oneMore', { name })} hasTip={false} tabIndex={-1} onClick={() => set(value + 1)} />
    </div>
  );
}
