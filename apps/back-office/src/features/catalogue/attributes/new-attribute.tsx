import { useState } from 'react';
import { languageNames, type Language } from '@shop/contract';
import { useNavigate } from 'react-router';
import { CreateAttributeDocument, type ProductInputKind } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { useRefusal } from '../../../lib/refusals/use-refusal.ts';
import { useChange } from '../../../lib/use-change.ts';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ownStores, type Store } from '../shared/thing.ts';
import { codeOf } from './option-code.ts';

type Props = { readonly stores: readonly Store[]; readonly onClose: () => void };

const kinds = ['select', 'multiselect', 'boolean', 'text'] as const satisfies readonly ProductInputKind[];

/** Its names and what it is; then its page, with its options. What it is and its code stay for good. */
export function NewAttribute({ stores, onClose }: Props) {
  const t = useMessages('catalogue');
  const navigate = useNavigate();
  const own = ownStores(stores);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const [typedCode, setCode] = useState<string>();
  const [input, setInput] = useState<ProductInputKind>('select');
  const { run, isPending, error, problem } = useChange(useRefusal('catalogue'));
  const labels = Object.entries(names).flatMap(([store, text]) => (text.trim() === '' ? [] : [{ store, text }]));
  const code = typedCode ?? codeOf(labels[0]?.text ?? '').slice(0, 30);
  const create = async () => {
    const send = async (key: string) => (await ask(CreateAttributeDocument, { code, input, labels, key })).createAttribute;
    const answer = await run({ code, input, labels }, send);
    if (answer?.__typename === 'AttributeSaved') void navigate(`/attributes/${encodeURIComponent(answer.attribute.code)}`);
  };
  return (
    <FormDialog
      title={t('newAttribute')}
      text={t('newAttributeText')}
      action={t('create')}
      isPending={isPending}
      disabledReason={labels.length === 0 || code === '' ? t('nameFirst') : undefined}
      onSubmit={() => void create()}
      onClose={onClose}
    >
      {own.map(({ code: store, language }) => (
        <TextField
          key={store}
          label={t('nameIn', { language: languageNames[language as Language] })}
          lang={language}
          maxLength={100}
          value={names[store] ?? ''}
          onChange={(text) => setNames((before) => ({ ...before, [store]: text }))}
        />
      ))}
      <TextField label={t('code')} maxLength={30} autoComplete="off" value={code} onChange={setCode} />
      <Select label={t('kind')} options={kinds.map((value) => ({ value, label: t(`input.${value}`) }))} value={input} onChange={setInput} />
      <CallProblem error={error} text={problem} />
    </FormDialog>
  );
}
