import type { ProductPageProps } from '../../../theme/slots.ts';
import styles from './product-page.module.css';

/** The base product page: pictures left, what it is and costs right and in view, everything else below. */
export function ProductPage({ breadcrumbs, gallery, buyBox, details, below }: ProductPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.crumbs}>{breadcrumbs}</div>
      <div className={styles.gallery}>{gallery}</div>
      <div>
        <div className={styles.buyBox}>{buyBox}</div>
      </div>
      <div className={styles.details} data-below="">
        {details}
      </div>
      {below === undefined ? null : (
        <div className={styles.below} data-below="">
          {below}
        </div>
      )}
    </div>
  );
}
