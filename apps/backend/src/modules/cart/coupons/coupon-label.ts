import { pickText } from '#modules/stores/index.ts';
import type { Coupon } from './coupon.ts';

/** The words beside a discount. */
export const couponLabel = ({ label, code }: Pick<Coupon, 'label' | 'code'>, chain: readonly string[]): string =>
  pickText(label, chain) ?? code;
