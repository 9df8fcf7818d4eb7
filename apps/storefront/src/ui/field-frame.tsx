import type { ReactNode } from 'react';
import { useMessages } from '../i18n/language-context.tsx';
import styles from './field.module.css';

/** What a form hands to every field of a kind of value. */
export type FieldBinding<Value> = {
  readonly id: string;
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
  readonly error?: string | undefined;
};

type Props = {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Says that a field may stay empty; required ones carry no mark. */
  readonly optional?: boolean | undefined;
  readonly children: ReactNode;
};

export function FieldFrame({ id, label, hint, error, optional = false, children }: Props) {
  const t = useMessages('ui');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional ? <span className={styles.optional}> {t('optional')}</span> : null}
      </label>
      {hint === undefined ? null : (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The place of an error is read with its field. */
export function FieldError({ id, error }: { readonly id: string; readonly error?: string | undefined }) {
  if (error === undefined) return null;
  return (
    <span className={styles.error} id={`${id}-error`}>
      <span aria-hidden="true">!</span> {error}
    </span>
  );
}

/** The attributes that tie a control to its hint and its error. */
export function describedBy(id: string, hint: unknown, error: string | undefined) {
  const ids = [...(hint === undefined ? [] : [`${id}-hint`]), ...(error === undefined ? [] : [`${id}-error`])].join(' ');
  return { ...(ids === '' ? {} : { 'aria-describedby': ids }), ...(error === undefined ? {} : { 'aria-invalid': true as const }) };
}
