import { useId } from 'react';
import styles from './text-field.module.css';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly isLong: boolean;
  readonly autoComplete: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
};

/** A labelled line or block of text with its problem below it. */
export function TextField({ label, value, maxLength, isLong, autoComplete, problem, onChange }: Props) {
  const id = useId();
  const shared = {
    id,
    className: styles.input,
    maxLength,
    value,
    autoComplete,
    required: true,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : `${id}problem`,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea {...shared} rows={5} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...shared} onChange={(event) => onChange(event.target.value)} />
      )}
      {problem === undefined ? null : (
        <p id={`${id}problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
