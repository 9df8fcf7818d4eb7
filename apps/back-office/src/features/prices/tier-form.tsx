import { useState } from 'react';
import { EditPricesDocument, type EditPricesMutation } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { momentOf } from '../../lib/branch-clock.ts';
import { useChange } from '../../lib/use-change.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { toasts } from '../../ui/overlays/toast-queue.ts';
import { Card } from '../../ui/show/card.tsx';
import { tierChange, type ArticlePrices } from './prices.ts';
import styles from './prices.module.css';
import { StartFields, startNow, type Start } from './start-fields.tsx';

type Draft = Start & { readonly quantity: number | null; readonly percent: number | null; readonly isForAll: boolean };

function useSetTier(prices: ArticlePrices, draft: Draft, onDone: () => void) {
  const t = useMessages('prices');
  const { run, ...change } = useChange();
  const [notice, setNotice] = useState<string>();
  const send = async () => {
    const { quantity, percent, start, clock, isForAll } = draft;
    const isComplete = quantity !== null && quantity > 1 && percent !== null;
    setNotice(isComplete ? undefined : t('tierMissing'));
    if (!isComplete) return;
    const changes = [tierChange(prices, quantity, percent, start === 'now' ? undefined : momentOf(clock))];
    const also = isForAll ? prices.siblings.map(({ sku }) => sku) : [];
    const answer = await run({ changes, also, version: prices.version }, async (key): Promise<EditPricesMutation['editPrices']> => {
      const edit = { id: prices.id, version: prices.version, changes, key };
      return (await ask(EditPricesDocument, { edit, also })).editPrices;
    });
    if (answer?.__typename === 'EditConflict') setNotice(t('tierConflict'));
    else if (answer) {
      toasts.add({ text: t('saved') });
      onDone();
    }
  };
  return { ...change, send, notice };
}

/** What businesses pay less for many pieces, from now or from a later moment on. */
export function TierForm({ prices, now }: { readonly prices: ArticlePrices; readonly now: Date }) {
  const t = useMessages('prices');
  const [draft, setDraft] = useState<Draft>(() => ({ ...startNow(now), quantity: null, percent: null, isForAll: false }));
  const set = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const { send, isPending, error, problem, notice } = useSetTier(prices, draft, () => set({ quantity: null, percent: null }));
  return (
    <Card title={t('newTier')} note={t('tiersWhat')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <NumberField label={t('quantity')} min={2} max={99_999} value={draft.quantity} onChange={(quantity) => set({ quantity })} />
        <NumberField label={t('tierPercent')} unit="%" min={1} max={99} value={draft.percent} onChange={(percent) => set({ percent })} />
        <StartFields draft={draft} set={set} />
        {prices.siblings.length > 0 && (
          <Checkbox
            label={t('forAll', { count: prices.siblings.length })}
            isChecked={draft.isForAll}
            onChange={(isForAll) => set({ isForAll })}
          />
        )}
        <CallProblem error={error} text={notice ?? problem} />
        <Button type="submit" isPending={isPending}>
          {draft.start === 'now' ? t('tierSet') : t('tierPlan')}
        </Button>
      </form>
    </Card>
  );
}
