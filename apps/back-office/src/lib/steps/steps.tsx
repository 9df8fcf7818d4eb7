import { Icon } from '../../ui/icons/icon.tsx';
import styles from './steps.module.css';

type Step = { readonly name: string; readonly is: 'done' | 'now' | 'next' };

/** A way, and how far something is on it: what is behind it, where it is, what comes. */
export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, is }) => (
        <li key={name} className={styles.step} data-is={is} aria-current={is === 'now' ? 'step' : undefined}>
          <span className={styles.dot}>{is === 'done' && <Icon name="check-bold" size={12} />}</span>
          <span className={styles.stepName}>{name}</span>
        </li>
      ))}
    </ol>
  );
}
