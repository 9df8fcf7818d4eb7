import { useRevalidator } from 'react-router';
import { TakeBoxBackDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import { Card } from '../../../ui/show/card.tsx';
import { BroughtRow } from './brought-row.tsx';
import type { Parcel } from './picked.ts';
import { useShipmentCall } from './use-shipment-call.ts';

/** A box that lies on a shelf again. */
function useBoxBack() {
  const t = useMessages('picking');
  const call = useShipmentCall();
  const { revalidate } = useRevalidator();
  const take = async ({ number, order }: Parcel): Promise<void> => {
    call.forgetProblem();
    const send = async (key: string) => (await ask(TakeBoxBackDocument, { number, key })).takeBoxBack;
    if (!(await call.run({ back: number }, send))) return;
    toasts.add({ text: t('boxIsBack', { order }) });
    await revalidate();
  };
  return { call, take };
}

function CanceledBox({ parcel, isArriving }: { readonly parcel: Parcel; readonly isArriving: boolean }) {
  const t = useMessages('picking');
  const { call, take } = useBoxBack();
  return (
    <BroughtRow
      parcel={parcel}
      call={call}
      icon="arrow-u-up-left"
      what={t(isArriving ? 'sendBack' : 'takeBack')}
      onDo={() => void take(parcel)}
    />
  );
}

/** Boxes that were canceled on their way: where they arrive, and where they came from, so that nobody looks for them. */
export function CanceledBoxes({ parcels, isArriving }: { readonly parcels: readonly Parcel[]; readonly isArriving: boolean }) {
  const t = useMessages('picking');
  if (parcels.length === 0) return null;
  return (
    <Card isFlush title={t('turned')} note={isArriving ? t('turnedHere') : t('turnedBack')}>
      <ul>
        {parcels.map((parcel) => (
          <CanceledBox key={parcel.number} parcel={parcel} isArriving={isArriving} />
        ))}
      </ul>
    </Card>
  );
}
