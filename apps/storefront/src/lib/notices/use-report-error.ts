import { useCallback } from 'react';
import { useLaterMessages } from '../../i18n/language-context.tsx';
import { ShopApiError } from '../graphql/shop-api-error.ts';
import { deviceValues, forgetPerson } from '../session/storage.ts';
import { isSessionLost } from './is-session-lost.ts';
import type { NoticeFallback, NoticeTitle } from './notice-for-error.ts';
import { notices } from './use-notices.ts';

/** What to say about failures is a part of its own: most pages are left without one. */
const decide = () => import('./notice-for-error.ts');

/** Shows what a failed call means: `catch (error) { report(error, 'addToCart') }`. A lost session ends here, in every tab. */
export function useReportError(): (error: unknown, title: NoticeTitle, fallback?: NoticeFallback) => { readonly sessionExpired: boolean } {
  const loadMessages = useLaterMessages('notices');
  return useCallback(
    (error, title, fallback) => {
      if (error instanceof ShopApiError && error.isSessionOver) return { sessionExpired: true };
      const loggedIn = deviceValues.get('customerToken') !== undefined;
      const sessionExpired = loggedIn && error instanceof ShopApiError && isSessionLost(error);
      if (sessionExpired) forgetPerson();
      void Promise.all([decide(), loadMessages()]).then(([{ noticeForError }, t]) =>
        notices.show(noticeForError(error, { title, fallback, loggedIn, t }).notice),
      );
      return { sessionExpired };
    },
    [loadMessages],
  );
}

/** Ends a log-in that the shop does not know any more, here and in every tab, and says so. */
export function useEndSession(): () => void {
  const loadMessages = useLaterMessages('notices');
  return useCallback(() => {
    forgetPerson();
    void Promise.all([decide(), loadMessages()]).then(([{ sessionNotice }, t]) => notices.show(sessionNotice(t)));
  }, [loadMessages]);
}

/** Fetches what is said about failures, so that a lost connection can be told. */
export function usePrepareReports(): () => void {
  const loadMessages = useLaterMessages('notices');
  return useCallback(() => void Promise.all([decide(), loadMessages()]).catch(() => undefined), [loadMessages]);
}
