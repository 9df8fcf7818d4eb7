import { ProductName } from '../../../lib/product-name/product-name.tsx';
import type { ProductCardProps } from '../../../theme/slots.ts';
import { PictureSwipe } from '../../../ui/picture-swipe.tsx';
import styles from './product-card.module.css';

/** The base card: picture, brand, name, price, choices. One link covers the whole card; actions stand beside it. */
export function ProductCard(props: ProductCardProps) {
  const { href, picture, secondPicture, brand, name, givenName, price, labels, details, actions, headingLevel = 3, tint = 'tanne' } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.frame} data-tint={tint}>
        <PictureSwipe first={picture} second={secondPicture} />
        {labels === undefined ? null : <div className={styles.labels}>{labels}</div>}
      </div>
      <div className={styles.text}>
        <p className={styles.brand}>{brand}</p>
        <Heading className={styles.name}>
          <a className={styles.link} href={href}>
            <ProductName name={name} givenName={givenName} />
          </a>
        </Heading>
        {price}
        {details}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
