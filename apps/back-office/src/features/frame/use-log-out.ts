import { useMessages } from '../../i18n/language-context.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { logOut } from '../../lib/session/log-out.ts';
import { toasts } from '../../ui/overlays/toast-queue.ts';

/** Logs out; who could not, because there is no connection, is told: the session lives on. */
export function useLogOut(): () => void {
  const t = useMessages('failure');
  return () => {
    logOut().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      toasts.add({ kind: 'failed', text: error.kind === 'offline' ? t('offline') : t('failed') });
    });
  };
}
