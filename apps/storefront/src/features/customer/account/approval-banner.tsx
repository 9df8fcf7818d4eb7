import { useMessages } from '../../../i18n/language-context.tsx';
import { useAccount } from './account-context.tsx';
import styles from './account.module.css';

/** Says where a business account stands: until it was looked at it buys like everybody (LAW-02). */
export function ApprovalBanner() {
  const t = useMessages('customer');
  const { customer } = useAccount();
  if (!customer.company) return null;
  return (
    <p className={styles.banner}>
      <strong>{customer.is_approved ? t('approvedTitle') : t('waitingTitle', { company: customer.company })}</strong>
      {customer.is_approved ? t('approvedText') : t('waitingText')}
    </p>
  );
}
