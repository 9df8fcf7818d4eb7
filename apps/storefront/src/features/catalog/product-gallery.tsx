import type { ProductGalleryProductFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { largestPicture } from '../../ui/picture-sources.ts';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './product-gallery.module.css';

const largeSizes = '(min-width: 1440px) 740px, (min-width: 900px) 54vw, 100vw';
const smallSizes = '(min-width: 1440px) 360px, (min-width: 900px) 27vw, 100vw';

type Props = {
  readonly product: ProductGalleryProductFragment;
  /** False below a scene, which is then the large one. */
  readonly isFirst?: boolean;
};

/** All pictures at once: one large and the rest in pairs; on a phone a row to swipe, each with its number. A click shows the largest version. */
export function ProductGallery({ product, isFirst = true }: Props) {
  const t = useMessages('catalog');
  const name = product.name ?? '';
  const images = (product.media_gallery ?? []).flatMap((image) => (image?.url ? [{ url: image.url, alt: image.label ?? name }] : []));
  return (
    <ul className={styles.gallery} aria-label={t('gallery', { name })}>
      {images.map(({ url, alt }, place) => (
        <li key={url} className={isFirst && place === 0 ? styles.front : styles.view}>
          <a className={styles.enlarge} href={largestPicture(url)}>
            <Picture
              className={styles.picture}
              url={url}
              alt={alt}
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
  );
}
