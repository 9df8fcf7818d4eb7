import { useState } from 'react';
import { ConfirmAlertDocument, LeaveAlertsDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { useReportError } from '../../lib/notices/use-report-error.ts';
import { SignpostButton } from '../../ui/signpost-button.tsx';
import styles from './alert-link.module.css';

type Props = { readonly kind: 'confirm' | 'leave'; readonly token: string };

/** Where the links of the mails lead. A press, not the visit, decides: mail programs open links by themselves. */
export function AlertLink({ kind, token }: Props) {
  const t = useMessages('alerts');
  const shop = useShop();
  const report = useReportError();
  const [result, setResult] = useState<boolean>();
  const decide = async (): Promise<void> => {
    try {
      const isDone =
        kind === 'confirm'
          ? (await shop.mutate(ConfirmAlertDocument, { token })).confirmProductAlert
          : (await shop.mutate(LeaveAlertsDocument, { token })).unsubscribeProductAlert;
      setResult(isDone === true);
    } catch (error) {
      report(error, 'addToCart');
    }
  };
  const done = kind === 'confirm' ? t('confirmed') : t('left');
  return (
    <div className={styles.page}>
      <h1>{t('confirmTitle')}</h1>
      {result === undefined ? (
        <>
          <p>{kind === 'confirm' ? t('confirmText') : t('leaveText')}</p>
          <SignpostButton onClick={() => void decide()}>{kind === 'confirm' ? t('confirm') : t('leave')}</SignpostButton>
        </>
      ) : (
        <output>{result ? done : t('unknown')}</output>
      )}
    </div>
  );
}
