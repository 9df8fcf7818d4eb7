import { useId, type ReactNode } from 'react';
import { useMessages } from '../i18n/language-context.tsx';
import { Button, type ButtonLook } from '../ui/actions/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import styles from './form-dialog.module.css';

type Props = {
  readonly title: string;
  /** What will happen. */
  readonly text?: string;
  /** The button: verb and thing. */
  readonly action: string;
  readonly look?: ButtonLook;
  readonly isPending: boolean;
  /** Why nothing would happen yet. */
  readonly disabledReason?: string | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A decision that needs a few words first: Enter sends it. */
export function FormDialog({ title, text, action, look, isPending, disabledReason, onSubmit, onClose, children }: Props) {
  const t = useMessages('ui');
  const form = useId();
  const actions = (
    <>
      <Button kind="main" {...look} type="submit" form={form} isPending={isPending} disabledReason={disabledReason}>
        {action}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {t('back')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen size="s" title={title} text={text} onClose={onClose} actions={actions}>
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
