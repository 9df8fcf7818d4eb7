import type { FieldState } from '../fields/field-frame.tsx';

export type RichTextProps = FieldState & {
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** How many lines it mostly has. */
  readonly rows?: number;
  readonly lang?: string;
  /** HTML that is read where there is none. */
  readonly placeholder?: string;
};
