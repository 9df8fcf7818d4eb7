import { useMessages } from '../../../i18n/language-context.tsx';
import { Accordion } from '../../../ui/accordion.tsx';
import { ShopProse } from '../../../lib/page/shop-prose.tsx';
import { CareList } from './care-list.tsx';
import { PieceList } from './piece-list.tsx';
import { ProductDownloads } from './product-downloads.tsx';
import { ProductFeatures } from './product-features.tsx';
import { ProductMaterials } from './product-materials.tsx';
import { piecesTelling, type DetailedProduct } from './product-pieces.ts';
import { ProductSafety } from './product-safety.tsx';
import { sizeChartId } from '../sizes/size-chart-id.ts';
import { SizeChart } from '../sizes/size-chart.tsx';
import styles from './product-details.module.css';

const has = (list: readonly unknown[] | null | undefined): boolean => (list?.length ?? 0) > 0;

/** Everything to read about a product, in the page's HTML: open where there is room, to be opened on a phone. */
export function ProductDetails({ product }: { readonly product: DetailedProduct }) {
  const t = useMessages('catalogLater');
  const chart = product.__typename === 'ConfigurableProduct' ? product.fkv_maten : null;
  const [made, cared, safe] = [piecesTelling(product, 'materials'), piecesTelling(product, 'care'), piecesTelling(product, 'safety')];
  return (
    <div className={styles.details}>
      <div className={styles.column}>
        {product.description?.html ? (
          <Accordion title={t('description')} foldOnPhone={false}>
            <ShopProse html={product.description.html} />
          </Accordion>
        ) : null}
        {has(chart) ? (
          <Accordion title={t('sizeChart')} id={sizeChartId}>
            <SizeChart rows={chart} />
          </Accordion>
        ) : null}
      </div>
      <div className={styles.column}>
        {has(made) ? (
          <Accordion title={t('materials')}>
            <PieceList pieces={made}>
              {({ materials, safety }) => <ProductMaterials parts={materials} animalParts={safety?.animal_parts} />}
            </PieceList>
          </Accordion>
        ) : null}
        {has(cared) ? (
          <Accordion title={t('care')}>
            <PieceList pieces={cared}>{({ care }) => <CareList instructions={care} />}</PieceList>
          </Accordion>
        ) : null}
        <Accordion title={t('information')}>
          <ProductFeatures product={product} />
        </Accordion>
        {has(safe) ? (
          <Accordion title={t('safety')}>
            <PieceList pieces={safe}>{({ safety, sku }) => (safety ? <ProductSafety safety={safety} sku={sku ?? ''} /> : null)}</PieceList>
          </Accordion>
        ) : null}
        {has(product.downloads) ? (
          <Accordion title={t('downloads')}>
            <ProductDownloads downloads={product.downloads} />
          </Accordion>
        ) : null}
      </div>
    </div>
  );
}
