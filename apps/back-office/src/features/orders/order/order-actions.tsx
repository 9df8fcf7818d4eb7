import { useState } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { NeighbourLinks } from '../../../shell/list/neighbour-links.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Menu } from '../../../ui/actions/menu.tsx';
import { CancelPiecesDialog } from './cancel-pieces-dialog.tsx';
import { useOrderDesk } from './order-desk.ts';
import { OrderReasonDialog } from './order-reason-dialog.tsx';
import { useStatusActions, type StatusAction } from './use-status-actions.ts';

type RareProps = { readonly actions: readonly StatusAction[]; readonly onAsk: (action: StatusAction) => void };

/** Behind the dots: what holds or ends the order, or a part of it. */
function RareActions({ actions, onAsk }: RareProps) {
  const t = useMessages('order');
  const desk = useMessages('desk');
  const { can } = useOrderDesk().order;
  const [isCanceling, setCanceling] = useState(false);
  const part = {
    id: 'cancelPieces',
    icon: 'minus-circle' as const,
    label: t('cancelPieces'),
    hint: t('cancelPiecesText'),
    tone: 'bad' as const,
    onAction: () => setCanceling(true),
  };
  const whole = actions.map((one) => ({
    id: one.id,
    icon: one.icon,
    label: one.action,
    hint: one.text,
    ...(one.isDanger ? { tone: 'bad' as const } : {}),
    onAction: () => onAsk(one),
  }));
  const all = [...whole, ...(can.includes('cancelPieces') ? [part] : [])];
  return (
    <>
      {all.length > 0 && (
        <Menu
          label={desk('more')}
          trigger={<IconButton icon="dots-three" kind="plain" label={desk('more')} />}
          groups={[{ actions: all }]}
        />
      )}
      {isCanceling && <CancelPiecesDialog onClose={() => setCanceling(false)} />}
    </>
  );
}

type Props = { readonly onEdit: () => void; readonly onRefund: () => void };

/** At the head of the page: the way to the neighbours, changes, money back, and what holds or ends the order. */
export function OrderActions({ onEdit, onRefund }: Props) {
  const t = useMessages('order');
  const revision = useMessages('revision');
  const { order } = useOrderDesk();
  // The action itself: it stays open, with what is typed, when a colleague was first and it is not offered any more.
  const [asking, setAsking] = useState<StatusAction>();
  const actions = useStatusActions(order);
  // What an order waits for stands outside, the rest behind the dots.
  const outside = actions.filter(({ id }) => id === 'confirmPayment' || id === 'releaseOrder');
  const inside = actions.filter((action) => !outside.includes(action));
  return (
    <>
      <NeighbourLinks list="orders" name={order.number} labels={{ before: t('previous'), after: t('next') }} />
      {outside.map((one) => (
        <Button key={one.id} icon={one.icon} isStepUp={one.isStepUp ?? false} onClick={() => setAsking(one)}>
          {one.action}
        </Button>
      ))}
      {order.can.includes('proposeRevision') && (
        <Button icon="pencil-simple" onClick={onEdit}>
          {revision('edit')}
        </Button>
      )}
      {order.can.includes('refund') && (
        <Button icon="arrow-u-up-left" onClick={onRefund}>
          {t('refund')}
        </Button>
      )}
      <RareActions actions={inside} onAsk={setAsking} />
      {asking && <OrderReasonDialog key={asking.id} reasoned={asking} onClose={() => setAsking(undefined)} />}
    </>
  );
}
