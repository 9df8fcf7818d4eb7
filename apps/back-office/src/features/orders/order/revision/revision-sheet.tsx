import { useCallback, useState } from 'react';
import { ProposeRevisionDocument, RevisionChoicesDocument } from '../../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../../i18n/language-context.tsx';
import { ask } from '../../../../lib/api/api.ts';
import type { Typed } from '../../../../lib/edits/use-edits.ts';
import { useLoaded } from '../../../../lib/list/use-loaded.ts';
import { CallProblem } from '../../../../shell/call-problem.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { KeyHint } from '../../../../ui/actions/key-hint.tsx';
import { MoneyField } from '../../../../ui/fields/money-field.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { useKeys } from '../../../../ui/keys/use-keys.ts';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { toasts } from '../../../../ui/overlays/toast-queue.ts';
import { SkeletonRows } from '../../../../ui/show/skeleton.tsx';
import { CallNote } from '../../../../shell/call-note.tsx';
import styles from '../../../../shell/desk.module.css';
import { useOrderDesk } from '../order-desk.ts';
import type { RevisionPreview } from '../order.ts';
import { useOrderCall } from '../use-order-call.ts';
import { AddArticle } from './add-article.tsx';
import { RevisionAddress } from './revision-address.tsx';
import { revisionInput, withArticle, type Choices, type RevisionValues } from './revision-draft.ts';
import { AddedLines, RevisionLines } from './revision-lines.tsx';
import { RevisionPreviewBlock } from './revision-preview.tsx';
import type { RevisionDesk } from './use-revision.ts';

type Props = Pick<RevisionDesk, 'typed' | 'previewed'> & {
  /** Made, proposed or asked for; nothing of it is left to do. */
  readonly onDone: (isWaiting: boolean) => void;
  readonly onClose: () => void;
};

/** Says which of it happened: made, money on its way back, or the customer asked until a day. */
function useTell() {
  const t = useMessages('revision');
  const { money, moment } = useFormats();
  const { refresh } = useOrderDesk();
  return async ({ needsCustomer, refund }: RevisionPreview): Promise<string> => {
    if (!needsCustomer) return refund.cents > 0 ? t('doneRefund', { amount: money(refund.cents) }) : t('doneApplied');
    const { revisions } = await refresh();
    const newest = revisions.toSorted((one, other) => other.number - one.number)[0];
    return newest?.expiresAt ? t('doneAsked', { when: moment(newest.expiresAt) }) : t('doneMailed');
  };
}

function usePropose({ typed, previewed: { preview, isCounting }, onDone }: Omit<Props, 'onClose'>) {
  const { order } = useOrderDesk();
  const call = useOrderCall();
  const tell = useTell();
  const [isReasonMissing, setReasonMissing] = useState(false);
  const propose = async () => {
    const input = revisionInput(order, typed.values);
    if (!input || !preview || isCounting) return;
    if (input.reason === '') return setReasonMissing(true);
    // What was shown is what is done: another amount is refused.
    const sent = { ...input, total: preview.totalAfter.cents };
    const send = async (key: string) => (await ask(ProposeRevisionDocument, { input: { ...sent, key } })).proposeRevision;
    const outcome = await call.run({ revision: sent }, send);
    if (outcome === 'not') return;
    if (outcome === 'done') toasts.add({ text: await tell(preview) });
    onDone(outcome === 'waits');
  };
  return { call, propose, isReasonMissing: isReasonMissing && typed.values.reason.trim() === '' };
}

/** The button says what it will do. */
function useButtonWords(preview: RevisionPreview | undefined): string {
  const t = useMessages('revision');
  const { money } = useFormats();
  if (!preview) return t('doEdit');
  const { needsCustomer, toPay, refund, waitsFor } = preview;
  if (needsCustomer) return toPay.cents > 0 ? t('doProposePay', { amount: money(toPay.cents) }) : t('doPropose');
  if (refund.cents === 0) return t('doEdit');
  return waitsFor ? t('doApproval', { amount: money(refund.cents) }) : t('doRefund', { amount: money(refund.cents) });
}

type FieldsProps = { readonly typed: Typed<RevisionValues>; readonly choices: Choices };

function Delivery({ typed, choices: { deliveries } }: FieldsProps) {
  const t = useMessages('revision');
  const { money } = useFormats();
  const current = deliveries.find(({ isCurrent }) => isCurrent);
  if (deliveries.length < (current ? 2 : 1)) return null;
  return (
    <Select
      label={t('delivery')}
      changed={typed.changed('delivery')}
      options={deliveries.map(({ code, label, amount, isCurrent }) => ({
        value: code,
        label: isCurrent ? t('deliveryNow', { name: label }) : label,
        hint: money(amount.cents),
      }))}
      value={typed.values.delivery ?? current?.code ?? null}
      onChange={(code) => typed.set('delivery', code === current?.code ? null : code)}
    />
  );
}

function Fields({ typed, choices }: FieldsProps) {
  const t = useMessages('revision');
  return (
    <>
      <h3 className={styles.label}>{t('articles')}</h3>
      <RevisionLines typed={typed} sizes={choices.sizes} />
      <AddedLines typed={typed} />
      <AddArticle onAdd={(article) => typed.set('added', withArticle(typed.values.added, article))} />
      <RevisionAddress typed={typed} choices={choices} />
      <Delivery typed={typed} choices={choices} />
      <MoneyField
        label={t('discount')}
        hint={t('discountHint')}
        changed={typed.changed('discount')}
        cents={typed.values.discount}
        onChange={(discount) => typed.set('discount', discount)}
      />
    </>
  );
}

/** What has not left can be otherwise: pieces, size, address, delivery, price. What is filled in stays until it is sent, also on another day. */
export function RevisionSheet({ typed, previewed, onDone, onClose }: Props) {
  const t = useMessages('revision');
  const desk = useMessages('desk');
  const edits = useMessages('edits');
  const { time } = useFormats();
  const { number } = useOrderDesk().order;
  const choices = useLoaded(useCallback(async () => (await ask(RevisionChoicesDocument, { order: number })).revisionChoices, [number]));
  const { call, propose, isReasonMissing } = usePropose({ typed, previewed, onDone });
  const { preview, isCounting } = previewed;
  const words = useButtonWords(preview);
  useKeys([{ keys: 'Ctrl+Enter', label: desk('keySend'), run: () => void propose() }]);
  const actions = (
    <>
      <Button
        kind="main"
        isStepUp={preview !== undefined && !preview.needsCustomer && preview.refund.cents > 0}
        isPending={call.state === 'sending' || isCounting}
        disabledReason={preview ? undefined : t('changeFirst')}
        onClick={() => void propose()}
      >
        {words}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {desk('cancel')}
      </Button>
      {typed.changes.length > 0 && (
        <Button kind="quiet" onClick={typed.discard}>
          {t('throwAway')}
        </Button>
      )}
    </>
  );
  return (
    <Sheet title={t('title')} onClose={onClose} actions={actions} hints={<KeyHint keys="Ctrl ↵" />}>
      {choices.state === 'loading' && <SkeletonRows count={4} />}
      {choices.state === 'failed' && <CallProblem error={choices.error} />}
      {choices.state === 'done' && <Fields typed={typed} choices={choices.value} />}
      <TextArea
        label={t('reason')}
        error={isReasonMissing ? desk('reasonMissing') : undefined}
        rows={2}
        maxLength={500}
        value={typed.values.reason}
        onChange={(reason) => typed.set('reason', reason)}
      />
      {typed.keptAt && <p className={styles.quiet}>{edits('kept', { time: time(typed.keptAt) })}</p>}
      <RevisionPreviewBlock previewed={previewed} />
      <CallNote call={call} />
    </Sheet>
  );
}
