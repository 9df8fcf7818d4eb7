import type { ReactNode } from 'react';
import { FieldError } from './field-frame.tsx';
import styles from './choice-list.module.css';

type Choice = {
  readonly value: string;
  readonly title: string;
  readonly text?: ReactNode;
  /** At the right: an icon people know it by. */
  readonly mark?: ReactNode;
  /** At the right: what it costs. */
  readonly price?: ReactNode;
  readonly disabled?: boolean;
  /** Below the row while it is chosen: its own fields. */
  readonly inside?: ReactNode;
};

type Props = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  /** Without it the browser keeps what is chosen: a form that needs no script. */
  readonly onChange?: (value: string) => void;
  readonly error?: string | undefined;
};

/** One of a list, each a full-width row that says what it means (PAY-03). */
export function ChoiceList({ id, name, label, value, choices, onChange, error }: Props) {
  return (
    <fieldset className={styles.list} {...(error === undefined ? {} : { 'aria-describedby': `${id}-error` })}>
      <legend className={styles.legend}>{label}</legend>
      {choices.map((choice, index) => (
        <div key={choice.value} className={styles.choice} data-chosen={choice.value === value}>
          <label className={styles.row}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${index}`}
              name={name}
              value={choice.value}
              {...(onChange
                ? { checked: choice.value === value, onChange: () => onChange(choice.value) }
                : { defaultChecked: choice.value === value })}
              disabled={choice.disabled ?? false}
            />
            <span className={styles.words}>
              <span className={styles.title}>{choice.title}</span>
              {choice.text === undefined ? null : <span className={styles.text}>{choice.text}</span>}
            </span>
            {choice.mark === undefined ? null : <span className={styles.mark}>{choice.mark}</span>}
            {choice.price === undefined ? null : <span className={styles.price}>{choice.price}</span>}
          </label>
          {choice.value === value && choice.inside !== undefined ? <div className={styles.inside}>{choice.inside}</div> : null}
        </div>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
