import { useId, type ComponentType } from 'react';
import type { CartLineItemFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { choicesOf } from '../../../lib/cart/choices-of.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { localPath } from '../../../lib/page/store-view.ts';
import { Icon } from '../../../theme/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { SignpostLink } from '../../../ui/signpost-link.tsx';
import type { Added } from './drawer-signal.ts';
import { DrawerTotals } from './drawer-totals.tsx';
import { boughtThing, linesOf, variantSku } from '../lines/line-facts.ts';
import { UnitPrice } from '../lines/unit-price.tsx';
import { useCart } from '../state/use-cart.ts';
import styles from './cart-drawer.module.css';

export type CartDrawerProps = {
  readonly added: Added;
  /** What goes with it, once its code is here. */
  readonly Matches:
    | ComponentType<{ readonly skus: readonly string[]; readonly inCart: readonly string[]; readonly legalId: string }>
    | undefined;
  readonly onClose: () => void;
};

/** What has just been added, when it comes, what goes with it and the way on; a drawer on a wide screen, a sheet on a phone (UX-32). */
export function CartDrawer({ added, Matches, onClose }: CartDrawerProps) {
  const t = useMessages('cart');
  const { storeView } = useShopState();
  const legalId = useId();
  const { cart, isBusy } = useCart();
  const all = linesOf(cart);
  const lines = all.filter((line) => added.skus.includes(variantSku(line)) || added.skus.includes(line.product.sku ?? ''));
  const productSkus = [...new Set(lines.flatMap((line) => line.product.sku ?? []))];
  return (
    <Drawer
      shape="sheet"
      title={t(added.problems.length > 0 ? 'addedSome' : added.skus.length > 1 ? 'addedSeveral' : 'added')}
      icon={<Icon name="check-circle" />}
      close={{ label: t('close'), icon: <Icon name="x" /> }}
      onClose={onClose}
      actions={
        <>
          <SignpostLink wide href={localPath(storeView, 'checkout/cart')}>
            {t('toCart')}
          </SignpostLink>
          <Button onClick={onClose}>{t('toShop')}</Button>
        </>
      }
    >
      {added.problems.length === 0 ? null : (
        <ul className={styles.problems} role="alert">
          {added.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <AddedLine key={line.uid} line={line} legalId={legalId} />
        ))}
      </ul>
      {cart === undefined ? null : <DrawerTotals cart={cart} isBusy={isBusy} legalId={legalId} />}
      {Matches === undefined || productSkus.length === 0 ? null : (
        <Matches skus={productSkus} inCart={all.flatMap((line) => line.product.sku ?? [])} legalId={legalId} />
      )}
    </Drawer>
  );
}

function AddedLine({ line, legalId }: { readonly line: CartLineItemFragment; readonly legalId: string }) {
  const t = useMessages('cart');
  const { small_image: image } = boughtThing(line);
  return (
    <li className={styles.line}>
      <div className={styles.picture}>{image?.url ? <Picture url={image.url} alt="" sizes="80px" largest={320} /> : null}</div>
      <div className={styles.text}>
        <p className={styles.name}>{line.product.name}</p>
        {choicesOf(line).map(({ label, value }) => (
          <p key={label} className={styles.choice}>
            {t('choice', { label, value })}
          </p>
        ))}
        <UnitPrice line={line} legalId={legalId} format={(price) => (line.quantity > 1 ? `${line.quantity} × ${price}` : price)} />
      </div>
    </li>
  );
}
