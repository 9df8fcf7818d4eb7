import { useLocation } from 'react-router';
import type { SharedWishlistContentFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { Pagination } from '../../ui/pagination.tsx';

/** The pages of a shared list, as every list of the shop has them. */
export function SharedPaging({ list }: { readonly list: SharedWishlistContentFragment }) {
  const t = useMessages('catalog');
  const later = useMessages('catalogLater');
  const { storeView } = useShopState();
  const { pathname } = useLocation();
  return (
    <Pagination
      current={list.page_info?.current_page ?? 1}
      total={list.page_info?.total_pages ?? 1}
      hrefOf={(page) => `${localPath(storeView, pathname)}${page === 1 ? '' : `?page=${page}`}`}
      nameOf={(page) => t('page', { page })}
      label={later('pages')}
      previous={later('previous')}
      next={later('next')}
    />
  );
}
