import { useId } from 'react';
import type { ProductTileProductFragment } from '../../../generated/graphql.ts';
import { CatalogLegalLine } from '../card/catalog-legal-line.tsx';
import { NoProducts } from './no-products.tsx';
import { ProductTile } from '../card/product-tile.tsx';
import styles from './product-grid.module.css';

type Props = {
  readonly products: readonly ProductTileProductFragment[];
  readonly headingLevel?: 2 | 3;
};

/** A selection of products without sorting or paging. */
export function ProductGrid({ products, headingLevel = 2 }: Props) {
  const legalId = useId();
  if (products.length === 0) return <NoProducts />;
  return (
    <>
      <CatalogLegalLine id={legalId} />
      <ul className={styles.grid}>
        {products.map((product, index) => (
          <li key={product.sku}>
            <ProductTile product={product} legalId={legalId} headingLevel={headingLevel} eager={index === 0} />
          </li>
        ))}
      </ul>
    </>
  );
}
