import type { KeyboardEvent } from 'react';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { decimalMarkOf } from './decimal-text.ts';
import { fieldStyles as styles } from './field-frame.tsx';
import { readDecimal, writeDecimal } from './plain-number.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { unreadable, useNumberText } from './use-number-text.ts';

type Props = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode' | 'after' | 'align'> & {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min?: number;
  readonly max?: number;
  /** Behind the number: `%`, `stuks`. */
  readonly unit?: string;
  /** For what need not be whole: how many digits stand behind the mark, and what is said where it is no such number. */
  readonly decimals?: { readonly most: number; readonly problem: string };
};

/** A number, whole where nothing else is said; arrow keys count. No wheel: a list that is scrolled must not change what is below the pointer. */
export function NumberField(props: Props) {
  const { value, onChange, min = 0, max = 999_999_999, unit, decimals, error, onBlur, ...rest } = props;
  const t = useMessages('ui');
  const mark = decimalMarkOf(useFormats().number);
  const read = (text: string): number | null | undefined => {
    if (text.trim() === '') return null;
    const number = readDecimal(text, decimals?.most ?? 0, mark);
    return number !== undefined && number >= min && number <= max ? number : undefined;
  };
  const write = (number: number | null): string => (number === null ? '' : writeDecimal(number, mark));
  const { text, isWrong, take, leave } = useNumberText({ value, read, write, onChange });
  const problem = decimals?.problem ?? t('notANumber', { min, max });
  const count = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    take(write(Math.min(max, Math.max(min, Number(((value ?? 0) + step).toFixed(3))))));
  };
  return (
    <TextField
      {...rest}
      pattern={isWrong ? unreadable : undefined}
      value={text}
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      error={isWrong ? problem : error}
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
        leave();
        onBlur?.(event);
      }}
    />
  );
}
