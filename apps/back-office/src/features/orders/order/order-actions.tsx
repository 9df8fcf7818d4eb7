import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Menu } from '../../../ui/actions/menu.tsx';
import { useKeys } from '../../../ui/keys/use-keys.ts';
import { neighboursOf, readKeptRow } from './neighbours.ts';
import styles from './order.module.css';
import { useOrderDesk } from './order-desk.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useStatusActions, type StatusAction } from './use-status-actions.ts';

/** To the orders around this one in the list it was opened from; nothing where there is no list. */
function Neighbours({ number }: { readonly number: string }) {
  const t = useMessages('order');
  const navigate = useNavigate();
  const { before, after } = neighboursOf(number, readKeptRow());
  const go = (to: string | undefined) => {
    if (to) void navigate(`/orders/${to}`);
  };
  useKeys([
    ...(before ? [{ keys: '[', label: t('previous'), run: () => go(before) }] : []),
    ...(after ? [{ keys: ']', label: t('next'), run: () => go(after) }] : []),
  ]);
  if (!before && !after) return null;
  return (
    <div className={styles.neighbours}>
      {before && <IconButton icon="caret-up" label={t('previous')} onClick={() => go(before)} />}
      {after && <IconButton icon="caret-down" label={t('next')} onClick={() => go(after)} />}
    </div>
  );
}

type Props = { readonly onRefund: () => void };

/** At the head of the page: the way to the neighbours, money back, and what holds or ends the order. */
export function OrderActions({ onRefund }: Props) {
  const t = useMessages('order');
  const { order } = useOrderDesk();
  // The action itself: it stays open, with what is typed, when a colleague was first and it is not offered any more.
  const [asking, setAsking] = useState<StatusAction>();
  const actions = useStatusActions(order);
  // What an order waits for stands outside, the rest behind the dots.
  const outside = actions.filter(({ id }) => id === 'confirmPayment' || id === 'releaseOrder');
  const inside = actions.filter((action) => !outside.includes(action));
  return (
    <>
      <Neighbours number={order.number} />
      {outside.map((one) => (
        <Button key={one.id} icon={one.icon} isStepUp={one.isStepUp ?? false} onClick={() => setAsking(one)}>
          {one.action}
        </Button>
      ))}
      {order.can.includes('refund') && (
        <Button icon="arrow-u-up-left" onClick={onRefund}>
          {t('refund')}
        </Button>
      )}
      {inside.length > 0 && (
        <Menu
          label={t('more')}
          trigger={<IconButton icon="dots-three" kind="plain" label={t('more')} />}
          groups={[
            {
              actions: inside.map((one) => ({
                id: one.id,
                icon: one.icon,
                label: one.action,
                hint: one.text,
                ...(one.isDanger ? { tone: 'bad' as const } : {}),
                onAction: () => setAsking(one),
              })),
            },
          ]}
        />
      )}
      {asking && <ReasonDialog key={asking.id} reasoned={asking} onClose={() => setAsking(undefined)} />}
    </>
  );
}
