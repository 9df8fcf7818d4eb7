import { useState } from 'react';
import { CancelPiecesDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { PieceChoice } from '../../../lib/pieces/piece-choice.tsx';
import { countOf, quantityLines, type Quantities } from '../../../lib/pieces/quantities.ts';
import { useRequiredText } from '../../../lib/use-required-text.ts';
import { CallNote } from '../../../shell/call-note.tsx';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import { useOrderDesk } from './order-desk.ts';
import { useOrderCall } from './use-order-call.ts';

function useCancelPieces(quantities: Quantities, onDone: () => void) {
  const t = useMessages('order');
  const { order } = useOrderDesk();
  const call = useOrderCall();
  const cancel = async (reason: string) => {
    const input = { order: order.number, lines: quantityLines(quantities), reason };
    const send = async (key: string) => (await ask(CancelPiecesDocument, { input: { ...input, key } })).cancelPieces;
    if ((await call.run({ cancelPieces: input }, send)) !== 'done') return;
    toasts.add({ text: t('piecesCanceled', { count: countOf(quantities) }) });
    onDone();
  };
  return { call, cancel };
}

/** Pieces of an order on account that never leave: which, and why. They are on no invoice, and the customer hears of it. */
export function CancelPiecesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('order');
  const desk = useMessages('desk');
  const { lines } = useOrderDesk().order;
  const [quantities, setQuantities] = useState<Quantities>({});
  const reason = useRequiredText(desk('reasonMissing'));
  const { call, cancel } = useCancelPieces(quantities, onClose);
  const count = countOf(quantities);
  const submit = () => {
    if (count === 0) return;
    const why = reason.take();
    if (why !== '') void cancel(why);
  };
  return (
    <FormDialog
      title={t('cancelPiecesTitle')}
      text={t('cancelPiecesText')}
      action={t('cancelPiecesDo', { count })}
      look={{ kind: 'danger' }}
      disabledReason={count === 0 ? t('choosePieces') : undefined}
      isPending={call.state === 'sending'}
      onSubmit={submit}
      onClose={onClose}
    >
      <PieceChoice
        lines={lines.filter(({ open }) => open > 0)}
        idOf={({ id }) => id}
        maxOf={({ open }) => open}
        quantities={quantities}
        onChange={setQuantities}
      />
      <TextArea {...reason.field} label={desk('reason')} rows={2} maxLength={500} />
      <CallNote call={call} />
    </FormDialog>
  );
}
