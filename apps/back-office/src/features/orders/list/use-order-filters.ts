import { useCallback } from 'react';
import { OrderChoicesDocument } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { useBranches } from '../../../lib/branches/branches.ts';
import { useLoaded } from '../../../lib/list/use-loaded.ts';
import { usePaymentName } from '../../../lib/orders/payment-name.ts';
import type { Filter, FilterValues } from '../../../ui/table/filter-bar.tsx';
import { fulfilmentNames, statusNames } from './order-filters.ts';

/** What can be chosen; what an address names is offered even when no order has it any more. */
const optionsOf = (values: readonly string[], chosen: readonly string[] | undefined, nameOf: (value: string) => string) =>
  [...new Set([...values, ...(chosen ?? [])])]
    .map((value) => ({ value, label: nameOf(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));

const choiceOf = (id: string, name: string, options: ReturnType<typeof optionsOf>): readonly Filter[] =>
  options.length > 0 ? [{ id, name, kind: 'choice', options }] : [];

export function useOrderFilters(values: FilterValues): readonly Filter[] {
  const t = useMessages('orders');
  const words = useMessages('orderWords');
  const { country } = useFormats();
  const paymentName = usePaymentName();
  const branches = useBranches();
  const [customer = null] = values['customer'] ?? [];
  const loaded = useLoaded(useCallback(async () => (await ask(OrderChoicesDocument, { customer })).orderChoices, [customer]));
  // Where they cannot be had, the list says why: it asks the same shop.
  const { countries, payments, customer: name } = loaded.state === 'done' ? loaded.value : { countries: [], payments: [], customer: '' };
  const branchOptions = branches.map(({ code, name }) => ({ value: code, label: name }));
  return [
    { id: 'placed', name: t('placed'), kind: 'dates' },
    {
      id: 'status',
      name: t('status'),
      kind: 'choice',
      isMany: true,
      options: statusNames.map((value) => ({ value, label: words(`status.${value}`) })),
    },
    {
      id: 'fulfilment',
      name: t('fulfilment'),
      kind: 'choice',
      isMany: true,
      options: fulfilmentNames.map((value) => ({ value, label: words(`fulfilment.${value}`) })),
    },
    // Who has one branch sees nothing else anyway.
    ...(branches.length > 1 ? choiceOf('branch', t('branch'), branchOptions) : []),
    ...choiceOf('country', t('country'), optionsOf(countries, values['country'], country)),
    ...choiceOf('payment', t('payment'), optionsOf(payments, values['payment'], paymentName)),
    // Somebody is chosen on their own page, and taken away here.
    ...(customer === null ? [] : choiceOf('customer', t('customer'), [{ value: customer, label: name ?? t('erased') }])),
  ];
}
