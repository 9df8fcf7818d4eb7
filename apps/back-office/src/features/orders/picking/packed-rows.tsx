import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { SendDialog } from '../order/shipments/send-dialog.tsx';
import { piecesIn } from '../order/order.ts';
import { ParcelRow } from './box-rows.tsx';
import type { Parcel } from './picked.ts';
import { movesOf, useShipmentCall } from './use-shipment-call.ts';

function PackedRow({ parcel }: { readonly parcel: Parcel }) {
  const t = useMessages('picking');
  const order = useMessages('order');
  const call = useShipmentCall();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
    void revalidate();
  };
  const named = t('parcelOf', { order: parcel.order });
  return (
    <ParcelRow parcel={parcel} note={order('piecesCount', { count: piecesIn(parcel) })} named={named}>
      <Button
        size="s"
        icon="truck"
        aria-label={order('doWith', { what: order('do.sent'), shipment: named })}
        onClick={() => {
          call.forgetProblem();
          setAsking(true);
        }}
      >
        {order('do.sent')}
      </Button>
      {isAsking && <SendDialog name={named} moves={movesOf(call, parcel.number)} onClose={close} />}
    </ParcelRow>
  );
}

function BroughtRow({ parcel }: { readonly parcel: Parcel }) {
  const t = useMessages('picking');
  const order = useMessages('order');
  const { moment } = useFormats();
  const since = parcel.packedAt && t('since', { when: moment(parcel.packedAt) });
  const note = [order('piecesCount', { count: piecesIn(parcel) }), since].filter(Boolean).join(', ');
  return <ParcelRow parcel={parcel} note={note} named={t('parcelOf', { order: parcel.order })} goesTo={parcel.broughtTo} />;
}

/** What was packed here and is not there yet. */
export function BroughtRows({ parcels }: { readonly parcels: readonly Parcel[] }) {
  return (
    <ul>
      {parcels.map((parcel) => (
        <BroughtRow key={parcel.number} parcel={parcel} />
      ))}
    </ul>
  );
}

/** What waits for the carrier. */
export function PackedRows({ parcels }: { readonly parcels: readonly Parcel[] }) {
  return (
    <ul>
      {parcels.map((parcel) => (
        <PackedRow key={parcel.number} parcel={parcel} />
      ))}
    </ul>
  );
}
