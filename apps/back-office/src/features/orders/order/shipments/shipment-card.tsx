import { useMessages } from '../../../../i18n/language-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { phone, useMedia } from '../../../../ui/overlays/use-media.ts';
import { Card } from '../../../../ui/show/card.tsx';
import { useOrderDesk } from '../order-desk.ts';
import { ShipmentRow } from './shipment-row.tsx';
import { firstToMove } from './shipment-steps.ts';
import styles from './shipments.module.css';

type Props = { readonly onPlan: () => void };

/** Everything of the order that leaves, or has left. */
export function ShipmentCard({ onPlan }: Props) {
  const t = useMessages('order');
  const { order } = useOrderDesk();
  const { shipments, can, status } = order;
  const mayPlan = can.includes('planShipment');
  const first = firstToMove(shipments);
  // A phone has the one main button at the thumb.
  const isPhone = useMedia(phone);
  const plan = mayPlan && (
    <Button size="s" icon="plus" kind={first || isPhone ? 'plain' : 'main'} onClick={onPlan}>
      {order.branch ? t('planPickup') : t('plan')}
    </Button>
  );
  const none = status === 'holded' ? t('noShipmentHeld') : status.startsWith('pending') && !mayPlan ? t('noShipmentYet') : t('noShipment');
  return (
    <Card isFlush title={t('shipments')} actions={plan}>
      {shipments.length === 0 && <p className={styles.none}>{none}</p>}
      <ul>
        {shipments.map((shipment) => (
          <ShipmentRow key={shipment.number} shipment={shipment} isMain={shipment === first && !isPhone} />
        ))}
      </ul>
    </Card>
  );
}
