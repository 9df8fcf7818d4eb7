import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { describedBy, FieldFrame, type FieldBinding } from './field-frame.tsx';
import styles from './field.module.css';

type Props = FieldBinding<string> & {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  readonly type?: 'text' | 'email' | 'tel' | 'date';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  readonly maxLength?: number;
  /** Id of a `datalist` to choose from. */
  readonly list?: string;
  /** More than one makes it a text area. */
  readonly rows?: number;
};

export function TextField({ label, hint, optional, error, onChange, type = 'text', rows = 1, list, id, ...rest }: Props) {
  const shared = {
    ...rest,
    id,
    className: styles.control,
    'aria-required': !optional,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => onChange(event.currentTarget.value),
    ...describedBy(id, hint, error),
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      {rows > 1 ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input {...shared} type={type} {...(list === undefined ? {} : { list })} {...(type === 'email' ? plainText : {})} />
      )}
    </FieldFrame>
  );
}

/** A phone would begin an address with a capital and correct its spelling. */
const plainText = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
