import type { ProductPageProductFragment } from '../../generated/graphql.ts';

type Product = Pick<ProductPageProductFragment, 'name' | 'sku' | 'brand' | 'media_gallery' | 'price_range' | 'stock_status'>;
type Place = { readonly publicUrl: string; readonly path: string; readonly currency: string };

const absolute = (publicUrl: string, url: string): string => (url.startsWith('/') ? `${publicUrl}${url}` : url);

/** What search engines read: always the gross price a consumer pays (LAW-02), in the words of schema.org. */
export function productStructuredData(product: Product, { publicUrl, path, currency }: Place): object {
  const url = `${publicUrl}${path}`;
  const lowest = product.price_range.minimum_price.final_price.value ?? 0;
  const highest = product.price_range.maximum_price?.final_price.value ?? lowest;
  const availability = `https://schema.org/${product.stock_status === 'IN_STOCK' ? 'InStock' : 'OutOfStock'}`;
  const common = { priceCurrency: currency, availability, url, itemCondition: 'https://schema.org/NewCondition' };
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    url,
    image: (product.media_gallery ?? []).flatMap((image) => (image?.url ? [absolute(publicUrl, image.url)] : [])),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand.title } } : {}),
    offers:
      highest > lowest
        ? { '@type': 'AggregateOffer', lowPrice: lowest.toFixed(2), highPrice: highest.toFixed(2), ...common }
        : { '@type': 'Offer', price: lowest.toFixed(2), ...common },
  };
}

/** The way to a page as a list search engines show instead of its address. */
export function breadcrumbStructuredData(
  publicUrl: string,
  items: readonly { readonly name: string; readonly href?: string | undefined }[],
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, href }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      ...(href === undefined ? {} : { item: absolute(publicUrl, href) }),
    })),
  };
}
