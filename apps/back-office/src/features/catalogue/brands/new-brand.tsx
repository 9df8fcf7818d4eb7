import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CreateBrandDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { useRefusal } from '../../../lib/refusals/use-refusal.ts';
import { useChange } from '../../../lib/use-change.ts';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { MakerFields, makerParts, type MakerPart } from './maker-fields.tsx';

const empty: Readonly<Record<MakerPart, string>> = { name: '', street: '', postcode: '', city: '', countryCode: '', email: '' };

/** A name and its maker: the law wants both from the first day. */
export function NewBrand({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('catalogue');
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [maker, setMaker] = useState(empty);
  const { run, isPending, error, problem } = useChange(useRefusal('catalogue'));
  const isWhole = title.trim() !== '' && makerParts.every((part) => maker[part].trim() !== '');
  const create = async () => {
    const send = async (key: string) => (await ask(CreateBrandDocument, { title, maker, euResponsible: null, key })).createBrand;
    const answer = await run({ title, maker }, send);
    if (answer?.__typename === 'BrandSaved') void navigate(`/brands/${answer.brand.id}`);
  };
  return (
    <FormDialog
      title={t('newBrand')}
      text={t('makerNote')}
      action={t('create')}
      isPending={isPending}
      disabledReason={isWhole ? undefined : t('fillAll')}
      onSubmit={() => void create()}
      onClose={onClose}
    >
      <TextField label={t('text.name')} maxLength={100} value={title} onChange={setTitle} />
      <MakerFields valueOf={(part) => maker[part]} onChange={(part, text) => setMaker((before) => ({ ...before, [part]: text }))} />
      <CallProblem error={error} text={problem} />
    </FormDialog>
  );
}
