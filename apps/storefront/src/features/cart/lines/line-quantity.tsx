import { useId, useState } from 'react';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { Icon } from '../../../theme/icon.tsx';
import { describedBy, FieldError } from '../../../ui/field-frame.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { maxQuantity, typedQuantity } from './typed-quantity.ts';
import styles from './line-quantity.module.css';

type Props = { readonly name: string; readonly value: number; readonly onChange: (value: number) => void };

/** How many of a line; what is typed counts when the field is left or Enter is pressed, because every change asks the shop. */
export function LineQuantity({ name, value, onChange }: Props) {
  const t = useMessages('cart');
  const { number } = useFormats();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const error = isWrong ? t('quantityWrong', { max: number(maxQuantity) }) : undefined;
  const set = (next: string | undefined): void => {
    setTyped(next);
    setIsWrong(false);
  };
  const take = (): void => {
    if (typed === undefined) return;
    const next = typedQuantity(typed, value);
    if (next === undefined) return setIsWrong(true);
    set(undefined);
    if (next !== value) onChange(next);
  };
  return (
    <div className={styles.quantity}>
      <QuantityStepper
        name={name}
        value={value}
        min={1}
        max={maxQuantity}
        icons={{ minus: <Icon name="minus" size={18} />, plus: <Icon name="plus" size={18} /> }}
        onStep={(next) => {
          set(undefined);
          onChange(next);
        }}
        input={{
          type: 'text',
          autoComplete: 'off',
          value: typed ?? String(value),
          onChange: (event) => set(event.currentTarget.value),
          onBlur: take,
          onKeyDown: (event) => {
            if (event.key === 'Enter') take();
          },
          ...describedBy(id, undefined, error),
        }}
      />
      <div role="alert">
        <FieldError id={id} error={error} />
      </div>
    </div>
  );
}
