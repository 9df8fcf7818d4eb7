import { useMessages } from '../../../i18n/language-context.tsx';
import { notices } from '../../../lib/notices/use-notices.ts';
import { Button } from '../../../ui/button.tsx';

/** Hands the address, with the chosen variant in it, to the device; where it cannot share, to the clipboard. */
export function ShareButton({ title }: { readonly title: string }) {
  const t = useMessages('catalogLater');
  const share = async (): Promise<void> => {
    const url = window.location.href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      notices.show({ kind: 'success', text: t('linkCopied') });
    } catch {
      // Closed by the visitor, or not allowed: the address bar has it.
    }
  };
  return <Button onClick={() => void share()}>{t('share')}</Button>;
}
