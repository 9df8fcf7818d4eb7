import { useEffect, useRef } from 'react';
import type { CartLineItemFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useUndoTime } from './use-cart-rows.ts';
import styles from './cart-line.module.css';

type Props = {
  readonly line: CartLineItemFragment;
  readonly onUndo: () => void;
  readonly onEnd: (uid: string) => void;
};

/** In the place of a line that was removed, for as long as it can be put back. */
export function RemovedLine({ line, onUndo, onEnd }: Props) {
  const t = useMessages('cart');
  const place = useRef<HTMLLIElement>(null);
  const name = line.product.name ?? '';
  useUndoTime(line.uid, onEnd);
  // The button that was pressed is gone: the next thing to do takes the focus, so that a keyboard does not lose its place.
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  return (
    <li className={styles.removed} ref={place}>
      <output>{t('removed', { name })}</output>
      <Button onClick={onUndo}>
        {t('undo')}
        <span className="visually-hidden"> ({name})</span>
      </Button>
    </li>
  );
}
