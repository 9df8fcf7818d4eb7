import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { decimalMarkOf, readHundredths, writeHundredths } from './decimal-text.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { unreadable, useNumberText } from './use-number-text.ts';

type Props = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode' | 'before' | 'align'> & {
  readonly cents: number | null;
  readonly onChange: (cents: number | null) => void;
  readonly mayBeNegative?: boolean;
};

/** An amount in euros; kept in cents, typed as the person writes it. */
export function MoneyField({ cents, onChange, mayBeNegative = false, error, onBlur, ...rest }: Props) {
  const t = useMessages('ui');
  const mark = decimalMarkOf(useFormats().number);
  const read = (text: string): number | null | undefined => {
    if (text.trim() === '') return null;
    const value = readHundredths(text, mark);
    return value !== undefined && value < 0 && !mayBeNegative ? undefined : value;
  };
  const write = (value: number | null): string => (value === null ? '' : writeHundredths(value, mark));
  const { text, isWrong, take, leave } = useNumberText({ value: cents, read, write, onChange });
  return (
    <TextField
      {...rest}
      pattern={isWrong ? unreadable : undefined}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      before="€"
      error={isWrong ? t('notAnAmount', { example: writeHundredths(1250, mark) }) : error}
      onChange={take}
      onBlur={(event) => {
        leave();
        onBlur?.(event);
      }}
    />
  );
}
