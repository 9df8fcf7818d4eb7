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

function NoticeCard({ notice }: { readonly notice: Notice }) {
  const t = useMessages('ui');
  return (
    <div className={styles.notice} data-kind={notice.kind}>
      <Icon name={icons[notice.kind]} />
      <div>
        {notice.title ? <p className={styles.title}>{notice.title}</p> : null}
        <p>{notice.text}</p>
      </div>
      <IconButton
        className={styles.dismiss}
        label={t('dismiss')}
        icon={<Icon name="x" size={20} />}
        onClick={() => notices.dismiss(notice.id)}
      />
    </div>
  );
}
