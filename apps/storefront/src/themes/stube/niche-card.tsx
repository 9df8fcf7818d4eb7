import { ProductName } from '../../lib/product-name/product-name.tsx';
import type { ProductCardProps } from '../../theme/slots.ts';
import { PictureSwipe } from '../../ui/picture-swipe.tsx';
import styles from './niche-card.module.css';

/** Every picture stands in an arched niche with a double line; the product's given name is set in italics. */
export function NicheCard(props: ProductCardProps) {
  const { href, picture, secondPicture, brand, name, givenName, price, labels, details, actions, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.niche}>
        <div className={styles.inside}>
          <PictureSwipe first={picture} second={secondPicture} />
        </div>
        {labels === undefined ? null : <div className={styles.labels}>{labels}</div>}
      </div>
      <div className={styles.text}>
        <p className={styles.brand}>{brand}</p>
        <Heading className={styles.name}>
          <a className={styles.link} href={href}>
            <ProductName name={name} givenName={givenName} as="em" />
          </a>
        </Heading>
        {price}
        {details}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
