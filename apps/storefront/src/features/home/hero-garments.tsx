import { useMessages } from '../../i18n/language-context.tsx';
import dirndl from './art/hero-dirndl-480.webp';
import dirndlSmall from './art/hero-dirndl-400.avif';
import dirndlMiddle from './art/hero-dirndl-560.avif';
import dirndlLarge from './art/hero-dirndl-960.avif';
import lederhose from './art/hero-lederhose-240.webp';
import lederhoseSmall from './art/hero-lederhose-200.avif';
import lederhoseMiddle from './art/hero-lederhose-280.avif';
import lederhoseLarge from './art/hero-lederhose-480.avif';
import styles from './hero-garments.module.css';

/** The two garments the shop is about, cut out so that they lie on the page itself; for phones in two thirds of their size, as all pictures. */
export function HeroGarments() {
  const t = useMessages('home');
  return (
    <div className={styles.garments}>
      <picture className={styles.picture}>
        <source
          type="image/avif"
          srcSet={`${lederhoseSmall} 200w, ${lederhoseMiddle} 280w, ${lederhoseLarge} 480w`}
          sizes="(min-width: 1430px) 222px, (min-width: 700px) 16vw, 100px"
        />
        <img className={styles.lederhose} src={lederhose} width={240} height={573} alt="" decoding="async" />
      </picture>
      <picture className={styles.picture}>
        <source
          type="image/avif"
          srcSet={`${dirndlSmall} 400w, ${dirndlMiddle} 560w, ${dirndlLarge} 960w`}
          sizes="(min-width: 1430px) 464px, (min-width: 700px) 32vw, 193px"
        />
        <img className={styles.dirndl} src={dirndl} width={480} height={548} alt={t('heroAlt')} decoding="async" fetchPriority="high" />
      </picture>
    </div>
  );
}
