import { splitEmbeds } from '@shop/rules/product-embeds';
import { sanitiseHtml } from '@shop/rules/sanitise-html';
import { Fragment, useMemo, type ReactNode } from 'react';
import { ShopProse } from '../../../lib/page/shop-prose.tsx';
import styles from './rich-text.module.css';

type Props = {
  readonly html: string;
  /** Shows the products a text names, in its order; what the shop does not have is left out. */
  readonly productsOf?: ((skus: readonly string[]) => ReactNode) | undefined;
};

/** Text of the back office, with products where it names them. */
export function RichText({ html, productsOf }: Props) {
  const parts = useMemo(() => splitEmbeds(sanitiseHtml(html)), [html]);
  return (
    <div className={styles.text}>
      {parts.map((part, index) => (
        // The parts of a text have no names of their own, and never change places.
        // eslint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {part.kind === 'html' ? <ShopProse html={part.html} /> : <div className={styles.products}>{productsOf?.(part.skus)}</div>}
        </Fragment>
      ))}
    </div>
  );
}
