import type { SizeChartListQuery } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';

type Row = SizeChartListQuery['sizeCharts'][number];

/** What sizes mean for a body, one chart a kind of garment. */
export function SizeChartList({ sizeCharts }: Pick<SizeChartListQuery, 'sizeCharts'>) {
  const t = useMessages('catalogue');
  const { number } = useFormats();
  const columns: readonly Column<Row>[] = [
    { id: 'name', title: t('text.name'), cell: ({ name }) => name, isTitle: true },
    {
      id: 'sizes',
      title: t('sizes'),
      cell: ({ sizes }) => `${sizes[0] ?? ''} – ${sizes.at(-1) ?? ''} (${number(sizes.length)})`,
      isQuiet: true,
      phone: 'note',
    },
    { id: 'products', title: t('part.products'), cell: ({ products }) => number(products), align: 'end', phone: 'end' },
  ];
  return (
    <DataTable
      caption={t('charts')}
      columns={columns}
      rows={sizeCharts}
      rowId={({ key }) => key}
      rowName={({ name }) => name}
      rowHref={({ key }) => `/size-charts/${encodeURIComponent(key)}`}
      isFaint={({ products }) => products === 0}
    />
  );
}
