import { TextField, type TextFieldProps } from './text-field.tsx';

type Props = Omit<TextFieldProps, 'type' | 'before' | 'after' | 'inputMode' | 'placeholder' | 'max'>;

/** A day and a time, `2026-12-01T09:00`; empty while one of them is missing. The browser's own field; its years have four digits and not six. */
export const MomentField = (props: Props) => <TextField {...props} type="datetime-local" max="9999-12-31T23:59" />;
