import type { ProductPricePriceRangeFragment } from '../../generated/graphql.ts';
import { CatalogLegalLine } from '../../features/catalog/card/catalog-legal-line.tsx';
import { ProductPrice } from '../../features/catalog/card/product-price.tsx';

const legalId = 'wishlist-legal';

/** Prices of a wishlist as the catalogue writes them, with their one tax and shipping line (LAW-01). */
export const wishlistPrice = (range: ProductPricePriceRangeFragment) => <ProductPrice range={range} legalId={legalId} />;

export const WishlistLegalLine = () => <CatalogLegalLine id={legalId} />;
