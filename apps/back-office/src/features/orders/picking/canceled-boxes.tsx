import { useRevalidator } from 'react-router';
import { useMessages } from '../../../i18n/language-context.tsx';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import { Card } from '../../../ui/show/card.tsx';
import { BroughtRow } from './brought-row.tsx';
import type { Parcel } from './picked.ts';
import { takeBackBy, useShipmentCall } from './use-shipment-call.ts';

/** A box that lies on a shelf again. */
function useBoxBack() {
  const t = useMessages('picking');
  const call = useShipmentCall();
  const { revalidate } = useRevalidator();
  const take = async ({ number, order }: Parcel): Promise<void> => {
    call.forgetProblem();
    if (!(await takeBackBy(call)(number))) return;
    toasts.add({ text: t('boxIsBack', { order }) });
    await revalidate();
  };
  return { call, take };
}

/** What becomes of a canceled box for who has it: it is sent back, it comes back, or its pieces go back to their shelf. */
const words = {
  arriving: { title: 'turned', note: 'turnedHere', what: 'sendBack' },
  returning: { title: 'turned', note: 'turnedBack', what: 'takeBack' },
  lying: { title: 'dropped', note: 'droppedHere', what: 'takeBack' },
} as const;
type Where = keyof typeof words;

function CanceledBox({ parcel, where }: { readonly parcel: Parcel; readonly where: Where }) {
  const t = useMessages('picking');
  const { call, take } = useBoxBack();
  return <BroughtRow parcel={parcel} call={call} icon="arrow-u-up-left" what={t(words[where].what)} onDo={() => void take(parcel)} />;
}

/** Boxes that were canceled when they were packed already, so that nobody looks for them. */
export function CanceledBoxes({ parcels, where }: { readonly parcels: readonly Parcel[]; readonly where: Where }) {
  const t = useMessages('picking');
  if (parcels.length === 0) return null;
  return (
    <Card isFlush title={t(words[where].title)} note={t(words[where].note)}>
      <ul>
        {parcels.map((parcel) => (
          <CanceledBox key={parcel.number} parcel={parcel} where={where} />
        ))}
      </ul>
    </Card>
  );
}
