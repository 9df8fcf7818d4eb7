import { useState } from 'react';
import { useNavigate } from 'react-router';
import { IssueGiftCardDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useBranches } from '../../lib/branches/branches.ts';
import { useChange } from '../../lib/use-change.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { CodeDialog } from '../../shell/giftcards/code-dialog.tsx';
import { FormDialog } from '../../shell/form-dialog.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { AmountFields, useAmount } from './amount-fields.tsx';
import { useCode } from './use-code.ts';
import { WaitsDialog } from './waits-dialog.tsx';

const web = 'WEB';

function useIssue(branch: string) {
  const { draft, change, read } = useAmount();
  const { run, isPending, error, problem } = useChange();
  const [isWaiting, setWaiting] = useState(false);
  const [number, setNumber] = useState<string>();
  const code = useCode();
  const issue = async () => {
    const wish = read();
    if (!wish) return;
    const input = { ...wish, branch: branch === web ? null : branch };
    const answer = await run(input, async (key) => (await ask(IssueGiftCardDocument, { input: { ...input, key } })).issueGiftCard);
    if (answer?.__typename === 'WaitsForApproval') return setWaiting(true);
    if (answer?.__typename !== 'GiftCard') return;
    setNumber(answer.number);
    await code.make(answer);
  };
  return { draft, change, issue, isWaiting, number, code, isPending: isPending || code.isPending, error: error ?? code.error, problem };
}

/** A card by hand: how much and why, then its code, once. */
export function IssueDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('giftcards');
  const navigate = useNavigate();
  const branches = useBranches();
  const [branch, setBranch] = useState(web);
  const { draft, change, issue, isWaiting, number, code, isPending, error, problem } = useIssue(branch);
  const open = () => void navigate(`/giftcards/${number}`);
  if (isWaiting) return <WaitsDialog onClose={onClose} />;
  if (number !== undefined && code.shown) return <CodeDialog number={number} code={code.shown} onClose={open} />;
  return (
    <FormDialog
      title={t('issueTitle')}
      text={t('issueWhat')}
      action={t('issue')}
      look={{ isStepUp: true }}
      isPending={isPending}
      onSubmit={() => void (number === undefined ? issue() : open())}
      onClose={number === undefined ? onClose : open}
    >
      <AmountFields draft={draft} onChange={change} />
      <Select
        label={t('branch')}
        options={[{ value: web, label: t('webShop') }, ...branches.map(({ code: value, name }) => ({ value, label: name }))]}
        value={branch}
        onChange={setBranch}
      />
      <CallProblem error={error} text={problem ?? code.problem} />
    </FormDialog>
  );
}
