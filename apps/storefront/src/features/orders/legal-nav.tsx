import { useMessages } from '../../i18n/language-context.tsx';
import styles from './orders.module.css';

export type LegalLinks = { readonly terms: string; readonly withdrawal: string; readonly privacy: string };

/** A sentence and no tick: it is read and needs no consent (LAW-06). */
export function LegalNav({ links }: { readonly links: LegalLinks }) {
  const t = useMessages('revision');
  return (
    <nav className={styles.legal} aria-label={t('legalLinks')}>
      <p>{t('legal')}</p>
      {(['terms', 'withdrawal', 'privacy'] as const).map((name) => (
        <a key={name} href={links[name]}>
          {t(name)}
        </a>
      ))}
    </nav>
  );
}
