import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { useBranchName } from '../../../lib/branches/branches.ts';
import { Card } from '../../../ui/show/card.tsx';
import { Facts } from '../../../ui/show/facts.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { StatePill } from '../state-pill.tsx';
import { VariantSwitch } from './publish-button.tsx';
import styles from './page.module.css';
import type { Product } from './product.ts';

type Variant = Product['variants'][number];

function useVariantColumns(sources: readonly string[]): readonly Column<Variant>[] {
  const t = useMessages('products');
  const { money, number } = useFormats();
  const branchName = useBranchName();
  return [
    { id: 'options', title: t('variant'), cell: ({ options, sku }) => options.join(', ') || sku, isTitle: true },
    { id: 'sku', title: t('sku'), cell: ({ sku }) => sku, isQuiet: true, phone: 'note' },
    { id: 'state', title: t('state'), cell: ({ isEnabled }) => <StatePill isEnabled={isEnabled} />, phone: 'state' },
    ...sources.map((source): Column<Variant> => ({
      id: source,
      title: branchName(source),
      cell: ({ stock }) => number(stock.find((one) => one.source === source)?.quantity ?? 0),
      align: 'end',
    })),
    { id: 'price', title: t('price'), cell: ({ price }) => (price ? money(price.cents, price.currency) : '–'), align: 'end', phone: 'end' },
  ];
}

/** Every size and colour, with what lies where; one that is switched off nobody can buy. */
export function VariantsTab({ product }: { readonly product: Product }) {
  const t = useMessages('products');
  const columns = useVariantColumns(product.stock.map(({ source }) => source));
  return (
    <Card title={t('variants')} note={t('variantCount', { count: product.variants.length })} isFlush>
      <DataTable
        caption={t('variants')}
        columns={columns}
        rows={product.variants}
        rowId={({ sku }) => sku}
        rowName={({ options, sku }) => options.join(', ') || sku}
        rowHref={({ sku }) => `/products/${encodeURIComponent(sku)}`}
        {...(product.can.includes('publishProduct') ? { rowActions: (variant: Variant) => <VariantSwitch variant={variant} /> } : {})}
        isFaint={({ isEnabled }) => !isEnabled}
        isDense
      />
    </Card>
  );
}

/** What it costs and where it lies; both are changed elsewhere. */
export function StockTab({ product: { prices, stock, variants, type } }: { readonly product: Product }) {
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
            name: store.toUpperCase(),
            value: money(final.cents, final.currency),
            note: reference
              ? t('lowest30', { price: money(reference.cents) })
              : final.cents < regular.cents
                ? t('regular', { price: money(regular.cents) })
                : undefined,
          }))}
        />
      </Card>
      {hasStock && (
        <Card title={t('stock')}>
          <Facts facts={stock.map(({ source }) => ({ name: branchName(source), value: number(pieces(source)) }))} />
        </Card>
      )}
    </>
  );
}
