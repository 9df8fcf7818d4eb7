import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OrderListQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { filtered } from '../../../lib/list/place.ts';
import { useSearched } from '../../../lib/list/use-searched.ts';
import { may, usePerson } from '../../../lib/session/person.ts';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import { SkeletonRows } from '../../../ui/show/skeleton.tsx';
import { ColumnMenu } from '../../../ui/table/column-menu.tsx';
import { useColumns, useDense } from '../../../ui/table/columns.ts';
import { DenseSwitch } from '../../../ui/table/dense-switch.tsx';
import { FilterBar } from '../../../ui/table/filter-bar.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { filterParams, filterValues, viewQuery } from './order-filters.ts';
import { OrderRows } from './order-rows.tsx';
import { OrderTabs } from './order-tabs.tsx';
import { useOrderFilters } from './use-order-filters.ts';
import { SaveViewDialog } from './views/save-view-dialog.tsx';
import { useViews } from './views/use-views.ts';

/** The address is the list: its view, what it is filtered and searched by, and the page somebody stands on. */
export function OrderList({ answer }: { readonly answer: Promise<OrderListQuery> }) {
  const t = useMessages('orders');
  const seesContact = may(usePerson(), 'orders.contact');
  const [params, setParams] = useSearchParams();
  const values = filterValues(params);
  const filters = useOrderFilters(values);
  const [searched, setSearched] = useSearched(params.get('search') ?? '');
  const columns = useOrderColumns();
  const choice = useColumns('orders', columns);
  const [isDense, setDense] = useDense();
  const change = (next: Readonly<Record<string, string | undefined>>) => setParams(filtered(params, next), { replace: true });
  const onSearch = (text: string) => {
    setSearched(text);
    change({ search: text });
  };
  const { views, refresh } = useViews();
  const [isNaming, setNaming] = useState(false);
  const query = viewQuery(params);
  const isNew = Object.keys(values).length > 0 && !views.some((view) => view.query === query);
  const onSaved = (name: string) => {
    setNaming(false);
    toasts.add({ text: t('viewSaved', { name }) });
    refresh();
  };
  const hint = seesContact ? t('searchHint') : t('searchHintFew');
  return (
    <>
      <OrderTabs answer={answer} views={views} onRemoved={refresh} />
      <FilterBar
        search={{ label: t('searchLabel'), placeholder: hint, value: searched, onSearch }}
        filters={filters}
        values={values}
        onChange={(next) => change(filterParams(next))}
        onSaveView={isNew ? () => setNaming(true) : undefined}
        after={
          <>
            <DenseSwitch isDense={isDense} onChange={setDense} />
            <ColumnMenu columns={columns} choice={choice} />
          </>
        }
      />
      <Suspense fallback={<SkeletonRows count={12} />}>
        <OrderRows answer={answer} columns={columns} shown={choice.shown} isDense={isDense} />
      </Suspense>
      {isNaming && <SaveViewDialog query={query} onSaved={onSaved} onClose={() => setNaming(false)} />}
    </>
  );
}
