import type { ReactNode } from 'react';
import type { SharedWishlistContentFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { entriesOf } from './find-entry.ts';
import { WishlistEntry, type PriceOf } from './wishlist-entry.tsx';
import styles from './wishlist.module.css';

type Props = {
  readonly list: SharedWishlistContentFragment;
  readonly price: PriceOf;
  readonly legalLine: ReactNode;
  readonly paging: ReactNode;
};

/** Somebody's list as a stranger sees it. */
export function SharedList({ list, price, legalLine, paging }: Props) {
  const t = useMessages('wishlist');
  const entries = entriesOf(list);
  return (
    <div className={styles.view}>
      <h1>{list.customer_name ? t('listOf', { name: list.customer_name }) : t('title')}</h1>
      {entries.length === 0 ? <p>{t('sharedEmpty')}</p> : null}
      <ul className={styles.list}>
        {entries.map((entry) => (
          <WishlistEntry key={entry.id} entry={entry} price={price}>
            <p>{t('wished', { count: entry.quantity })}</p>
            {entry.description ? <p>{t('remarkOf', { text: entry.description })}</p> : null}
          </WishlistEntry>
        ))}
      </ul>
      {legalLine}
      {paging}
    </div>
  );
}
