import { useState } from 'react';
import { useMessages } from '../../../../i18n/language-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { CallNote } from '../../../../shell/call-note.tsx';
import { useOrderDesk } from '../order-desk.ts';
import type { Shipment } from '../order.ts';
import { PieceChoice } from '../../../../lib/pieces/piece-choice.tsx';
import { countOf, type Quantities } from '../../../../lib/pieces/quantities.ts';
import type { ShipmentMoves } from './use-shipment-moves.ts';

type Props = { readonly shipment: Shipment; readonly moves: ShipmentMoves; readonly onClose: () => void };

/** Fewer pieces were found than planned: how many, and the rest is open again. */
export function ShortPickDialog({ shipment, moves, onClose }: Props) {
  const t = useMessages('order');
  const desk = useMessages('desk');
  const { order } = useOrderDesk();
  const planned = Object.fromEntries(shipment.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const [found, setFound] = useState<Quantities>(planned);
  const count = countOf(found);
  const goOn = async () => {
    if (await moves.pickShort(found)) onClose();
  };
  const actions = (
    <>
      <Button kind={count === 0 ? 'danger' : 'main'} isPending={moves.call.state === 'sending'} onClick={() => void goOn()}>
        {count === 0 ? t('shortNone') : t('shortDo', { count })}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {desk('cancel')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen size="s" title={t('shortTitle')} text={t('shortText')} onClose={onClose} actions={actions}>
      <PieceChoice
        idOf={({ id }) => id}
        lines={order.lines.filter(({ id }) => planned[id])}
        maxOf={({ id }) => planned[id] ?? 0}
        quantities={found}
        onChange={setFound}
      />
      <CallNote call={moves.call} />
    </Dialog>
  );
}
