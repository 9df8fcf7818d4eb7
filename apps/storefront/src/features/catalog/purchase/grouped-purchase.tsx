import { useId, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { showMissing } from '../../../lib/browser/show-missing.ts';
import { ShopPrice } from '../../../lib/prices/shop-price.tsx';
import { BuyButton } from './buy-button.tsx';
import { CatalogLegalLine } from '../card/catalog-legal-line.tsx';
import type { GroupItem } from './grouped-model.ts';
import { ItemRow } from './item-row.tsx';
import { ProductPrice } from '../card/product-price.tsx';
import type { OnAdd } from './purchase.ts';
import { QuantityField } from './quantity-field.tsx';
import { useStockAlert } from './stock-alert.ts';
import { StockText } from '../card/stock-text.tsx';
import styles from './item-list.module.css';

type Props = {
  readonly items: readonly GroupItem[];
  readonly onAdd?: OnAdd | undefined;
};

const centsOf = ({ product }: GroupItem): number => Math.round((product.price_range.minimum_price.final_price.value ?? 0) * 100);

/** The products of a group: each with price, stock and how many; together they go into the cart. */
export function GroupedPurchase({ items, onAdd }: Props) {
  const t = useMessages('catalog');
  const later = useMessages('catalogLater');
  const legalId = useId();
  const place = useRef<HTMLElement>(null);
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const [isAsked, setIsAsked] = useState(false);
  const wanted = items.flatMap((item) => {
    const quantity = quantities[item.sku] ?? 0;
    return quantity > 0 ? [{ item, quantity }] : [];
  });
  const cents = wanted.reduce((sum, { item, quantity }) => sum + centsOf(item) * quantity, 0);
  const lines = wanted.map(({ item: { sku }, quantity }) => ({ sku, quantity }));
  return (
    <section ref={place}>
      <h2 className={styles.title}>{later('groupedItems')}</h2>
      <CatalogLegalLine id={legalId} />
      {isAsked && lines.length === 0 ? (
        <p className={styles.asked} role="alert">
          {later('chooseQuantity')}
        </p>
      ) : null}
      <ul className={styles.items}>
        {items.map((item) => (
          <GroupRow
            key={item.sku}
            item={item}
            legalId={legalId}
            quantity={quantities[item.sku] ?? 0}
            onChange={(quantity) => setQuantities({ ...quantities, [item.sku]: quantity })}
          />
        ))}
      </ul>
      <output className={lines.length === 0 ? styles.noTotal : styles.total}>
        {lines.length === 0 ? null : (
          <>
            <span>{later('groupTotal')}</span>
            <span>
              <ShopPrice amount={cents / 100} legalId={legalId} />
            </span>
          </>
        )}
      </output>
      {onAdd === undefined ? null : (
        <BuyButton
          onAdd={onAdd}
          lines={lines.length > 0 ? lines : undefined}
          label={lines.length > 0 ? t('addToCart') : later('chooseQuantity')}
          onMissing={() => {
            setIsAsked(true);
            showMissing(place.current);
          }}
        />
      )}
    </section>
  );
}

type RowProps = {
  readonly item: GroupItem;
  readonly legalId: string;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
};

function GroupRow({ item: { sku, name, product, isSaleable, stock }, legalId, quantity, onChange }: RowProps) {
  const alert = useStockAlert();
  return (
    <li id={`item-${sku}`} className={styles.item}>
      <ItemRow item={product} name={name}>
        <ProductPrice range={product.price_range} legalId={legalId} />
        <StockText isInStock={isSaleable} count={stock} />
        {isSaleable ? <QuantityField name={name} value={quantity} min={0} max={stock} onChange={onChange} /> : alert(sku)}
      </ItemRow>
    </li>
  );
}
