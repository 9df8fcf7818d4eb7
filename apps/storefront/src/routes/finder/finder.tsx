import { useNavigate } from 'react-router';
import { ListingScreen } from '../../features/catalog/listing/listing-screen.tsx';
import { FinderForm } from '../../features/finder/finder-form.tsx';
import { FinderHeading } from '../../features/finder/finder-heading.tsx';
import { NothingFits } from '../../features/finder/nothing-fits.tsx';
import { Breadcrumbs } from '../../features/navigation/breadcrumbs.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { revalidateOtherPages } from '../../lib/navigation/same-page.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { usePageData } from '../../rendering/loader-data.ts';
import { screenHref, screenPath } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { ListingHead } from '../listing/listing-head.tsx';
import { loadFinder } from './load-finder.ts';

export const loader = pageLoader(loadFinder);

export const shouldRevalidate = revalidateOtherPages;

export default function FinderRoute() {
  const { selectors, products, listing } = usePageData<typeof loader>();
  const t = useMessages('finder');
  const navigate = useNavigate();
  const { storeView } = useShopState();
  const path = screenPath('finder', storeView.language);
  return (
    <>
      <ListingHead title={t('title')} path={path} description={t('metaDescription')} listing={listing} />
      <ListingScreen
        listing={listing}
        products={products}
        escapes={[]}
        breadcrumbs={<Breadcrumbs homeHref={localPath(storeView, '')} items={[{ name: t('title') }]} />}
        heading={
          <FinderHeading count={listing.totalCount}>
            <FinderForm
              action={screenHref(storeView, 'finder')}
              selectors={selectors}
              onChoose={(query) => void navigate(`/${path}?${query}`, { preventScrollReset: true })}
            />
          </FinderHeading>
        }
        emptyHelp={<NothingFits />}
      />
    </>
  );
}
