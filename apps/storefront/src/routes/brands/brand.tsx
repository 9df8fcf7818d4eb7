import { BrandHeading } from '../../features/brand/brand-heading.tsx';
import { ListingScreen } from '../../features/catalog/listing/listing-screen.tsx';
import { breadcrumbStructuredData } from '../../features/catalog/listing/breadcrumb-structured-data.ts';
import { Breadcrumbs } from '../../features/navigation/breadcrumbs.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { revalidateOtherPages } from '../../lib/navigation/same-page.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { usePageData } from '../../rendering/loader-data.ts';
import { screenHref, screenPath } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { StructuredData } from '../../lib/page/structured-data.tsx';
import { ListingHead } from '../listing/listing-head.tsx';
import { loadBrand } from './load-brand.ts';

export const loader = pageLoader(loadBrand);

export const shouldRevalidate = revalidateOtherPages;

export default function BrandRoute() {
  const { brand, listing, products, escapes } = usePageData<typeof loader>();
  const { storeView, settings } = useShopState();
  const t = useMessages('brand');
  const crumbs = [
    { name: t('title'), href: screenHref(storeView, 'brands') },
    { name: brand.title, href: listing.base.path },
  ];
  return (
    <>
      <ListingHead
        title={brand.meta_title ?? brand.title}
        path={`${screenPath('brands', storeView.language)}/${brand.urlKey}`}
        description={brand.meta_description ?? brand.short_description}
        keywords={brand.meta_keywords}
        image={brand.image}
        listing={listing}
      />
      <StructuredData value={breadcrumbStructuredData(settings.publicUrl, crumbs)} />
      <ListingScreen
        listing={listing}
        products={products}
        escapes={escapes}
        breadcrumbs={<Breadcrumbs homeHref={localPath(storeView, '')} items={crumbs} />}
        heading={<BrandHeading brand={brand} count={listing.totalCount} />}
      />
    </>
  );
}
