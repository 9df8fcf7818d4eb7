import { FooterFold } from '../../features/navigation/footer-fold.tsx';
import { Wordmark } from '../../features/navigation/wordmark.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import type { FooterProps } from '../../theme/slots.ts';
import styles from './door-footer.module.css';

/** The cupboard closed: three painted doors with the shops, the pages and the post; below, what the law wants. */
export function DoorFooter({ branches, newsletter, linkGroups, withdrawal, legal, languageSwitch }: FooterProps) {
  const t = useMessages('navigation');
  return (
    <footer className={styles.footer} aria-label={t('footer')} data-below="">
      <div className={styles.doors}>
        <div className={styles.door}>{branches}</div>
        <div className={styles.door}>
          <div className={styles.groups}>
            {linkGroups.map(({ title, links }) => (
              <FooterFold key={title} title={title}>
                {links}
              </FooterFold>
            ))}
          </div>
        </div>
        <div className={styles.door}>
          <div className={styles.brand}>
            <Wordmark />
            <p className={styles.claim}>{t('claim')}</p>
          </div>
          {newsletter}
          {languageSwitch}
        </div>
      </div>
      <div className={styles.plinth}>
        {withdrawal}
        {legal}
      </div>
    </footer>
  );
}
