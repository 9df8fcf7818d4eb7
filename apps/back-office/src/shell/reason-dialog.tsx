import { useMessages } from '../i18n/language-context.tsx';
import type { DeskCall } from '../lib/desk/use-desk-call.ts';
import { focusFirst } from '../lib/focus-first.ts';
import { useRequiredText } from '../lib/use-required-text.ts';
import { TextArea } from '../ui/fields/text-area.tsx';
import { toasts } from '../ui/overlays/toast-queue.ts';
import { CallNote } from './call-note.tsx';
import { FormDialog } from './form-dialog.tsx';

type Answer = { readonly __typename: string };

export type Reasoned<Given extends Answer> = {
  /** What it is known by, and a part of what makes the same press the same wish. */
  readonly id: string;
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  readonly label?: string;
  readonly hint?: string;
  /** The button: verb and thing. */
  readonly action: string;
  readonly done: string;
  readonly isDanger?: boolean;
  readonly isStepUp?: boolean;
  readonly send: (reason: string, key: string) => Promise<Given>;
};

type Props<Given extends Answer> = { readonly reasoned: Reasoned<Given>; readonly call: DeskCall<Given>; readonly onClose: () => void };

/** Before what needs a reason: what will happen, why, then the button. What was typed stays when it is refused. */
export function ReasonDialog<Given extends Answer>({ reasoned, call, onClose }: Props<Given>) {
  const t = useMessages('desk');
  const reason = useRequiredText(t('reasonMissing'));
  const { id, title, text, label, hint, action, done, isDanger = false, isStepUp = false, send } = reasoned;
  const submit = async () => {
    const why = reason.take();
    if (why === '') return;
    if ((await call.run({ id, why }, (key) => send(why, key))) !== 'done') return;
    toasts.add({ text: done });
    onClose();
  };
  return (
    <FormDialog
      title={title}
      text={text}
      action={action}
      look={{ kind: isDanger ? 'danger' : 'main', isStepUp }}
      isPending={call.state === 'sending'}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextArea {...reason.field} ref={focusFirst} label={label ?? t('reason')} hint={hint} rows={2} maxLength={500} />
      <CallNote call={call} />
    </FormDialog>
  );
}
