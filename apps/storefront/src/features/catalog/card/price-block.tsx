import { memo } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { BasePrice } from '../../../lib/prices/base-price.tsx';
import { GrossLine, MainPrice } from '../../../lib/prices/shop-price.tsx';
import { usePrices } from '../../../lib/prices/use-prices.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { PriceDisplay } from './price-display.ts';
import styles from './product-price.module.css';

type Props = {
  readonly price: PriceDisplay;
  /** The tax and shipping line these prices belong to (LAW-01). */
  readonly legalId: string;
  readonly size?: 'card' | 'page';
};

/** Variants mostly cost the same: a choice among them leaves the price as it stands. */
const isSame = (before: Props, after: Props): boolean =>
  before.price.amount === after.price.amount &&
  before.price.from === after.price.from &&
  before.price.reference?.amount === after.price.reference?.amount &&
  before.price.base?.value === after.price.base?.value &&
  before.legalId === after.legalId &&
  before.size === after.size;

/** Price, where a reduction may be announced its reference price, struck and named (LAW-03), and the price by measure (LAW-04). */
export const PriceBlock = memo(function PriceBlock({ price: { amount, from, reference, base }, legalId, size = 'card' }: Props) {
  const t = useMessages('catalog');
  const prices = useMessages('prices');
  const { money, shown } = usePrices();
  const formatting = from ? { format: (text: string) => t('fromPrice', { price: text }) } : {};
  return (
    <div className={styles.block} data-size={size}>
      <p className={styles.row}>
        <span className={styles.now}>
          {reference === undefined ? null : <VisuallyHidden>{prices('newPrice')}: </VisuallyHidden>}
          <MainPrice amount={amount} tone={reference === undefined ? 'plain' : 'sale'} legalId={legalId} {...formatting} />
        </span>
        {reference === undefined ? null : (
          <>
            {' '}
            <s className={styles.struck}>
              <VisuallyHidden>{prices('oldPrice')}: </VisuallyHidden>
              {money(reference.amount)}
            </s>
          </>
        )}
      </p>
      <GrossLine amount={amount} {...formatting} />
      {base === undefined ? null : <BasePrice base={{ ...base, value: shown(base.value) }} />}
      {reference === undefined ? null : <p className={styles.lowest}>{prices('lowestPrice', { price: money(reference.amount) })}</p>}
    </div>
  );
}, isSame);
