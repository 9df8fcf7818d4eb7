import { initialsOf } from '../../lib/initials.ts';
import styles from './avatar.module.css';

/** The letters of somebody, beside their name. */
export function Avatar({ name, isLarge = false }: { readonly name: string; readonly isLarge?: boolean }) {
  return (
    <span className={styles.avatar} data-large={isLarge || undefined} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
