import { FilterBar, type Filter } from '../../ui/table/filter-bar.tsx';
import type { Queue } from './use-queue.ts';

type Props = {
  readonly queue: Queue;
  readonly search: { readonly label: string; readonly placeholder: string };
  readonly filters?: readonly Filter[];
};

/** What a queue is searched for and filtered by. */
export function QueueBar({ queue, search, filters = [] }: Props) {
  return (
    <FilterBar
      search={{ ...search, value: queue.searched, onSearch: queue.onSearch }}
      filters={filters}
      values={queue.values}
      onChange={queue.onFilter}
    />
  );
}
