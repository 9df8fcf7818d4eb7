import type { BrandStripBrandFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { screenHref } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './brand-strip.module.css';

/** The brands put forward, by their marks; on a phone in a row to swipe. */
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
        {brands.map(({ id: brand, title, urlKey, logo }) => (
          <li key={brand}>
            <a className={styles.brand} href={`${screenHref(storeView, 'brands')}/${urlKey}`}>
              {logo ? <Picture url={logo} alt={title} width={480} height={240} sizes="160px" largest={320} /> : title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
