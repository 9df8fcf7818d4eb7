import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { useGrossText } from '../../../lib/prices/use-prices.ts';
import { RangeSlider } from '../../../ui/range-slider.tsx';
import { clampPrice, readPriceFields, type ListingPrice, type PriceBounds } from '../card/listing-price.ts';
import styles from './price-filter.module.css';

type Props = {
  readonly id: string;
  readonly bounds: PriceBounds;
  readonly price: ListingPrice | undefined;
  /** Where the form goes without script: the list without a price, and the fields that must not get lost. */
  readonly action?: string;
  readonly fields?: readonly (readonly [string, string])[];
  readonly onChange: (price: ListingPrice | undefined) => void;
};

/** Arrow keys send one change after the other; the list follows when they rest. */
const restTime = 300;

/** Two amounts and a slider; applied when a field is left, on Enter or when a thumb is let go (UX-11). */
export function PriceFilter({ id, bounds, price, action, fields = [], onChange }: Props) {
  const t = useMessages('catalogLater');
  const { money } = useFormats();
  const withVat = useGrossText();
  const form = useRef<HTMLFormElement>(null);
  const { from, to, move } = useAmounts(bounds, price);
  const apply = () => {
    const asked = readPriceFields(from, to);
    const next = asked && clampPrice(asked, bounds);
    move(String(next?.from ?? bounds.min), String(next?.to ?? bounds.max));
    if (next?.from !== price?.from || next?.to !== price?.to) onChange(next);
  };
  useRestedChanges(form, apply);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  const within = (text: string, other: number): number => {
    const value = Number(text);
    return text === '' || !Number.isFinite(value) ? other : Math.min(bounds.max, Math.max(bounds.min, value));
  };
  const low = within(from, bounds.min);
  const high = Math.max(low, within(to, bounds.max));
  const field = { type: 'number', inputMode: 'numeric', className: styles.input, step: 1, min: 0 } as const;
  return (
    <form ref={form} className={styles.form} method="get" action={action} onSubmit={submit} noValidate>
      <RangeSlider
        {...bounds}
        from={low}
        to={high}
        fromLabel={t('priceLowest')}
        toLabel={t('priceHighest')}
        textOf={(amount) => withVat(money(amount))}
        onMove={(least, largest) => move(String(least), String(largest))}
      />
      <div className={styles.fields}>
        <label className={styles.field} htmlFor={`${id}-from`}>
          {withVat(t('priceFrom'))}
          <input {...field} id={`${id}-from`} name="price-from" value={from} onChange={(event) => move(event.currentTarget.value, to)} />
        </label>
        <label className={styles.field} htmlFor={`${id}-to`}>
          {withVat(t('priceTo'))}
          <input {...field} id={`${id}-to`} name="price-to" value={to} onChange={(event) => move(from, event.currentTarget.value)} />
        </label>
      </div>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={styles.apply}>
        {t('priceApply')}
      </button>
    </form>
  );
}

/** What stands in the two fields: the visitor's typing, until the list has another price. */
function useAmounts(bounds: PriceBounds, price: ListingPrice | undefined) {
  const current = { from: String(price?.from ?? bounds.min), to: String(price?.to ?? bounds.max) };
  const key = `${current.from}-${current.to}`;
  const [amounts, setAmounts] = useState({ ...current, key });
  const { from, to } = amounts.key === key ? amounts : current;
  return { from, to, move: (least: string, largest: string) => setAmounts({ from: least, to: largest, key }) };
}

/** The browser's own change event: React's comes with every pixel of a thumb. */
function useRestedChanges(form: RefObject<HTMLFormElement | null>, apply: () => void): void {
  const rested = useEffectEvent(apply);
  useEffect(() => {
    const element = form.current;
    let timer = 0;
    const changed = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => rested(), restTime);
    };
    element?.addEventListener('change', changed);
    return () => {
      window.clearTimeout(timer);
      element?.removeEventListener('change', changed);
    };
  }, [form]);
}
