import { useId, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';
import styles from './drawer.module.css';

type Props = {
  readonly title: ReactNode;
  /** Before the title. */
  readonly icon?: ReactNode;
  readonly close: { readonly label: string; readonly icon: ReactNode };
  /** Over the whole height, or on a phone only as high as it must be. */
  readonly shape?: 'drawer' | 'sheet';
  readonly onClose: () => void;
  /** Stays in view at the lower edge. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A dialog at the right edge; it is open as long as it is in the page. Escape, a click beside it and its own button close it. */
export function Drawer({ title, icon, close, shape = 'drawer', onClose, actions, children }: Props) {
  const titleId = useId();
  const modal = useModal(onClose);
  return (
    <dialog {...modal} className={styles.drawer} data-shape={shape} aria-labelledby={titleId} {...{ closedby: 'any' }}>
      <div className={styles.top}>
        {icon === undefined ? null : <span className={styles.sign}>{icon}</span>}
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton large label={close.label} icon={close.icon} onClick={onClose} />
      </div>
      <div className={styles.content}>{children}</div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </dialog>
  );
}
