import { Link } from 'react-router';
import { useMessages } from '../../i18n/language-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './menu-links.module.css';
import { useLogOut } from './use-log-out.ts';

/** What is about the person: their account, and the way out. */
export function PersonLinks({ onGo }: { readonly onGo?: () => void }) {
  const t = useMessages('frame');
  const logOut = useLogOut();
  return (
    <ul className={styles.group}>
      <li>
        <Link to="/account" className={styles.item} onClick={onGo}>
          <Icon name="user" />
          <span className={styles.itemName}>{t('account')}</span>
        </Link>
      </li>
      <li>
        <button type="button" className={styles.item} onClick={logOut}>
          <Icon name="sign-out" />
          <span className={styles.itemName}>{t('logOut')}</span>
        </button>
      </li>
    </ul>
  );
}
