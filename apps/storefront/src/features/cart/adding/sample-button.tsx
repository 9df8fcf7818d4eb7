import { useId, useState } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import styles from './sample-button.module.css';

/** Puts the fabric sample of a product into the cart; the shop says when five are reached. */
export function SampleButton({ sku }: { readonly sku: string }) {
  const t = useMessages('cart');
  const helpId = useId();
  const { addSample } = useAddToCart();
  const [isBusy, setIsBusy] = useState(false);
  const order = (): void => {
    if (isBusy) return;
    setIsBusy(true);
    void addSample(sku).finally(() => setIsBusy(false));
  };
  return (
    <div className={styles.sample}>
      <Button aria-busy={isBusy} aria-describedby={helpId} onClick={order}>
        {t('sample')}
      </Button>
      <p id={helpId} className={styles.help}>
        {t('sampleHelp')}
      </p>
    </div>
  );
}
