import { useState } from 'react';
import type { BranchAvailabilitySimpleFragment, ProductSummaryProductFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { BuyBar } from './buy-bar.tsx';
import { BuyButton } from './buy-button.tsx';
import { ProductPrice } from '../card/product-price.tsx';
import type { PurchaseSurroundings } from './purchase.ts';
import { QuantityField } from './quantity-field.tsx';
import { useStockAlert } from './stock-alert.ts';
import { island } from '../../../rendering/island.tsx';

const DeliveryTime = island(
  'src/features/catalog/product/delivery-time.tsx',
  async () => (await import('../product/delivery-time.tsx')).DeliveryTime,
);
const BranchAvailability = island(
  'src/features/catalog/product/branch-availability.tsx',
  async () => (await import('../product/branch-availability.tsx')).BranchAvailability,
);

type Props = PurchaseSurroundings & { readonly product: ProductSummaryProductFragment & BranchAvailabilitySimpleFragment };

/** Button, delivery and branches of a product without options. */
export function SimplePurchase({ product, madeAt, branches, onAdd }: Props) {
  const alert = useStockAlert();
  const t = useMessages('catalog');
  const [quantity, setQuantity] = useState(1);
  const sku = product.sku ?? '';
  const isSaleable = product.stock_status === 'IN_STOCK';
  const pieces = new Map(
    (product.store_availability ?? []).flatMap((branch) => (branch ? [[branch.store_name, branch.qty_available ?? 0]] : [])),
  );
  return (
    <>
      {isSaleable ? null : alert(sku)}
      {onAdd === undefined || !isSaleable ? null : (
        <>
          <QuantityField name={product.name ?? ''} value={quantity} min={1} max={product.stock_qty} onChange={setQuantity} />
          <BuyBar price={(legalId) => <ProductPrice range={product.price_range} legalId={legalId} />}>
            <BuyButton onAdd={onAdd} lines={[{ sku, quantity }]} label={t('addToCart')} onMissing={() => undefined} />
          </BuyBar>
        </>
      )}
      <DeliveryTime
        facts={product.DeliveryTime ?? undefined}
        isSaleable={isSaleable}
        web={product.stock_qty ?? undefined}
        madeAt={madeAt}
      />
      <BranchAvailability branches={branches} pieces={pieces} madeAt={madeAt} />
    </>
  );
}
