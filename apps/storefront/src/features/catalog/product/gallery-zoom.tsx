import { useState, type KeyboardEvent } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { Icon } from '../../../theme/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { GalleryImage } from '../purchase/product-matrix.ts';
import { useModal } from '../../../ui/use-modal.ts';
import styles from './gallery-zoom.module.css';

type Props = {
  readonly name: string;
  readonly images: readonly GalleryImage[];
  readonly start: number;
  readonly onClose: () => void;
};

/** The pictures over the whole screen: arrow keys or buttons change, a click shows twice the size, Escape or Back closes (UX-20). */
export function GalleryZoom({ name, images, start, onClose }: Props) {
  const t = useMessages('catalogLater');
  const [index, setIndex] = useState(start);
  const [isLarge, setIsLarge] = useState(false);
  const modal = useModal(onClose);
  const move = (step: number): void => {
    setIndex((index + step + images.length) % images.length);
    setIsLarge(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') move(1);
    if (event.key === 'ArrowLeft') move(-1);
  };
  const image = images[index];
  if (image === undefined) return null;
  return (
    <dialog {...modal} className={styles.viewer} aria-label={t('gallery', { name })} onKeyDown={onKeyDown}>
      <div className={styles.stage} data-large={isLarge}>
        <button
          type="button"
          className={styles.zoom}
          aria-label={isLarge ? t('zoomOut') : t('zoomIn')}
          onClick={() => setIsLarge(!isLarge)}
        >
          <Picture
            key={image.url}
            className={styles.picture}
            url={image.url}
            alt={image.label || name}
            sizes={isLarge ? '200vw' : '100vw'}
            largest={1600}
          />
        </button>
      </div>
      <div className={styles.bar}>
        <IconButton large label={t('previous')} icon={<Icon name="caret-left" />} onClick={() => move(-1)} />
        <output className={styles.counter}>{t('imageOf', { number: index + 1, total: images.length })}</output>
        <IconButton large label={t('next')} icon={<Icon name="caret-right" />} onClick={() => move(1)} />
        <IconButton large className={styles.close} label={t('closeDialog')} icon={<Icon name="x" />} onClick={onClose} />
      </div>
    </dialog>
  );
}
