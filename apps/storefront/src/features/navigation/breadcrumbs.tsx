import { useMessages } from '../../i18n/language-context.tsx';
import styles from './breadcrumbs.module.css';

export type Breadcrumb = { readonly name: string; readonly href?: string | undefined };

/** Small signposts in a row; the last part is where the visitor stands and is no link. Home is added. */
export function Breadcrumbs({ homeHref, items }: { readonly homeHref: string; readonly items: readonly Breadcrumb[] }) {
  const t = useMessages('navigation');
  const all = [{ name: t('home'), href: homeHref }, ...items];
  return (
    <nav className={styles.breadcrumbs} aria-label={t('breadcrumbs')}>
      <ol className={styles.list}>
        {all.map(({ name, href }, position) => (
          <li key={`${position} ${name}`} className={styles.part}>
            {href !== undefined && position < all.length - 1 ? (
              <a className={styles.post} href={href}>
                <span className={styles.board}>{name}</span>
              </a>
            ) : (
              <span className={styles.here} aria-current="page">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
