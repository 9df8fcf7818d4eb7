import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';
import { OverlayFoot } from './overlay-foot.tsx';

type Props = {
  readonly title: string;
  /** One or two sentences below the title. */
  readonly text?: ReactNode;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly actions: ReactNode;
  readonly hints?: ReactNode;
  readonly role?: 'dialog' | 'alertdialog';
  readonly size?: 's' | 'm';
  /** Content from edge to edge. */
  readonly isFlush?: boolean;
  readonly children?: ReactNode;
};

/** For decisions only: what is read is a page, what is looked at beside a page is a sheet. */
export function Dialog({ title, text, isOpen, onClose, actions, hints, role = 'dialog', size = 'm', isFlush = false, children }: Props) {
  return (
    <ModalOverlay
      className={styles.scrim ?? ''}
      isOpen={isOpen}
      isDismissable={role === 'dialog'}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={styles.modal ?? ''} data-size={size}>
        <AriaDialog className={styles.dialog ?? ''} role={role}>
          <header className={styles.head}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {title}
            </Heading>
            {text && <div className={styles.text}>{text}</div>}
          </header>
          {children && (
            <div className={styles.body} data-flush={isFlush || undefined}>
              {children}
            </div>
          )}
          <OverlayFoot actions={actions} hints={hints} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
