import type { AttributeListQuery } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

type Row = AttributeListQuery['attributes'][number];

function Mark({ isOn }: { readonly isOn: boolean }) {
  const t = useMessages('catalogue');
  if (!isOn) return <span>–</span>;
  return (
    <>
      <Icon name="check" />
      <VisuallyHidden>{t('yes')}</VisuallyHidden>
    </>
  );
}

/** Attributes in the order of filters. */
export function AttributeList({ attributes }: Pick<AttributeListQuery, 'attributes'>) {
  const t = useMessages('catalogue');
  const { number } = useFormats();
  const columns: readonly Column<Row>[] = [
    { id: 'label', title: t('text.name'), cell: ({ label }) => label, isTitle: true },
    { id: 'code', title: t('code'), cell: ({ code }) => code, isQuiet: true, phone: 'note' },
    { id: 'input', title: t('kind'), cell: ({ input }) => t(`input.${input}`), isQuiet: true },
    ...(['isFilterable', 'isVisibleOnFront', 'isComparable', 'isSearchable'] as const).map((flag): Column<Row> => ({
      id: flag,
      title: t(`short.${flag}`),
      cell: (row) => <Mark isOn={row[flag]} />,
    })),
    { id: 'options', title: t('options'), cell: ({ options }) => number(options), align: 'end', phone: 'end' },
  ];
  return (
    <DataTable
      caption={t('attributes')}
      columns={columns}
      rows={attributes}
      rowId={({ code }) => code}
      rowName={({ label }) => label}
      rowHref={({ code }) => `/attributes/${encodeURIComponent(code)}`}
    />
  );
}
