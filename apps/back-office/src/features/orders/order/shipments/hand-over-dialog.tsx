import { useState } from 'react';
import { useMessages } from '../../../../i18n/language-context.tsx';
import { CodeField } from '../../../../ui/fields/code-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Segments } from '../../../../ui/show/segments.tsx';
import { CallNote } from '../../../../shell/call-note.tsx';
import { FormDialog } from '../../../../shell/form-dialog.tsx';
import type { ShipmentMoves } from './use-shipment-moves.ts';

type Props = {
  /** What leaves, inside a sentence. */
  readonly name: string;
  readonly moves: Pick<ShipmentMoves, 'call' | 'handOver'>;
  readonly onClose: () => void;
};

/** To who shows the code of the mail, or has the name of the order. */
export function HandOverDialog({ name, moves, onClose }: Props) {
  const t = useMessages('order');
  const [by, setBy] = useState<'code' | 'name'>('code');
  const [code, setCode] = useState('');
  const [person, setPerson] = useState('');
  const give = async () => {
    if (await moves.handOver(by === 'code' ? { code } : { name: person })) onClose();
  };
  const options = (['code', 'name'] as const).map((value) => ({ value, label: t(`handBy.${value}`) }));
  return (
    <FormDialog
      title={t('handTitle', { shipment: name })}
      text={t('handText')}
      action={t('handDo')}
      isPending={moves.call.state === 'sending'}
      onSubmit={() => void give()}
      onClose={onClose}
    >
      <Segments label={t('handBy')} options={options} value={by} onChange={setBy} />
      {by === 'code' ? (
        <CodeField label={t('code')} value={code} onChange={setCode} />
      ) : (
        <TextField label={t('lastName')} autoComplete="off" maxLength={100} value={person} onChange={setPerson} />
      )}
      <CallNote call={moves.call} />
    </FormDialog>
  );
}
