import { useId, useState } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import { CallNote } from './call-note.tsx';
import { focusFirst } from './focus-first.ts';
import styles from './order.module.css';
import type { OrderAnswer } from './order.ts';
import { useOrderCall } from './use-order-call.ts';

export type Reasoned = {
  /** What it is known by, and a part of what makes the same press the same wish. */
  readonly id: string;
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  readonly label?: string;
  /** The button: verb and thing. */
  readonly action: string;
  readonly done: string;
  readonly isDanger?: boolean;
  readonly isStepUp?: boolean;
  readonly send: (reason: string, key: string) => Promise<OrderAnswer>;
};

/** Before what needs a reason: what will happen, why, then the button. What was typed stays when it is refused. */
export function ReasonDialog({ reasoned, onClose }: { readonly reasoned: Reasoned; readonly onClose: () => void }) {
  const t = useMessages('order');
  const form = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const call = useOrderCall();
  const { id, title, text, label, action, done, isDanger = false, isStepUp = false, send } = reasoned;
  const submit = async () => {
    const why = reason.trim();
    if (why === '') return setMissing(true);
    if ((await call.run({ id, why }, (key) => send(why, key))) !== 'done') return;
    toasts.add({ text: done });
    onClose();
  };
  const actions = (
    <>
      <Button kind={isDanger ? 'danger' : 'main'} type="submit" form={form} isStepUp={isStepUp} isPending={call.state === 'sending'}>
        {action}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {t('cancel')}
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
          void submit();
        }}
      >
        <TextArea
          ref={focusFirst}
          label={label ?? t('reason')}
          error={isMissing ? t('reasonMissing') : undefined}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(typed) => {
            setReason(typed);
            setMissing(false);
          }}
        />
        <CallNote call={call} />
      </form>
    </Dialog>
  );
}
