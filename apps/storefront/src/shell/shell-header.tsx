import { BagLink } from '../features/cart/drawer/bag-link.tsx';
import { AccountLink } from '../features/customer/account/account-link.tsx';
import { HeaderLink } from '../features/navigation/header-link.tsx';
// Also brings the styles of what only the server renders.
import drawerStyles from '../features/navigation/menu-drawer.module.css';
import { LanguageSwitch } from '../features/navigation/language-switch.tsx';
import { MenuDrawer } from '../features/navigation/menu-drawer.tsx';
import { WishlistLink } from '../features/wishlist/wishlist-link.tsx';
import { useMessages } from '../i18n/language-context.tsx';
import { island } from '../rendering/island.tsx';
import { screenHref } from '../lib/page/screen-paths.ts';
import { localPath } from '../lib/page/store-view.ts';
import { useShopState } from '../lib/page/shop-state.tsx';
import { StaticRegion } from '../rendering/static-region.tsx';
import { Slot } from '../theme/theme.tsx';
import { loadSearchPanel } from './load-search-panel.ts';

const SearchPlace = island(
  'src/features/search/search-place.tsx',
  async () => (await import('../features/search/search-place.tsx')).SearchPlace,
);

/** Fills the theme's header. */
export function ShellHeader() {
  const t = useMessages('navigation');
  const { storeView } = useShopState();
  return (
    <Slot
      of="Header"
      homeHref={localPath(storeView, '')}
      menu={<StaticRegion name="menu" />}
      drawer={<MenuDrawer levels={<StaticRegion name="drawer" className={drawerStyles.region} />} languages={<LanguageSwitch long />} />}
      search={<SearchPlace loadPanel={loadSearchPanel} />}
      links={<HeaderLink href={screenHref(storeView, 'branches')} icon="storefront" label={t('branches')} />}
      languageSwitch={<LanguageSwitch />}
      tools={
        <>
          <AccountLink />
          <WishlistLink />
          <BagLink />
        </>
      }
    />
  );
}
