import { useId, useLayoutEffect, useRef } from 'react';
import type { CartLineItemFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { useIsNet } from '../../lib/prices/use-business-view.ts';
import { Icon } from '../../theme/icon.tsx';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { SignpostLink } from '../../ui/signpost-link.tsx';
import { CartLegalLine } from './cart-legal-line.tsx';
import type { Added } from './drawer-signal.ts';
import { FreeShippingMeter } from './free-shipping-meter.tsx';
import { amountsOf, boughtThing, choicesOf, linesOf, variantSku } from './line-facts.ts';
import { useCart } from './use-cart.ts';
import styles from './cart-drawer.module.css';

type Props = { readonly added: Added; readonly onClose: () => void };

/** What has just been added, the cart's subtotal and the way on; a drawer on a wide screen, a sheet on a phone (UX-32). */
export function CartDrawer({ added, onClose }: Props) {
  const t = useMessages('cart');
  const { storeView } = useShopState();
  const [titleId, legalId] = [useId(), useId()];
  const dialog = useRef<HTMLDialogElement>(null);
  const { cart } = useCart();
  const isNet = useIsNet();
  // Closed while it is still in the page: only then the focus goes back to the button that was pressed.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const lines = linesOf(cart).filter((line) => added.skus.includes(variantSku(line)) || added.skus.includes(line.product.sku ?? ''));
  const remaining = cart?.free_shipping_remaining?.value;
  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby={titleId}
      {...{ closedby: 'any' }}
      onClose={() => {
        if (dialog.current?.open === false) onClose();
      }}
    >
      <div className={styles.top}>
        <Icon name="check-circle" />
        <h2 id={titleId} className={styles.title}>
          {t(added.problems.length > 0 ? 'addedSome' : added.skus.length > 1 ? 'addedSeveral' : 'added')}
        </h2>
        <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <div className={styles.content}>
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
        <div className={styles.subtotal}>
          <span>{t('subtotal')}</span>
          <Price
            amount={(isNet ? cart?.prices?.subtotal_excluding_tax?.value : cart?.prices?.subtotal_including_tax?.value) ?? 0}
            legalId={legalId}
          />
        </div>
        <CartLegalLine id={legalId} isFree={remaining === 0} />
        {remaining === null || remaining === undefined ? null : (
          <FreeShippingMeter threshold={cart?.free_shipping_amount?.default_amount ?? 0} remaining={remaining} />
        )}
      </div>
      <div className={styles.actions}>
        <SignpostLink wide href={localPath(storeView, 'checkout/cart')}>
          {t('toCart')}
        </SignpostLink>
        <Button onClick={onClose}>{t('toShop')}</Button>
      </div>
    </dialog>
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
        <p>
          {line.quantity > 1 ? `${line.quantity} × ` : ''}
          <Price amount={amountsOf(line, useIsNet()).unit} legalId={legalId} />
        </p>
      </div>
    </li>
  );
}
