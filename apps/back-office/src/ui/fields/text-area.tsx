import type { CSSProperties, KeyboardEventHandler, Ref } from 'react';
import { FieldFrame, fieldStyles as styles, useFieldIds, type FieldState } from './field-frame.tsx';

type Props = FieldState & {
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number;
  readonly name?: string;
  readonly lang?: string;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
};

/** Lines of text; grows with them. */
export function TextArea({ ref, value, onChange, rows = 3, name, lang, maxLength, placeholder, onKeyDown, ...state }: Props) {
  const ids = useFieldIds(state);
  return (
    <FieldFrame state={state} ids={ids}>
      <div className={styles.control}>
        <textarea
          ref={ref}
          id={ids.input}
          className={styles.input}
          style={{ '--rows': rows } as CSSProperties}
          name={name}
          lang={lang}
          rows={rows}
          maxLength={maxLength}
          placeholder={placeholder}
          value={value}
          readOnly={state.disabledReason !== undefined}
          aria-invalid={state.error ? true : undefined}
          aria-describedby={ids.describedBy}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
    </FieldFrame>
  );
}
