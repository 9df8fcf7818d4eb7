import { useRef, useState } from 'react';
import { SaveViewDocument, type ViewScreen } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask, newKey } from '../../../lib/api/api.ts';
import { focusFirst } from '../../../lib/focus-first.ts';
import { useRefusal } from '../../../lib/refusals/use-refusal.ts';
import { useCall } from '../../../lib/use-call.ts';
import { CallProblem } from '../../call-problem.tsx';
import { FormDialog } from '../../form-dialog.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

type Props = {
  readonly screen: ViewScreen;
  readonly query: string;
  readonly onSaved: (name: string) => void;
  readonly onClose: () => void;
};

/** Names the list somebody looks at, to find it again. */
export function SaveViewDialog({ screen, query, onSaved, onClose }: Props) {
  const t = useMessages('views');
  const refusalText = useRefusal();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [problem, setProblem] = useState<string>();
  const sent = useRef({ text: '', key: '' });
  const { run, isPending, error } = useCall(async () => {
    setProblem(undefined);
    // Sent again it is the same change, with another name another one.
    const text = JSON.stringify([name, isShared]);
    if (sent.current.text !== text) sent.current = { text, key: newKey() };
    const { saveView } = await ask(SaveViewDocument, { input: { screen, name, query, isShared, key: sent.current.key } });
    if (saveView.__typename === 'Refusal') setProblem(refusalText(saveView));
    else onSaved(name.trim());
  });
  return (
    <FormDialog
      title={t('saveViewTitle')}
      text={t('saveViewWhat')}
      action={t('saveViewDo')}
      isPending={isPending}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <TextField ref={focusFirst} label={t('viewName')} value={name} maxLength={60} autoComplete="off" onChange={setName} />
      <Checkbox label={t('viewShared')} isChecked={isShared} onChange={setShared} />
      <CallProblem error={error} text={problem} />
    </FormDialog>
  );
}
