import type { SearchLink } from './page-hits.tsx';
import styles from './search-page.module.css';

type Props = { readonly id: string; readonly title: string; readonly links: readonly SearchLink[] };

/** A row of ways on under their own heading; nothing when there are none. */
export function SearchLinks({ id, title, links }: Props) {
  if (links.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h2 id={id} className={styles.small}>
        {title}
      </h2>
      <ul className={styles.chips}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a className={styles.chip} href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
