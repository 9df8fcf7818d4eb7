import type { ProductDetailsProductFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { Accordion } from '../../../ui/accordion.tsx';
import { ShopProse } from '../../../lib/page/shop-prose.tsx';
import { CareList } from './care-list.tsx';
import { ProductDownloads } from './product-downloads.tsx';
import { ProductFeatures } from './product-features.tsx';
import { ProductMaterials } from './product-materials.tsx';
import { ProductSafety } from './product-safety.tsx';
import { sizeChartId } from '../sizes/size-chart-id.ts';
import { SizeChart } from '../sizes/size-chart.tsx';
import styles from './product-details.module.css';

const has = (list: readonly unknown[] | null | undefined): boolean => (list?.length ?? 0) > 0;

/** Everything to read about a product, in the page's HTML: open where there is room, to be opened on a phone. */
export function ProductDetails({ product }: { readonly product: ProductDetailsProductFragment }) {
  const t = useMessages('catalogLater');
  const chart = product.__typename === 'ConfigurableProduct' ? product.fkv_maten : null;
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
        {has(product.materials) ? (
          <Accordion title={t('materials')}>
            <ProductMaterials parts={product.materials} animalParts={product.safety?.animal_parts} />
          </Accordion>
        ) : null}
        {has(product.care) ? (
          <Accordion title={t('care')}>
            <CareList instructions={product.care} />
          </Accordion>
        ) : null}
        <Accordion title={t('information')}>
          <ProductFeatures product={product} />
        </Accordion>
        {product.safety ? (
          <Accordion title={t('safety')}>
            <ProductSafety safety={product.safety} sku={product.sku ?? ''} />
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
