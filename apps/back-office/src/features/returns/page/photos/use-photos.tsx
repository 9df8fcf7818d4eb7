import { createContext, useContext, useState, type ReactNode } from 'react';
import { AddReturnPhotoDocument } from '../../../../generated/graphql.ts';
import { useMessages } from '../../../../i18n/language-context.tsx';
import type { ApiError } from '../../../../lib/api/api-error.ts';
import { ask, newKey } from '../../../../lib/api/api.ts';
import { sendFile } from '../../../../lib/upload/send-file.ts';
import { useLeaving } from '../../../../lib/upload/use-leaving.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useReturnDesk } from '../return-desk.ts';
import { useReturnRefusal } from '../use-return-refusal.ts';

type Sending = { readonly at: number; readonly of: number; readonly share: number };

type Photos = {
  readonly add: (files: readonly File[]) => void;
  readonly sending: Sending | undefined;
  /** Of the files that were refused, why. */
  readonly problems: readonly string[];
  readonly error: ApiError | undefined;
};

const PhotosContext = createContext<Photos | undefined>(undefined);

/** Sends a picture and puts it with the return; what the shop has against it, in words. */
function useSendOne(): (file: File, onShare: (share: number) => void) => Promise<string | undefined> {
  const t = useMessages('returnPhotos');
  const refusal = useReturnRefusal();
  const { id } = useReturnDesk().back;
  const leaving = useLeaving();
  return async (file, onShare) => {
    const sent = await sendFile('picture', file, onShare, leaving.current.signal);
    if ('fault' in sent) return t(`up.${sent.fault}`);
    const { addReturnPhoto } = await ask(AddReturnPhotoDocument, { id, upload: sent.file.id, key: newKey() });
    return addReturnPhoto.__typename === 'Refusal' ? refusal(addReturnPhoto) : undefined;
  };
}

/** Photographs on their way go on, whatever sheet is opened or closed meanwhile. */
export function PhotosProvider({ children }: { readonly children: ReactNode }) {
  const t = useMessages('returnPhotos');
  const { refresh } = useReturnDesk();
  const sendOne = useSendOne();
  const [sending, setSending] = useState<Sending>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { run, error } = useCall(async (files: readonly File[]) => {
    setProblems([]);
    try {
      for (const [index, file] of files.entries()) {
        const place = { at: index + 1, of: files.length };
        setSending({ ...place, share: 0 });
        const why = await sendOne(file, (share) => setSending({ ...place, share }));
        if (why) setProblems((before) => [...before, t('problem', { name: file.name, why })]);
      }
    } finally {
      setSending(undefined);
      await refresh();
    }
  });
  const photos = { add: (files: readonly File[]) => void run(files), sending, problems, error };
  return <PhotosContext value={photos}>{children}</PhotosContext>;
}

export function usePhotos(): Photos {
  const photos = useContext(PhotosContext);
  if (!photos) throw new Error('no photographs are sent here');
  return photos;
}
