import { useId, type InputHTMLAttributes } from 'react';
import { SignpostButton } from './signpost-button.tsx';
import styles from './search-form.module.css';

type Props = Pick<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onChange'> & {
  readonly action: string;
  readonly label: string;
  readonly submit: string;
  /** Where something else on the page speaks of the field. */
  readonly id?: string;
};

/** A question to the page itself: a plain form, so it works without JavaScript. */
export function SearchForm({ action, label, submit, id, ...input }: Props) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <search>
      <form action={action} method="get">
        <label className={styles.label} htmlFor={fieldId}>
          {label}
        </label>
        <div className={styles.row}>
          <input {...input} id={fieldId} className={styles.input} type="search" name="q" autoComplete="off" />
          <SignpostButton type="submit">{submit}</SignpostButton>
        </div>
      </form>
    </search>
  );
}
