import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { AuditEntriesQuery } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useBranches } from '../../lib/branches/branches.ts';
import { useChanges } from '../../lib/events/use-changes.ts';
import { filtered, newerPage, olderPage } from '../../lib/list/place.ts';
import { useSearched } from '../../lib/list/use-searched.ts';
import { actionNames, entityNames } from '../../lib/log/action-names.ts';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { EmptyState, Gone, NoMatch } from '../../ui/show/state-note.tsx';
import { FilterBar, type Filter } from '../../ui/table/filter-bar.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { filterParams, filterValues } from './audit-filters.ts';
import styles from './audit.module.css';
import type { Entry } from './entry.ts';
import { EntrySheet } from './entry-sheet.tsx';
import { EntryTable } from './entry-table.tsx';
import { useEntryNames, type Person } from './use-entry-names.ts';
import { useRefresh } from '../../lib/list/use-refresh.ts';

export const pageSize = 50;

function useFilters(people: readonly Person[]): readonly Filter[] {
  const t = useMessages('audit');
  const log = useMessages('log');
  const branches = useBranches();
  const whoOptions = people.map(({ id, name }) => ({ value: id, label: name }));
  return [
    // Who may not see the people can still filter by all else.
    ...(people.length > 0 ? [{ id: 'who', name: t('who'), kind: 'choice', options: whoOptions } as const] : []),
    { id: 'action', name: t('action'), kind: 'choice', options: actionNames.map((value) => ({ value, label: log(value) })) },
    { id: 'entity', name: t('entity'), kind: 'choice', options: entityNames.map((value) => ({ value, label: log(`entity.${value}`) })) },
    // The log does not follow the branch somebody works in: most of it is of none.
    { id: 'branch', name: t('branch'), kind: 'choice', options: branches.map(({ code, name }) => ({ value: code, label: name })) },
    { id: 'period', name: t('period'), kind: 'dates' },
  ];
}

/** New entries are announced on the first page, where they would come in. */
function useNewer(isFirstPage: boolean) {
  const t = useMessages('audit');
  const refresh = useRefresh();
  const [hasNewer, setNewer] = useState(false);
  useChanges(() => setNewer(isFirstPage));
  const onShow = () => {
    setNewer(false);
    void refresh();
  };
  return hasNewer && isFirstPage ? { text: t('newer'), onShow } : undefined;
}

/** The address of the list, with an entry open or none. */
function withEntry(params: URLSearchParams, entry?: string): string {
  const next = new URLSearchParams(params);
  if (entry === undefined) next.delete('entry');
  else next.set('entry', entry);
  return `?${next.toString()}`;
}

function OpenEntry({ id, items, people }: { readonly id: string; readonly items: readonly Entry[]; readonly people: readonly Person[] }) {
  const t = useMessages('audit');
  const names = useEntryNames(people);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const close = () => navigate(withEntry(params), { preventScrollReset: true });
  const entry = items.find((one) => one.id === id);
  if (entry) return <EntrySheet key={id} entry={entry} onClose={close} {...names} />;
  return (
    <Sheet title={t('entryOf', { id })} onClose={close}>
      <Gone>{t('gone')}</Gone>
    </Sheet>
  );
}

function Empty({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  const t = useMessages('audit');
  if (isFiltered) return <NoMatch onClear={onClear} />;
  return (
    <EmptyState icon="clock-counter-clockwise" title={t('empty')}>
      {t('emptyWhy')}
    </EmptyState>
  );
}

function Foot({ page }: Pick<AuditEntriesQuery['audit'], 'page'>) {
  const t = useMessages('audit');
  const { number } = useFormats();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const before = newerPage(params);
  const { next, count, countIsCapped } = page;
  const go = (there: URLSearchParams) => () => void navigate(withEntry(there));
  const text = countIsCapped ? t('manyEntries', { count: number(count), size: pageSize }) : t('entries', { count, size: pageSize });
  return <Pager text={text} onNewer={before && go(before)} onOlder={next ? go(olderPage(params, next)) : undefined} />;
}

type Props = AuditEntriesQuery['audit'] & { readonly people: readonly Person[] };

/** What was done, newest first; an entry opens beside the list. */
export function AuditList({ items, page, people }: Props) {
  const t = useMessages('audit');
  const [params, setParams] = useSearchParams();
  const filters = useFilters(people);
  const newer = useNewer(!params.has('after'));
  const open = params.get('entry');
  const values = filterValues(params);
  const search = params.get('search') ?? '';
  const [searched, setSearched] = useSearched(search);
  const change = (next: Readonly<Record<string, string | undefined>>) =>
    setParams(filtered(params, { ...next, entry: undefined }), { replace: true });
  const onSearch = (text: string) => {
    setSearched(text);
    change({ search: text });
  };
  return (
    <div className={styles.list} data-sheet={open ? true : undefined}>
      <FilterBar
        search={{ label: t('searchLabel'), placeholder: t('searchHint'), value: searched, onSearch }}
        filters={filters}
        values={values}
        onChange={(next) => change(filterParams(next))}
      />
      {items.length > 0 ? (
        <EntryTable entries={items} people={people} hrefOf={(id) => withEntry(params, id)} isNarrow={open !== null} newer={newer} />
      ) : (
        <Empty
          isFiltered={Object.keys(values).length > 0 || search !== ''}
          onClear={() => change({ ...filterParams({}), search: undefined })}
        />
      )}
      <Foot page={page} />
      {open && <OpenEntry id={open} items={items} people={people} />}
    </div>
  );
}
