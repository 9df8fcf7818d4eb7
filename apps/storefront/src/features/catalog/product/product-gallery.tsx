import { useState, type ReactNode } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { lazyOnDemand } from '../../../rendering/lazy-part.tsx';
import { Slot } from '../../../theme/theme.tsx';
import { largestPicture } from '../../../ui/picture-sources.ts';
import { Picture } from '../../../ui/picture.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { GalleryImage } from '../purchase/product-matrix.ts';
import { captionOf } from './picture-caption.ts';
import styles from './product-gallery.module.css';

const GalleryZoom = lazyOnDemand(
  'src/features/catalog/product/gallery-zoom.tsx',
  async () => (await import('./gallery-zoom.tsx')).GalleryZoom,
);

/** A little more on phones than other pictures get: here a shopper decides. The viewer has them larger. */
const onPhone = '(min-width: 600px) 100vw, 72vw';
const framedOnPhone = '(min-width: 600px) 100vw, 64vw';

const sizes = {
  large: `(min-width: 1440px) 740px, (min-width: 900px) 54vw, ${onPhone}`,
  framed: `(min-width: 1440px) 740px, (min-width: 900px) 54vw, ${framedOnPhone}`,
  small: `(min-width: 1440px) 360px, (min-width: 900px) 27vw, ${onPhone}`,
  framedSmall: `(min-width: 1440px) 360px, (min-width: 900px) 27vw, ${framedOnPhone}`,
} as const;

type Props = {
  readonly name: string;
  readonly images: readonly GalleryImage[];
  /** False below a scene, which is then the large one. */
  readonly isFirst?: boolean;
};

/** All pictures, arranged by the theme. A click opens the viewer; without script it is a link to the largest version. */
export function ProductGallery({ name, images, isFirst = true }: Props) {
  const t = useMessages('catalogLater');
  const [open, setOpen] = useState<number>();
  const view = (index: number, size: keyof typeof sizes): ReactNode => {
    const { url, label } = images[index] ?? { url: '', label: '' };
    const isEager = isFirst && index === 0;
    return (
      <a
        className={styles.enlarge}
        href={largestPicture(url)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          setOpen(index);
        }}
      >
        <Picture
          key={url}
          className={styles.picture}
          url={url}
          alt={label || name}
          sizes={sizes[size]}
          largest={isEager ? 1600 : 1280}
          eager={isEager}
        />
        <VisuallyHidden>{t('enlarge')}</VisuallyHidden>
      </a>
    );
  };
  const captioned = images.map((image) => ({ ...image, caption: captionOf(image.label, t('sizeWord')) }));
  return (
    <>
      <Slot of="Gallery" label={t('gallery', { name })} images={captioned} isFirst={isFirst} view={view} />
      {open === undefined ? null : <GalleryZoom name={name} images={images} start={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
