import { useRef } from 'react';
import { useMessages } from '../../../../i18n/language-context.tsx';
import { CallProblem } from '../../../../shell/call-problem.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import type { IconName } from '../../../../ui/icons/icon-names.ts';
import styles from './photos.module.css';
import { usePhotos } from './use-photos.tsx';

type Props = { readonly label: string; readonly icon: IconName; readonly isCamera: boolean };

/** A telephone takes a picture, or both give files that are there; the button stands for the field, which nobody meets. */
function FileButton({ label, icon, isCamera }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { add, sending } = usePhotos();
  // Named one by one, an iPhone sends what it has as HEIC as a JPEG.
  const kinds = isCamera
    ? { accept: 'image/*', capture: 'environment' as const }
    : { accept: 'image/jpeg,image/png,image/webp', multiple: true };
  return (
    <span className={isCamera ? styles.camera : styles.files}>
      <input
        ref={input}
        type="file"
        hidden
        {...kinds}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // The same one again, once it is mended.
          target.value = '';
        }}
      />
      <Button icon={icon} isPending={sending !== undefined} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </span>
  );
}

function Progress() {
  const t = useMessages('returnPhotos');
  const { sending } = usePhotos();
  if (!sending) return null;
  const { at, of, share } = sending;
  const text = t('sending', { at, of });
  return (
    <output className={styles.sending}>
      {text}
      <progress className={styles.bar} aria-label={text} max={1} value={share} />
    </output>
  );
}

/** The buttons, how far it is, and what the shop has against a file. */
export function AddPhotos() {
  const t = useMessages('returnPhotos');
  const { problems, error } = usePhotos();
  return (
    <>
      <div className={styles.buttons}>
        <FileButton isCamera label={t('take')} icon="camera" />
        <FileButton isCamera={false} label={t('choose')} icon="upload-simple" />
      </div>
      <Progress />
      {problems.map((problem) => (
        <CallProblem key={problem} text={problem} />
      ))}
      <CallProblem error={error} />
    </>
  );
}
