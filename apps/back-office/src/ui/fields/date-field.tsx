import { TextField, type TextFieldProps } from './text-field.tsx';

type Props = Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'before' | 'after' | 'inputMode' | 'placeholder' | 'max'> & {
  /** `2026-11-17`. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
};

/** A day. The browser's own field: typed or chosen, with the calendar that a phone's person knows. */
export function DateField({ value, onChange, ...rest }: Props) {
  return <TextField {...rest} type="date" max="9999-12-31" value={value ?? ''} onChange={(day) => onChange(day === '' ? null : day)} />;
}
