import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { CallNote } from '../../../shell/call-note.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import type { IconName } from '../../../ui/icons/icon-names.ts';
import { piecesIn } from '../order/order.ts';
import { useSourceNames } from '../order/use-order-words.ts';
import { ParcelRow } from './box-rows.tsx';
import type { Parcel } from './picked.ts';
import type { ShipmentCall } from './use-shipment-call.ts';

type BroughtRowProps = {
  readonly parcel: Parcel;
  readonly call: ShipmentCall;
  readonly icon: IconName;
  readonly what: string;
  readonly onDo: () => void;
};

/** A box that was packed: what is in it, where it came from when another place gets it, and the one thing to do with it. */
export function BroughtRow({ parcel, call, icon, what, onDo }: BroughtRowProps) {
  const t = useMessages('picking');
  const order = useMessages('order');
  const names = useSourceNames();
  const { moment } = useFormats();
  const named = t('order', { number: parcel.order });
  const note = [
    order('piecesCount', { count: piecesIn(parcel) }),
    parcel.broughtTo && parcel.source && t('cameFrom', { source: names.inside(parcel.source) }),
    parcel.packedAt && t('since', { when: moment(parcel.packedAt) }),
  ];
  return (
    <ParcelRow parcel={parcel} note={note.filter(Boolean).join(', ')} named={named}>
      <Button icon={icon} isPending={call.state === 'sending'} aria-label={order('doWith', { what, shipment: named })} onClick={onDo}>
        {what}
      </Button>
      <CallNote call={call} />
    </ParcelRow>
  );
}
