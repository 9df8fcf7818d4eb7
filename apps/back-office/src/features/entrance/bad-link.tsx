import { useMessages } from '../../i18n/language-context.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EntrancePage } from './entrance-page.tsx';
import styles from './entrance.module.css';

export function BadLink() {
  const t = useMessages('entrance');
  return (
    <EntrancePage title={t('badLink')} why={t('badLinkWhy')}>
      <div className={styles.form}>
        <ButtonLink isWide to="/login">
          {t('toLogIn')}
        </ButtonLink>
      </div>
    </EntrancePage>
  );
}
