import { useMessages } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import styles from './order.module.css';
import { useOrderDesk } from './order-desk.ts';
import type { Shipment } from './order.ts';
import { CallNote } from './call-note.tsx';
import { stepIcons, useShipmentStep } from './shipments/shipment-row.tsx';
import { firstToMove } from './shipments/shipment-steps.ts';
import { useOrderWords } from './use-order-words.ts';

function NextStep({ shipment }: { readonly shipment: Shipment }) {
  const t = useMessages('order');
  const words = useOrderWords(useOrderDesk().order);
  const { step, take, moves, dialogs, isAsking } = useShipmentStep(shipment);
  if (!step) return null;
  return (
    <>
      {!isAsking && <CallNote call={moves.call} />}
      <Button kind="main" isWide icon={stepIcons[step] ?? 'arrow-right'} isPending={moves.call.state === 'sending'} onClick={take}>
        {t('doWith', { what: t(`do.${step}`), shipment: words.shipmentInside(shipment.number) })}
      </Button>
      {dialogs}
    </>
  );
}

/** On a phone, at the thumb: the one step that comes next. */
export function ThumbBar({ onPlan }: { readonly onPlan: () => void }) {
  const t = useMessages('order');
  const { order } = useOrderDesk();
  const next = firstToMove(order.shipments);
  if (!next && !order.can.includes('planShipment')) return null;
  return (
    <div className={styles.thumbBar}>
      {next ? (
        <NextStep key={next.number} shipment={next} />
      ) : (
        <Button kind="main" isWide icon="package" onClick={onPlan}>
          {order.branch ? t('planPickup') : t('plan')}
        </Button>
      )}
    </div>
  );
}
