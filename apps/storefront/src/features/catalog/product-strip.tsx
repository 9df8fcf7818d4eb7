import { useId, type ReactNode } from 'react';
import type { ProductTileProductFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useKeptMarkup } from '../../lib/page/kept-markup.tsx';
import { useIsSleeping } from '../../lib/page/late.tsx';
import { onPhones } from '../../ui/picture-sources.ts';
import { ScrollStrip } from '../../ui/scroll-strip.tsx';
import { CatalogLegalLine } from './catalog-legal-line.tsx';
import { ProductTile, type TileProps } from './product-tile.tsx';
import type { OnAdd } from './purchase.ts';
import { QuickAdd } from './quick-add.tsx';
import styles from './product-strip.module.css';

type Props = {
  readonly title: string;
  readonly products: readonly ProductTileProductFragment[];
  /** Buys a product without leaving the page. */
  readonly onAdd?: OnAdd | undefined;
  /** Behind the last product. */
  readonly more?: ReactNode;
};

const stripSizes = `(min-width: 1440px) 316px, (min-width: 900px) 23vw, (min-width: 600px) 38vw, ${onPhones(66)}`;

/** A row of products with its own tax and shipping line; nothing when there are none. */
export function ProductStrip({ title, products, onAdd, more }: Props) {
  const t = useMessages('catalogLater');
  const id = useId();
  if (products.length === 0) return null;
  return (
    <ScrollStrip
      headingId={`${id}heading`}
      heading={
        <h2 id={`${id}heading`} className={styles.title}>
          {title}
        </h2>
      }
      note={<CatalogLegalLine id={`${id}legal`} />}
      previous={`${title}: ${t('previous')}`}
      next={`${title}: ${t('next')}`}
      cells={products.map((product) => ({
        key: product.sku ?? '',
        content:
          onAdd === undefined ? (
            <TileCell product={product} legalId={`${id}legal`} />
          ) : (
            <div className={styles.buyCell}>
              <ProductTile product={product} legalId={`${id}legal`} sizes={stripSizes} isAlone />
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

function TileCell(tile: Pick<TileProps, 'product' | 'legalId'>) {
  const content = <ProductTile {...tile} sizes={stripSizes} isAlone />;
  const kept = useKeptMarkup(useIsSleeping() ? `strip ${JSON.stringify(tile)}` : undefined, content);
  return <div className={styles.cell} {...(kept === undefined ? { children: content } : { dangerouslySetInnerHTML: { __html: kept } })} />;
}
