import { useState } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { SignpostButton } from '../../../ui/signpost-button.tsx';
import type { OnAdd, PurchaseLine } from './purchase.ts';
import styles from './buy-button.module.css';

type Props = {
  readonly onAdd: OnAdd;
  /** What is bought; undefined while something is missing: the button then says what, and asks for it. */
  readonly lines: readonly PurchaseLine[] | undefined;
  readonly label: string;
  /** What is chosen cannot be bought: the button leads to what can be done, and does not look like the way into the cart. */
  readonly isSoldOut?: boolean;
  /** Pressed while something is missing. */
  readonly onMissing: () => void;
};

/** The way into the cart. Never disabled: what is missing stands on it, and pressing it leads there (UX-22). */
export function BuyButton({ onAdd, lines, label, isSoldOut = false, onMissing }: Props) {
  const t = useMessages('catalog');
  const [isBusy, setIsBusy] = useState(false);
  const press = async (): Promise<void> => {
    if (lines === undefined) return onMissing();
    if (isBusy) return;
    setIsBusy(true);
    try {
      await onAdd(lines);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className={styles.place}>
      <SignpostButton wide tone={isSoldOut ? 'quiet' : 'primary'} aria-busy={isBusy} onClick={() => void press()}>
        {isBusy ? t('adding') : label}
      </SignpostButton>
    </div>
  );
}
