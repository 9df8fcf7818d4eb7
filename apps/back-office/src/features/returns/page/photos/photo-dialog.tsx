import { RemoveReturnPhotoDocument } from '../../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../../i18n/language-context.tsx';
import { ask } from '../../../../lib/api/api.ts';
import { useWho } from '../../../../lib/desk/use-who.ts';
import { CallNote } from '../../../../shell/call-note.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { toasts } from '../../../../ui/overlays/toast-queue.ts';
import type { Return } from '../return.ts';
import { useReturnDesk } from '../return-desk.ts';
import { useReturnCall } from '../use-return-call.ts';
import styles from './photos.module.css';

type Props = { readonly photo: Return['photos'][number]; readonly name: string; readonly onClose: () => void };

/** One photograph, large enough to see a seam, and whether it stays. */
export function PhotoDialog({ photo, name, onClose }: Props) {
  const t = useMessages('returnPhotos');
  const { moment } = useFormats();
  const who = useWho();
  const { back } = useReturnDesk();
  const call = useReturnCall();
  const { id, by, at, picture, width, height } = photo;
  const remove = async () => {
    const input = { id: back.id, photo: id };
    const outcome = await call.run(
      { remove: input },
      async (key) => (await ask(RemoveReturnPhotoDocument, { ...input, key })).removeReturnPhoto,
    );
    if (outcome !== 'done') return;
    toasts.add({ text: t('removed') });
    onClose();
  };
  const actions = (
    <>
      <Button kind="main" onClick={onClose}>
        {t('close')}
      </Button>
      {back.can.includes('removeReturnPhoto') && (
        <Button kind="quiet" icon="trash" isPending={call.state === 'sending'} onClick={() => void remove()}>
          {t('remove')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog isOpen isFlush title={name} text={t('addedBy', { who: who(by), when: moment(at) })} onClose={onClose} actions={actions}>
      <img className={styles.large} src={picture} alt={name} width={width} height={height} decoding="async" />
      <CallNote call={call} />
    </Dialog>
  );
}
