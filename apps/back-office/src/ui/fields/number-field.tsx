import { useState, type KeyboardEvent } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { fieldStyles as styles } from './field-frame.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

type Props = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode' | 'after' | 'align'> & {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min?: number;
  readonly max?: number;
  /** Behind the number: `%`, `stuks`. */
  readonly unit?: string;
};

/** A whole number; arrow keys count. No wheel: a list that is scrolled must not change what is below the pointer. */
export function NumberField({ value, onChange, min = 0, max = 999_999_999, unit, error, onBlur, ...rest }: Props) {
  const t = useMessages('ui');
  const [typed, setTyped] = useState<string>();
  const read = (text: string): number | null | undefined => {
    if (text.trim() === '') return null;
    const number = /^-?\d{1,12}$/.test(text.trim()) ? Number(text) : undefined;
    return number !== undefined && number >= min && number <= max ? number : undefined;
  };
  const isWrong = typed !== undefined && read(typed) === undefined;
  const take = (text: string) => {
    setTyped(text);
    const number = read(text);
    if (number !== undefined) onChange(number);
  };
  const count = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setTyped(undefined);
    onChange(Math.min(max, Math.max(min, (value ?? 0) + step)));
  };
  return (
    <TextField
      {...rest}
      value={typed ?? (value === null ? '' : String(value))}
      inputMode="numeric"
      autoComplete="off"
      error={isWrong ? t('notANumber', { min, max }) : error}
      after={
        unit && (
          <span className={styles.affix} data-at="end">
            {unit}
          </span>
        )
      }
      onChange={take}
      onKeyDown={count}
      onBlur={(event) => {
        if (!isWrong) setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
