import type { ReactNode } from 'react';
import type { CartContentFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { useHydrated } from '../../../lib/forms/use-hydrated.ts';
import { Slot } from '../../../theme/theme.tsx';
import { Button } from '../../../ui/button.tsx';
import { CartLines, type LineActions } from '../lines/cart-lines.tsx';
import { CartSummary } from '../totals/cart-summary.tsx';
import { linesOf } from '../lines/line-facts.ts';
import { TotalBar } from '../totals/total-bar.tsx';
import { useCart, type KnownCart } from '../state/use-cart.ts';
import { useCartRows, type CartRows } from '../lines/use-cart-rows.ts';
import { useDeliveryEstimate } from '../../../lib/cart/estimate/use-delivery-estimate.ts';
import styles from './cart-view.module.css';

type Props = {
  /** In place of the lines when there are none. */
  readonly empty: ReactNode;
  readonly lineActions?: LineActions;
  /** Beside the field for a code: which one anybody may use. */
  readonly couponHint?: ReactNode;
  /** What goes with the products of the cart. */
  readonly below: (skus: readonly string[]) => ReactNode;
};

/** The cart page. It lives in the browser: without script it says so (the rest of the shop can do without). */
export function CartView(props: Props) {
  const t = useMessages('cart');
  const isReady = useHydrated();
  if (isReady) return <LoadedCart {...props} />;
  return (
    <noscript>
      <p className={styles.note}>{t('needsScript')}</p>
    </noscript>
  );
}

function LoadedCart({ empty, lineActions, couponHint, below }: Props) {
  const t = useMessages('cart');
  const known = useCart();
  const { cart } = known;
  const rows = useCartRows(cart);
  if (cart === undefined && known.knowledge === 'unknown') return <p className={styles.note}>{t('loading')}</p>;
  const unreachable = known.knowledge === 'unreachable' ? <Unreachable known={known} /> : null;
  if (cart === undefined || rows.rows.length === 0) return unreachable ?? empty;
  return (
    <>
      {unreachable}
      <FilledCart cart={cart} rows={rows} isBusy={known.isBusy} lineActions={lineActions} couponHint={couponHint} below={below} />
    </>
  );
}

type FilledProps = Pick<Props, 'below' | 'couponHint'> & {
  readonly cart: CartContentFragment;
  readonly rows: CartRows;
  readonly isBusy: boolean;
  readonly lineActions: LineActions | undefined;
};

function FilledCart({ cart, rows, isBusy, lineActions, couponHint, below }: FilledProps) {
  const estimate = useDeliveryEstimate(cart, { isBusy });
  const lines = linesOf(cart);
  return (
    <Slot
      of="CartPage"
      lines={<CartLines cart={cart} rows={rows} lineActions={lineActions} />}
      summary={lines.length === 0 ? null : <CartSummary cart={cart} estimate={estimate} couponHint={couponHint} isBusy={isBusy} />}
      bar={lines.length === 0 ? null : <TotalBar estimate={estimate} />}
      below={below(lines.flatMap((line) => (line.is_sample ? [] : (line.product.sku ?? []))))}
    />
  );
}

function Unreachable({ known: { cart, reload } }: { readonly known: KnownCart }) {
  const t = useMessages('cart');
  return (
    <div className={styles.unreachable}>
      <output>{t(cart === undefined ? 'unreachableEmpty' : 'unreachable')}</output>
      <Button onClick={reload}>{t('retry')}</Button>
    </div>
  );
}
