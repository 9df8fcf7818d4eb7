import { useMessages } from '../../i18n/language-context.tsx';
import type { FooterProps } from '../../theme/slots.ts';
import { ContourLines } from '../../ui/contour-lines.tsx';
import { FooterFold } from './footer-fold.tsx';
import { Wordmark } from './wordmark.tsx';
import styles from './site-footer.module.css';

/** The base footer: the shops first, then the pages, then the law, on the dark of the firs. */
export function SiteFooter({ branches, newsletter, linkGroups, withdrawal, legal, languageSwitch }: FooterProps) {
  const t = useMessages('navigation');
  return (
    <footer className={styles.footer} aria-label={t('footer')} data-below="">
      <div className={styles.ridge}>
        <ContourLines />
      </div>
      <div className={styles.inner}>
        {branches}
        {newsletter}
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Wordmark />
            <p className={styles.claim}>{t('claim')}</p>
            {languageSwitch}
          </div>
          {linkGroups.map(({ title, links }) => (
            <FooterFold key={title} title={title}>
              {links}
            </FooterFold>
          ))}
        </div>
        <div className={styles.withdrawal}>{withdrawal}</div>
        {legal}
      </div>
    </footer>
  );
}
