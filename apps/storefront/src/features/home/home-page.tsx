import type { HomePageProps } from '../../theme/slots.ts';
import styles from './home-page.module.css';

/** The base home: hero, facts, then bands one below the other. */
export function HomePage({ hero, facts, chapters }: HomePageProps) {
  return (
    <div className={styles.page}>
      {hero}
      {facts}
      {chapters.map(({ key, content, wide = false }) => (
        <div key={key} className={wide ? styles.wideBand : styles.band} data-below="">
          {content}
        </div>
      ))}
    </div>
  );
}
