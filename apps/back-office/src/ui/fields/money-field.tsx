import { useState } from 'react';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { decimalMarkOf, readHundredths, writeHundredths } from './decimal-text.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type Props = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode' | 'before' | 'align'> & {
  readonly cents: number | null;
  readonly onChange: (cents: number | null) => void;
  readonly mayBeNegative?: boolean;
};

/** An amount in euros; kept in cents, typed as the person writes it. */
export function MoneyField({ cents, onChange, mayBeNegative = false, error, onBlur, ...rest }: Props) {
  const t = useMessages('ui');
  const mark = decimalMarkOf(useFormats().number);
  // While it is typed it stays as typed: `12,` must not jump to `12,00`.
  const [typed, setTyped] = useState<string>();
  const read = (text: string): number | null | undefined => {
    if (text.trim() === '') return null;
    const value = readHundredths(text, mark);
    return value !== undefined && value < 0 && !mayBeNegative ? undefined : value;
  };
  const isWrong = typed !== undefined && read(typed) === undefined;
  const take = (text: string) => {
    setTyped(text);
    const value = read(text);
    if (value !== undefined) onChange(value);
  };
  return (
    <TextField
      {...rest}
      value={typed ?? (cents === null ? '' : writeHundredths(cents, mark))}
      inputMode="decimal"
      autoComplete="off"
      before="€"
      error={isWrong ? t('notAnAmount', { example: writeHundredths(1250, mark) }) : error}
      onChange={take}
      onBlur={(event) => {
        if (!isWrong) setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
