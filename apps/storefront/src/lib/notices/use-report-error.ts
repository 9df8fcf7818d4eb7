import { useCallback } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { deviceValues, forgetPerson } from '../session/storage.ts';
import { noticeForError, type NoticeFallback, type NoticeTitle } from './notice-for-error.ts';
import { notices } from './use-notices.ts';

/** Shows what a failed call means: `catch (error) { report(error, 'addToCart') }`. A lost session ends here, in every tab. */
export function useReportError(): (error: unknown, title: NoticeTitle, fallback?: NoticeFallback) => { readonly sessionExpired: boolean } {
  const t = useMessages('notices');
  return useCallback(
    (error, title, fallback) => {
      const loggedIn = deviceValues.get('customerToken') !== undefined;
      const { notice, sessionExpired } = noticeForError(error, { title, fallback, loggedIn, t });
      if (sessionExpired) forgetPerson();
      notices.show(notice);
      return { sessionExpired };
    },
    [t],
  );
}
