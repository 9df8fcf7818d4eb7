import { useEffect, useId, useState } from 'react';
import { MatchingPiecesDocument, type MatchingPieceFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { localPath } from '../../../lib/page/store-view.ts';
import { Picture } from '../../../ui/picture.tsx';
import { piecesToShow } from './pieces-to-show.ts';
import { productPath } from './product-href.ts';
import { ProductPrice } from './product-price.tsx';
import styles from './matching-pieces.module.css';

export type MatchingPiecesProps = {
  /** What was just chosen. */
  readonly skus: readonly string[];
  /** What lies in the cart is not offered again. */
  readonly inCart: readonly string[];
  readonly legalId: string;
};

/** Three pieces that go with what was just put into the cart. */
export function MatchingPieces({ skus, inCart, legalId }: MatchingPiecesProps) {
  const t = useMessages('catalogLater');
  const titleId = useId();
  const { storeView } = useShopState();
  const pieces = usePieces(skus, inCart);
  if (pieces.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {t('related')}
      </h3>
      <ul className={styles.pieces}>
        {pieces.map((piece) => (
          <li key={piece.sku}>
            <a className={styles.piece} href={localPath(storeView, productPath(piece))}>
              <span className={styles.picture}>
                {piece.small_image?.url ? <Picture url={piece.small_image.url} alt="" sizes="130px" largest={320} /> : null}
              </span>
              <span className={styles.name}>{piece.name}</span>
            </a>
            <ProductPrice range={piece.price_range} legalId={legalId} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function usePieces(skus: readonly string[], inCart: readonly string[]): readonly MatchingPieceFragment[] {
  const shop = useShop();
  const [found, setFound] = useState<readonly MatchingPieceFragment[]>([]);
  const key = skus.join(' ');
  useEffect(() => {
    const controller = new AbortController();
    shop
      .with({ signal: controller.signal })
      .query(MatchingPiecesDocument, { skus: key.split(' ') })
      .then(({ products }) => setFound((products?.items ?? []).flatMap((item) => (item ? matchesOf(item) : []))))
      // The drawer is complete without it (R183).
      .catch(() => undefined);
    return () => controller.abort();
  }, [shop, key]);
  return piecesToShow(found, [...skus, ...inCart]);
}

type Matches = readonly (MatchingPieceFragment | null)[] | null;

const matchesOf = (item: { readonly crosssell_products: Matches; readonly related_products: Matches }): readonly MatchingPieceFragment[] =>
  [...(item.crosssell_products ?? []), ...(item.related_products ?? [])].filter((piece) => piece !== null);
