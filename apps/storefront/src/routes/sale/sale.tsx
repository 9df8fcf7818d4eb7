import { useEffect, useMemo } from 'react';
import { useFetcher, useLocation, type ShouldRevalidateFunctionArgs } from 'react-router';
import { ListingScreen } from '../../features/catalog/listing/listing-screen.tsx';
import { Breadcrumbs } from '../../features/navigation/breadcrumbs.tsx';
import { SaleEnded } from '../../features/sale/sale-ended.tsx';
import { SaleHeading } from '../../features/sale/sale-heading.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { revalidateOtherPages } from '../../lib/navigation/same-page.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { readLoaderData, usePageData, type LoaderData } from '../../rendering/loader-data.ts';
import { screenPath } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { ListingHead } from '../listing/listing-head.tsx';
import { loadSale, pageOfSale, type WholeSale } from './load-sale.ts';

export const loader = pageLoader(loadSale);

type Loaded = Awaited<ReturnType<typeof loadSale>>;

/** Set in the browser alone: all reduced products are here, so another filter or order needs no request. */
let isComplete = false;
const salePage = /\/sale(\/|$)/;

export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const isSale = salePage.test(change.currentUrl.pathname) && salePage.test(change.nextUrl.pathname);
  return isSale && isComplete ? false : revalidateOtherPages(change);
}

export default function SaleRoute() {
  const loaded = usePageData<typeof loader>();
  const t = useMessages('sale');
  const { storeView } = useShopState();
  const { listing, products, escapes } = useSaleListing(loaded);
  return (
    <>
      <ListingHead
        title={t('title')}
        path={screenPath('sale', storeView.language)}
        description={t('metaDescription')}
        image={products[0]?.small_image?.url}
        listing={listing}
      />
      <ListingScreen
        listing={listing}
        products={products}
        escapes={escapes}
        breadcrumbs={<Breadcrumbs homeHref={localPath(storeView, '')} items={[{ name: t('title') }]} />}
        heading={<SaleHeading count={listing.totalCount} />}
        emptyHelp={<SaleEnded homeHref={localPath(storeView, '')} />}
      />
    </>
  );
}

/** The page of the sale this address asks for: from the server, until all of the sale is here. */
function useSaleListing({ listed, hasWhole }: Loaded) {
  const { storeView } = useShopState();
  const { pathname, search } = useLocation();
  const { data, state, load } = useFetcher<LoaderData<WholeSale>>();
  const whole = data && readLoaderData(data);
  useEffect(() => {
    if (hasWhole && !whole && state === 'idle') void load('/sale-products');
    isComplete = whole !== undefined;
    document.documentElement.toggleAttribute('data-whole-sale', isComplete);
    return () => {
      isComplete = false;
      document.documentElement.removeAttribute('data-whole-sale');
    };
  }, [hasWhole, whole, state, load]);
  return useMemo(
    () => (whole ? pageOfSale(whole, { pathname, searchParams: new URLSearchParams(search) }, storeView) : listed),
    [whole, listed, pathname, search, storeView],
  );
}
