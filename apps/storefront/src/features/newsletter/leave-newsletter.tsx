import { useState } from 'react';
import { LeaveNewsletterDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { useReportError } from '../../lib/notices/use-report-error.ts';
import { SignpostButton } from '../../ui/signpost-button.tsx';
import styles from './newsletter.module.css';

/** One click, and only a click: programs that open links in mails must not unsubscribe anybody. */
export function LeaveNewsletter({ token }: { readonly token: string }) {
  const t = useMessages('newsletter');
  const shop = useShop();
  const report = useReportError();
  const [isLeft, setLeft] = useState<boolean>();
  const leave = async () => {
    try {
      setLeft((await shop.mutate(LeaveNewsletterDocument, { token })).unsubscribeNewsletter === true);
    } catch (error) {
      report(error, 'newsletterError');
    }
  };
  return (
    <div className={styles.page}>
      <h1>{t('unsubscribeTitle')}</h1>
      <output>{isLeft === undefined ? t('unsubscribeText') : isLeft ? t('left') : t('unsubscribeFailed')}</output>
      {isLeft === undefined ? <SignpostButton onClick={() => void leave()}>{t('leave')}</SignpostButton> : null}
    </div>
  );
}
