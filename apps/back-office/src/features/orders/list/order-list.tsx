import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { OrderTabsDocument, type OrderListQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { useChosenBranch } from '../../../lib/branches/chosen-branch.ts';
import { may, usePerson } from '../../../lib/session/person.ts';
import { ListScreen } from '../../../shell/list/list-screen.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { address, readTab, tabNames } from './order-filters.ts';
import { OrderRows } from './order-rows.tsx';
import { useOrderFilters } from './use-order-filters.ts';

/** Orders as their address wants them. */
export function OrderList({ answer }: { readonly answer: Promise<OrderListQuery> }) {
  const t = useMessages('orders');
  const seesContact = may(usePerson(), 'orders.contact');
  const [params] = useSearchParams();
  const branch = useChosenBranch()?.code ?? null;
  const load = useCallback(async () => (await ask(OrderTabsDocument, { branch })).orderTabs, [branch]);
  const filters = useOrderFilters(address.filterValues(params));
  const columns = useOrderColumns();
  return (
    <ListScreen
      screen="orders"
      answer={answer}
      address={address}
      tabs={{ tabs: tabNames.map((name) => ({ name, label: t(`tab.${name}`) })), current: readTab(params), load, entity: 'order' }}
      filters={filters}
      search={{ label: t('searchLabel'), placeholder: seesContact ? t('searchHint') : t('searchHintFew') }}
      columns={columns}
      rows={(look) => <OrderRows answer={answer} columns={columns} {...look} />}
    />
  );
}
