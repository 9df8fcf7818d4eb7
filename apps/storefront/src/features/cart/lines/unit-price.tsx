import type { CartLineItemFragment } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { lineAmounts } from '../../../lib/cart/line-amounts.ts';
import { BasePrice } from '../../../lib/prices/base-price.tsx';
import { useIsNet } from '../../../lib/prices/use-business-view.ts';
import { Price } from '../../../ui/price.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './unit-price.module.css';

type Props = {
  readonly line: CartLineItemFragment;
  readonly legalId: string;
  /** How the price of one piece is said. */
  readonly format: (price: string) => string;
};

/** What one piece costs, by measure too (LAW-04), and where it is reduced its reference price, struck and named: no other is struck (LAW-03). */
export function UnitPrice({ line, legalId, format }: Props) {
  const t = useMessages('prices');
  const { money } = useFormats();
  const { unit, reference, base } = lineAmounts(line.prices, useIsNet());
  if (reference === undefined) {
    return (
      <p className={styles.unit}>
        <Price amount={unit} legalId={legalId} format={format} />
        <BasePrice base={base} />
      </p>
    );
  }
  return (
    <>
      <p className={styles.unit}>
        <VisuallyHidden>{t('newPrice')}: </VisuallyHidden>
        <Price amount={unit} legalId={legalId} tone="sale" format={format} />
        <s>
          <VisuallyHidden>{t('oldPrice')}: </VisuallyHidden>
          {money(reference)}
        </s>
      </p>
      <BasePrice base={base} />
      <p className={styles.lowest}>{t('lowestPrice', { price: money(reference) })}</p>
    </>
  );
}
