import { useSyncExternalStore } from 'react';
import { createNoticeStore, type Notice } from './notice-store.ts';

/** One list a browser tab; the server never shows one. */
export const notices = createNoticeStore();

const none: readonly Notice[] = [];

export const useNotices = (): readonly Notice[] => useSyncExternalStore(notices.subscribe, notices.snapshot, () => none);
