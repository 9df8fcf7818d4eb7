import { BlockGiftCardDocument, UnblockGiftCardDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { focusFirst } from '../../lib/focus-first.ts';
import { useChange } from '../../lib/use-change.ts';
import { useRequiredText } from '../../lib/use-required-text.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { FormDialog } from '../../shell/form-dialog.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { toasts } from '../../ui/overlays/toast-queue.ts';
import type { GiftCard } from './gift-card.ts';

type Props = { readonly card: GiftCard; readonly verb: 'block' | 'unblock'; readonly onClose: () => void };

/** Before a card is blocked or let go: what will happen, why, then the button. */
export function BlockDialog({ card: { id, number, version }, verb, onClose }: Props) {
  const t = useMessages('giftcards');
  const reason = useRequiredText(t('reasonMissing'));
  const { run, isPending, error, problem } = useChange();
  const send = async () => {
    const why = reason.take();
    if (why === '') return;
    const input = { id, version, reason: why };
    const call = async (key: string) =>
      verb === 'block'
        ? (await ask(BlockGiftCardDocument, { ...input, key })).blockGiftCard
        : (await ask(UnblockGiftCardDocument, { ...input, key })).unblockGiftCard;
    if (!(await run({ verb, ...input }, call))) return;
    toasts.add({ text: t(`done.${verb}`) });
    onClose();
  };
  return (
    <FormDialog
      title={t(`${verb}Title`, { number })}
      text={t(`${verb}What`)}
      action={t(verb)}
      look={{ kind: verb === 'block' ? 'danger' : 'main' }}
      isPending={isPending}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <TextArea {...reason.field} ref={focusFirst} label={t('reason')} rows={2} maxLength={500} />
      <CallProblem error={error} text={problem} />
    </FormDialog>
  );
}
