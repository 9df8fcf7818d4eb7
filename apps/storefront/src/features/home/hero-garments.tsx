import { useMessages } from '../../i18n/language-context.tsx';
import dirndlSmall from './art/hero-dirndl-480.webp';
import dirndlLarge from './art/hero-dirndl-960.webp';
import lederhoseSmall from './art/hero-lederhose-240.webp';
import lederhoseLarge from './art/hero-lederhose-480.webp';
import styles from './hero-garments.module.css';

/** The two garments the shop is about, cut out so that they lie on the page itself. */
export function HeroGarments() {
  const t = useMessages('home');
  return (
    <div className={styles.garments}>
      <img
        className={styles.lederhose}
        src={lederhoseSmall}
        srcSet={`${lederhoseSmall} 240w, ${lederhoseLarge} 480w`}
        sizes="(min-width: 1430px) 222px, (min-width: 700px) 16vw, 150px"
        width={240}
        height={573}
        alt=""
        decoding="async"
      />
      <img
        className={styles.dirndl}
        src={dirndlSmall}
        srcSet={`${dirndlSmall} 480w, ${dirndlLarge} 960w`}
        sizes="(min-width: 1430px) 464px, (min-width: 700px) 32vw, 290px"
        width={480}
        height={548}
        alt={t('heroAlt')}
        decoding="async"
        fetchPriority="high"
      />
    </div>
  );
}
