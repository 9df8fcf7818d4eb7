import { useCallback, useState } from 'react';
import { MediaListDocument, type MediaRowFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useLoaded } from '../../lib/list/use-loaded.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';
import { Failed } from '../../ui/show/state-note.tsx';
import { DropArea } from './drop-area.tsx';
import { FileButton } from './file-button.tsx';
import styles from './media.module.css';
import { SendingRows } from './sending-rows.tsx';
import { useSending } from './use-sending.ts';

const shown = 20;

type ChoiceProps = {
  readonly items: readonly MediaRowFragment[];
  readonly chosen: readonly string[];
  readonly taken: ReadonlySet<string>;
  readonly onChoose: (media: MediaRowFragment) => void;
};

function Choices({ items, chosen, taken, onChoose }: ChoiceProps) {
  const t = useMessages('media');
  return (
    <ul className={styles.choices}>
      {items.map((media) => {
        const isTaken = taken.has(media.frameHash);
        const at = chosen.indexOf(media.id);
        return (
          <li key={media.id}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={at >= 0}
              aria-disabled={isTaken || undefined}
              onClick={() => {
                if (!isTaken) onChoose(media);
              }}
            >
              <img src={media.framePath} alt="" width={120} height={150} loading="lazy" decoding="async" />
              <span className={styles.choiceName}>{media.name}</span>
              {isTaken && <span className={styles.quiet}>{t('taken')}</span>}
              {at >= 0 && <span className={styles.choiceMark}>{at + 1}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

type Props = {
  readonly title: string;
  /** Hashes of frames that are there already. */
  readonly taken: ReadonlySet<string>;
  readonly onTake: (media: readonly MediaRowFragment[]) => void;
  readonly onClose: () => void;
};

/** Pictures of the library, found by words, or brought from this device; in the order in which they were chosen. */
export function PicturePicker({ title, taken, onTake, onClose }: Props) {
  const t = useMessages('media');
  const ui = useMessages('ui');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly MediaRowFragment[]>([]);
  const [brought, setBrought] = useState<readonly MediaRowFragment[]>([]);
  const load = useCallback(async () => (await ask(MediaListDocument, { list: { first: shown, search } })).media, [search]);
  const loaded = useLoaded(load);
  const choose = (media: MediaRowFragment) =>
    setChosen((before) => (before.some(({ id }) => id === media.id) ? before.filter(({ id }) => id !== media.id) : [...before, media]));
  const sending = useSending((media) => {
    setBrought((before) => [media, ...before.filter(({ id }) => id !== media.id)]);
    if (!taken.has(media.frameHash)) setChosen((before) => [...before.filter(({ id }) => id !== media.id), media]);
  });
  const found = loaded.state === 'done' ? loaded.value.items.filter(({ id }) => !brought.some((one) => one.id === id)) : [];
  const actions = (
    <>
      <Button kind="main" disabledReason={chosen.length === 0 ? t('chooseFirst') : undefined} onClick={() => onTake(chosen)}>
        {t('take', { count: chosen.length })}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {ui('back')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={title} onClose={onClose} actions={actions}>
      <DropArea words={t('dropHere')} onFiles={sending.send}>
        <div className={styles.picker}>
          <div className={styles.pickerHead}>
            <TextField label={t('searchLabel')} placeholder={t('searchHint')} value={search} maxLength={100} onChange={setSearch} />
            <FileButton isMany onFiles={sending.send}>
              {t('upload')}
            </FileButton>
          </div>
          <SendingRows {...sending} />
          {loaded.state === 'loading' && <SkeletonRows count={4} />}
          {loaded.state === 'failed' && <Failed requestId={loaded.error.requestId} onRetry={loaded.retry} />}
          {loaded.state === 'done' && found.length + brought.length === 0 && <p className={styles.quiet}>{t('nothing')}</p>}
          <Choices items={[...brought, ...found]} chosen={chosen.map(({ id }) => id)} taken={taken} onChoose={choose} />
        </div>
      </DropArea>
    </Dialog>
  );
}
