import { useEffect, useState } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { Icon } from '../../theme/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { IconName } from '../../theme/icon-names.ts';
import type { Notice, NoticeKind } from './notice-store.ts';
import { notices, useNotices } from './use-notices.ts';
import styles from './notice-area.module.css';

const icons: Readonly<Record<NoticeKind, IconName>> = { danger: 'warning-circle', success: 'check-circle', info: 'info' };

/** Where the shop answers: dangers interrupt a screen reader, everything else waits for a pause. */
export function NoticeArea() {
  const all = useNotices();
  return (
    <div className={styles.area}>
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
