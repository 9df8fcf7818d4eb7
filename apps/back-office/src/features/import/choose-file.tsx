import { useRef, useState, type DragEvent } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './import.module.css';

/** By a button, or dropped. */
export function ChooseFile({ onChoose }: { readonly onChoose: (file: File) => void }) {
  const t = useMessages('import');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onChoose(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Icon name="upload-simple" size={24} />
      <input
        ref={input}
        type="file"
        className={styles.file}
        accept=".csv,text/csv"
        aria-label={t('choose')}
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files);
          // The same file again, once it is mended.
          event.target.value = '';
        }}
      />
      <Button kind="main" icon="upload-simple" onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
      <p className={styles.quiet}>{t('drop')}</p>
    </div>
  );
}
