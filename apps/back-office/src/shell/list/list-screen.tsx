import { Suspense, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { ViewScreen } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import type { ListAddress } from '../../lib/list/list-address.ts';
import { filtered } from '../../lib/list/place.ts';
import { useSearched } from '../../lib/list/use-searched.ts';
import { toasts } from '../../ui/overlays/toast-queue.ts';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';
import { ColumnMenu } from '../../ui/table/column-menu.tsx';
import { useColumns, useDense, type Column } from '../../ui/table/columns.ts';
import { DenseSwitch } from '../../ui/table/dense-switch.tsx';
import { FilterBar, type Filter } from '../../ui/table/filter-bar.tsx';
import { ListTabs, type Tabs } from './list-tabs.tsx';
import { SaveViewDialog } from './views/save-view-dialog.tsx';
import { useViews } from './views/use-views.ts';

type Props<Row> = {
  /** What its kept views and its columns are known by. */
  readonly screen: ViewScreen;
  readonly answer: Promise<unknown>;
  readonly address: ListAddress;
  readonly tabs: Tabs;
  readonly filters: readonly Filter[];
  readonly search: { readonly label: string; readonly placeholder: string };
  readonly columns: readonly Column<Row>[];
  readonly rows: (look: { readonly shown: ReadonlySet<string>; readonly isDense: boolean }) => ReactNode;
};

/** The address is the list: its view, what it is filtered and searched by, and the page somebody stands on. */
export function ListScreen<Row>({ screen, answer, address, tabs, filters, search, columns, rows }: Props<Row>) {
  const t = useMessages('views');
  const [params, setParams] = useSearchParams();
  const values = address.filterValues(params);
  const [searched, setSearched] = useSearched(params.get('search') ?? '');
  const choice = useColumns(screen, columns);
  const [isDense, setDense] = useDense();
  const change = (next: Readonly<Record<string, string | undefined>>) => setParams(filtered(params, next), { replace: true });
  const onSearch = (text: string) => {
    setSearched(text);
    change({ search: text });
  };
  const { views, refresh } = useViews(screen);
  const [isNaming, setNaming] = useState(false);
  const query = address.viewQuery(params);
  // A person is no view: what is kept is asked, not what holds.
  const isKept = Object.keys(address.filterValues(new URLSearchParams(query))).length > 0;
  const isNew = isKept && !views.some((view) => view.query === query);
  const onSaved = (name: string) => {
    setNaming(false);
    toasts.add({ text: t('viewSaved', { name }) });
    refresh();
  };
  return (
    <>
      <ListTabs {...tabs} answer={answer} views={views} query={query} onRemoved={refresh} />
      <FilterBar
        search={{ ...search, value: searched, onSearch }}
        filters={filters}
        values={values}
        onChange={(next) => change(address.filterParams(next))}
        onSaveView={isNew ? () => setNaming(true) : undefined}
        after={
          <>
            <DenseSwitch isDense={isDense} onChange={setDense} />
            <ColumnMenu columns={columns} choice={choice} />
          </>
        }
      />
      <Suspense fallback={<SkeletonRows count={12} />}>{rows({ shown: choice.shown, isDense })}</Suspense>
      {isNaming && <SaveViewDialog screen={screen} query={query} onSaved={onSaved} onClose={() => setNaming(false)} />}
    </>
  );
}
