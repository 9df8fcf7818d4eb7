import type { HomeHeroCategoryFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { ContourLines } from '../../ui/contour-lines.tsx';
import { SignpostLink } from '../../ui/signpost-link.tsx';
import { HeroGarments } from './hero-garments.tsx';
import { inSentence } from './in-sentence.ts';
import styles from './home-hero.module.css';

/** What the shop is, in a headline, two garments and two ways to begin; the first category is the main way. */
export function HomeHero({ categories }: { readonly categories: readonly HomeHeroCategoryFragment[] }) {
  const t = useMessages('home');
  const { storeView } = useShopState();
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <div className={styles.slope}>
        <ContourLines />
      </div>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 id="hero" className={styles.headline}>
            {t('headline')}
          </h1>
          <p className={styles.intro}>{t('intro')}</p>
          <div className={styles.ways}>
            {categories.slice(0, 2).map(({ uid, name, url_path }, index) => (
              <SignpostLink key={uid} href={localPath(storeView, url_path ?? '')} tone={index === 0 ? 'primary' : 'waymark'}>
                {t('shop', { category: inSentence(name ?? '', storeView.language) })}
              </SignpostLink>
            ))}
          </div>
        </div>
        <HeroGarments />
      </div>
    </section>
  );
}
