import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/show/card.tsx';
import type { PrivacyRequest } from './privacy.ts';
import styles from './privacy.module.css';

/** What an erasure takes away, what the law keeps, and until when. */
export function ErasureCard({ erasure }: { readonly erasure: NonNullable<PrivacyRequest['erasure']> }) {
  const t = useMessages('privacy');
  const { number, day } = useFormats();
  const { goes, stays, unfinished } = erasure;
  return (
    <>
      <Card title={t('staysTitle')}>
        {unfinished > 0 && (
          <p className={styles.warning}>
            <Icon name="warning-fill" />
            <span>{t('unfinished', { count: unfinished })}</span>
          </p>
        )}
        <p className={styles.note}>{t('staysWhy')}</p>
        {stays.length === 0 ? (
          <p>{t('staysNothing')}</p>
        ) : (
          <ul className={styles.rows}>
            {stays.map(({ what, count, until }) => (
              <li key={what}>
                <span>{t(`kept.${what}`)}</span>
                <span className={styles.note}>{t('until', { when: day(until) })}</span>
                <span className={styles.count}>{number(count)}</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title={t('goesTitle')}>
        <ul className={styles.rows}>
          <li>
            <span>{t('goesAccount')}</span>
          </li>
          {goes.map(({ what, count }) => (
            <li key={what}>
              <span>{t(`erased.${what}`)}</span>
              <span className={styles.count}>{number(count)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
