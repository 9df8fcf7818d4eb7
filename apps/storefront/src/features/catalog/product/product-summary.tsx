import { useId, type ReactNode } from 'react';
import type { ProductSummaryProductFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { island } from '../../../rendering/island.tsx';
import { usePrices } from '../../../lib/prices/use-prices.ts';
import { Slot } from '../../../theme/theme.tsx';
import { Blaze } from '../../../ui/blaze.tsx';
import { CatalogLegalLine } from '../card/catalog-legal-line.tsx';
import { ownReduction } from '../card/price-display.ts';
import { labelBlazes } from '../card/product-labels.ts';
import styles from './product-summary.module.css';

const ProductLead = island('src/features/catalog/product/product-lead.tsx', async () => (await import('./product-lead.tsx')).ProductLead);

type Props = {
  readonly product: ProductSummaryProductFragment;
  /** The price of what is chosen. The pieces of a group or a look are bought one by one: only they have one. */
  readonly price?: (legalId: string) => ReactNode;
  /** Stars that lead to the reviews. */
  readonly rating?: ReactNode;
  /** Share, compare, wish list. */
  readonly actions?: ReactNode;
  /** Options, parts, delivery, branches: what a product of this type has to say before the decision. */
  readonly children?: ReactNode;
};

/** What it is and what it costs, with everything the law wants beside a price. */
export function ProductSummary({ product, price, rating, actions, children }: Props) {
  const t = useMessages('catalog');
  const later = useMessages('catalogLater');
  const legalId = useId();
  const blazes = labelBlazes(product.labels, ownReduction(product), (percent) => t('percentOff', { percent }));
  const isSoldOut = product.stock_status !== 'IN_STOCK';
  return (
    <div className={styles.summary}>
      <header className={styles.header}>
        {product.brand ? <p className={styles.brand}>{product.brand.title}</p> : null}
        <h1 className={styles.name}>
          <Slot of="ProductName" name={product.name ?? ''} />
        </h1>
        {rating}
        {blazes.length === 0 && !isSoldOut ? null : (
          <p className={styles.labels}>
            {isSoldOut ? <Blaze kind="plain">{later('soldOut')}</Blaze> : null}
            {blazes.map(({ kind, text }) => (
              <Blaze key={text} kind={kind}>
                {text}
              </Blaze>
            ))}
          </p>
        )}
      </header>
      {price === undefined ? null : (
        <div className={styles.price}>
          {price(legalId)}
          <PriceNotes product={product} />
          <CatalogLegalLine id={legalId} />
        </div>
      )}
      {children === undefined ? null : <div className={styles.choice}>{children}</div>}
      <div className={styles.rest}>
        {product.short_description?.html ? <ProductLead html={product.short_description.html} /> : null}
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}

/** Named lines that are never struck and carry no percentage: recommended price (LAW-03), cashback. */
function PriceNotes({ product }: { readonly product: ProductSummaryProductFragment }) {
  const t = useMessages('catalog');
  const { money } = usePrices();
  return (
    <>
      {product.manufacturer_price ? (
        <p className={styles.note}>{t('manufacturerPrice', { price: money(product.manufacturer_price) })}</p>
      ) : null}
      {product.cashback_promotion ? (
        <p className={styles.cashback}>
          <strong>{t('cashback')}:</strong> {product.cashback_promotion}
        </p>
      ) : null}
    </>
  );
}
