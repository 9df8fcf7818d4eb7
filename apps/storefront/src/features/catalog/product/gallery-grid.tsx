import { useMessages } from '../../../i18n/language-context.tsx';
import type { GalleryProps } from '../../../theme/slots.ts';
import styles from './gallery-grid.module.css';

/** The base gallery: one large picture and the rest in pairs, below a scene in rows; on a phone a row to swipe, each with its number. */
export function GalleryGrid({ label, images, isFirst, view }: GalleryProps) {
  const t = useMessages('catalogLater');
  return (
    <ul className={isFirst ? styles.gallery : `${styles.gallery} ${styles.below}`} aria-label={label}>
      {images.map(({ caption }, index) => (
        <li key={index} className={isFirst && index === 0 ? styles.front : styles.view}>
          <div className={styles.frame} data-moves-on={isFirst && index === 0 ? '' : undefined}>
            {view(index, isFirst && index === 0 ? 'large' : 'small')}
            {images.length > 1 ? (
              <span className={styles.counter} aria-hidden="true">
                {t('imageOf', { number: index + 1, total: images.length })}
              </span>
            ) : null}
          </div>
          {caption === undefined ? null : (
            // The text alternative of the picture says it already.
            <p className={styles.caption} aria-hidden="true">
              {caption}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
