import { useMessages } from '../../../i18n/language-context.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { withPageSize } from './listing-changes.ts';
import type { ListingModel } from './listing-model.ts';
import { largestPageSize, listingHref } from './listing-state.ts';
import styles from './listing-paging.module.css';

/** How far the list is seen, a longer list, and links to its pages. All of it are addresses: nothing is lost by going back (UX-12). */
export function ListingPaging({ listing: { base, state, totalCount, totalPages } }: { readonly listing: ListingModel }) {
  const t = useMessages('catalog');
  const later = useMessages('catalogLater');
  const { page, pageSize } = state;
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(totalCount, page * pageSize);
  const longer = Math.min(largestPageSize, pageSize + base.pageSize);
  const canGrow = page === 1 && to < totalCount && longer > pageSize;
  return (
    <div className={styles.paging}>
      <p className={styles.seen}>
        {page === 1 ? later('seenOf', { seen: to, total: totalCount }) : later('seen', { from, to, total: totalCount })}
      </p>
      <progress className={styles.progress} value={to} max={Math.max(1, totalCount)} aria-hidden="true" />
      {canGrow ? (
        <a className={styles.more} href={listingHref(base, withPageSize(state, longer))} data-keep-scroll="" data-replace="" rel="nofollow">
          {later('showMore')}
        </a>
      ) : null}
      <Pagination
        current={page}
        total={totalPages}
        hrefOf={(number) => listingHref(base, { ...state, page: number })}
        nameOf={(number) => t('page', { page: number })}
        label={later('pages')}
        previous={later('previous')}
        next={later('next')}
      />
    </div>
  );
}
