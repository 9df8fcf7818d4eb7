import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './checkbox.module.css';

type Props = {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly hint?: ReactNode;
  readonly name?: string;
  readonly isChecked: boolean;
  /** Some of what it stands for. */
  readonly isPart?: boolean;
  readonly isChanged?: boolean;
  readonly disabledReason?: string | undefined;
  readonly onChange: (isChecked: boolean, isRange: boolean) => void;
};

/** Drawn over the browser's own, which stays for keys, forms and readers. */
export function Checkbox({
  label,
  isLabelHidden = false,
  hint,
  name,
  isChecked,
  isPart = false,
  isChanged = false,
  disabledReason,
  onChange,
}: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Shift is pressed on the click, which comes before the change.
  const isRange = useRef(false);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isPart;
  }, [isPart]);
  const note = disabledReason ?? hint;
  return (
    <label className={styles.choice} data-disabled={disabledReason ? true : undefined} data-changed={isChanged || undefined}>
      <span className={styles.box}>
        <input
          ref={input}
          type="checkbox"
          className={styles.input}
          name={name}
          checked={isChecked}
          disabled={disabledReason !== undefined}
          aria-describedby={note ? id : undefined}
          onClick={(event) => {
            isRange.current = event.shiftKey;
          }}
          onChange={(event) => {
            onChange(event.target.checked, isRange.current);
            isRange.current = false;
          }}
        />
        <span className={styles.mark}>{(isChecked || isPart) && <Icon name={isPart ? 'minus-bold' : 'check-bold'} size={12} />}</span>
      </span>
      {isLabelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={styles.words}>
          {label}
          {note && (
            <span id={id} className={styles.note}>
              {note}
            </span>
          )}
        </span>
      )}
    </label>
  );
}
