import { useState } from 'react';
import { useMessages } from '../../../../i18n/language-context.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { CallNote } from '../../../../shell/call-note.tsx';
import { FormDialog } from '../../../../shell/form-dialog.tsx';
import { focusFirst } from '../../../../lib/focus-first.ts';
import type { ShipmentMoves } from './use-shipment-moves.ts';

type Props = {
  /** What leaves, inside a sentence. */
  readonly name: string;
  readonly moves: Pick<ShipmentMoves, 'call' | 'move'>;
  readonly onClose: () => void;
};

/** A parcel leaves: with its number, where the carrier gave one. */
export function SendDialog({ name, moves, onClose }: Props) {
  const t = useMessages('order');
  const [number, setNumber] = useState('');
  const [url, setUrl] = useState('');
  const send = async () => {
    if (await moves.move('sent', { number, url })) onClose();
  };
  const title = t('sendTitle', { shipment: name });
  return (
    <FormDialog
      title={title}
      text={t('sendText')}
      action={title}
      look={{ icon: 'truck' }}
      isPending={moves.call.state === 'sending'}
      onSubmit={() => void send()}
      onClose={onClose}
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
    </FormDialog>
  );
}
