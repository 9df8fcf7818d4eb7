import { useState, type CSSProperties } from 'react';
import type { SliderSliderFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { Icon } from '../../../theme/icon.tsx';
import { cropPosition } from '../../../ui/crop-position.ts';
import { slideSources } from './slide-sources.ts';
import styles from './slide-media.module.css';

export type Media = NonNullable<NonNullable<NonNullable<NonNullable<SliderSliderFragment['slides']>[number]>['media']>>;

/** Which of the two points holds, the sheet knows as it knows which of the pictures is shown. */
const pointsOf = ({ focus, small_focus }: Media): CSSProperties =>
  ({ '--focus': cropPosition(focus), '--small-focus': cropPosition(small_focus) }) as CSSProperties;

/** The picture of a slide, upright on a phone; a film shows its picture until it is asked to play. */
export function SlideMedia({ media, wide }: { readonly media: Media; readonly wide: boolean }) {
  const t = useMessages('content');
  const [isPlaying, setPlaying] = useState(false);
  const isFilm = media.type === 'video' && Boolean(media.url);
  if (isFilm && (isPlaying || media.previewType !== 'image')) {
    return (
      <div className={styles.media}>
        {/* The shop's films have no sound; their words stand beside them. */}
        <video className={styles.film} src={media.url ?? ''} controls muted playsInline autoPlay={isPlaying} aria-label={media.alt ?? ''} />
      </div>
    );
  }
  const { small, smallAvif, large, largeAvif, src } = slideSources(media);
  const upright = { media: '(max-width: 699px)', sizes: '100vw', width: 640, height: Math.round(640 / (media.small_ratio ?? 0.8)) };
  const sizes = wide ? '100vw' : '(min-width: 1440px) 1312px, 92vw';
  return (
    <div className={styles.media}>
      <picture>
        {smallAvif === '' ? null : <source type="image/avif" srcSet={smallAvif} {...upright} />}
        {small === '' ? null : <source srcSet={small} {...upright} />}
        {largeAvif === '' ? null : <source type="image/avif" srcSet={largeAvif} sizes={sizes} />}
        <img
          className={styles.picture}
          src={src}
          srcSet={large}
          sizes={sizes}
          width={1280}
          height={Math.round(1280 / (media.ratio ?? 2))}
          alt={media.alt ?? ''}
          style={pointsOf(media)}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {isFilm ? (
        <button type="button" className={styles.play} onClick={() => setPlaying(true)}>
          <Icon name="caret-right" size={32} />
          <span className="visually-hidden">{t('playFilm')}</span>
        </button>
      ) : null}
    </div>
  );
}
