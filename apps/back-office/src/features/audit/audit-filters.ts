import type { AuditFilter } from '../../generated/graphql.ts';
import { endOfDay, startOfDay } from '../../lib/branch-clock.ts';
import type { FilterValues } from '../../ui/table/filter-bar.tsx';

const names = ['who', 'action', 'entity', 'branch'] as const;
const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** What the address of the log says, as the shop is asked for it. */
export function readFilter(params: URLSearchParams): AuditFilter {
  const [from, to] = [params.get('from'), params.get('to')];
  return {
    action: params.get('action'),
    entity: params.get('entity'),
    entityId: params.get('search'),
    staff: params.get('who'),
    branch: params.get('branch'),
    from: isDay(from) ? startOfDay(from).toISOString() : null,
    to: isDay(to) ? endOfDay(to).toISOString() : null,
  };
}

/** The same as chips show it. */
export function filterValues(params: URLSearchParams): FilterValues {
  const chosen = names.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, [value]] as const] : [];
  });
  const days = [params.get('from') ?? '', params.get('to') ?? ''];
  return { ...Object.fromEntries(chosen), ...(days.some(Boolean) ? { period: days } : {}) };
}

/** And back into the address. */
export function filterParams(values: FilterValues): Readonly<Record<string, string | undefined>> {
  const [from, to] = values['period'] ?? [];
  return { ...Object.fromEntries(names.map((name) => [name, values[name]?.[0]])), from, to };
}
