import { useId, type ReactNode } from 'react';
import styles from './switch.module.css';

type Props = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly disabledReason?: string | undefined;
};

/** For what holds at once, without a save. */
export function Switch({ label, hint, isOn, onChange, disabledReason }: Props) {
  const id = useId();
  const note = disabledReason ?? hint;
  return (
    <label className={styles.switch} data-disabled={disabledReason ? true : undefined}>
      <span className={styles.words}>
        {label}
        {note && (
          <span id={id} className={styles.note}>
            {note}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        checked={isOn}
        aria-checked={isOn}
        disabled={disabledReason !== undefined}
        aria-describedby={note ? id : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
