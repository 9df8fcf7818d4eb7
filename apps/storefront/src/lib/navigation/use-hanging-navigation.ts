import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { useLaterMessages } from '../../i18n/language-context.tsx';
import { chunkTimeout } from '../../rendering/chunk-timeout.ts';
import { notices } from '../notices/use-notices.ts';

/** Names a page whose code or data is not there after two minutes (R193); until then, and afterwards, the one before can be used. */
export function useHangingNavigation(): void {
  const { location } = useNavigation();
  const loadMessages = useLaterMessages('failure');
  const path = location?.pathname;
  useEffect(() => {
    if (path === undefined) return;
    const tell = async (): Promise<void> => {
      notices.show({ kind: 'danger', text: (await loadMessages())('chunkFailed', { chunk: path }) });
    };
    const timer = window.setTimeout(() => void tell(), chunkTimeout);
    return () => window.clearTimeout(timer);
  }, [path, loadMessages]);
}
