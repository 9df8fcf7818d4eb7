import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useMessages } from '../../../../i18n/language-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { toasts } from '../../../../ui/overlays/toast-queue.ts';
import type { Place } from '../model/area.ts';
import { findNext, replacements } from '../model/find.ts';
import type { Cells, SheetData, Skipped } from '../flow/use-cells.ts';
import styles from './parts.module.css';

type Props = {
  readonly data: SheetData;
  readonly cells: Cells;
  readonly at: Place;
  readonly isReadOnly: boolean;
  readonly onStand: (place: Place) => void;
  readonly onSkipped: (skipped: Skipped) => void;
  readonly onClose: () => void;
};

/** Finds what stands in cells, in any column that is shown, and puts something else there. */
export function FindBar({ data, cells, at, isReadOnly, onStand, onSkipped, onClose }: Props) {
  const t = useMessages('sheet');
  const first = useRef<HTMLInputElement>(null);
  // It was opened to type here.
  useEffect(() => first.current?.focus(), []);
  const [wanted, setWanted] = useState('');
  const [other, setOther] = useState('');
  const [said, setSaid] = useState('');
  const size = { rows: data.rows.length, columns: data.columns.length };
  const next = (): Place | undefined => {
    const found = findNext(cells.text, size, wanted, at);
    setSaid(found ? '' : t('findNone'));
    if (found) onStand(found);
    return found;
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    next();
  };
  const replaceOne = () => {
    const found = replacements(cells.text, { rows: 1, columns: 1 }, wanted, other, at);
    onSkipped(cells.type(found));
    next();
  };
  const replaceAll = () => {
    const found = replacements(cells.text, size, wanted, other);
    onSkipped(cells.type(found));
    if (found.length === 0) setSaid(t('findNone'));
    else toasts.add({ text: t('replaced', { count: found.length }) });
  };
  const reason = wanted === '' ? t('findText') : undefined;
  return (
    <form className={styles.find} onSubmit={onSubmit}>
      <TextField label={t('findText')} value={wanted} onChange={setWanted} ref={first} />
      {!isReadOnly && <TextField label={t('replaceBy')} value={other} onChange={setOther} />}
      <Button type="submit" disabledReason={reason}>
        {t('findNext')}
      </Button>
      {!isReadOnly && (
        <>
          <Button disabledReason={reason} onClick={replaceOne}>
            {t('replaceOne')}
          </Button>
          <Button disabledReason={reason} onClick={replaceAll}>
            {t('replaceAll')}
          </Button>
        </>
      )}
      <IconButton icon="x" label={t('close')} onClick={onClose} />
      <output className={styles.quiet}>{said}</output>
    </form>
  );
}
