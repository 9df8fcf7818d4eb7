import { useId, type ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './radio-group.module.css';

export type Option<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly disabledReason?: string | undefined;
};

type Props<Value extends string> = {
  readonly legend: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
};

/** A few choices that are all seen at once. */
export function RadioGroup<Value extends string>({ legend, options, value, onChange, error }: Props<Value>) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined} data-invalid={error ? true : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => {
        const note = option.disabledReason ?? option.hint;
        return (
          <label key={option.value} className={styles.choice} data-disabled={option.disabledReason ? true : undefined}>
            <input
              type="radio"
              className={styles.input}
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabledReason !== undefined}
              aria-describedby={note ? `${id}-${option.value}` : undefined}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {note && (
                <span id={`${id}-${option.value}`} className={styles.note}>
                  {note}
                </span>
              )}
            </span>
          </label>
        );
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning-circle-fill" size={14} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
