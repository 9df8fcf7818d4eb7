import type { ProductDetailsProductFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import styles from './product-facts.module.css';

/** Care has a section of its own. */
const toldElsewhere: ReadonlySet<string> = new Set(['wassen']);

/** The attributes shown on the product page, and the number to name when asking about it. */
export function ProductFeatures({ product }: { readonly product: Pick<ProductDetailsProductFragment, 'information_attributes' | 'sku'> }) {
  const t = useMessages('catalogLater');
  return (
    <>
      <dl className={styles.facts}>
        {(product.information_attributes ?? []).map((attribute) =>
          attribute === null || !attribute.value || toldElsewhere.has(attribute.attribute_code) ? null : (
            <div key={attribute.attribute_code} className={styles.fact}>
              <dt>{attribute.label}</dt>
              <dd>{attribute.value}</dd>
            </div>
          ),
        )}
      </dl>
      <p className={styles.phrase}>{t('articleNumber', { sku: product.sku ?? '' })}</p>
    </>
  );
}
