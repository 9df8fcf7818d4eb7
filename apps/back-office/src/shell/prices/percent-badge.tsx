import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import styles from './percent-badge.module.css';

/** By how much a price is reduced, as the shop says it. */
export function PercentBadge({ percent }: { readonly percent: number }) {
  const t = useMessages('prices');
  const { number } = useFormats();
  return <span className={styles.badge}>{t('off', { percent: number(percent) })}</span>;
}
