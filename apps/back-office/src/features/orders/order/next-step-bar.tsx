import { useMessages } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { useOrderDesk } from './order-desk.ts';
import type { Shipment } from './order.ts';
import { CallNote } from '../../../shell/call-note.tsx';
import { ThumbBar } from '../../../shell/thumb-bar.tsx';
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
export function NextStepBar({ onPlan }: { readonly onPlan: () => void }) {
  const t = useMessages('order');
  const { order } = useOrderDesk();
  const next = firstToMove(order.shipments);
  if (!next && !order.can.includes('planShipment')) return null;
  return (
    <ThumbBar>
      {next ? (
        <NextStep key={next.number} shipment={next} />
      ) : (
        <Button kind="main" isWide icon="package" onClick={onPlan}>
          {order.branch ? t('planPickup') : t('plan')}
        </Button>
      )}
    </ThumbBar>
  );
}
