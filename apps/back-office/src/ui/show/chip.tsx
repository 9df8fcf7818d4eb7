import type { Ref } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { Icon } from '../icons/icon.tsx';
import styles from './chip.module.css';

type Props = Omit<React.ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children' | 'name' | 'value'> & {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly name: string;
  readonly value: string;
  readonly onRemove?: () => void;
};

/** A filter that holds: its name, what it lets through, and a cross. Pressed, it is changed. */
export function Chip({ name, value, onRemove, ...rest }: Props) {
  const t = useMessages('ui');
  return (
    <span className={styles.chip}>
      <button {...rest} type="button" className={styles.words}>
        <span className={styles.name}>{name}</span> <span className={styles.value}>{value}</span>
      </button>
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={t('removeFilter', { name })} onClick={onRemove}>
          <Icon name="x" size={14} />
        </button>
      )}
    </span>
  );
}
