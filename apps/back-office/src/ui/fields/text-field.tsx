import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FieldFrame, fieldStyles as styles, useFieldIds, type FieldState } from './field-frame.tsx';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'name'
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'max'
  | 'maxLength'
  | 'placeholder'
  | 'required'
  | 'spellCheck'
  | 'onBlur'
  | 'onKeyDown'
  | 'pattern'
>;

export type TextFieldProps = FieldState &
  Native & {
    readonly ref?: Ref<HTMLInputElement>;
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly before?: ReactNode;
    readonly after?: ReactNode;
    readonly align?: 'start' | 'end';
    readonly figures?: 'code';
    readonly lang?: string;
  };

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, hint, error, changed, missing, aside, disabledReason, ...own } = props;
  const { value, onChange, before, after, align, figures, ...native } = own;
  const state: FieldState = { label, isLabelHidden: isLabelHidden ?? false, hint, error, changed, missing, aside, disabledReason };
  const ids = useFieldIds(state);
  return (
    <FieldFrame state={state} ids={ids}>
      <div className={styles.control}>
        {before && <span className={styles.affix}>{before}</span>}
        <input
          {...native}
          id={ids.input}
          className={styles.input}
          data-align={align}
          data-figures={figures}
          value={value}
          readOnly={disabledReason !== undefined}
          aria-disabled={disabledReason !== undefined || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          onChange={(event) => onChange(event.target.value)}
        />
        {after}
      </div>
    </FieldFrame>
  );
}
