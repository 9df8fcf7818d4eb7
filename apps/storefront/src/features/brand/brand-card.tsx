import type { BrandCardBrandFragment } from '../../generated/graphql.ts';
import { screenHref } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './brand-card.module.css';

/** A brand by its wordmark, which stands on a plate: it may not be recoloured. */
export function BrandCard({ brand }: { readonly brand: BrandCardBrandFragment }) {
  const { storeView } = useShopState();
  return (
    <a className={styles.card} href={`${screenHref(storeView, 'brands')}/${brand.urlKey}`}>
      <span className={styles.plate}>
        {brand.logo ? (
          <Picture url={brand.logo} alt="" width={480} height={240} sizes="(min-width: 900px) 280px, 62vw" largest={640} />
        ) : null}
      </span>
      <span className={styles.title}>{brand.title}</span>
      {brand.short_description ? <span className={styles.words}>{brand.short_description}</span> : null}
    </a>
  );
}
