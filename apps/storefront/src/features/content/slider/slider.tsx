import { useRef } from 'react';
import type { SliderSliderFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { hrefInView } from '../../../lib/page/links-in-view.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { Icon } from '../../../theme/icon.tsx';
import { SignpostLink } from '../../../ui/signpost-link.tsx';
import { SlideMedia } from './slide-media.tsx';
import styles from './slider.module.css';

type Props = { readonly slider: SliderSliderFragment; readonly headingLevel?: 2 | 3 };
type Slide = NonNullable<NonNullable<SliderSliderFragment['slides']>[number]>;

/** Pictures with words that are turned by hand, by keyboard or by two buttons; they never move by themselves (WCAG 2.2.2). */
export function Slider({ slider, headingLevel = 2 }: Props) {
  const t = useMessages('content');
  const list = useRef<HTMLUListElement>(null);
  const id = `slider-${slider.identifier ?? ''}`;
  const slides = (slider.slides ?? []).filter((slide) => slide !== null);
  if (slides.length === 0) return null;
  const turn = (direction: 1 | -1): void => {
    const element = list.current;
    element?.scrollBy({ left: direction * element.clientWidth, behavior: 'smooth' });
  };
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.slider} data-wide={slider.fullwidth === true} data-location={slider.location} aria-labelledby={id}>
      <Heading id={id} className="visually-hidden">
        {slider.title}
      </Heading>
      <ul className={styles.slides} ref={list}>
        {slides.map((slide, index) => (
          <li key={slide.title ?? index} className={styles.slide}>
            <SlideContent slide={slide} wide={slider.fullwidth === true} headingLevel={headingLevel === 2 ? 3 : 4} />
          </li>
        ))}
      </ul>
      {slides.length > 1 ? (
        <div className={styles.buttons}>
          <button type="button" className={styles.button} onClick={() => turn(-1)}>
            <Icon name="caret-left" size={20} />
            <span className="visually-hidden">{`${slider.title ?? ''}: ${t('previousSlide')}`}</span>
          </button>
          <button type="button" className={styles.button} onClick={() => turn(1)}>
            <Icon name="caret-right" size={20} />
            <span className="visually-hidden">{`${slider.title ?? ''}: ${t('nextSlide')}`}</span>
          </button>
        </div>
      ) : null}
    </section>
  );
}

function SlideContent({ slide, wide, headingLevel }: { readonly slide: Slide; readonly wide: boolean; readonly headingLevel: 3 | 4 }) {
  const shop = useShopState();
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      {slide.media ? <SlideMedia media={slide.media} wide={wide} /> : null}
      <div className={styles.words}>
        <Heading className={styles.title}>{slide.title}</Heading>
        {slide.description ? <p className={styles.description}>{slide.description}</p> : null}
        {slide.link && slide.buttonText ? <SignpostLink href={hrefInView(slide.link, shop)}>{slide.buttonText}</SignpostLink> : null}
      </div>
    </>
  );
}
