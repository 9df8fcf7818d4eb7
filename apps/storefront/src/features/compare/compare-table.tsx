import { useState, type ReactNode } from 'react';
import type { CompareProductsProductFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ProductName } from '../../lib/product-name/product-name.tsx';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { compareRows } from './compare-rows.ts';
import styles from './compare-table.module.css';

export type ComparedProduct = {
  readonly product: CompareProductsProductFragment;
  readonly href: string;
  readonly price: ReactNode;
};

type Props = {
  readonly products: readonly ComparedProduct[];
  /** The tax and shipping line of the prices (LAW-01). */
  readonly legal: ReactNode;
  readonly onRemove: (sku: string) => void;
  readonly onClear: () => void;
};

/** Products side by side; what differs is marked, or shown alone. */
export function CompareTable({ products, legal, onRemove, onClear }: Props) {
  const t = useMessages('compare');
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const own = [t('price'), t('brand'), t('stock')];
  const rows = compareRows(
    products.map(({ product }) => product),
    own,
  ).filter(({ isDifferent }) => isDifferent || !onlyDifferences);
  const stock = ({ product }: ComparedProduct): string => (product.stock_status === 'IN_STOCK' ? t('inStock') : t('outOfStock'));
  return (
    <>
      <div className={styles.tools}>
        <label className={styles.differences}>
          <input type="checkbox" checked={onlyDifferences} onChange={(event) => setOnlyDifferences(event.target.checked)} />
          {t('onlyDifferences')}
        </label>
        <Button onClick={() => window.print()}>{t('print')}</Button>
        <Button onClick={onClear}>{t('clear')}</Button>
      </div>
      {legal}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.property}>
                <span className="visually-hidden">{t('property')}</span>
              </th>
              {products.map(({ product, href }) => (
                <th key={product.sku} scope="col" className={styles.product}>
                  <ProductHead product={product} href={href} onRemove={onRemove} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row label={t('price')} cells={products.map(({ price }) => price)} />
            <Row label={t('brand')} cells={products.map(({ product }) => product.brand?.title ?? t('nothing'))} />
            <Row label={t('stock')} cells={products.map(stock)} />
            {rows.map(({ label, values, isDifferent }) => (
              <Row key={label} label={label} cells={values.map((value) => value || t('nothing'))} isDifferent={isDifferent} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Row({
  label,
  cells,
  isDifferent = false,
}: {
  readonly label: string;
  readonly cells: readonly ReactNode[];
  readonly isDifferent?: boolean;
}) {
  return (
    <tr data-different={isDifferent}>
      <th scope="row" className={styles.property}>
        {label}
      </th>
      {cells.map((cell, index) => (
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}

function ProductHead({ product, href, onRemove }: Pick<ComparedProduct, 'product' | 'href'> & Pick<Props, 'onRemove'>) {
  const t = useMessages('compare');
  const name = product.name ?? '';
  return (
    <>
      {product.small_image?.url ? (
        <Picture className={styles.picture} url={product.small_image.url} alt="" sizes="200px" largest={480} />
      ) : null}
      <a className={styles.name} href={href}>
        <ProductName name={name} />
      </a>
      <span className={styles.remove}>
        <Button onClick={() => onRemove(product.sku ?? '')}>
          {t('remove')}
          <span className="visually-hidden">: {name}</span>
        </Button>
      </span>
    </>
  );
}
