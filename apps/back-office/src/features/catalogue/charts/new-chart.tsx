import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CreateSizeChartDocument, type SizeChartListQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { useRefusal } from '../../../lib/refusals/use-refusal.ts';
import { useChange } from '../../../lib/use-change.ts';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import { ComboBox } from '../../../ui/fields/combo-box.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

type Props = Pick<SizeChartListQuery, 'attributes'> & { readonly onClose: () => void };

/** A name, and the attribute whose options are its sizes. */
export function NewChart({ attributes, onClose }: Props) {
  const t = useMessages('catalogue');
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [attribute, setAttribute] = useState<string | null>(null);
  const { run, isPending, error, problem } = useChange(useRefusal('catalogue'));
  const create = async () => {
    if (attribute === null) return;
    const send = async (key: string) => (await ask(CreateSizeChartDocument, { sizeChart: name, attribute, key })).createSizeChart;
    const answer = await run({ name, attribute }, send);
    if (answer?.__typename === 'SizeChartSaved') void navigate(`/size-charts/${encodeURIComponent(answer.sizeChart.key)}`);
  };
  const choices = attributes.filter(({ options }) => options > 0).map(({ code, label }) => ({ value: code, label, hint: code }));
  return (
    <FormDialog
      title={t('newChart')}
      action={t('create')}
      isPending={isPending}
      disabledReason={name === '' || attribute === null ? t('fillAll') : undefined}
      onSubmit={() => void create()}
      onClose={onClose}
    >
      <TextField
        label={t('text.name')}
        hint={t('chartNameHint')}
        maxLength={60}
        value={name}
        onChange={(text) => setName(text.toLowerCase())}
      />
      <ComboBox label={t('sizesOf')} options={choices} value={attribute} onChange={setAttribute} />
      <CallProblem error={error} text={problem} />
    </FormDialog>
  );
}
