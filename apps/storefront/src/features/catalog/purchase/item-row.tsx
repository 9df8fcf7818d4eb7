import type { ReactNode } from 'react';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { ProductName } from '../../../lib/product-name/product-name.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { productHref } from '../card/product-href.ts';
import styles from './item-row.module.css';

type Item = {
  readonly url_key?: string | null;
  readonly url_suffix?: string | null;
  readonly small_image?: { readonly url?: string | null } | null;
};

type Props = {
  readonly item: Item;
  readonly name: string;
  /** Number of its spot in a scene. */
  readonly number?: number | undefined;
  /** Before the name: "2 ×". */
  readonly prefix?: string | undefined;
  /** Price, stock, sizes. */
  readonly children?: ReactNode;
};

/** A product inside a product: of a set, a group or a look. A variant has no page of its own, so its name is no link. */
export function ItemRow({ item, name, number, prefix, children }: Props) {
  const { storeView } = useShopState();
  return (
    <div className={styles.row}>
      <div className={styles.picture}>
        {item.small_image?.url ? <Picture url={item.small_image.url} alt="" width={80} height={100} sizes="80px" largest={320} /> : null}
        {number === undefined ? null : <span className={styles.number}>{number}</span>}
      </div>
      <div className={styles.text}>
        <p className={styles.name}>
          {prefix === undefined ? null : `${prefix} `}
          {item.url_key ? (
            <a href={productHref(storeView, item)}>
              <ProductName name={name} />
            </a>
          ) : (
            name
          )}
        </p>
        {children}
      </div>
    </div>
  );
}
