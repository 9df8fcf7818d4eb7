import { useState } from 'react';
import { PlanShipmentDocument } from '../../../../generated/graphql.ts';
import { useMessages } from '../../../../i18n/language-context.tsx';
import { ask } from '../../../../lib/api/api.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { KeyHint } from '../../../../ui/actions/key-hint.tsx';
import { TextButton } from '../../../../ui/actions/text-button.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { useKeys } from '../../../../ui/keys/use-keys.ts';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { toasts } from '../../../../ui/overlays/toast-queue.ts';
import { CallNote } from '../../../../shell/call-note.tsx';
import deskStyles from '../../../../shell/desk.module.css';
import { useOrderDesk } from '../order-desk.ts';
import type { Order } from '../order.ts';
import { PieceChoice } from '../../../../lib/pieces/piece-choice.tsx';
import { countOf, quantityLines, type Quantities } from '../../../../lib/pieces/quantities.ts';
import { useOrderCall } from '../use-order-call.ts';
import { useOrderWords } from '../use-order-words.ts';
import { useSources } from './use-sources.ts';

/** Everything that is still open. */
export const openPieces = ({ lines }: Pick<Order, 'lines'>): Quantities =>
  Object.fromEntries(lines.flatMap(({ id, open }) => (open > 0 ? [[id, open]] : [])));

/** No more than is open by now: a colleague may plan as well. */
export const withinOpen = (quantities: Quantities, { lines }: Pick<Order, 'lines'>): Quantities =>
  Object.fromEntries(lines.flatMap(({ id, open }) => (open > 0 ? [[id, Math.min(quantities[id] ?? 0, open)]] : [])));

type Props = { readonly quantities: Quantities; readonly onChange: (quantities: Quantities) => void; readonly onClose: () => void };

function usePlan(quantities: Quantities, source: string | undefined, onDone: () => void) {
  const t = useMessages('order');
  const { order } = useOrderDesk();
  const call = useOrderCall();
  const plan = async () => {
    const lines = quantityLines(quantities);
    if (lines.length === 0 || source === undefined) return;
    const input = { order: order.number, source, lines };
    const send = async (key: string) => (await ask(PlanShipmentDocument, { input: { ...input, key } })).planShipment;
    if ((await call.run({ plan: input }, send)) !== 'done') return;
    toasts.add({ text: t('planned') });
    onDone();
  };
  return { call, plan };
}

/** Any part of what is open, from one stock. */
export function PlanSheet({ quantities, onChange, onClose }: Props) {
  const t = useMessages('order');
  const desk = useMessages('desk');
  const { order } = useOrderDesk();
  const words = useOrderWords(order);
  const sources = useSources(order);
  const [chosen, setSource] = useState<string>();
  const source = chosen ?? sources[0];
  const count = countOf(quantities);
  const { call, plan } = usePlan(quantities, source, onClose);
  useKeys([{ keys: 'Ctrl+Enter', label: desk('keySend'), run: () => void plan() }]);
  const actions = (
    <>
      <Button
        kind="main"
        icon="package"
        isPending={call.state === 'sending'}
        disabledReason={count === 0 ? t('choosePieces') : undefined}
        onClick={() => void plan()}
      >
        {t('planCount', { count })}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {desk('cancel')}
      </Button>
    </>
  );
  const open = order.lines.filter((line) => line.open > 0);
  return (
    <Sheet title={order.branch ? t('planPickup') : t('plan')} onClose={onClose} actions={actions} hints={<KeyHint keys="Ctrl ↵" />}>
      <div className={deskStyles.choiceHead}>
        <h3 className={deskStyles.label}>{t('whichPieces')}</h3>
        <TextButton onClick={() => onChange(openPieces(order))}>{t('everything')}</TextButton>
        <TextButton onClick={() => onChange({})}>{t('nothing')}</TextButton>
      </div>
      <PieceChoice idOf={({ id }) => id} lines={open} maxOf={(line) => line.open} quantities={quantities} onChange={onChange} />
      <Select
        label={t('source')}
        hint={order.branch ? t('sourcePickup', { branch: words.source(order.branch) }) : t('sourceHint')}
        options={sources.map((value) => ({ value, label: words.stock(value) }))}
        value={source ?? null}
        onChange={setSource}
      />
      <CallNote call={call} />
    </Sheet>
  );
}
