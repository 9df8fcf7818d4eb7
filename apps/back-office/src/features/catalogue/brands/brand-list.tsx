import type { BrandListQuery } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';

type Row = BrandListQuery['brands'][number];

/** Brands by name, with who makes them. */
export function BrandList({ brands }: BrandListQuery) {
  const t = useMessages('catalogue');
  const { number } = useFormats();
  const columns: readonly Column<Row>[] = [
    { id: 'title', title: t('text.name'), cell: ({ title }) => title, isTitle: true },
    { id: 'maker', title: t('maker'), cell: ({ maker }) => maker, isQuiet: true, phone: 'note' },
    {
      id: 'slider',
      title: t('field.showInSlider'),
      cell: ({ showInSlider, positionInSlider }) => (showInSlider ? t('atPlace', { place: positionInSlider }) : '–'),
    },
    { id: 'products', title: t('part.products'), cell: ({ products }) => number(products), align: 'end', phone: 'end' },
  ];
  return (
    <DataTable
      caption={t('brands')}
      columns={columns}
      rows={brands}
      rowId={({ id }) => id}
      rowName={({ title }) => title}
      rowHref={({ id }) => `/brands/${id}`}
      isFaint={({ products }) => products === 0}
    />
  );
}
