import { useMessages } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import type { IconName } from '../../ui/icons/icon-names.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './media.module.css';
import type { SentPicture, Sending } from './use-sending.ts';

const icons: Readonly<Record<SentPicture['state'], IconName>> = {
  waiting: 'clock',
  sending: 'upload-simple',
  paused: 'wifi-slash',
  new: 'check-circle-fill',
  there: 'check-circle-fill',
  failed: 'warning-circle-fill',
};

function SendingRow({ picture: { file, state, share, problem } }: { readonly picture: SentPicture }) {
  const t = useMessages('media');
  return (
    <li className={styles.sent} data-state={state}>
      <Icon name={icons[state]} />
      <span className={styles.sentName}>{file.name}</span>
      <span className={styles.sentState}>{problem ?? t(`sent.${state}`)}</span>
      {state === 'sending' && <progress className={styles.bar} aria-label={file.name} max={1} value={share} />}
    </li>
  );
}

/** How far it is: every file by its name, and all of them in one line that is read out. */
export function SendingRows({ pictures, again, clear }: Pick<Sending, 'pictures' | 'again' | 'clear'>) {
  const t = useMessages('media');
  if (pictures.length === 0) return null;
  const done = pictures.filter(({ state }) => state === 'new' || state === 'there').length;
  const isStuck = pictures.some(({ state }) => state === 'paused' || state === 'failed');
  const isOver = pictures.every(({ state }) => state === 'new' || state === 'there' || state === 'failed');
  return (
    <section className={styles.sending} aria-label={t('sending')}>
      <header className={styles.sendingHead}>
        <output>{t('sentCount', { done, count: pictures.length })}</output>
        <span className={styles.sendingActions}>
          {isStuck && (
            <Button size="s" icon="arrow-clockwise" onClick={again}>
              {t('again')}
            </Button>
          )}
          {isOver && <IconButton icon="x" size="s" label={t('close')} onClick={clear} />}
        </span>
      </header>
      <ul className={styles.sentList}>
        {pictures.map((picture) => (
          <SendingRow key={picture.number} picture={picture} />
        ))}
      </ul>
    </section>
  );
}
