import { useMessages } from '../../i18n/language-context.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { listingHref, type ListingState } from './listing-state.ts';
import styles from './listing-paging.module.css';

type Props = { readonly path: string; readonly state: ListingState; readonly totalCount: number; readonly totalPages: number };

/** How far the list is seen, and links to its pages. */
export function ListingPaging({ path, state, totalCount, totalPages }: Props) {
  const t = useMessages('catalog');
  const from = (state.page - 1) * state.pageSize + 1;
  return (
    <div className={styles.paging}>
      <p className={styles.seen}>{t('seen', { from, to: Math.min(totalCount, from + state.pageSize - 1), total: totalCount })}</p>
      <Pagination
        current={state.page}
        total={totalPages}
        hrefOf={(page) => listingHref(path, { ...state, page })}
        nameOf={(page) => t('page', { page })}
        label={t('pages')}
        previous={t('previous')}
        next={t('next')}
      />
    </div>
  );
}
