import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { PercentBadge } from './percent-badge.tsx';
import styles from './shown-price.module.css';

type Cents = { readonly cents: number };
type Props = {
  readonly shown:
    | {
        readonly price: Cents;
        readonly reference?: Cents | null | undefined;
        readonly percentOff?: number | null | undefined;
        readonly isFrom?: boolean;
      }
    | undefined;
};

/** As a card in the shop says it: price, struck price with its name, badge (LAW-03). */
export function ShownPriceView({ shown }: Props) {
  const t = useMessages('prices');
  const { money } = useFormats();
  if (!shown) return <p className={styles.note}>{t('noPrice')}</p>;
  const { price, reference, percentOff, isFrom = false } = shown;
  return (
    <p className={styles.shown}>
      <strong className={styles.amount} data-reduced={reference ? true : undefined}>
        {isFrom ? t('fromPrice', { price: money(price.cents) }) : money(price.cents)}
      </strong>
      {percentOff ? <PercentBadge percent={percentOff} /> : null}
      {reference && (
        <span className={styles.note}>
          {t('lowest')} <s>{money(reference.cents)}</s>
        </span>
      )}
    </p>
  );
}
