import { netPrice } from '@shop/rules/net-price';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useShopState } from '../page/shop-state.tsx';
import { useIsNet } from './use-business-view.ts';

export type Prices = {
  readonly isNet: boolean;
  /** A list price, which includes VAT, as this visitor sees it. */
  readonly shown: (gross: number) => number;
  /** The same in words: `€ 82,60`. */
  readonly money: (gross: number) => string;
};

/** List prices as this visitor sees them: including VAT, for approved businesses without it (LAW-02). */
export function usePrices(): Prices {
  const { storeView } = useShopState();
  const { money } = useFormats();
  const isNet = useIsNet();
  const shown = (gross: number): number => (isNet ? netPrice(gross, storeView.listVatPercent) : gross);
  return { isNet, shown, money: (gross) => money(shown(gross)) };
}

/** Says of an amount that it includes VAT where the prices around it do not: filters always mean what everybody pays. */
export function useGrossText(): (text: string) => string {
  const t = useMessages('prices');
  const isNet = useIsNet();
  return (text) => (isNet ? t('inclVat', { price: text }) : text);
}
