import { useCallback, useState } from 'react';
import { ExchangePreviewDocument, ExchangeReturnDocument, ExchangeSizesDocument } from '../../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../../i18n/language-context.tsx';
import { ask } from '../../../../lib/api/api.ts';
import { usePreview, type Previewed } from '../../../../lib/desk/use-preview.ts';
import { useLoaded } from '../../../../lib/list/use-loaded.ts';
import { PieceChoice } from '../../../../lib/pieces/piece-choice.tsx';
import { CallNote } from '../../../../shell/call-note.tsx';
import { CallProblem } from '../../../../shell/call-problem.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { KeyHint } from '../../../../ui/actions/key-hint.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { useKeys } from '../../../../ui/keys/use-keys.ts';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { toasts } from '../../../../ui/overlays/toast-queue.ts';
import { SkeletonRows } from '../../../../ui/show/skeleton.tsx';
import { GoodWillField } from '../good-will-field.tsx';
import type { ExchangePreview, ReturnLine } from '../return.ts';
import { useReturnDesk } from '../return-desk.ts';
import { useReturnCall } from '../use-return-call.ts';
import { quantitiesOf, wishesOf, type ExchangeDraft } from './exchange-draft.ts';
import { ExchangePreviewBlock } from './exchange-preview.tsx';
import { TargetChoice } from './target-choice.tsx';

type Props = {
  readonly draft: ExchangeDraft;
  readonly onChange: (change: Partial<ExchangeDraft>) => void;
  /** Given, offered or asked for. */
  readonly onDone: (isWaiting: boolean) => void;
  readonly onClose: () => void;
};

type Wanted = { readonly id: string; readonly lines: { lineId: number; quantity: number; sku: string }[] };
const loadPreview = async (wanted: string) => (await ask(ExchangePreviewDocument, JSON.parse(wanted) as Wanted)).exchangePreview;

const openOf = (lines: readonly ReturnLine[]): readonly ReturnLine[] => lines.filter((line) => line.open > 0);

function useExchange(draft: ExchangeDraft, { preview, isCounting }: Previewed<ExchangePreview>, onDone: Props['onDone']) {
  const t = useMessages('return');
  const { money } = useFormats();
  const { back } = useReturnDesk();
  const call = useReturnCall();
  const [isTried, setTried] = useState(false);
  const isWhyMissing = back.settlesAsGoodWill && draft.why.trim() === '';
  const give = async () => {
    const lines = wishesOf(draft, openOf(back.lines));
    if (!preview || isCounting || !lines) return;
    if (isWhyMissing || !draft.isAgreed) return setTried(true);
    // What was shown is what is given: other amounts are refused.
    const input = {
      id: back.id,
      version: back.version,
      lines,
      isAgreed: draft.isAgreed,
      why: back.settlesAsGoodWill ? draft.why.trim() : null,
      toPay: preview.toPay.cents,
      rest: preview.rest.cents,
    };
    const outcome = await call.run(
      { exchange: input },
      async (key) => (await ask(ExchangeReturnDocument, { ...input, key })).exchangeReturn,
    );
    const { toPay } = preview;
    if (outcome === 'done') toasts.add({ text: toPay.cents > 0 ? t('offerDone', { amount: money(toPay.cents) }) : t('exchangeDone') });
    if (outcome !== 'not') onDone(outcome === 'waits');
  };
  return { call, give, isWhyMissing: isTried && isWhyMissing, isUnsaid: isTried && !draft.isAgreed };
}

/** The button says what it will do. */
function useButtonWords(preview: ExchangePreview | undefined): string {
  const t = useMessages('return');
  const { money } = useFormats();
  if (preview?.waitsFor) return t('exchangeAsk');
  if (preview && preview.toPay.cents > 0) return t('offerDo', { amount: money(preview.toPay.cents) });
  return preview && preview.rest.cents > 0 ? t('exchangeRestDo', { amount: money(preview.rest.cents) }) : t('exchangeDo');
}

function Lines({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>) {
  const { back } = useReturnDesk();
  const { id } = back;
  const open = openOf(back.lines);
  const sizes = useLoaded(useCallback(async () => (await ask(ExchangeSizesDocument, { id })).exchangeSizes, [id]));
  if (sizes.state === 'loading') return <SkeletonRows count={2} />;
  if (sizes.state === 'failed') return <CallProblem error={sizes.error} />;
  return (
    <PieceChoice
      lines={open}
      idOf={({ lineId }) => lineId}
      maxOf={(line) => line.open}
      quantities={quantitiesOf(draft, open)}
      onChange={(quantities) => onChange({ quantities })}
      moreOf={(line) => (
        <TargetChoice
          line={line}
          sizes={sizes.value}
          target={draft.targets[line.lineId]}
          onChange={(target) => onChange({ targets: { ...draft.targets, [line.lineId]: target } })}
        />
      )}
    />
  );
}

/** Another size, colour or article for pieces that come back: what it comes to, before the button. */
export function ExchangeSheet({ draft, onChange, onDone, onClose }: Props) {
  const t = useMessages('return');
  const desk = useMessages('desk');
  const { back } = useReturnDesk();
  const wishes = wishesOf(draft, openOf(back.lines));
  const wanted = wishes && JSON.stringify({ id: back.id, lines: wishes } satisfies Wanted);
  const previewed = usePreview<ExchangePreview>(wanted, back.version, loadPreview);
  const { preview, isCounting } = previewed;
  const { call, give, isWhyMissing, isUnsaid } = useExchange(draft, previewed, onDone);
  const words = useButtonWords(preview);
  useKeys([{ keys: 'Ctrl+Enter', label: desk('keySend'), run: () => void give() }]);
  const actions = (
    <>
      <Button
        kind="main"
        isStepUp
        isPending={call.state === 'sending' || isCounting}
        disabledReason={preview ? undefined : t('chooseTargets')}
        onClick={() => void give()}
      >
        {words}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {desk('cancel')}
      </Button>
    </>
  );
  return (
    <Sheet title={t('exchangeTitle')} onClose={onClose} actions={actions} hints={<KeyHint keys="Ctrl ↵" />}>
      <Lines draft={draft} onChange={onChange} />
      <Checkbox label={t('exchangeAgreed')} isChecked={draft.isAgreed} onChange={(isAgreed) => onChange({ isAgreed })} />
      {isUnsaid && <CallProblem text={t('no.exchangeAgreed')} />}
      <GoodWillField why={draft.why} isMissing={isWhyMissing} onChange={onChange} />
      <ExchangePreviewBlock previewed={previewed} />
      <CallNote call={call} />
    </Sheet>
  );
}
