import { useContext } from 'react';
import type { ProductTileProductFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { Slot, useTheme } from '../../../theme/theme.tsx';
import { Blaze } from '../../../ui/blaze.tsx';
import { onPhones } from '../../../ui/picture-sources.ts';
import { Picture } from '../../../ui/picture.tsx';
import { CardActions } from './card-actions.ts';
import { ownReduction } from './price-display.ts';
import { productHref } from './product-href.ts';
import { labelBlazes } from './product-labels.ts';
import { TileChoices } from './tile-choices.tsx';
import { TilePrice } from './tile-price.tsx';
import { tintOf } from './tint-choice.ts';

export type TileProps = {
  readonly product: ProductTileProductFragment;
  /** Id of the grid's one tax and shipping line (LAW-01). */
  readonly legalId: string;
  readonly headingLevel?: 2 | 3 | 4;
  readonly eager?: boolean;
  readonly sizes?: string;
  /** Only the first picture: in a strip nobody turns the card over, and the page is half as heavy. */
  readonly isAlone?: boolean;
};

const gridSizes = '(min-width: 1440px) 316px, (min-width: 900px) 23vw, (min-width: 600px) 48vw';

/** What an address shows, whatever its width. */
const pictureOf = (url: string): string => url.slice(0, url.lastIndexOf('/'));

/** A product of a list: fills the theme's card with what the product says about itself. */
export function ProductTile({ product, legalId, headingLevel = 3, eager = false, sizes: given, isAlone = false }: TileProps) {
  const t = useMessages('catalog');
  const later = useMessages('catalogLater');
  const { storeView } = useShopState();
  const { phoneCard } = useTheme();
  const sizes = given ?? `${gridSizes}, ${onPhones(phoneCard)}`;
  const actions = useContext(CardActions)(product);
  const blazes = labelBlazes(product.labels, ownReduction(product), (percent) => t('percentOff', { percent }), 2);
  const soldOut = product.stock_status !== 'IN_STOCK';
  const name = product.name ?? '';
  const front = product.small_image?.url;
  const second = isAlone
    ? undefined
    : product.media_gallery?.find((image) => image?.url && pictureOf(image.url) !== pictureOf(front ?? ''));
  return (
    <Slot
      of="ProductCard"
      href={productHref(storeView, product)}
      name={name}
      brand={product.brand?.title}
      headingLevel={headingLevel}
      tint={tintOf(product.sku ?? '')}
      picture={
        front ? (
          <Picture url={front} alt={product.small_image?.label ?? name} sizes={sizes} smallest={320} largest={640} eager={eager} />
        ) : null
      }
      {...(second?.url ? { secondPicture: <Picture url={second.url} alt="" sizes={sizes} smallest={480} largest={640} /> } : {})}
      price={<TilePrice product={product} legalId={legalId} />}
      {...(soldOut || blazes.length > 0
        ? {
            labels: (
              <>
                {soldOut ? <Blaze kind="plain">{later('soldOut')}</Blaze> : null}
                {blazes.map(({ kind, text }) => (
                  <Blaze key={text} kind={kind}>
                    {text}
                  </Blaze>
                ))}
              </>
            ),
          }
        : {})}
      details={<TileChoices product={product} />}
      actions={actions}
    />
  );
}
