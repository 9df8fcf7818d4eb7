import type { HomePageProps } from '../../theme/slots.ts';
import styles from './rooms-home.module.css';
import { Tendril } from './tendril.tsx';

/** A magazine of rooms: full-width chapters one below the other, every second one lit, with a tendril in its corner. */
export function RoomsHome({ hero, facts, chapters }: HomePageProps) {
  return (
    <div className={styles.page}>
      {hero}
      {facts}
      {chapters.map(({ key, content, wide = false }, index) => (
        <div key={key} className={wide ? styles.wideRoom : styles.room} data-lit={index % 2 === 1 ? '' : undefined}>
          {index % 2 === 1 ? (
            <div className={styles.corner}>
              <Tendril />
            </div>
          ) : null}
          <div className={wide ? undefined : styles.inner} data-below="">
            {content}
          </div>
        </div>
      ))}
    </div>
  );
}
