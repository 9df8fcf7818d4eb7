import { useState } from 'react';
import { TopUpGiftCardDocument } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useChange } from '../../lib/use-change.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { FormDialog } from '../../shell/form-dialog.tsx';
import { toasts } from '../../ui/overlays/toast-queue.ts';
import { AmountFields, useAmount } from './amount-fields.tsx';
import type { GiftCard } from './gift-card.ts';
import { WaitsDialog } from './waits-dialog.tsx';

/** More onto a card. */
export function TopUpDialog({ card, onClose }: { readonly card: GiftCard; readonly onClose: () => void }) {
  const t = useMessages('giftcards');
  const { money } = useFormats();
  const { draft, change, read } = useAmount();
  const { run, isPending, error, problem } = useChange();
  const [isWaiting, setWaiting] = useState(false);
  const give = async () => {
    const wish = read();
    if (!wish) return;
    const input = { id: card.id, version: card.version, ...wish };
    const answer = await run(input, async (key) => (await ask(TopUpGiftCardDocument, { ...input, key })).topUpGiftCard);
    if (answer?.__typename === 'WaitsForApproval') return setWaiting(true);
    if (!answer) return;
    toasts.add({ text: t('done.topUp', { amount: money(wish.cents) }) });
    onClose();
  };
  if (isWaiting) return <WaitsDialog onClose={onClose} />;
  return (
    <FormDialog
      title={t('topUpTitle', { number: card.number })}
      text={t('topUpWhat')}
      action={t('topUp')}
      look={{ isStepUp: true }}
      isPending={isPending}
      onSubmit={() => void give()}
      onClose={onClose}
    >
      <AmountFields draft={draft} onChange={change} />
      <CallProblem error={error} text={problem} />
    </FormDialog>
  );
}
