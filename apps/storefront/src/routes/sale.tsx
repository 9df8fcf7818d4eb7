import { useEffect, useMemo } from 'react';
import { useLoaderData, useLocation, type ShouldRevalidateFunctionArgs } from 'react-router';
import { ListingScreen } from '../features/catalog/listing-screen.tsx';
import { readListingState } from '../features/catalog/listing-state.ts';
import { Breadcrumbs } from '../features/navigation/breadcrumbs.tsx';
import { SaleEnded } from '../features/sale/sale-ended.tsx';
import { SaleHeading } from '../features/sale/sale-heading.tsx';
import { useMessages } from '../i18n/language-context.tsx';
import { revalidateOtherPages } from '../lib/navigation/same-page.ts';
import { pageLoader } from '../lib/page/page-loader.ts';
import { screenHref, screenPath } from '../lib/page/screen-paths.ts';
import { useShopState } from '../lib/page/shop-state.tsx';
import { localPath } from '../lib/page/store-view.ts';
import { cardActions } from './card-actions.tsx';
import { ListingHead } from './listing-head.tsx';
import { loadSale } from './load-sale.ts';
import { saleListing } from './sale-listing.ts';

export const loader = pageLoader(loadSale);

type Loaded = Awaited<ReturnType<typeof loader>>;

/** Set in the browser alone: all reduced products are here, so another filter or order needs no request. */
let isComplete = false;
const salePage = /\/sale(\/|$)/;

export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const isSale = salePage.test(change.currentUrl.pathname) && salePage.test(change.nextUrl.pathname);
  return isSale && isComplete ? false : revalidateOtherPages(change);
}

export default function SaleRoute() {
  const loaded = useLoaderData<typeof loader>();
  const t = useMessages('sale');
  const { storeView } = useShopState();
  const { listing, products, escapes } = useSaleListing(loaded);
  useEffect(() => {
    isComplete = loaded.all !== undefined;
    return () => {
      isComplete = false;
    };
  }, [loaded]);
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
        actionsOf={cardActions}
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

/** The page of the sale this address asks for: worked out here, or by the backend where the sale is too large for that. */
function useSaleListing({ all, listed }: Loaded) {
  const { storeView } = useShopState();
  const { pathname, search } = useLocation();
  return useMemo(() => {
    if (listed) return listed;
    const asked = readListingState({ pathname, searchParams: new URLSearchParams(search) }, storeView.productsPerPage);
    const base = { path: screenHref(storeView, 'sale'), pageSize: storeView.productsPerPage };
    const { listing, shown } = saleListing(all.products, all.words, asked, base, storeView.locale);
    return { listing, products: shown.map(({ tile }) => tile), escapes: [] };
  }, [all, listed, pathname, search, storeView]);
}
