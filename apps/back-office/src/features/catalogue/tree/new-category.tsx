import { useState } from 'react';
import { languageNames, type Language } from '@shop/contract';
import { useNavigate } from 'react-router';
import { CreateCategoryDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { useRefusal } from '../../../lib/refusals/use-refusal.ts';
import { useChange } from '../../../lib/use-change.ts';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ownStores, type Store } from '../shared/thing.ts';

type Props = {
  readonly parent: { readonly id: string; readonly name: string };
  readonly stores: readonly Store[];
  readonly onClose: () => void;
};

/** Its names, then its page: nobody sees it before it is shown. */
export function NewCategory({ parent, stores, onClose }: Props) {
  const t = useMessages('catalogue');
  const navigate = useNavigate();
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const { run, isPending, error, problem } = useChange(useRefusal('catalogue'));
  const given = Object.entries(names).flatMap(([store, text]) => (text.trim() === '' ? [] : [{ store, text }]));
  const create = async () => {
    const send = async (key: string) => (await ask(CreateCategoryDocument, { parent: parent.id, names: given, key })).createCategory;
    const answer = await run({ parent: parent.id, given }, send);
    if (answer?.__typename === 'CategorySaved') void navigate(`/categories/${answer.category.id}`);
  };
  return (
    <FormDialog
      title={t('newBelow', { name: parent.name })}
      text={t('newText')}
      action={t('create')}
      isPending={isPending}
      disabledReason={given.length === 0 ? t('nameFirst') : undefined}
      onSubmit={() => void create()}
      onClose={onClose}
    >
      {ownStores(stores).map(({ code, language }) => (
        <TextField
          key={code}
          label={t('nameIn', { language: languageNames[language as Language] })}
          lang={language}
          maxLength={255}
          value={names[code] ?? ''}
          onChange={(text) => setNames((before) => ({ ...before, [code]: text }))}
        />
      ))}
      <CallProblem error={error} text={problem} />
    </FormDialog>
  );
}
