import { useMessages } from '../../i18n/language-context.tsx';
import { Icon } from '../../theme/icon.tsx';
import styles from './search-page.module.css';

export type SearchLink = { readonly href: string; readonly text: string };

/** Pages of the shop the text is about ("retour"), before the products. */
export function PageHits({ links }: { readonly links: readonly SearchLink[] }) {
  const t = useMessages('search');
  if (links.length === 0) return null;
  return (
    <section className={styles.pages} aria-labelledby="page-hits">
      <h2 id="page-hits" className={styles.small}>
        {t('pagesAbout')}
      </h2>
      <ul className={styles.signposts}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a className={styles.signpost} href={href}>
              <Icon name="info" size={20} />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
