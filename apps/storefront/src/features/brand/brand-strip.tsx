import type { BrandStripBrandFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { screenHref } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import styles from './brand-strip.module.css';

/** The brands put forward, as words in a row: a page that shows much else has no room for their plates. */
export function BrandStrip({ brands }: { readonly brands: readonly BrandStripBrandFragment[] }) {
  const t = useMessages('brand');
  const { storeView } = useShopState();
  return (
    <section aria-labelledby="brands">
      <div className={styles.top}>
        <h2 id="brands">{t('title')}</h2>
        <ButtonLink href={screenHref(storeView, 'brands')}>{t('allBrands')}</ButtonLink>
      </div>
      <ul className={styles.brands}>
        {brands.map(({ id: brand, title, urlKey }) => (
          <li key={brand}>
            <a className={styles.brand} href={`${screenHref(storeView, 'brands')}/${urlKey}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
