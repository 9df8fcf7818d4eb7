import { DataTable, type DataTableProps } from '../../ui/table/data-table.tsx';
import { QueueEmpty, type QueueEmptyProps } from './queue-empty.tsx';
import { QueueFoot, type QueuePage } from './queue-foot.tsx';

type Props<Row> = DataTableProps<Row> & QueueEmptyProps & { readonly page: QueuePage };

/** The rows of a queue and the way on; where there are none, why. */
export function QueueRows<Row>({ page, queue, tabs, tab, empty, ...table }: Props<Row>) {
  if (table.rows.length === 0) return <QueueEmpty queue={queue} tabs={tabs} tab={tab} empty={empty} />;
  return (
    <>
      <DataTable {...table} />
      <QueueFoot page={page} />
    </>
  );
}
