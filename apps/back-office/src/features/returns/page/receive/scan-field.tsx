import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '../../../../i18n/language-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { phone, useMedia } from '../../../../ui/overlays/use-media.ts';
import styles from './receive.module.css';

type Props = {
  readonly onScan: (code: string) => void;
  /** What came of the last one. */
  readonly said: { readonly isGood: boolean; readonly text: ReactNode } | undefined;
};

/**
 * A scanner types what it reads and presses Enter; a thumb does the same. The field has the focus from the beginning and keeps it for the
 * next piece; on a phone the keys come only to who touches it.
 */
export function ScanField({ onScan, said }: Props) {
  const t = useMessages('return');
  const isPhone = useMedia(phone);
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    // The sheet takes the focus first, to give it back.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const take = () => {
    if (code.trim() === '') return;
    onScan(code);
    setCode('');
    field.current?.focus();
  };
  return (
    <form
      className={styles.scan}
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <div className={styles.scanRow}>
        <div className={styles.scanField} onPointerDown={() => setTyping(true)}>
          <TextField
            ref={field}
            label={t('scanLabel')}
            before={<Icon name="barcode" />}
            figures="code"
            inputMode={isPhone && !isTyping ? 'none' : 'text'}
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            value={code}
            onChange={setCode}
          />
        </div>
        <Button type="submit">{t('scanDo')}</Button>
      </div>
      <output className={styles.said} data-good={said?.isGood || undefined} data-said={said ? true : undefined}>
        {said && <Icon name={said.isGood ? 'check-circle-fill' : 'warning-circle-fill'} />}
        {said && <span>{said.text}</span>}
      </output>
    </form>
  );
}
