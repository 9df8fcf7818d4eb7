import { LandingPageProductsDocument, LoadLandingPageDocument, type ProductAttributeFilterInput } from '../../generated/graphql.ts';
import { notFound } from '../../lib/page/page-failure.ts';
import type { PageArguments } from '../../lib/page/page-loader.ts';
import { landingFilter } from './landing-filter.ts';
import { present } from '../frame/present.ts';

/** A landing page and the products its filters select; it stands without them when the backend refuses a filter (R183). */
export async function loadLandingPage({ shop }: PageArguments, identifier: string) {
  const { landingPage } = await shop.query(LoadLandingPageDocument, { identifier });
  if (!landingPage) throw notFound();
  const filter = landingFilter(present(landingPage.product_filters));
  // Attributes are data, so the names cannot be known here; the backend checks them.
  const answer =
    filter === undefined ? undefined : await shop.optional(LandingPageProductsDocument, { filter: filter as ProductAttributeFilterInput });
  return { kind: 'landing' as const, page: landingPage, products: present(answer?.products?.items), alternates: {} };
}
