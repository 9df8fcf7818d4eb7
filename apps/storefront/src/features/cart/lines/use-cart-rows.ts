import { useEffect, useState } from 'react';
import type { CartContentFragment, CartLineItemFragment } from '../../../generated/graphql.ts';
import { cartStore } from '../state/cart-store.ts';
import { cartRows, replaced, withLines, type CartRow, type Places } from './cart-rows.ts';
import { linesOf, variantSku } from './line-facts.ts';
import { useCartActions } from '../state/use-cart-actions.ts';

/** How long a removed line can be put back (UX-33). */
const undoTime = 8000;

export type CartRows = {
  readonly rows: readonly CartRow[];
  readonly remove: (line: CartLineItemFragment) => void;
  readonly putBack: (line: CartLineItemFragment) => Promise<void>;
  /** Takes the line in another variant, in the same place. */
  readonly change: (line: CartLineItemFragment, sku: string) => Promise<boolean>;
  readonly forget: (uid: string) => void;
};

/** The lines in their places, with those that can still be put back. */
export function useCartRows(cart: CartContentFragment | undefined): CartRows {
  const actions = useCartActions();
  const lines = linesOf(cart);
  const [places, setPlaces] = useState<Places>([]);
  const [removed, setRemoved] = useState<readonly CartLineItemFragment[]>([]);
  const known = withLines(places, lines);
  if (known !== places) setPlaces(known);
  const forget = (uid: string): void => setRemoved((now) => now.filter((line) => line.uid !== uid));
  const takePlace = (before: string, after: string | undefined): void => {
    if (after !== undefined) setPlaces((now) => replaced(now, before, after));
  };
  return {
    rows: cartRows(known, lines, removed),
    forget,
    remove(line) {
      setRemoved((now) => [...now, line]);
      void actions.remove(line).then((isDone) => {
        if (!isDone) forget(line.uid);
      });
    },
    async putBack(line) {
      if (!(await actions.putBack(line))) return;
      takePlace(line.uid, linesOf(cartStore.snapshot().cart).find((other) => variantSku(other) === variantSku(line))?.uid);
      forget(line.uid);
    },
    async change(line, sku) {
      const uid = await actions.changeVariant(line, sku);
      takePlace(line.uid, uid);
      return uid !== undefined;
    },
  };
}

/** Ends the offer to put a line back. */
export function useUndoTime(uid: string, onEnd: (uid: string) => void): void {
  useEffect(() => {
    const timer = window.setTimeout(() => onEnd(uid), undoTime);
    return () => window.clearTimeout(timer);
    // The clock runs from the removal on, whatever is rendered meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [uid]);
}
