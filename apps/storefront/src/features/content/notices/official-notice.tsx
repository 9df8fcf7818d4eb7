import { useMessages } from '../../../i18n/language-context.tsx';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import styles from './official-notice.module.css';

/** The official notice of the EU on the legal guarantee as it is, never redrawn or recoloured, with its words as text (LAW-10). */
export function OfficialNotice() {
  const t = useMessages('content');
  const { storeView } = useShopState();
  return (
    <figure className={styles.plate}>
      <img src={`/legal/official/eu-notice-${storeView.language}.svg`} width={640} height={360} alt={t('noticeAlt')} loading="lazy" />
      <figcaption className={styles.words}>{t('noticeText')}</figcaption>
    </figure>
  );
}

/** One line that opens the notice: beside the buy button and before an order is sent (LAW-10). */
export function OfficialNoticeLine() {
  const t = useMessages('content');
  return (
    <details className={styles.line}>
      <summary className={styles.summary}>{t('noticeLine')}</summary>
      <OfficialNotice />
    </details>
  );
}
