import type { FilterValues } from '../../ui/table/filter-bar.tsx';

/** What of a list stands in its address, besides its page and what is searched for. */
type Shape = {
  /** Filters of one value. */
  readonly single: readonly string[];
  /** The filter of one person, by number: it is kept under no name. */
  readonly person?: string;
  /** Filters of several values, with those there are. */
  readonly several: Readonly<Record<string, readonly string[]>>;
  /** The filter of days, `from` and `to` in the address. */
  readonly days: string;
};

export const pageSize = 50;

/** Days that there are, and names that there are: whoever types an address by hand gets a list, not a refusal. */
export function dayIn(text: string | null): string | null {
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text ? null : text;
}

export function namesIn<Name extends string>(text: string | null, names: readonly Name[]): Name[] | null {
  const chosen = (text ?? '').split(',');
  const found = names.filter((name) => chosen.includes(name));
  return found.length > 0 ? found : null;
}

/** A number of the shop's own, of somebody or something. */
export const idIn = (text: string | null): string | null => (/^[1-9]\d{0,8}$/.test(text ?? '') ? text : null);

/** What is searched for. */
export const searchIn = (params: URLSearchParams): string | null => params.get('search')?.slice(0, 100) ?? null;

/** The page an address means: it leads one way only. */
export function pageIn(params: URLSearchParams) {
  const before = params.get('before');
  return { first: pageSize, after: before === null ? params.get('after') : null, before, search: searchIn(params) };
}

/** The same list, whatever page of it: what is chosen on one page is still chosen on the next. */
export function listName(params: URLSearchParams): string {
  const name = new URLSearchParams(params);
  for (const place of ['after', 'before', 'sort']) name.delete(place);
  name.sort();
  return name.toString();
}

export function createListAddress({ single, several, days, person }: Shape) {
  const kept = [...Object.keys(several), ...single];
  const names = person === undefined ? kept : [...kept, person];
  const viewNames = ['tab', ...kept, 'from', 'to', 'sort'];
  return {
    /** The filters as chips show them. */
    filterValues: (params: URLSearchParams): FilterValues => {
      const values: Record<string, readonly string[]> = {};
      for (const name of single) if (params.get(name)) values[name] = [params.get(name) ?? ''];
      const somebody = person === undefined ? null : idIn(params.get(person));
      if (person !== undefined && somebody !== null) values[person] = [somebody];
      for (const [name, known] of Object.entries(several)) {
        const found = namesIn(params.get(name), known);
        if (found) values[name] = found;
      }
      const range = [dayIn(params.get('from')) ?? '', dayIn(params.get('to')) ?? ''];
      return range.some(Boolean) ? { ...values, [days]: range } : values;
    },
    /** And back into the address. */
    filterParams: (values: FilterValues): Readonly<Record<string, string | undefined>> => {
      const [from, to] = values[days] ?? [];
      return { ...Object.fromEntries(names.map((name) => [name, values[name]?.join(',')] as const)), from, to };
    },
    /** What is kept of an address under a name: neither a page, nor a person, nor what somebody searched for, which may be one. */
    viewQuery: (params: URLSearchParams): string => {
      const view = new URLSearchParams();
      for (const name of viewNames) {
        const value = params.get(name);
        if (value) view.set(name, value);
      }
      return view.toString();
    },
  };
}

export type ListAddress = ReturnType<typeof createListAddress>;
