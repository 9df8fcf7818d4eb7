import { useState } from 'react';
import { SettleReturnDocument, type ReturnWish } from '../../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../../i18n/language-context.tsx';
import { ask } from '../../../../lib/api/api.ts';
import type { Previewed } from '../../../../lib/desk/use-preview.ts';
import { PieceChoice } from '../../../../lib/pieces/piece-choice.tsx';
import { quantityLines, type Quantities } from '../../../../lib/pieces/quantities.ts';
import { CallNote } from '../../../../shell/call-note.tsx';
import { RefundButtons } from '../../../../shell/refunds/refund-buttons.tsx';
import { RefundPreviewBlock } from '../../../../shell/refunds/refund-preview.tsx';
import { KeyHint } from '../../../../ui/actions/key-hint.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { toasts } from '../../../../ui/overlays/toast-queue.ts';
import { GoodWillField } from '../good-will-field.tsx';
import styles from '../return.module.css';
import type { SettlementPreview } from '../return.ts';
import { useReturnDesk } from '../return-desk.ts';
import { useReturnCall } from '../use-return-call.ts';
import { useReturnRefusal } from '../use-return-refusal.ts';
import { useSettlementPreview } from './use-settlement-preview.ts';
import { WishFields } from './wish-fields.tsx';

export type SettleDraft = {
  readonly quantities: Quantities | undefined;
  readonly why: string;
  readonly as: ReturnWish;
  /** The customer wants a card. */
  readonly isAgreed: boolean;
};
export const emptySettle: SettleDraft = { quantities: undefined, why: '', as: 'refund', isAgreed: false };

type Props = {
  readonly draft: SettleDraft;
  readonly onChange: (change: Partial<SettleDraft>) => void;
  /** Given, or asked for. */
  readonly onDone: (isWaiting: boolean) => void;
  readonly onClose: () => void;
};

/** What it consists of, beside the pieces: delivery goes back with the last of them, lost value is kept (LAW-08). */
function Parts({ preview: { delivery, valueLoss } }: { readonly preview: SettlementPreview }) {
  const t = useMessages('return');
  const { money } = useFormats();
  return (
    <ul className={styles.parts}>
      {delivery.cents > 0 && (
        <li>
          <span>{t('withDelivery')}</span>
          <span>{money(delivery.cents)}</span>
        </li>
      )}
      {valueLoss.cents > 0 && (
        <li>
          <span>{t('lessLoss')}</span>
          <span>{money(-valueLoss.cents)}</span>
        </li>
      )}
    </ul>
  );
}

function useSettle(
  quantities: Quantities,
  draft: SettleDraft,
  { preview, isCounting }: Previewed<SettlementPreview>,
  onDone: Props['onDone'],
) {
  const { why, as, isAgreed } = draft;
  const t = useMessages('return');
  const desk = useMessages('desk');
  const { money } = useFormats();
  const { back } = useReturnDesk();
  const call = useReturnCall();
  const [isTried, setTried] = useState(false);
  const isWhyMissing = back.settlesAsGoodWill && why.trim() === '';
  const isUnsaid = as === 'gift_card' && !isAgreed;
  const give = async () => {
    if (!preview || isCounting) return;
    if (isWhyMissing || isUnsaid) return setTried(true);
    // What was shown is what is given: another amount is refused.
    const input = {
      id: back.id,
      version: back.version,
      lines: quantityLines(quantities),
      as,
      isAgreed,
      why: back.settlesAsGoodWill ? why.trim() : null,
      total: preview.total.cents,
    };
    const outcome = await call.run({ settle: input }, async (key) => (await ask(SettleReturnDocument, { ...input, key })).settleReturn);
    const amount = money(preview.total.cents);
    if (outcome === 'done') toasts.add({ text: as === 'gift_card' ? t('cardDone', { amount }) : desk('refundDone', { amount }) });
    if (outcome !== 'not') onDone(outcome === 'waits');
  };
  return { call, give, isWhyMissing: isTried && isWhyMissing, isUnsaid: isTried && isUnsaid };
}

/** The money of pieces that came back, each once: what it is, before the button. */
export function SettleSheet({ draft, onChange, onDone, onClose }: Props) {
  const t = useMessages('return');
  const { money } = useFormats();
  const { back } = useReturnDesk();
  const open = back.lines.filter((line) => line.open > 0);
  const quantities = draft.quantities ?? Object.fromEntries(open.map((line) => [line.lineId, line.open]));
  const previewed = useSettlementPreview(back, quantities);
  const { preview, refusal, error, isCounting } = previewed;
  const refusalText = useReturnRefusal();
  const { call, give, isWhyMissing, isUnsaid } = useSettle(quantities, draft, previewed, onDone);
  const actions = (
    <RefundButtons
      preview={preview}
      isPending={call.state === 'sending' || isCounting}
      emptyReason={t('choosePieces')}
      action={draft.as === 'gift_card' ? (amount) => t('cardDo', { amount }) : undefined}
      onGive={() => void give()}
      onClose={onClose}
    />
  );
  const amountOf = ({ lineId }: { readonly lineId: number }): string =>
    money(preview?.lines.find((line) => line.lineId === lineId)?.amount.cents ?? 0);
  return (
    <Sheet title={t('settleTitle')} onClose={onClose} actions={actions} hints={<KeyHint keys="Ctrl ↵" />}>
      <PieceChoice
        lines={open}
        idOf={({ lineId }) => lineId}
        maxOf={(line) => line.open}
        quantities={quantities}
        onChange={(next) => onChange({ quantities: next })}
        endOf={amountOf}
      />
      <WishFields draft={draft} isUnsaid={isUnsaid} onChange={onChange} />
      <GoodWillField why={draft.why} isMissing={isWhyMissing} onChange={onChange} />
      <RefundPreviewBlock
        preview={preview}
        refused={refusal && refusalText(refusal)}
        error={error}
        isCounting={isCounting}
        parts={preview && <Parts preview={preview} />}
        goesTo={draft.as === 'gift_card' ? t('ontoCard') : undefined}
      />
      <CallNote call={call} />
    </Sheet>
  );
}
