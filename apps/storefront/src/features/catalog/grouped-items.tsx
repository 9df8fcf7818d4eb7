import { useId } from 'react';
import type { GroupedItemsGroupedFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { CatalogLegalLine } from './catalog-legal-line.tsx';
import { ItemRow } from './item-row.tsx';
import { ProductPrice } from './product-price.tsx';
import { StockText } from './stock-text.tsx';
import styles from './item-list.module.css';

type Props = {
  readonly product: GroupedItemsGroupedFragment;
  readonly title: string;
  /** Spot numbers of a look by SKU. */
  readonly numbers?: ReadonlyMap<string, number>;
};

/** The products of a group or a look, each with its price and stock. */
export function GroupedItems({ product, title, numbers }: Props) {
  const t = useMessages('catalog');
  const legalId = useId();
  const items = (product.items ?? [])
    .flatMap((item) => (item?.product ? [{ ...item, product: item.product }] : []))
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <CatalogLegalLine id={legalId} />
      <ul className={styles.items}>
        {items.map(({ product: entry, qty, stock_qty }) => (
          <li key={entry.sku} id={`item-${entry.sku}`} className={styles.item}>
            <ItemRow
              item={entry}
              name={entry.name ?? ''}
              number={numbers?.get(entry.sku ?? '')}
              prefix={qty && qty > 1 ? t('quantityTimes', { count: qty }) : undefined}
            >
              <ProductPrice range={entry.price_range} legalId={legalId} />
              <StockText isInStock={entry.stock_status === 'IN_STOCK'} count={stock_qty} />
            </ItemRow>
          </li>
        ))}
      </ul>
    </section>
  );
}
