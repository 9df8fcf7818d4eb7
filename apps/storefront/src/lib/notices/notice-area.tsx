import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../i18n/language-context.tsx';
import { Icon } from '../../theme/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { IconName } from '../../theme/icon-names.ts';
import type { Notice, NoticeKind } from './notice-store.ts';
import { placeNotices } from './place-notices.ts';
import { notices, useNotices } from './use-notices.ts';
import styles from './notice-area.module.css';

const icons: Readonly<Record<NoticeKind, IconName>> = { danger: 'warning-circle', success: 'check-circle', info: 'info' };

const lookAgainMs = 400;

/** Where the shop answers: dangers interrupt a screen reader, everything else waits for a pause. */
export function NoticeArea() {
  const all = useNotices();
  const area = useRef<HTMLDivElement>(null);
  const modal = useOpenModal(all.length > 0);
  useLayoutEffect(() => {
    const element = area.current;
    if (all.length === 0 || element === null) return undefined;
    const place = (): void => placeNotices(element, modal ?? document);
    place();
    // Bars come and go, and pages grow: looking again is cheaper than to follow them all.
    const timer = window.setInterval(place, lookAgainMs);
    return () => window.clearInterval(timer);
  }, [all, modal]);
  const said = (
    <div ref={area} className={styles.area}>
      <div role="alert">
        {all
          .filter(({ kind }) => kind === 'danger')
          .map((notice) => (
            <NoticeCard key={notice.id} notice={notice} />
          ))}
      </div>
      <output>
        {all
          .filter(({ kind }) => kind !== 'danger')
          .map((notice) => (
            <NoticeCard key={notice.id} notice={notice} />
          ))}
      </output>
    </div>
  );
  return modal === null ? said : createPortal(said, modal);
}

/** A modal dialog silences and covers everything beside it: what is said while one is open is said inside it. */
function useOpenModal(isWanted: boolean): Element | null {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const modal = isWanted ? ([...document.querySelectorAll('dialog:modal')].at(-1) ?? null) : null;
  useEffect(() => {
    if (modal === null) return undefined;
    const look = (): void => {
      if (!modal.matches(':modal')) lookAgain();
    };
    // It may have closed with the very words that it led to.
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [modal]);
  return modal;
}

/** Long enough to be read; what went wrong stays until it is dismissed. */
const leavesAfterMs = 6_000;

function NoticeCard({ notice: { id, kind, title, text } }: { readonly notice: Notice }) {
  const t = useMessages('ui');
  // Nobody loses what they are reading: the time begins anew when the pointer or the focus has left.
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (kind === 'danger' || isHeld) return undefined;
    const timer = window.setTimeout(() => notices.dismiss(id), leavesAfterMs);
    return () => window.clearTimeout(timer);
  }, [id, kind, isHeld]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div className={styles.notice} data-kind={kind} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Icon name={icons[kind]} />
      <div>
        {title ? <p className={styles.title}>{title}</p> : null}
        <p>{text}</p>
      </div>
      <IconButton className={styles.dismiss} label={t('dismiss')} icon={<Icon name="x" size={20} />} onClick={() => notices.dismiss(id)} />
    </div>
  );
}
