import { useState } from 'react';
import { ComboBox } from '../ui/fields/combo-box.tsx';
import { Chip } from '../ui/show/chip.tsx';
import styles from './chip-picker.module.css';

type Props = {
  readonly label: string;
  readonly hint?: string;
  /** What one of them is. */
  readonly one: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly error?: string | undefined;
};

/** One of many is added by typing, and taken away by its cross. */
export function ChipPicker({ label, hint, one, options, chosen, onChange, error }: Props) {
  // Another field each time: the chosen one is a chip below it.
  const [times, setTimes] = useState(0);
  const add = (value: string | null) => {
    if (value === null) return;
    onChange([...new Set([...chosen, value])]);
    setTimes(times + 1);
  };
  return (
    <div className={styles.picker}>
      <ComboBox
        key={times}
        label={label}
        {...(hint ? { hint } : {})}
        options={options.filter(({ value }) => !chosen.includes(value))}
        value={null}
        error={error}
        onChange={add}
      />
      {chosen.map((value) => (
        <Chip
          key={value}
          name={one}
          value={options.find((option) => option.value === value)?.label ?? value}
          onRemove={() => onChange(chosen.filter((other) => other !== value))}
        />
      ))}
    </div>
  );
}
