import { useState } from 'react';
import { useNavigate } from 'react-router';
import { NotePrivacyRequestDocument, type PrivacyKind } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useChange } from '../../lib/use-change.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { FormDialog } from '../../shell/form-dialog.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';

const kinds = ['export', 'erase', 'rectify', 'restrict'] as const satisfies readonly PrivacyKind[];

/** Writes down what somebody asked by letter, mail or telephone, and goes on to it. */
export function NoteDialog({ customer, onClose }: { readonly customer: string; readonly onClose: () => void }) {
  const t = useMessages('privacy');
  const navigate = useNavigate();
  const [kind, setKind] = useState<PrivacyKind | null>(null);
  const [receivedOn, setReceivedOn] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const { run, isPending, error, problem } = useChange();
  const submit = async () => {
    setTried(true);
    if (kind === null || note.trim() === '') return;
    const input = { customer, kind, receivedOn, note: note.trim() };
    const send = async (key: string) => (await ask(NotePrivacyRequestDocument, { input: { ...input, key } })).notePrivacyRequest;
    const made = await run(input, send);
    if (made) void navigate(`/privacy/${made.id}`);
  };
  return (
    <FormDialog
      title={t('noteTitle')}
      text={t('noteWhat')}
      action={t('noteDo')}
      isPending={isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <RadioGroup
        legend={t('kindName')}
        options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={setKind}
        error={isTried && kind === null ? t('kindMissing') : undefined}
      />
      <DateField label={t('receivedOn')} hint={t('receivedHint')} value={receivedOn} onChange={setReceivedOn} />
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        error={isTried && note.trim() === '' ? t('noteMissing') : undefined}
        rows={3}
        maxLength={2000}
        value={note}
        onChange={setNote}
      />
      <CallProblem error={error} text={problem} />
    </FormDialog>
  );
}
