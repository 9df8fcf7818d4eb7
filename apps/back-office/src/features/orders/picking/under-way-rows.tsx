import { useRevalidator } from 'react-router';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { CallNote } from '../../../shell/call-note.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import { Card } from '../../../ui/show/card.tsx';
import { piecesIn } from '../order/order.ts';
import { useSourceNames } from '../order/use-order-words.ts';
import { ParcelRow } from './box-rows.tsx';
import type { Parcel } from './picked.ts';
import { moveBy, useShipmentCall } from './use-shipment-call.ts';

/** What was on its way is here, and lies ready for who comes for it. */
export function useArrival() {
  const t = useMessages('picking');
  const call = useShipmentCall();
  const { revalidate } = useRevalidator();
  const lay = async ({ number, order }: Parcel): Promise<boolean> => {
    call.forgetProblem();
    if (!(await moveBy(call)(number, 'ready'))) return false;
    toasts.add({ text: t('arrived', { order }) });
    await revalidate();
    return true;
  };
  return { call, lay };
}

function UnderWayRow({ parcel }: { readonly parcel: Parcel }) {
  const t = useMessages('picking');
  const order = useMessages('order');
  const names = useSourceNames();
  const { moment } = useFormats();
  const { call, lay } = useArrival();
  const named = t('order', { number: parcel.order });
  const note = [
    order('piecesCount', { count: piecesIn(parcel) }),
    parcel.source && t('cameFrom', { source: names.inside(parcel.source) }),
    parcel.packedAt && t('since', { when: moment(parcel.packedAt) }),
  ];
  return (
    <ParcelRow parcel={parcel} note={note.filter(Boolean).join(', ')} named={named}>
      <Button
        icon="storefront"
        isPending={call.state === 'sending'}
        aria-label={order('doWith', { what: order('do.ready'), shipment: named })}
        onClick={() => void lay(parcel)}
      >
        {order('do.ready')}
      </Button>
      <CallNote call={call} />
    </ParcelRow>
  );
}

/** What other places packed for this branch. */
export function UnderWay({ parcels }: { readonly parcels: readonly Parcel[] }) {
  const t = useMessages('picking');
  if (parcels.length === 0) return null;
  return (
    <Card isFlush title={t('underWay')} note={t('underWayText')}>
      <ul>
        {parcels.map((parcel) => (
          <UnderWayRow key={parcel.number} parcel={parcel} />
        ))}
      </ul>
    </Card>
  );
}
