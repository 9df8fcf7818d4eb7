import { useId, useState } from 'react';
import { useMessages } from '../../../../i18n/language-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { CallNote } from '../call-note.tsx';
import { focusFirst } from '../focus-first.ts';
import styles from '../order.module.css';
import { useOrderDesk } from '../order-desk.ts';
import type { Shipment } from '../order.ts';
import { useOrderWords } from '../use-order-words.ts';
import type { ShipmentMoves } from './use-shipment-moves.ts';

type Props = { readonly shipment: Shipment; readonly moves: ShipmentMoves; readonly onClose: () => void };

/** A parcel leaves: with its number, where the carrier gave one. */
export function SendDialog({ shipment, moves, onClose }: Props) {
  const t = useMessages('order');
  const form = useId();
  const words = useOrderWords(useOrderDesk().order);
  const [number, setNumber] = useState('');
  const [url, setUrl] = useState('');
  const send = async () => {
    if (await moves.move('sent', { number, url })) onClose();
  };
  const title = t('sendTitle', { shipment: words.shipmentInside(shipment.number) });
  const actions = (
    <>
      <Button kind="main" type="submit" form={form} icon="truck" isPending={moves.call.state === 'sending'}>
        {title}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {t('cancel')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen size="s" title={title} text={t('sendText')} onClose={onClose} actions={actions}>
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          ref={focusFirst}
          label={t('tracking')}
          hint={t('trackingHint')}
          autoComplete="off"
          maxLength={60}
          value={number}
          onChange={setNumber}
        />
        <TextField label={t('trackingUrl')} inputMode="url" autoComplete="off" maxLength={500} value={url} onChange={setUrl} />
        <CallNote call={moves.call} />
      </form>
    </Dialog>
  );
}
