import type { ReactNode } from 'react';
import type { ProductPricePriceRangeFragment, WishlistEntryFragment } from '../../generated/graphql.ts';
import { localPath } from '../../lib/page/store-view.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { ProductName } from '../../lib/product-name/product-name.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './wishlist.module.css';

/** Prices as the catalogue writes them. */
export type PriceOf = (range: ProductPricePriceRangeFragment) => ReactNode;

type Props = { readonly entry: WishlistEntryFragment; readonly price: PriceOf; readonly children?: ReactNode };

/** One wish: what it is, in which options, at which price of today. */
export function WishlistEntry({ entry, price, children }: Props) {
  const { storeView } = useShopState();
  const { product } = entry;
  if (!product) return null;
  const options = entry.__typename === 'ConfigurableWishlistItem' ? (entry.configurable_options ?? []) : [];
  return (
    <li className={styles.entry}>
      <div className={styles.picture}>
        {product.small_image?.url ? <Picture url={product.small_image.url} alt="" sizes="120px" largest={320} /> : null}
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <a href={localPath(storeView, `${product.url_key ?? ''}${product.url_suffix ?? ''}`)}>
            <ProductName name={product.name ?? ''} />
          </a>
        </h2>
        {options.length === 0 ? null : (
          <p className={styles.options}>{options.map((option) => `${option?.option_label}: ${option?.value_label}`).join(', ')}</p>
        )}
        {price(product.price_range)}
        {children}
      </div>
    </li>
  );
}
