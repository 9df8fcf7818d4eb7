import type { ProductPageProductFragment } from '../../../generated/graphql.ts';
import { addressOf } from '../purchase/option-address.ts';
import { absolute } from '../listing/breadcrumb-structured-data.ts';
import type { ProductMatrix } from '../purchase/product-matrix.ts';

type Product = Pick<ProductPageProductFragment, 'name' | 'sku' | 'brand' | 'media_gallery' | 'price_range' | 'stock_status'>;
type Place = { readonly publicUrl: string; readonly path: string; readonly currency: string };
type Reviews = { readonly rating_summary: number; readonly review_count: number };

const availability = (isSaleable: boolean): string => `https://schema.org/${isSaleable ? 'InStock' : 'OutOfStock'}`;
/** Beyond so many variants their span and their number say enough: each would cost 250 letters of every page. */
const maxOffers = 40;
const newCondition = 'https://schema.org/NewCondition';

/** What search engines read: always the gross price a consumer pays (LAW-02), in the words of schema.org. */
export function productStructuredData(product: Product, place: Place, matrix?: ProductMatrix, reviews?: Reviews): object {
  const { publicUrl, path, currency } = place;
  const url = `${publicUrl}${path}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    url,
    image: (product.media_gallery ?? []).flatMap((image) => (image?.url ? [absolute(publicUrl, image.url)] : [])),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand.title } } : {}),
    ...(reviews && reviews.review_count > 0 ? { aggregateRating: rating(reviews) } : {}),
    offers: offersOf(product, url, currency, matrix),
  };
}

const rating = ({ rating_summary, review_count }: Reviews): object => ({
  '@type': 'AggregateRating',
  ratingValue: (rating_summary / 20).toFixed(1),
  bestRating: 5,
  reviewCount: review_count,
});

/** One offer for each variant under the address that shows it; a product without variants has one, or a span. */
function offersOf(product: Product, url: string, currency: string, matrix: ProductMatrix | undefined): object {
  const lowest = product.price_range.minimum_price.final_price.value ?? 0;
  const highest = product.price_range.maximum_price?.final_price.value ?? lowest;
  const common = {
    priceCurrency: currency,
    availability: availability(product.stock_status === 'IN_STOCK'),
    url,
    itemCondition: newCondition,
  };
  const span = highest > lowest;
  const total = { '@type': 'AggregateOffer', lowPrice: lowest.toFixed(2), highPrice: highest.toFixed(2), ...common };
  if (matrix === undefined) return span ? total : { '@type': 'Offer', price: lowest.toFixed(2), ...common };
  const counted = { ...total, offerCount: matrix.variants.length };
  if (matrix.variants.length > maxOffers) return counted;
  const { origin } = new URL(url);
  return {
    ...counted,
    offers: matrix.variants.map(({ at, sku, price, isSaleable }) => ({
      '@type': 'Offer',
      sku,
      price: price.amount.toFixed(2),
      priceCurrency: currency,
      availability: availability(isSaleable),
      url: `${origin}${addressOf(matrix, at, url)}`,
    })),
  };
}
