import { useId, useState, type ReactNode } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import styles from './sample-button.module.css';

type Props = {
  readonly sku: string;
  readonly price: ReactNode;
  readonly legalLine: ReactNode;
  /** What the sample is. */
  readonly children: ReactNode;
};

/** Puts the fabric sample of a product into the cart; the shop says when five are reached. */
export function SampleButton({ sku, price, legalLine, children }: Props) {
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
      <div className={styles.row}>
        <Button aria-busy={isBusy} aria-describedby={helpId} onClick={order}>
          {t('sample')}
        </Button>
        <div>
          {price}
          {legalLine}
        </div>
      </div>
      <div id={helpId} className={styles.help}>
        {children}
        <p>{t('sampleHelp')}</p>
      </div>
    </div>
  );
}
