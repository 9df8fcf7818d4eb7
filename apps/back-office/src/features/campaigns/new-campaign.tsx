import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CreateCampaignDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useChange } from '../../lib/use-change.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { FormDialog } from '../../shell/form-dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

/** A name, then its page. */
export function NewCampaign({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('campaigns');
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const { run, isPending, error, problem } = useChange();
  const create = async () => {
    const answer = await run({ name }, async (key) => (await ask(CreateCampaignDocument, { name, key })).createCampaign);
    if (answer?.__typename === 'CampaignSaved') void navigate(`/campaigns/${answer.campaign.id}`);
  };
  return (
    <FormDialog
      title={t('create')}
      text={t('createWhat')}
      action={t('create')}
      isPending={isPending}
      onSubmit={() => void create()}
      onClose={onClose}
    >
      <TextField label={t('name')} maxLength={100} value={name} onChange={setName} />
      <CallProblem error={error} text={problem} />
    </FormDialog>
  );
}
