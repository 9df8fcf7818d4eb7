import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { toasts, type Toast } from './toast-queue.ts';
import styles from './toast.module.css';

function Notice({ toast: { id, text, kind, action } }: { readonly toast: Toast }) {
  const t = useMessages('ui');
  return (
    <li className={styles.toast} data-kind={kind}>
      <Icon name={kind === 'failed' ? 'warning-circle-fill' : 'check-circle-fill'} />
      <span className={styles.text}>{text}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toasts.close(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <span className={styles.close}>
        <IconButton icon="x" size="s" label={t('closeNotice')} hasTip={false} onClick={() => toasts.close(id)} />
      </span>
    </li>
  );
}

function pauseWhileRead(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined;
  const events = { pointerenter: toasts.pause, focusin: toasts.pause, pointerleave: toasts.resume, focusout: toasts.resume };
  for (const [name, listener] of Object.entries(events)) region.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(events)) region.removeEventListener(name, listener);
  };
}

/** Once a page, in the frame. It is there before its first notice: only then readers hear of it, and a dialog leaves it within reach. */
export function ToastRegion() {
  const t = useMessages('ui');
  const region = useRef<HTMLElement>(null);
  useEffect(() => pauseWhileRead(region.current), []);
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown, toasts.shown);
  return (
    <section ref={region} className={styles.region} aria-label={t('notices')} data-react-aria-top-layer="true">
      <ol className={styles.list} aria-live="polite" aria-relevant="additions">
        {shown.map((toast) => (
          <Notice key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  );
}
