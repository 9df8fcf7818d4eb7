import { useState } from 'react';
import { EditPricesDocument, type EditPricesMutation } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { momentOf } from '../../lib/branch-clock.ts';
import { changesFor } from '../../lib/prices/price-edit.ts';
import { useChange } from '../../lib/use-change.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { toasts } from '../../ui/overlays/toast-queue.ts';
import { Card } from '../../ui/show/card.tsx';
import type { ArticlePrices } from './prices.ts';
import styles from './prices.module.css';
import { StartFields, startNow, type Start } from './start-fields.tsx';

const everywhere = '*';
type Draft = Start & { readonly cents: number | null; readonly view: string; readonly isForAll: boolean };

function useSetPrice(prices: ArticlePrices, draft: Draft, onDone: () => void) {
  const t = useMessages('prices');
  const { money } = useFormats();
  const change = useChange();
  const [missing, setMissing] = useState(false);
  const [conflict, setConflict] = useState<string>();
  const owners = prices.views.filter(({ view, owner }) => view === owner).map(({ view }) => view);
  const send = async () => {
    const { cents, start, clock, view, isForAll } = draft;
    setConflict(undefined);
    setMissing(cents === null || cents <= 0);
    if (cents === null || cents <= 0) return;
    const wish = { owners: view === everywhere ? owners : [view], cents, start: start === 'now' ? undefined : momentOf(clock) };
    const changes = changesFor(prices, wish);
    const also = isForAll ? prices.siblings.map(({ sku }) => sku) : [];
    const answer = await change.run({ changes, also, version: prices.version }, async (key): Promise<EditPricesMutation['editPrices']> => {
      const edit = { id: prices.id, version: prices.version, changes, key };
      return (await ask(EditPricesDocument, { edit, also })).editPrices;
    });
    if (answer?.__typename === 'EditConflict') {
      const [theirs] = answer.fields;
      setConflict(t('conflict', { name: theirs?.by ?? '?', price: typeof theirs?.theirs === 'number' ? money(theirs.theirs) : '–' }));
    } else if (answer) {
      toasts.add({ text: t('saved') });
      onDone();
    }
  };
  return { ...change, send, owners, conflict, error: change.error, missing };
}

/** A regular price from now or from a later moment on. */
export function PriceForm({ prices, now }: { readonly prices: ArticlePrices; readonly now: Date }) {
  const t = useMessages('prices');
  const [draft, setDraft] = useState<Draft>(() => ({
    ...startNow(now),
    cents: null,
    view: everywhere,
    isForAll: false,
  }));
  const set = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const { send, isPending, owners, conflict, error, problem, missing } = useSetPrice(prices, draft, () => set({ cents: null }));
  const names = new Map(prices.views.map(({ view, name }) => [view, name]));
  return (
    <Card title={t('newPrice')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <MoneyField
          label={t('regular')}
          hint={t('withVat')}
          cents={draft.cents}
          error={missing ? t('missing') : undefined}
          onChange={(cents) => set({ cents })}
        />
        <StartFields draft={draft} set={set} />
        <Select
          label={t('views')}
          options={[{ value: everywhere, label: t('allViews') }, ...owners.map((value) => ({ value, label: names.get(value) ?? value }))]}
          value={draft.view}
          onChange={(view) => set({ view })}
        />
        {prices.siblings.length > 0 && (
          <Checkbox
            label={t('forAll', { count: prices.siblings.length })}
            isChecked={draft.isForAll}
            onChange={(isForAll) => set({ isForAll })}
          />
        )}
        <CallProblem error={error} text={conflict ?? problem} />
        <Button kind="main" type="submit" isPending={isPending}>
          {draft.start === 'now' ? t('setNow') : t('plan')}
        </Button>
      </form>
    </Card>
  );
}
