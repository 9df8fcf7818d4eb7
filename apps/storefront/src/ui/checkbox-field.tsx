import type { ReactNode } from 'react';
import { describedBy, FieldError, type FieldBinding } from './field-frame.tsx';
import styles from './field.module.css';

type Props = FieldBinding<boolean> & {
  /** What a ticked box sends where a form is sent by the browser itself. */
  readonly submitted?: string;
  readonly children: ReactNode;
};

/** A tick with its sentence beside it; the sentence is part of the target. */
export function CheckboxField({ id, name, value, onChange, onBlur, error, submitted, children }: Props) {
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          id={id}
          name={name}
          checked={value}
          {...(submitted === undefined ? {} : { value: submitted })}
          onChange={(event) => onChange(event.currentTarget.checked)}
          onBlur={onBlur}
          {...describedBy(id, undefined, error)}
        />
        <span>{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
