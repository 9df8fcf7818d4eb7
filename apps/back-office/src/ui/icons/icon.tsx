import type { IconName } from './icon-names.ts';
import styles from './icon.module.css';

/** A drawing of the sheet that `show-icon-sheet.ts` puts into the page; decoration, so the words beside it (or a hidden text) must say it all. */
export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 256 256" fill="currentColor" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
