import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import type { BasePriceFacts } from './base-price-facts.ts';
import styles from './shop-price.module.css';

const units = { l: 'unit_l', kg: 'unit_kg', m: 'unit_m' } as const;
const isUnit = (unit: string): unit is keyof typeof units => Object.hasOwn(units, unit);

/** What a litre, kilogram or metre costs: beside every price of goods sold by measure, and nowhere else (LAW-04). */
export function BasePrice({ base }: { readonly base: BasePriceFacts | null | undefined }) {
  const t = useMessages('prices');
  const { money } = useFormats();
  if (!base) return null;
  return (
    <span className={styles.gross} data-base-price={base.value}>
      {t('basePrice', { price: money(base.value), unit: isUnit(base.unit) ? t(units[base.unit]) : base.unit })}
    </span>
  );
}
