import { useSearchParams } from 'react-router';
import { filtered } from '../../lib/list/place.ts';
import { useSearched } from '../../lib/list/use-searched.ts';
import type { FilterValues } from '../../ui/table/filter-bar.tsx';

/** What an address says, where it is one of these; else the first of them. */
export const chosenIn = <Name extends string>(params: URLSearchParams, name: string, names: readonly [Name, ...Name[]]): Name =>
  names.find((one) => one === params.get(name)) ?? names[0];

/** The address of a list with one of its things open beside it, or none. */
export function withOpen(params: URLSearchParams, id?: string): string {
  const next = new URLSearchParams(params);
  if (id === undefined) next.delete('open');
  else next.set('open', id);
  return `?${next.toString()}`;
}

/** A list whose address is what is searched for and filtered by, each filter with one value. */
export function useQueue(filterNames: readonly string[] = []) {
  const [params, setParams] = useSearchParams();
  const [searched, setSearched] = useSearched(params.get('search') ?? '');
  const change = (next: Readonly<Record<string, string | undefined>>) =>
    setParams(filtered(params, { ...next, open: undefined }), { replace: true });
  const values: FilterValues = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, [value]] as const] : [];
    }),
  );
  const none = Object.fromEntries(filterNames.map((name) => [name, undefined]));
  return {
    params,
    searched,
    values,
    onSearch: (text: string) => {
      setSearched(text);
      change({ search: text });
    },
    onFilter: (next: FilterValues) => change(Object.fromEntries(filterNames.map((name) => [name, next[name]?.[0]]))),
    isFiltered: Object.keys(values).length > 0 || params.has('search'),
    clear: () => change({ ...none, search: undefined }),
  };
}

export type Queue = ReturnType<typeof useQueue>;
