import type { ComponentProps } from 'react';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { Price } from '../../ui/price.tsx';
import { usePrices } from './use-prices.ts';
import styles from './shop-price.module.css';

type Props = ComponentProps<typeof Price>;

/** A list price as this visitor sees it: gross, or for an approved business net with the gross price as a second line (LAW-02). */
export function ShopPrice(props: Props) {
  return (
    <>
      <MainPrice {...props} />
      <GrossLine {...props} />
    </>
  );
}

/** The first line alone, where something stands beside it. */
export function MainPrice({ amount, ...rest }: Props) {
  const t = useMessages('prices');
  const { isNet, shown } = usePrices();
  return (
    <>
      <Price {...rest} amount={shown(amount)} />
      {/* The blank stands outside, so that a narrow card can break there. */}
      {isNet ? ' ' : null}
      {isNet ? <span className={styles.mark}>{t('exclVat')}</span> : null}
    </>
  );
}

/** The second line; nothing where the first one is the gross price already. */
export function GrossLine({ amount, format = (text) => text }: Pick<Props, 'amount' | 'format'>) {
  const t = useMessages('prices');
  const { money } = useFormats();
  const { isNet } = usePrices();
  return isNet ? <span className={styles.gross}>{t('inclVat', { price: format(money(amount)) })}</span> : null;
}
