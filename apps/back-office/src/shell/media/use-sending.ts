import { useEffect, useRef, useState } from 'react';
import { AddMediaDocument, KnownMediaDocument, type MediaRowFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { ask, newKey } from '../../lib/api/api.ts';
import { useRefusal } from '../../lib/refusals/use-refusal.ts';
import { sendFile } from '../../lib/upload/send-file.ts';
import { useLeaving } from '../../lib/upload/use-leaving.ts';

/** A file on its way into the library. `there`: it was in it before; `paused`: the connection is gone, and it goes on by itself. */
export type SentPicture = {
  readonly number: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'paused' | 'new' | 'there' | 'failed';
  readonly share: number;
  readonly problem?: string;
  readonly media?: MediaRowFragment;
};

export type Sending = {
  readonly pictures: readonly SentPicture[];
  readonly send: (files: readonly File[]) => void;
  /** Goes on with what was paused or failed. */
  readonly again: () => void;
  readonly clear: () => void;
};

/** What a file is known by; undefined where a browser does not say. */
async function digestOf(file: File): Promise<string | undefined> {
  // Not there on a page without a secure connection.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function findKnown(file: File): Promise<MediaRowFragment | undefined> {
  const digest = await digestOf(file);
  return digest === undefined ? undefined : (await ask(KnownMediaDocument, { digests: [digest] })).knownMedia[0]?.media;
}

type Came = Pick<SentPicture, 'state' | 'media' | 'problem'>;

/** What is in the library already is not sent: who sends a folder again after a break sends the rest of it. */
function useSendOne(): (file: File, onShare: (share: number) => void) => Promise<Came> {
  const t = useMessages('media');
  const refusal = useRefusal();
  const leaving = useLeaving();
  return async (file, onShare) => {
    const known = await findKnown(file);
    if (known) return { state: 'there', media: known };
    const sent = await sendFile('media', file, onShare, leaving.current.signal);
    if ('fault' in sent) return { state: 'failed', problem: t(`up.${sent.fault}`) };
    const { addMedia } = await ask(AddMediaDocument, { upload: sent.file.id, key: newKey() });
    if (addMedia.__typename === 'MediaAdded') return { state: addMedia.isNew ? 'new' : 'there', media: addMedia.media };
    return { state: 'failed', problem: addMedia.__typename === 'Refusal' ? refusal(addMedia) : t('up.broken') };
  };
}

/** Sends pictures into the library, one after the other; `onAdded` hears of each that is there. */
export function useSending(onAdded: (media: MediaRowFragment) => void): Sending {
  const sendOne = useSendOne();
  const [pictures, setPictures] = useState<readonly SentPicture[]>([]);
  const list = useRef<readonly SentPicture[]>([]);
  const isRunning = useRef(false);
  const last = useRef(0);
  const change = (next: readonly SentPicture[]) => {
    list.current = next;
    setPictures(next);
  };
  const put = (number: number, facts: Partial<SentPicture>) =>
    change(list.current.map((one) => (one.number === number ? { ...one, ...facts } : one)));

  const sendNext = async (one: SentPicture): Promise<boolean> => {
    put(one.number, { state: 'sending', share: 0 });
    try {
      const came = await sendOne(one.file, (share) => put(one.number, { share }));
      put(one.number, came);
      if (came.media) onAdded(came.media);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      put(one.number, { state: 'paused' });
      return false;
    }
  };
  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      for (;;) {
        const next = list.current.find(({ state }) => state === 'waiting');
        if (!next || !(await sendNext(next))) return;
      }
    } finally {
      isRunning.current = false;
    }
  };
  const again = () => {
    change(list.current.map((one) => (one.state === 'paused' || one.state === 'failed' ? { ...one, state: 'waiting', share: 0 } : one)));
    void run();
  };
  const goOn = useRef(again);
  useEffect(() => {
    goOn.current = again;
  });
  useEffect(() => {
    const onOnline = () => {
      if (list.current.some(({ state }) => state === 'paused')) goOn.current();
    };
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  const send = (files: readonly File[]) => {
    const added = files.map((file): SentPicture => ({ number: (last.current += 1), file, state: 'waiting', share: 0 }));
    change([...list.current.filter(({ state }) => state !== 'new' && state !== 'there'), ...added]);
    void run();
  };
  return { pictures, send, again, clear: () => change(list.current.filter(({ state }) => state === 'waiting' || state === 'sending')) };
}
