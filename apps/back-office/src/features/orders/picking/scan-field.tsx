import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './picking.module.css';

export type Said = { readonly tone: 'good' | 'bad'; readonly text: string };

type Props = { readonly label: string; readonly said: Said | undefined; readonly onScan: (code: string) => void };

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input:not([type=checkbox]), textarea, select, dialog, [role=dialog], [role=menu], [role=listbox]') !== null);

/** A scanner types like a keyboard: wherever the focus is, what it types is meant for the field. */
function useEveryKey(field: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isText = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isText || isTyping(event.target)) return;
      // Else its first letter would be a key of the page.
      event.stopPropagation();
      field.current?.focus({ preventScroll: true });
    };
    // After the frame has moved the focus to the new screen.
    const frame = requestAnimationFrame(() => field.current?.focus({ preventScroll: true }));
    addEventListener('keydown', onKey, true);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('keydown', onKey, true);
    };
  }, [field]);
}

/** Takes codes from a scanner, or typed ones. On a phone its keyboard stays away until somebody wants it: it would cover the list. */
export function ScanField({ label, said, onScan }: Props) {
  const t = useMessages('picking');
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [hasKeys, setKeys] = useState(false);
  useEveryKey(field);
  return (
    <div className={styles.scan}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim() !== '') onScan(code);
          setCode('');
        }}
      >
        <TextField
          ref={field}
          label={label}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          inputMode={hasKeys ? 'text' : 'none'}
          value={code}
          before={<Icon name="barcode" />}
          after={
            <span className={styles.keys}>
              <IconButton
                icon="keyboard"
                size="s"
                label={t('keyboard')}
                hasTip={false}
                aria-pressed={hasKeys}
                onClick={() => {
                  setKeys(!hasKeys);
                  field.current?.focus();
                }}
              />
            </span>
          }
          onChange={setCode}
        />
      </form>
      <output className={styles.said} data-tone={said?.tone}>
        {said && (
          <>
            <Icon name={said.tone === 'good' ? 'check-circle-fill' : 'warning-circle-fill'} />
            <span>{said.text}</span>
          </>
        )}
      </output>
    </div>
  );
}
