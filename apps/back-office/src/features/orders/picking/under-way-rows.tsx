import { useRevalidator } from 'react-router';
import { useMessages } from '../../../i18n/language-context.tsx';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import { Card } from '../../../ui/show/card.tsx';
import { BroughtRow } from './brought-row.tsx';
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
  const order = useMessages('order');
  const { call, lay } = useArrival();
  return <BroughtRow parcel={parcel} call={call} icon="storefront" what={order('do.ready')} onDo={() => void lay(parcel)} />;
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
