import type { IconName } from '../../ui/icons/icon-names.ts';
import { EmptyState, NoMatch } from '../../ui/show/state-note.tsx';
import { DataTable, type DataTableProps } from '../../ui/table/data-table.tsx';
import { QueueFoot, type QueuePage } from './queue-foot.tsx';

type Props<Row> = DataTableProps<Row> & {
  readonly page: QueuePage;
  /** There when something is filtered or searched for. */
  readonly onClear?: (() => void) | undefined;
  readonly empty: { readonly icon: IconName; readonly title: string; readonly why: string };
};

/** The rows of a queue and the way on; where there are none, why. */
export function QueueRows<Row>({ page, onClear, empty, ...table }: Props<Row>) {
  if (table.rows.length > 0)
    return (
      <>
        <DataTable {...table} />
        <QueueFoot page={page} />
      </>
    );
  if (onClear) return <NoMatch onClear={onClear} />;
  return (
    <EmptyState icon={empty.icon} title={empty.title}>
      {empty.why}
    </EmptyState>
  );
}
