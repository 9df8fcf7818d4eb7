import { useCallback, useState } from 'react';
import { MergeCustomersDocument, MergePreviewDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { usePreview } from '../../lib/desk/use-preview.ts';
import { focusFirst } from '../../lib/focus-first.ts';
import { useRefusal } from '../../lib/refusals/use-refusal.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { nameOf, type Customer } from './customer.ts';
import styles from './customers.module.css';
import { MergeSeen, type Seen } from './merge-seen.tsx';
import { useCandidates } from './use-candidates.ts';
import { useCustomerCall } from './use-customer-call.ts';

type Finder = {
  readonly customer: Customer;
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
};

/** The other account, found by what is known of it. People of the same name come first. */
function OtherAccount({ customer, chosen, onChoose }: Finder) {
  const t = useMessages('customers');
  const [typed, setTyped] = useState(nameOf(customer));
  const found = useCandidates(typed, customer.id);
  const type = (text: string) => {
    setTyped(text);
    onChoose(null);
  };
  return (
    <>
      <TextField
        ref={focusFirst}
        label={t('mergeOther')}
        hint={t('mergeHint')}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={type}
      />
      <output className={styles.note}>{found?.rows.length === 0 && !found.error && t('mergeNobody')}</output>
      {found && found.rows.length > 0 && (
        <RadioGroup
          legend={t('mergeWhich')}
          options={found.rows.map(({ id, name, email, company }) => ({
            value: id,
            label: [name, company].filter(Boolean).join(', '),
            hint: `${email}, ${t('number', { id })}`,
          }))}
          value={chosen}
          onChange={onChoose}
        />
      )}
      <CallProblem error={found?.error} />
    </>
  );
}

type Props = { readonly customer: Customer; readonly onClose: () => void };

/** Another account of the same person becomes a part of this one: who, what would happen, then the button. */
export function MergeDialog({ customer, onClose }: Props) {
  const t = useMessages('customers');
  const queue = useMessages('queue');
  const refusalText = useRefusal('customers');
  const [chosen, setChosen] = useState<string | null>(null);
  const { id: winner, version } = customer;
  const load = useCallback(async (loser: string) => (await ask(MergePreviewDocument, { winner, loser })).mergePreview, [winner]);
  const { preview: seen, refusal, error: unread, isCounting } = usePreview<Seen>(chosen ?? undefined, version, load);
  const { run, isPending, error, problem } = useCustomerCall();
  const merge = async (both: Seen) => {
    const input = { winner, winnerVersion: both.winner.version, loser: both.loser.customer.id, loserVersion: both.loser.version };
    const send = async (key: string) => (await ask(MergeCustomersDocument, { input: { ...input, key } })).mergeCustomers;
    if (await run('done.merge', input, send)) onClose();
  };
  const ready = seen && !isCounting ? seen : undefined;
  const actions = (
    <>
      <Button
        kind="main"
        isStepUp
        isPending={isPending}
        disabledReason={ready ? undefined : t('mergeChoose')}
        onClick={() => ready && void merge(ready)}
      >
        {t('mergeDo')}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {queue('cancel')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={t('mergeTitle')} text={t('mergeWhat', { email: customer.email })} onClose={onClose} actions={actions}>
      <div className={styles.fields}>
        <OtherAccount customer={customer} chosen={chosen} onChoose={setChosen} />
        {ready && <MergeSeen seen={ready} />}
        <CallProblem error={unread ?? error} text={refusal ? refusalText(refusal) : problem} />
      </div>
    </Dialog>
  );
}
