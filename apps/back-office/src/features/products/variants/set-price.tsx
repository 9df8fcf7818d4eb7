import { useState } from 'react';
import { ArticlePricesDocument, EditPricesDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { clockOf, momentOf } from '../../../lib/branch-clock.ts';
import { changesFor } from '../../../lib/prices/price-edit.ts';
import { useChange } from '../../../lib/use-change.ts';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import { MomentField } from '../../../ui/fields/moment-field.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { toasts } from '../../../ui/overlays/toast-queue.ts';

type Props = { readonly skus: readonly string[]; readonly onClose: () => void };

const day = 86_400_000;

/** A regular price for one or several, from now or from a later moment on: what was asked before stays (LAW-03). */
export function SetPrice({ skus, onClose }: Props) {
  const t = useMessages('variants');
  const [cents, setCents] = useState<number | null>(null);
  const [start, setStart] = useState<'now' | 'later'>('now');
  const [clock, setClock] = useState(() => clockOf(new Date(Date.now() + day)).replace(/T.*/, 'T00:00'));
  const [conflict, setConflict] = useState<string>();
  const { run, isPending, error, problem } = useChange();
  const send = async () => {
    const [first, ...also] = skus;
    if (first === undefined || cents === null || cents <= 0) return;
    const answer = await run({ skus, cents, start, clock }, async (key) => {
      const { articlePrices } = await ask(ArticlePricesDocument, { sku: first });
      const owners = articlePrices.views.filter(({ view, owner }) => view === owner).map(({ view }) => view);
      const changes = changesFor(articlePrices, { owners, cents, start: start === 'now' ? undefined : momentOf(clock) });
      return (await ask(EditPricesDocument, { edit: { id: first, version: articlePrices.version, changes, key }, also })).editPrices;
    });
    setConflict(answer?.__typename === 'EditConflict' ? t('changedMeanwhile') : undefined);
    if (answer?.__typename !== 'PricesSaved') return;
    toasts.add({ text: t('priceSet', { count: skus.length }) });
    onClose();
  };
  return (
    <FormDialog
      title={t('setPriceOf', { count: skus.length })}
      text={t('setPriceWhat')}
      action={start === 'now' ? t('setPrice') : t('planPrice')}
      isPending={isPending}
      disabledReason={cents === null || cents <= 0 ? t('priceMissing') : undefined}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <MoneyField label={t('price')} hint={t('priceHint')} cents={cents} onChange={setCents} />
      <RadioGroup
        legend={t('priceStart')}
        options={[
          { value: 'now', label: t('priceNow') },
          { value: 'later', label: t('priceLater') },
        ]}
        value={start}
        onChange={setStart}
      />
      {start === 'later' && <MomentField label={t('priceMoment')} required value={clock} onChange={setClock} />}
      <CallProblem error={error} text={conflict ?? problem} />
    </FormDialog>
  );
}
