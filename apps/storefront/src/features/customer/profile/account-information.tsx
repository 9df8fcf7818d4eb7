import { useMessages } from '../../../i18n/language-context.tsx';
import { ApprovalBanner } from '../account/approval-banner.tsx';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from '../account/account.module.css';

/** Everything about the person; each part is saved by itself. */
export function AccountInformation() {
  const t = useMessages('customer');
  return (
    <>
      <ApprovalBanner />
      <section className={styles.block}>
        <h2>{t('personal')}</h2>
        <ProfileForm />
      </section>
      <section className={styles.block}>
        <h2>{t('changeEmail')}</h2>
        <EmailForm />
      </section>
      <section className={styles.block}>
        <h2>{t('changePassword')}</h2>
        <PasswordForm />
      </section>
    </>
  );
}
