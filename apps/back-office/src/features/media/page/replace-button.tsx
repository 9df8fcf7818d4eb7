import { useNavigate } from 'react-router';
import { ReplaceMediaDocument, UndoDocument, type MediaRowFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask, newKey } from '../../../lib/api/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { FileButton } from '../../../shell/media/file-button.tsx';
import { SendingRows } from '../../../shell/media/sending-rows.tsx';
import { useSending } from '../../../shell/media/use-sending.ts';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import type { Asset } from './asset.ts';

/** Puts back where the old picture stood. */
function useUndoReplace(id: string): (entry: string) => Promise<void> {
  const t = useMessages('media');
  const navigate = useNavigate();
  return async (entry) => {
    const { undo } = await ask(UndoDocument, { entry, key: newKey() });
    const isDone = undo.__typename === 'Undone';
    toasts.add({ text: isDone ? t('putBack') : t('notPutBack'), kind: isDone ? 'done' : 'failed' });
    if (isDone) await navigate(`/media/${id}`);
  };
}

type Replacing = ReturnType<typeof useReplacing>;

/** A picture of this device in the place of this one, wherever it stands. */
export function useReplacing({ id }: Asset) {
  const t = useMessages('media');
  const navigate = useNavigate();
  const undo = useUndoReplace(id);
  const { run, isPending, error, problem } = useChange();
  const replace = async (by: MediaRowFragment) => {
    const done = await run(
      { replace: id, by: by.id },
      async (key) => (await ask(ReplaceMediaDocument, { id, by: by.id, key })).replaceMedia,
    );
    if (done?.__typename !== 'MediaReplaced') return;
    const { entry, places, media } = done;
    await navigate(`/media/${media.id}`);
    if (places === 0) {
      // Both are in the library: nothing is put back.
      const action = { label: t('toOld'), run: () => void navigate(`/media/${id}`) };
      return toasts.add({ text: t('replacedNowhere'), action });
    }
    toasts.add({
      text: t('replaced', { count: places }),
      action: entry ? { label: t('undo'), run: () => void undo(entry) } : undefined,
    });
  };
  const sending = useSending((media) => {
    if (media.id !== id) void replace(media);
  });
  return { sending, isPending, error, problem };
}

export function ReplaceButton({ replacing: { sending, isPending } }: { readonly replacing: Replacing }) {
  const t = useMessages('media');
  return (
    <FileButton icon="arrow-clockwise" isPending={isPending} onFiles={sending.send}>
      {t('replace')}
    </FileButton>
  );
}

/** How far it is, and why it was not done. */
export function ReplaceState({ replacing: { sending, error, problem } }: { readonly replacing: Replacing }) {
  return (
    <>
      <SendingRows {...sending} />
      <CallProblem error={error} text={problem} />
    </>
  );
}
