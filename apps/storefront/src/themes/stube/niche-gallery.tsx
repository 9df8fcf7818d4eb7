import { useRef, useState } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import type { GalleryProps } from '../../theme/slots.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './niche-gallery.module.css';

/** A wall of niches, the first one large; on a phone one niche to swipe through, and below it a small arch for every picture. */
export function NicheGallery({ label, images, isFirst, view }: GalleryProps) {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const show = (index: number): void => row.current?.scrollTo({ left: index * row.current.clientWidth });
  return (
    <div className={styles.gallery} data-first={isFirst}>
      <div className={styles.niche}>
        <ul
          ref={row}
          className={styles.row}
          aria-label={label}
          onScroll={({ currentTarget }) => setCurrent(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))}
        >
          {images.map(({ caption }, index) => (
            <li key={index} className={styles.view}>
              <div className={styles.frame} data-moves-on={isFirst && index === 0 ? '' : undefined}>
                {view(index, isFirst && index === 0 ? 'framed' : 'framedSmall')}
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
      </div>
      {images.some(({ caption }) => caption !== undefined) ? (
        <p className={styles.now} aria-hidden="true">
          {images[current]?.caption}
        </p>
      ) : null}
      {images.length > 1 ? <Arches images={images} current={current} onChoose={show} /> : null}
    </div>
  );
}

type ArchesProps = Pick<GalleryProps, 'images'> & { readonly current: number; readonly onChoose: (index: number) => void };

function Arches({ images, current, onChoose }: ArchesProps) {
  const t = useMessages('catalogLater');
  return (
    <ul className={styles.arches}>
      {images.map(({ url, label }, index) => (
        <li key={index}>
          <button
            type="button"
            className={styles.arch}
            aria-label={t('showImage', { number: index + 1, name: label })}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            <Picture className={styles.small} url={url} alt="" sizes="52px" largest={320} />
          </button>
        </li>
      ))}
    </ul>
  );
}
