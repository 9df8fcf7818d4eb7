import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { describedBy, FieldFrame, type FieldBinding } from './field-frame.tsx';
import styles from './field.module.css';

type Props = FieldBinding<string> & {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** One of a list, by the platform's own control. */
export function SelectField({ label, hint, optional, error, onChange, options, id, ...rest }: Props) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <select
        {...rest}
        id={id}
        className={styles.control}
        aria-required={!optional}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...describedBy(id, hint, error)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
