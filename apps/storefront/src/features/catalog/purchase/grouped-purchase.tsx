import { useId, useState, type ReactNode } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ShopPrice } from '../../../lib/prices/shop-price.tsx';
import { BuyButton } from './buy-button.tsx';
import { CatalogLegalLine } from '../card/catalog-legal-line.tsx';
import type { GroupItem } from './grouped-model.ts';
import { ItemRow } from './item-row.tsx';
import { ProductPrice } from '../card/product-price.tsx';
import type { OnAdd } from './purchase.ts';
import { QuantityField } from './quantity-field.tsx';
import { StockText } from '../card/stock-text.tsx';
import styles from './item-list.module.css';

type Props = {
  readonly items: readonly GroupItem[];
  readonly onAdd?: OnAdd | undefined;
  readonly alert?: ((sku: string) => ReactNode) | undefined;
};

const centsOf = ({ product }: GroupItem): number => Math.round((product.price_range.minimum_price.final_price.value ?? 0) * 100);

/** The products of a group: each with price, stock and how many; together they go into the cart. */
export function GroupedPurchase({ items, onAdd, alert }: Props) {
  const t = useMessages('catalog');
  const later = useMessages('catalogLater');
  const legalId = useId();
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const [isAsked, setIsAsked] = useState(false);
  const wanted = items.flatMap((item) => {
    const quantity = quantities[item.sku] ?? 0;
    return quantity > 0 ? [{ item, quantity }] : [];
  });
  const cents = wanted.reduce((sum, { item, quantity }) => sum + centsOf(item) * quantity, 0);
  const lines = wanted.map(({ item: { sku }, quantity }) => ({ sku, quantity }));
  return (
    <section>
      <h2 className={styles.title}>{later('groupedItems')}</h2>
      <CatalogLegalLine id={legalId} />
      <ul className={styles.items}>
        {items.map((item) => (
          <GroupRow
            key={item.sku}
            item={item}
            legalId={legalId}
            quantity={quantities[item.sku] ?? 0}
            onChange={(quantity) => setQuantities({ ...quantities, [item.sku]: quantity })}
            alert={alert}
          />
        ))}
      </ul>
      <output className={styles.total}>
        <span>{later('groupTotal')}</span>
        <span>
          <ShopPrice amount={cents / 100} legalId={legalId} />
        </span>
      </output>
      {onAdd === undefined ? null : (
        <>
          {isAsked && lines.length === 0 ? (
            <p className={styles.asked} role="alert">
              {later('chooseQuantity')}
            </p>
          ) : null}
          <BuyButton
            onAdd={onAdd}
            lines={lines.length > 0 ? lines : undefined}
            label={lines.length > 0 ? t('addToCart') : later('chooseQuantity')}
            onMissing={() => setIsAsked(true)}
          />
        </>
      )}
    </section>
  );
}

type RowProps = Pick<Props, 'alert'> & {
  readonly item: GroupItem;
  readonly legalId: string;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
};

function GroupRow({ item: { sku, name, product, isSaleable, stock }, legalId, quantity, onChange, alert }: RowProps) {
  return (
    <li id={`item-${sku}`} className={styles.item}>
      <ItemRow item={product} name={name}>
        <ProductPrice range={product.price_range} legalId={legalId} />
        <StockText isInStock={isSaleable} count={stock} />
        {isSaleable ? <QuantityField name={name} value={quantity} min={0} max={stock} onChange={onChange} /> : alert?.(sku)}
      </ItemRow>
    </li>
  );
}
