import { useId, useRef, type ReactNode } from 'react';
import type { CartContentFragment, CartLineItemFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { CartLegalLine } from '../totals/cart-legal-line.tsx';
import { CartLine } from './cart-line.tsx';
import { RemovedLine } from './removed-line.tsx';
import { useCartActions } from '../state/use-cart-actions.ts';
import type { CartRows } from './use-cart-rows.ts';
import styles from './cart-lines.module.css';

export type LineActions = (line: CartLineItemFragment, remove: () => Promise<boolean>) => ReactNode;

type Props = {
  readonly cart: CartContentFragment | undefined;
  readonly rows: CartRows;
  readonly lineActions?: LineActions | undefined;
};

/** All lines, in the places where the shopper has seen them. */
export function CartLines({ cart, rows, lineActions }: Props) {
  const t = useMessages('cart');
  const [titleId, legalId] = [useId(), useId()];
  const { setQuantity, remove } = useCartActions();
  const title = useRef<HTMLHeadingElement>(null);
  const end = (uid: string): void => {
    // Only the removed row holds the focus then, and it is about to go.
    if (document.activeElement?.closest('li')?.querySelector('output')) title.current?.focus();
    rows.forget(uid);
  };
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1} className="visually-hidden">
        {t('lines')}
      </h2>
      <CartLegalLine id={legalId} isFree={cart?.free_shipping_remaining?.value === 0} />
      <ul className={styles.lines}>
        {rows.rows.map(({ kind, line }) =>
          kind === 'removed' ? (
            <RemovedLine key={`${line.uid}-removed`} line={line} onUndo={() => void rows.putBack(line)} onEnd={end} />
          ) : (
            <CartLine
              key={line.uid}
              line={line}
              legalId={legalId}
              onQuantity={(quantity) => void setQuantity(line, quantity)}
              onRemove={() => rows.remove(line)}
              onChange={rows.change}
              actions={lineActions?.(line, () => remove(line))}
            />
          ),
        )}
      </ul>
    </section>
  );
}
