import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ShortPickDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { CallNote } from '../../../shell/call-note.tsx';
import { Stepper } from '../../../lib/pieces/stepper.tsx';
import { foundLines, pickedOf, type Task } from './picked.ts';
import styles from './picking.module.css';
import type { Picking } from './use-picked.ts';
import { useShipmentCall } from './use-shipment-call.ts';

type Props = { readonly picking: Picking; readonly task: Task; readonly onClose: () => void };

/** Fewer pieces lie on the shelf than are wanted: how many, and the rest is open again. */
export function MissingDialog({ picking, task, onClose }: Props) {
  const t = useMessages('picking');
  const order = useMessages('order');
  const desk = useMessages('desk');
  const [found, setFound] = useState(() => pickedOf(picking.picked, task));
  const { revalidate } = useRevalidator();
  const call = useShipmentCall();
  const parcel = picking.list.parcels.find(({ number }) => number === task.shipment);
  const goOn = async () => {
    if (!parcel) return;
    call.forgetProblem();
    const lines = foundLines(parcel, task, found).filter(({ quantity }) => quantity > 0);
    const missing = [{ sku: task.sku, quantity: task.quantity - found }];
    const input = { number: parcel.number, found: lines.map(({ lineId, quantity }) => ({ lineId, quantity })), missing };
    const done = await call.run({ short: input }, async (key) => (await ask(ShortPickDocument, { input: { ...input, key } })).shortPick);
    if (!done) return;
    picking.set(task, found);
    await revalidate();
    onClose();
  };
  const actions = (
    <>
      <Button
        kind="main"
        isPending={call.state === 'sending'}
        disabledReason={found === task.quantity ? t('allThere') : undefined}
        onClick={() => void goOn()}
      >
        {found === 0 ? t('noneFound') : t('found', { count: found })}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {desk('cancel')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen size="s" title={order('shortTitle')} text={order('shortText')} onClose={onClose} actions={actions}>
      <div className={styles.missing}>
        <span className={styles.words}>
          <span className={styles.name}>{task.name}</span>
          <span className={styles.quiet}>{t('missingFor', { order: task.order, box: picking.boxOf(task.shipment) })}</span>
        </span>
        <Stepper name={task.name} value={found} max={task.quantity} onChange={setFound} />
      </div>
      <CallNote call={call} />
    </Dialog>
  );
}
