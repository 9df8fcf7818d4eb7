import { useState } from 'react';
import { RefundDocument } from '../../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../../i18n/language-context.tsx';
import { ask } from '../../../../lib/api/api.ts';
import { KeyHint } from '../../../../ui/actions/key-hint.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { MoneyField } from '../../../../ui/fields/money-field.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { toasts } from '../../../../ui/overlays/toast-queue.ts';
import { CallNote } from '../../../../shell/call-note.tsx';
import { RefundButtons } from '../../../../shell/refunds/refund-buttons.tsx';
import { RefundPreviewBlock } from '../../../../shell/refunds/refund-preview.tsx';
import deskStyles from '../../../../shell/desk.module.css';
import styles from '../order.module.css';
import { useOrderDesk } from '../order-desk.ts';
import type { Line } from '../order.ts';
import { PieceChoice } from '../../../../lib/pieces/piece-choice.tsx';
import { useOrderCall } from '../use-order-call.ts';
import { useOrderWords } from '../use-order-words.ts';
import { isAmbiguous, refundInput, refundableOf, type RefundDraft } from './refund-draft.ts';
import type { Previewed } from './use-refund-preview.ts';

type Props = {
  readonly draft: RefundDraft;
  readonly previewed: Previewed;
  readonly onChange: (change: Partial<RefundDraft>) => void;
  /** Given, or asked for; nothing of it is left to do. */
  readonly onDone: (isWaiting: boolean) => void;
  readonly onClose: () => void;
};

function useRefund(draft: RefundDraft, { preview, isCounting }: Previewed, onDone: Props['onDone']) {
  const desk = useMessages('desk');
  const { money } = useFormats();
  const { order } = useOrderDesk();
  const call = useOrderCall();
  const [isReasonMissing, setReasonMissing] = useState(false);
  const give = async () => {
    if (!preview || isCounting) return;
    if (draft.reason.trim() === '') return setReasonMissing(true);
    // What was shown is what is given: another amount is refused.
    const input = { ...refundInput(order, draft), total: preview.total.cents };
    const send = async (key: string) => (await ask(RefundDocument, { input: { ...input, key } })).refund;
    const outcome = await call.run({ refund: input }, send);
    if (outcome === 'done') toasts.add({ text: desk('refundDone', { amount: money(preview.total.cents) }) });
    if (outcome !== 'not') onDone(outcome === 'waits');
  };
  return { call, give, isReasonMissing: isReasonMissing && draft.reason.trim() === '' };
}

function Amounts({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>) {
  const t = useMessages('order');
  const { money } = useFormats();
  const { order } = useOrderDesk();
  const most = order.money.refundableDelivery.cents;
  return (
    <div className={styles.pair}>
      {most > 0 && (
        <MoneyField
          label={t('delivery')}
          aside={t('deliveryMost', { amount: money(most) })}
          cents={draft.delivery}
          onChange={(delivery) => onChange({ delivery })}
        />
      )}
      <MoneyField
        label={t('adjustment')}
        hint={t('adjustmentHint')}
        mayBeNegative
        cents={draft.adjustment}
        onChange={(adjustment) => onChange({ adjustment })}
      />
    </div>
  );
}

/** Some pieces, delivery costs, and anything else; what is filled in stays until it is given. */
export function RefundSheet({ draft, previewed, onChange, onDone, onClose }: Props) {
  const t = useMessages('order');
  const desk = useMessages('desk');
  const { money } = useFormats();
  const { order } = useOrderDesk();
  const words = useOrderWords(order);
  const { preview, refusal, error, isCounting } = previewed;
  const { call, give, isReasonMissing } = useRefund(draft, previewed, onDone);
  const actions = (
    <RefundButtons
      preview={preview}
      isPending={call.state === 'sending' || isCounting}
      emptyReason={desk('chooseFirst')}
      onGive={() => void give()}
      onClose={onClose}
    />
  );
  const amountOf = (line: Line): string => money(preview?.lines.find(({ lineId }) => lineId === line.id)?.amount.cents ?? 0);
  return (
    <Sheet title={t('refundTitle')} onClose={onClose} actions={actions} hints={<KeyHint keys="Ctrl ↵" />}>
      <div className={deskStyles.choiceHead}>
        <h3 className={deskStyles.label}>{t('whichPieces')}</h3>
        <span className={deskStyles.label}>{t('afterCoupon')}</span>
      </div>
      <PieceChoice
        idOf={({ id }) => id}
        lines={order.lines.filter((line) => refundableOf(line) > 0)}
        maxOf={refundableOf}
        quantities={draft.quantities}
        onChange={(quantities) => onChange({ quantities })}
        endOf={amountOf}
      />
      {isAmbiguous(order, draft) && (
        <Checkbox label={t('unsent')} hint={t('unsentHint')} isChecked={draft.isUnsent} onChange={(isUnsent) => onChange({ isUnsent })} />
      )}
      <Amounts draft={draft} onChange={onChange} />
      <TextArea
        label={t('refundReason')}
        error={isReasonMissing ? desk('reasonMissing') : undefined}
        rows={2}
        maxLength={500}
        value={draft.reason}
        onChange={(reason) => onChange({ reason })}
      />
      <RefundPreviewBlock
        preview={preview}
        refused={refusal && words.refusal(refusal)}
        error={error}
        isCounting={isCounting}
        left={preview && order.money.refundable.cents - preview.total.cents}
      />
      <CallNote call={call} />
    </Sheet>
  );
}
