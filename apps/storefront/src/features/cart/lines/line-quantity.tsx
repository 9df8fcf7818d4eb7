import { useState } from 'react';
import { Icon } from '../../../theme/icon.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';

type Props = { readonly name: string; readonly value: number; readonly onChange: (value: number) => void };

const maxQuantity = 9999;

/** How many of a line; what is typed counts when the field is left or Enter is pressed, because every change asks the shop. */
export function LineQuantity({ name, value, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  const take = (): void => {
    if (typed === undefined) return;
    const next = Number(typed);
    setTyped(undefined);
    if (Number.isInteger(next) && next >= 1 && next <= maxQuantity && next !== value) onChange(next);
  };
  return (
    <QuantityStepper
      name={name}
      value={value}
      min={1}
      max={maxQuantity}
      icons={{ minus: <Icon name="minus" size={18} />, plus: <Icon name="plus" size={18} /> }}
      onStep={onChange}
      input={{
        type: 'text',
        autoComplete: 'off',
        value: typed ?? String(value),
        onChange: (event) => setTyped(event.currentTarget.value),
        onBlur: take,
        onKeyDown: (event) => {
          if (event.key === 'Enter') take();
        },
      }}
    />
  );
}
