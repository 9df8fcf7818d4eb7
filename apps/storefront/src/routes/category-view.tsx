import { useId } from 'react';
import { CatalogLegalLine } from '../features/catalog/catalog-legal-line.tsx';
import { CategoryHeading } from '../features/catalog/category-heading.tsx';
import { ListingPaging } from '../features/catalog/listing-paging.tsx';
import { defaultPageSize, listingHref } from '../features/catalog/listing-state.ts';
import { NoProducts } from '../features/catalog/no-products.tsx';
import { breadcrumbStructuredData } from '../features/catalog/product-structured-data.ts';
import { ProductTile } from '../features/catalog/product-tile.tsx';
import { SortForm } from '../features/catalog/sort-form.tsx';
import { Breadcrumbs } from '../features/navigation/breadcrumbs.tsx';
import { useMessages } from '../i18n/language-context.tsx';
import { PageHead } from '../lib/page/page-head.tsx';
import { useShopState } from '../lib/page/shop-state.tsx';
import { localPath } from '../lib/page/store-view.ts';
import { StructuredData } from '../lib/page/structured-data.tsx';
import { Slot } from '../theme/theme.tsx';
import type { loadCategory } from './load-category.ts';
import { present } from './present.ts';
import { SocialHead } from './social-head.tsx';

type Props = { readonly page: Awaited<ReturnType<typeof loadCategory>> };

/** A category: its text alone when it is a page, otherwise its products. */
export function CategoryView({ page }: Props) {
  const { category, products, totalCount, totalPages, state } = page;
  const { storeView, settings } = useShopState();
  const t = useMessages('catalog');
  const legalId = useId();
  const isTextOnly = category.display_mode === 'PAGE';
  const path = localPath(storeView, category.url_path ?? '');
  const name = category.meta_title ?? category.name ?? '';
  const title = state.page > 1 ? `${name}, ${t('page', { page: state.page })}` : name;
  // Every page of a list is its own; another order or number of the same products is not.
  const canonicalPath = listingHref(`/${category.url_path ?? ''}`, { sort: 'default', pageSize: defaultPageSize, page: state.page });
  const crumbs = [
    ...present(category.breadcrumbs).map(({ category_name, category_url_path }) => ({
      name: category_name ?? '',
      href: localPath(storeView, category_url_path ?? ''),
    })),
    { name: category.name ?? '', href: path },
  ];
  return (
    <>
      <PageHead title={title} description={category.meta_description} canonicalPath={canonicalPath} />
      <SocialHead
        title={title}
        description={category.meta_description}
        keywords={category.meta_keywords}
        type="website"
        image={category.image ?? products[0]?.small_image?.url}
      />
      <StructuredData value={breadcrumbStructuredData(settings.publicUrl, crumbs)} />
      <Slot
        of="CategoryPage"
        breadcrumbs={<Breadcrumbs homeHref={localPath(storeView, '')} items={crumbs} />}
        heading={<CategoryHeading category={category} count={isTextOnly ? undefined : totalCount} />}
        filters={<CatalogLegalLine id={legalId} />}
        sorting={<SortForm state={state} action={path} />}
        cells={
          isTextOnly
            ? []
            : products.map((product, place) => ({
                key: product.sku ?? '',
                content: <ProductTile product={product} legalId={legalId} headingLevel={2} eager={place === 0} />,
              }))
        }
        empty={isTextOnly ? null : <NoProducts />}
        paging={<ListingPaging path={path} state={state} totalCount={totalCount} totalPages={totalPages} />}
      />
    </>
  );
}
