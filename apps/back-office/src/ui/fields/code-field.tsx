import { TextField, type TextFieldProps } from './text-field.tsx';

type Props = Omit<TextFieldProps, 'type' | 'figures' | 'inputMode' | 'autoComplete' | 'maxLength'> & {
  readonly digits?: number;
  /** Once the last digit is there: nobody has to look for the button. */
  readonly onComplete?: (code: string) => void;
};

/** A code of an app or a mail: digits, filled in by the browser where it can, pasted with blanks or without. */
export function CodeField({ digits = 6, onChange, onComplete, ...rest }: Props) {
  const take = (typed: string) => {
    const code = typed.replace(/\D/g, '').slice(0, digits);
    onChange(code);
    if (code.length === digits) onComplete?.(code);
  };
  return <TextField {...rest} figures="code" inputMode="numeric" autoComplete="one-time-code" spellCheck={false} onChange={take} />;
}
