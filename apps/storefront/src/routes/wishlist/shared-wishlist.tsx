import { SharedList } from '../../features/wishlist/shared-list.tsx';
import { LoadSharedWishlistDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { notFound } from '../../lib/page/page-failure.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { usePageData } from '../../rendering/loader-data.ts';
import { SharedPaging } from './shared-paging.tsx';
import { wishlistPrice, WishlistLegalLine } from './wishlist-prices.tsx';
import styles from '../content/text-view.module.css';

export const loader = pageLoader(async ({ shop, params, url }) => {
  const wanted = Number(url.searchParams.get('page') ?? 1);
  const page = Number.isInteger(wanted) && wanted > 0 ? wanted : 1;
  const { sharedWishlist } = await shop.query(LoadSharedWishlistDocument, { code: params['code'] ?? '', page });
  if (!sharedWishlist) throw notFound();
  return { list: sharedWishlist };
});

export default function SharedWishlistRoute() {
  const { list } = usePageData<typeof loader>();
  const t = useMessages('wishlist');
  return (
    <div className={styles.page}>
      <PageHead title={list.customer_name ? t('listOf', { name: list.customer_name }) : t('title')} noindex />
      <SharedList list={list} price={wishlistPrice} legalLine={<WishlistLegalLine />} paging={<SharedPaging list={list} />} />
    </div>
  );
}
