import { useState } from 'react';
import { useLaterMessages, useMessages } from '../../i18n/language-context.tsx';
import { notices } from '../../lib/notices/use-notices.ts';
import { entriesOfProduct } from './find-entry.ts';
import { Heart } from './heart.tsx';
import { useChangeWishlist } from './use-change-wishlist.ts';
import { useWishlist } from './use-wishlist.ts';
import styles from './wishlist-toggle.module.css';

type Props = {
  readonly sku: string;
  readonly name: string;
  /** A product with options can be wished for only with all of them chosen: the sku of that variant. */
  readonly needsOptions?: boolean;
  readonly chosenSku?: string | undefined;
};

/** A heart: adds what is absent, removes what is present (SPEC-4). */
export function WishlistToggle({ sku, name, needsOptions = false, chosenSku }: Props) {
  const t = useMessages('wishlist');
  const loadMessages = useLaterMessages('notices');
  const list = useWishlist();
  const { add, remove } = useChangeWishlist();
  const [isBusy, setBusy] = useState(false);
  const entries = entriesOfProduct(list, sku);
  const isWished = entries.length > 0;
  const toggle = async () => {
    if (isWished) await remove(entries.map(({ id }) => id));
    else if (needsOptions && chosenSku === undefined)
      notices.show({ kind: 'info', title: (await loadMessages())('wishlist'), text: t('chooseOptions') });
    else if (await add(chosenSku === undefined ? { sku, quantity: 1 } : { sku: chosenSku, parent_sku: sku, quantity: 1 })) {
      notices.show({ kind: 'success', text: t('added', { name }) });
    }
  };
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isWished}
      disabled={isBusy}
      onClick={() => {
        setBusy(true);
        void toggle().finally(() => setBusy(false));
      }}
    >
      <Heart filled={isWished} />
      <span className="visually-hidden">{t('wish', { name })}</span>
    </button>
  );
}
