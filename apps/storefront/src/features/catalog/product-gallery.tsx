import { useState } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { onDemand } from '../../lib/page/late.tsx';
import { largestPicture } from '../../ui/picture-sources.ts';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { GalleryImage } from './product-matrix.ts';
import styles from './product-gallery.module.css';

const GalleryZoom = onDemand('src/features/catalog/gallery-zoom.tsx', async () => (await import('./gallery-zoom.tsx')).GalleryZoom);

const largeSizes = '(min-width: 1440px) 740px, (min-width: 900px) 54vw, 100vw';
const smallSizes = '(min-width: 1440px) 360px, (min-width: 900px) 27vw, 100vw';

type Props = {
  readonly name: string;
  readonly images: readonly GalleryImage[];
  /** False below a scene, which is then the large one. */
  readonly isFirst?: boolean;
};

/**
 * All pictures at once: one large and the rest in pairs; on a phone a row to swipe, each with its number. A click opens the
 * viewer; without script it is a link to the largest version.
 */
export function ProductGallery({ name, images, isFirst = true }: Props) {
  const t = useMessages('catalogLater');
  const [open, setOpen] = useState<number>();
  return (
    <>
      <ul className={styles.gallery} aria-label={t('gallery', { name })}>
        {images.map(({ url, label }, place) => (
          <li
            key={place}
            className={isFirst && place === 0 ? styles.front : styles.view}
            data-moves-on={isFirst && place === 0 ? '' : undefined}
          >
            <a
              className={styles.enlarge}
              href={largestPicture(url)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey) return;
                event.preventDefault();
                setOpen(place);
              }}
            >
              <Picture
                key={url}
                className={styles.picture}
                url={url}
                alt={label || name}
                sizes={isFirst && place === 0 ? largeSizes : smallSizes}
                largest={isFirst && place === 0 ? 1600 : 1280}
                eager={isFirst && place === 0}
              />
              <VisuallyHidden>{t('enlarge')}</VisuallyHidden>
            </a>
            {images.length > 1 ? (
              <span className={styles.counter} aria-hidden="true">
                {t('imageOf', { number: place + 1, total: images.length })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {open === undefined ? null : <GalleryZoom name={name} images={images} start={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
