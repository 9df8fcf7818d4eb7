import type { FieldBinding } from './field-frame.tsx';
import styles from './field.module.css';

type Props = FieldBinding<string> & {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** One of two or three, all in sight. */
export function RadioField({ id, name, label, value, onChange, onBlur, options }: Props) {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${index}`}
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
