import { useId, type ReactNode } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { Icon } from '../../theme/icon.tsx';
import styles from './rating-field.module.css';

type Props = {
  readonly name: string;
  readonly values: readonly { readonly value: string; readonly id: string }[];
  readonly chosen: string | undefined;
  readonly problem: ReactNode;
  readonly onChange: (id: string) => void;
};

/** One to five stars as radio buttons: arrow keys work, and every star says how many it is. */
export function RatingField({ name, values, chosen, problem, onChange }: Props) {
  const t = useMessages('reviews');
  const id = useId();
  const filled = values.findIndex((value) => value.id === chosen);
  return (
    <fieldset className={styles.field} data-problem={Boolean(problem)} aria-describedby={problem ? `${id}problem` : undefined}>
      <legend className={styles.name}>{name}</legend>
      <div className={styles.stars}>
        {values.map((value, index) => (
          <label key={value.id} className={styles.star} data-filled={index <= filled}>
            <input
              type="radio"
              className={styles.input}
              name={id}
              checked={value.id === chosen}
              aria-label={t('stars', { count: Number(value.value) })}
              onChange={() => onChange(value.id)}
            />
            <Icon name="star" size={28} />
          </label>
        ))}
      </div>
      {problem ? (
        <p id={`${id}problem`} className={styles.problem}>
          {problem}
        </p>
      ) : null}
    </fieldset>
  );
}
