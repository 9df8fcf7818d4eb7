import { useCallback, useState } from 'react';
import { MailPreviewDocument, ResendMailDocument, type MailPreviewQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { useLoaded } from '../../../lib/list/use-loaded.ts';
import { may, usePerson } from '../../../lib/session/person.ts';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import { Facts } from '../../../ui/show/facts.tsx';
import { Segments } from '../../../ui/show/segments.tsx';
import { SkeletonRows } from '../../../ui/show/skeleton.tsx';
import { CallNote } from '../../../shell/call-note.tsx';
import { useOrderDesk } from '../order/order-desk.ts';
import { useOrderCall } from '../order/use-order-call.ts';
import { useOrderWords } from '../order/use-order-words.ts';
import styles from './mails.module.css';
import { useMailName } from './use-mail-words.ts';

type Preview = Extract<MailPreviewQuery['mailPreview'], { readonly __typename: 'MailPreview' }>;

/** The mail as it would arrive: in a frame without scripts and links, or as its plain text. */
function Parts({ preview, title }: { readonly preview: Preview; readonly title: string }) {
  const t = useMessages('orderMails');
  const [part, setPart] = useState<'html' | 'text'>('html');
  const { to, subject, text, frame, attachments } = preview;
  const options = (['html', 'text'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <>
      <Facts
        facts={[
          { name: t('receiver'), value: to },
          { name: t('subject'), value: subject },
          ...(attachments.length > 0 ? [{ name: t('attachments'), value: attachments.join(', ') }] : []),
        ]}
      />
      {frame && text ? (
        <>
          <Segments label={t('part')} options={options} value={part} onChange={setPart} />
          {part === 'html' ? (
            <iframe className={styles.frame} sandbox="" src={frame} title={title} />
          ) : (
            <pre className={styles.text}>{text}</pre>
          )}
          <p className={styles.note}>{t('hidden')}</p>
        </>
      ) : (
        <p className={styles.note}>{t('masked')}</p>
      )}
    </>
  );
}

/** A mail of the order, and the button that lets it go out once more. */
export function MailSheet({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useMessages('orderMails');
  const person = usePerson();
  const { order } = useOrderDesk();
  const words = useOrderWords(order);
  const call = useOrderCall();
  const nameOf = useMailName();
  const { number } = order;
  const loaded = useLoaded(
    useCallback(async () => (await ask(MailPreviewDocument, { order: number, mail: id })).mailPreview, [number, id]),
  );
  const mail = order.mails?.find((one) => one.id === id);
  const name = mail ? nameOf(mail) : t('title');
  const preview = loaded.state === 'done' && loaded.value.__typename === 'MailPreview' ? loaded.value : undefined;
  const resend = async () => {
    const send = async (key: string) => (await ask(ResendMailDocument, { order: number, mail: id, key })).resendMail;
    if ((await call.run({ resend: id }, send)) !== 'done') return;
    toasts.add({ text: t('resent', { mail: name }) });
    onClose();
  };
  const why = !preview ? t('nothing') : mail?.canResend ? undefined : mail?.state === 'waiting' ? t('stillWaiting') : t('limit');
  const actions = may(person, 'mails.resend') && (
    <Button kind="main" icon="paper-plane-right" isPending={call.state === 'sending'} disabledReason={why} onClick={() => void resend()}>
      {preview ? t('resendTo', { to: preview.to }) : t('resend')}
    </Button>
  );
  return (
    <Sheet title={name} onClose={onClose} actions={actions}>
      {loaded.state === 'loading' && <SkeletonRows count={6} />}
      {loaded.state === 'failed' && <CallProblem error={loaded.error} />}
      {loaded.state === 'done' && loaded.value.__typename === 'Refusal' && <CallProblem text={words.refusal(loaded.value)} />}
      {preview && <Parts preview={preview} title={name} />}
      <CallNote call={call} />
    </Sheet>
  );
}
