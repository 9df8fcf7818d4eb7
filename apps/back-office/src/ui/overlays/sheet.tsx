import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { OverlayFoot } from './overlay-foot.tsx';
import styles from './sheet.module.css';
import { useAlone } from './use-alone.ts';
import { phone, useMedia } from './use-media.ts';

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  readonly actions?: ReactNode;
  readonly hints?: ReactNode;
  readonly children: ReactNode;
};

/** Who gets the focus back: of an action behind dots the dots, for the list is gone by then. */
function openerOf(element: Element | null): Element | null {
  const ids = element?.closest('[role=menu]')?.getAttribute('aria-labelledby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)).find((one) => one instanceof HTMLButtonElement) ?? element;
}

/**
 * Beside the page, in the summary's place, so that the main column can be read: no scrim. Narrow windows have it over the page, phones
 * instead of it. It has the focus while it opens and gives it back.
 */
export function Sheet({ title, onClose, actions, hints, children }: Props) {
  const t = useMessages('ui');
  const id = useId();
  const sheet = useRef<HTMLDialogElement>(null);
  const isPage = useMedia(phone);
  useAlone(sheet, isPage);
  useEffect(() => {
    const before = openerOf(document.activeElement);
    sheet.current?.focus({ preventScroll: true });
    return () => {
      // What the thumb pressed makes room for the sheet: then the page has it.
      const next = before?.isConnected && before !== document.body ? before : document.querySelector('main');
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <dialog
      ref={sheet}
      className={styles.sheet}
      open
      aria-modal={isPage || undefined}
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="x" label={t('close')} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      {(actions || hints) && <OverlayFoot actions={actions} hints={hints} />}
    </dialog>
  );
}

/** What will happen, before the button that does it. */
export function Preview({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.preview} aria-label={title}>
      <h3 className={styles.previewTitle}>{title}</h3>
      {children}
    </section>
  );
}
