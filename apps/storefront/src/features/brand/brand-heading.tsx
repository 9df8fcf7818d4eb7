import type { BrandHeadingBrandFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { Picture } from '../../ui/picture.tsx';
import { ShopProse } from '../../lib/page/shop-prose.tsx';
import styles from './brand-heading.module.css';

/** Wordmark, name, one sentence, the category it belongs to; the whole story folds out, so that the products stay near. */
export function BrandHeading({ brand, count }: { readonly brand: BrandHeadingBrandFragment; readonly count: number }) {
  const t = useMessages('brand');
  const { storeView } = useShopState();
  return (
    <header className={styles.brand}>
      <div className={styles.words}>
        {brand.logo ? (
          <span className={styles.plate}>
            <Picture url={brand.logo} alt="" width={480} height={240} sizes="200px" largest={480} eager />
          </span>
        ) : null}
        <h1>
          {brand.title} <small className={styles.count}>{t('productCount', { count })}</small>
        </h1>
        {brand.short_description ? <p className={styles.lead}>{brand.short_description}</p> : null}
        {brand.category?.url_path && brand.category.name ? (
          <p className={styles.category}>
            <a href={localPath(storeView, brand.category.url_path)}>{t('allInCategory', { category: brand.category.name })}</a>
          </p>
        ) : null}
        {brand.description ? (
          <details className={styles.more}>
            <summary>{t('aboutBrand', { brand: brand.title })}</summary>
            <ShopProse html={brand.description} />
          </details>
        ) : null}
      </div>
      {brand.image ? (
        <Picture
          className={styles.picture}
          url={brand.image}
          focus={brand.image_focus}
          alt=""
          sizes="(min-width: 900px) 320px, 1px"
          largest={640}
        />
      ) : null}
    </header>
  );
}
