import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { Price } from '../../ui/price.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { PriceDisplay } from './price-display.ts';
import styles from './product-price.module.css';

type Props = {
  readonly price: PriceDisplay;
  /** The tax and shipping line these prices belong to (LAW-01). */
  readonly legalId: string;
  readonly size?: 'card' | 'page';
};

/** Price, and where a reduction may be announced its reference price, struck and named (LAW-03). */
export function PriceBlock({ price: { amount, from, reference }, legalId, size = 'card' }: Props) {
  const t = useMessages('catalog');
  const { money } = useFormats();
  return (
    <div className={styles.block} data-size={size}>
      <p className={styles.row}>
        <span className={styles.now}>
          {reference === undefined ? null : <VisuallyHidden>{t('newPrice')}: </VisuallyHidden>}
          <Price
            amount={amount}
            tone={reference === undefined ? 'plain' : 'sale'}
            legalId={legalId}
            {...(from ? { format: (price: string) => t('fromPrice', { price }) } : {})}
          />
        </span>
        {reference === undefined ? null : (
          <>
            {' '}
            <s className={styles.struck}>
              <VisuallyHidden>{t('oldPrice')}: </VisuallyHidden>
              {money(reference.amount)}
            </s>
          </>
        )}
      </p>
      {reference === undefined ? null : <p className={styles.lowest}>{t('lowestPrice', { price: money(reference.amount) })}</p>}
    </div>
  );
}
