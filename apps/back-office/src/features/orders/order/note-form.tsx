import { useRef, useState, type KeyboardEvent } from 'react';
import { NoteOrderDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { useKeys } from '../../../ui/keys/use-keys.ts';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import { CallNote } from '../../../shell/call-note.tsx';
import styles from './order.module.css';
import { useOrderDesk } from './order-desk.ts';
import { useOrderCall } from './use-order-call.ts';

/** Something that only the team reads. What was typed is there until it is written. */
export function NoteForm() {
  const t = useMessages('order');
  const { order } = useOrderDesk();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const call = useOrderCall();
  const write = async () => {
    const note = text.trim();
    if (note === '') return;
    const send = async (key: string) => (await ask(NoteOrderDocument, { input: { order: order.number, text: note, key } })).noteOrder;
    if ((await call.run({ note }, send)) !== 'done') return;
    // What was typed while it was on its way stays.
    setText((now) => (now.trim() === note ? '' : now));
    toasts.add({ text: t('noteDone') });
  };
  useKeys([{ keys: 'n', label: t('keyNote'), run: () => field.current?.focus() }]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void write();
  };
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        void write();
      }}
    >
      <TextArea ref={field} label={t('note')} rows={1} maxLength={2000} value={text} onChange={setText} onKeyDown={onKeyDown} />
      {text.trim() !== '' && (
        <Button size="s" type="submit" icon="paper-plane-right" isPending={call.state === 'sending'}>
          {t('noteDo')}
        </Button>
      )}
      <CallNote call={call} />
    </form>
  );
}
