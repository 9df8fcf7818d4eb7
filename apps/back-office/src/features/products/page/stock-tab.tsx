import { useState, type ReactNode } from 'react';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { useBranchName } from '../../../lib/branches/branches.ts';
import { storeLabel } from '../../../lib/store-label.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { Facts } from '../../../ui/show/facts.tsx';
import styles from './page.module.css';
import type { Product, TabProps } from './product.ts';

type Props = { readonly product: Product; readonly priceHistory: ((sku: string) => ReactNode) | undefined };

/** What was, is and will be asked: of the product itself, or of one of its variants. */
function History({ product: { sku, type, variants }, priceHistory }: Props) {
  const t = useMessages('products');
  const [chosen, setChosen] = useState(variants[0]?.sku ?? null);
  if (!priceHistory || type === 'bundle' || type === 'grouped') return null;
  if (type !== 'configurable') return priceHistory(sku);
  return (
    chosen !== null && (
      <>
        <Select
          label={t('priceOf')}
          options={variants.map((one) => ({ value: one.sku, label: one.options.join(', ') || one.sku }))}
          value={chosen}
          onChange={setChosen}
        />
        {priceHistory(chosen)}
      </>
    )
  );
}

/** What it costs and where it lies; both are changed elsewhere. */
export function StockTab({ product, choices, priceHistory }: Pick<TabProps, 'choices'> & Props) {
  const { prices, stock, variants, type } = product;
  const t = useMessages('products');
  const { money, number } = useFormats();
  const branchName = useBranchName();
  const levels = variants.length > 0 ? variants.flatMap((variant) => variant.stock) : stock;
  const pieces = (source: string) => levels.filter((one) => one.source === source).reduce((sum, { quantity }) => sum + quantity, 0);
  const hasStock = type !== 'bundle' && type !== 'grouped';
  return (
    <>
      <Card title={t('prices')} note={t('pricesNote')}>
        {prices.length === 0 && <p className={styles.quiet}>{t('noPrice')}</p>}
        <Facts
          facts={prices.map(({ store, regular, final, reference }) => ({
            name: storeLabel(choices.stores, store),
            value: money(final.cents, final.currency),
            note: reference
              ? t('lowest30', { price: money(reference.cents) })
              : final.cents < regular.cents
                ? t('regular', { price: money(regular.cents) })
                : undefined,
          }))}
        />
      </Card>
      <History product={product} priceHistory={priceHistory} />
      {hasStock && (
        <Card title={t('stock')}>
          <Facts
            facts={stock.map(({ source }) => ({
              name: source === 'WEB' ? t('warehouse') : branchName(source),
              value: number(pieces(source)),
            }))}
          />
        </Card>
      )}
    </>
  );
}
