import { useMessages } from '../../../i18n/language-context.tsx';
import { MainPrice } from '../../../lib/prices/shop-price.tsx';
import { usePrices } from '../../../lib/prices/use-prices.ts';
import type { BundleOption } from './bundle-selection.ts';
import styles from './bundle-part-field.module.css';

type Props = {
  readonly option: BundleOption;
  readonly legalId: string;
  /** Other sizes cost more. */
  readonly from?: boolean;
};

/** What a piece costs in the set, and on its own. */
export function OptionPrice({ option, legalId, from = false }: Props) {
  const t = useMessages('catalogLater');
  const catalog = useMessages('catalog');
  const { money } = usePrices();
  return (
    <span className={styles.price}>
      <MainPrice
        amount={option.cents / 100}
        legalId={legalId}
        format={(price) => t('inSet', { price: from ? catalog('fromPrice', { price }) : price })}
      />
      {option.aloneCents > option.cents ? (
        <span className={styles.note}> {t('onItsOwn', { price: money(option.aloneCents / 100) })}</span>
      ) : null}
    </span>
  );
}
