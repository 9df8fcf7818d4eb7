import { useState } from 'react';
import { NewsletterSettingDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { notices } from '../../lib/notices/use-notices.ts';
import { useReportError } from '../../lib/notices/use-report-error.ts';
import { Button } from '../../ui/button.tsx';
import { SignpostButton } from '../../ui/signpost-button.tsx';
import styles from './newsletter.module.css';

type Props = { readonly isSubscribed: boolean; readonly onChanged: () => Promise<void> };

/** Of a customer: leaving counts at once, joining when the mail was confirmed (LAW-19). */
export function NewsletterSetting({ isSubscribed, onChanged }: Props) {
  const t = useMessages('newsletter');
  const shop = useShop();
  const report = useReportError();
  const [isAsked, setAsked] = useState(false);
  const change = async (wanted: boolean) => {
    try {
      const { updateCustomerV2 } = await shop.mutate(NewsletterSettingDocument, { isSubscribed: wanted });
      await onChanged();
      setAsked(wanted && updateCustomerV2?.customer.is_subscribed !== true);
      if (!wanted) notices.show({ kind: 'success', text: t('left') });
    } catch (error) {
      report(error, 'newsletterError');
    }
  };
  return (
    <div className={styles.page}>
      <p>{useMessages('navigation')('newsletterIntro')}</p>
      <output className={styles.done}>{isSubscribed ? t('subscribed') : isAsked ? t('asked') : t('notSubscribed')}</output>
      {isSubscribed ? (
        <Button onClick={() => void change(false)}>{t('leave')}</Button>
      ) : (
        <SignpostButton onClick={() => void change(true)}>{t('subscribe')}</SignpostButton>
      )}
    </div>
  );
}
