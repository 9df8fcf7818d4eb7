import type { IconName } from '../../ui/icons/icon-names.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './steps.module.css';

type Step = { readonly icon: IconName; readonly text: string };

/** What will happen, one after the other. */
export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ul className={styles.steps}>
      {steps.map(({ icon, text }) => (
        <li key={icon} className={styles.step}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
