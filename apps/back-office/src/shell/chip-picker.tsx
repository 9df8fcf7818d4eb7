import { AddBox } from '../ui/fields/add-box.tsx';
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
  return (
    <div className={styles.picker}>
      <AddBox
        label={label}
        {...(hint ? { hint } : {})}
        options={options.filter(({ value }) => !chosen.includes(value))}
        error={error}
        onAdd={(value) => onChange([...chosen, value])}
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
