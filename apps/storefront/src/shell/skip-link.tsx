import { useMessages } from '../i18n/language-context.tsx';
import styles from './skip-link.module.css';

export function SkipLink() {
  const t = useMessages('navigation');
  return (
    <a className={styles.skip} href="#content">
      {t('skipToContent')}
    </a>
  );
}
