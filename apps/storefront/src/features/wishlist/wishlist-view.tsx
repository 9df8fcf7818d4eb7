import { useState, type ReactNode } from 'react';
import type { WishlistEntryFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { loginPath } from '../../lib/session/next-path.ts';
import { useLogin } from '../../lib/session/use-login.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SignpostButton } from '../../ui/signpost-button.tsx';
import { EntryForm } from './entry-form.tsx';
import { entriesOf } from './find-entry.ts';
import { ShareDialog } from './share-dialog.tsx';
import { useChangeWishlist } from './use-change-wishlist.ts';
import { useWishlist } from './use-wishlist.ts';
import { WishlistEntry, type PriceOf } from './wishlist-entry.tsx';
import styles from './wishlist.module.css';

/** What other features offer for a wish; `remove` takes it off the list. */
type EntryActions = (entry: WishlistEntryFragment, remove: () => Promise<boolean>) => ReactNode;

type Props = {
  readonly price: PriceOf;
  readonly legalLine: ReactNode;
  readonly empty: ReactNode;
  readonly actions?: EntryActions;
};

/** The visitor's own list. A guest's is kept on this device only, and says what a login is good for (SPEC-6). */
export function WishlistView({ price, legalLine, empty, actions }: Props) {
  const t = useMessages('wishlist');
  const login = useLogin();
  const list = useWishlist();
  const { remove } = useChangeWishlist();
  const [isSharing, setSharing] = useState(false);
  const entries = entriesOf(list);
  return (
    <div className={styles.view}>
      {login === 'loggedOut' ? <GuestNote /> : null}
      {entries.length === 0 ? (
        empty
      ) : (
        <>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <WishlistEntry key={entry.id} entry={entry} price={price}>
                {actions?.(entry, () => remove([entry.id]))}
                <EntryForm entry={entry} canRemark={login === 'loggedIn'} />
              </WishlistEntry>
            ))}
          </ul>
          {legalLine}
          {login === 'loggedIn' ? (
            <div>
              <SignpostButton onClick={() => setSharing(true)}>{t('share')}</SignpostButton>
            </div>
          ) : null}
        </>
      )}
      {isSharing && list?.id ? <ShareDialog wishlistId={list.id} onClose={() => setSharing(false)} /> : null}
    </div>
  );
}

function GuestNote() {
  const t = useMessages('wishlist');
  const { storeView } = useShopState();
  return (
    <div className={styles.guest}>
      <p>{t('guestText')}</p>
      <ButtonLink href={localPath(storeView, loginPath('/wishlist'))}>{t('login')}</ButtonLink>
    </div>
  );
}
