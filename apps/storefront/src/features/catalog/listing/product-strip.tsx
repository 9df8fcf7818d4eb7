import type { ReactNode } from 'react';
import type { ProductTileProductFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { useMarkupInIsland } from '../../../rendering/cached-markup.tsx';
import { onPhones } from '../../../ui/picture-sources.ts';
import { ScrollStrip } from '../../../ui/scroll-strip.tsx';
import { CatalogLegalLine } from '../card/catalog-legal-line.tsx';
import { ProductTile, type TileProps } from '../card/product-tile.tsx';
import type { OnAdd } from '../purchase/purchase.ts';
import { QuickAdd } from '../card/quick-add.tsx';
import styles from './product-strip.module.css';

type Props = {
  /** Its name among the strips of a page. */
  readonly id: string;
  readonly title: string;
  readonly products: readonly ProductTileProductFragment[];
  /** Buys a product without leaving the page. */
  readonly onAdd?: OnAdd | undefined;
  /** Behind the last product. */
  readonly more?: ReactNode;
};

const stripSizes = `(min-width: 1440px) 316px, (min-width: 900px) 23vw, (min-width: 600px) 38vw, ${onPhones(66)}`;

/** A row of products with its own tax and shipping line; nothing when there are none. */
export function ProductStrip({ id, title, products, onAdd, more }: Props) {
  const t = useMessages('catalogLater');
  if (products.length === 0) return null;
  return (
    <ScrollStrip
      headingId={`${id}-heading`}
      heading={
        <h2 id={`${id}-heading`} className={styles.title}>
          {title}
        </h2>
      }
      note={<CatalogLegalLine id={`${id}-legal`} />}
      previous={`${title}: ${t('previous')}`}
      next={`${title}: ${t('next')}`}
      cells={products.map((product) => ({
        key: product.sku ?? '',
        content:
          onAdd === undefined ? (
            <TileCell product={product} legalId={`${id}-legal`} />
          ) : (
            <div className={styles.buyCell}>
              <TileCell product={product} legalId={`${id}-legal`} />
              <div className={styles.add}>
                <QuickAdd product={product} onAdd={onAdd} />
              </div>
            </div>
          ),
      }))}
      more={more}
    />
  );
}

function TileCell({ product, legalId }: Pick<TileProps, 'product' | 'legalId'>) {
  const inside = useMarkupInIsland(
    'strip-tile',
    { product, legalId },
    <ProductTile product={product} legalId={legalId} sizes={stripSizes} isAlone />,
  );
  return <div className={styles.cell} {...inside} />;
}
