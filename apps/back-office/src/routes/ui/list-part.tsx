import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { StatusPill } from '../../ui/show/status-pill.tsx';
import { TabLinks } from '../../ui/show/tab-links.tsx';
import { Tag } from '../../ui/show/tag.tsx';
import { BulkBar } from '../../ui/table/bulk-bar.tsx';
import { ColumnMenu } from '../../ui/table/column-menu.tsx';
import { useColumns, useDense, type Column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { DenseSwitch } from '../../ui/table/dense-switch.tsx';
import { FilterBar, type Filter, type FilterValues } from '../../ui/table/filter-bar.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { countOf, everything, nothing, select, type Selection } from '../../ui/table/selection.ts';
import type { Sort } from '../../ui/table/table-head.tsx';
import { orders, type SampleOrder } from './sample-orders.ts';
import styles from './ui.module.css';

const columns: readonly Column<SampleOrder>[] = [
  { id: 'number', title: 'Bestelling', isTitle: true, sort: 'number', cell: ({ number }) => number },
  { id: 'placed', title: 'Geplaatst', sort: 'placed', isQuiet: true, cell: ({ placed }) => placed },
  {
    id: 'customer',
    title: 'Klant',
    phone: 'note',
    cell: ({ customer, country }) => (
      <span className={styles.customer}>
        {customer} <Tag>{country}</Tag>
      </span>
    ),
  },
  {
    id: 'status',
    title: 'Status',
    phone: 'state',
    cell: ({ status: { tone, icon, word } }) => (
      <StatusPill tone={tone} icon={icon}>
        {word}
      </StatusPill>
    ),
  },
  {
    id: 'note',
    title: 'Let op',
    isQuiet: true,
    cell: ({ late, note }) =>
      late ? (
        <span className={styles.late}>
          <Icon name="clock-countdown" size={14} />
          {late}
        </span>
      ) : (
        note
      ),
  },
  {
    id: 'delivery',
    title: 'Levering',
    cell: ({ delivery }) => (
      <span className={styles.name}>
        <Icon name={delivery.startsWith('Afhalen') ? 'storefront' : 'truck'} />
        {delivery}
      </span>
    ),
  },
  { id: 'paid', title: 'Betaald met', isExtra: true, cell: () => 'iDEAL | Wero' },
  { id: 'total', title: 'Totaal', align: 'end', phone: 'end', sort: 'total', cell: ({ total }) => total },
];

const filters: readonly Filter[] = [
  { id: 'placed', name: 'Geplaatst', kind: 'dates' },
  { id: 'country', name: 'Land', kind: 'choice', isMany: true, options: ['NL', 'DE', 'BE'].map((code) => ({ value: code, label: code })) },
  {
    id: 'delivery',
    name: 'Levering',
    kind: 'choice',
    options: [
      { value: 'parcel', label: 'Bezorgen' },
      { value: 'pickup', label: 'Afhalen' },
    ],
  },
];

const views = [
  { to: '/ui', label: 'Alle', count: '10.000+', isCurrent: true },
  { to: '/ui?view=pay', label: 'Te betalen', count: '214', isCurrent: false },
  { to: '/ui?view=pick', label: 'Te verzamelen', count: '38', isCurrent: false },
  { to: '/ui?view=late', label: 'Te laat', count: '7', isCurrent: false },
  { to: '/ui?view=own', label: 'Boven € 500', count: '61', icon: 'user', isCurrent: false },
] as const;

const still = () => undefined;
const name = ({ number }: SampleOrder) => number;

function rowActions() {
  return (
    <>
      <Button size="xs" icon="package">
        Inpakken
      </Button>
      <IconButton icon="note-pencil" size="xs" kind="plain" label="Notitie" hasTip={false} />
    </>
  );
}

function Chosen({ selection, onSelect }: { readonly selection: Selection; readonly onSelect: (selection: Selection) => void }) {
  const count = countOf(selection, 1284) ?? 0;
  if (count === 0) return null;
  return (
    <BulkBar
      count={`${count} gekozen`}
      all={selection.isAll ? undefined : { label: 'Kies alle 1.284', onPress: () => onSelect(everything) }}
      main={{ label: `Verzamellijst voor ${count}`, icon: 'basket', onPress: still }}
      actions={[
        { label: 'Pakbonnen', icon: 'printer', onPress: still },
        { label: 'Aanhouden', icon: 'pause-circle', onPress: still },
      ]}
      onClear={() => onSelect(nothing)}
    />
  );
}

/** A list as every screen has it: views, filters, rows, what can be done with the chosen ones, and its foot. */
export function ListPart() {
  const choice = useColumns('ui', columns);
  const [isDense, setDense] = useDense();
  const [selection, setSelection] = useState(() => select(nothing, ['100012148', '100012147', '100012144'], true));
  const [values, setValues] = useState<FilterValues>({ country: ['NL', 'DE', 'BE'] });
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort>({ by: 'placed', direction: 'descending' });
  const [hasNewer, setNewer] = useState(true);
  const rows = orders.filter(({ number, customer }) => `${number} ${customer}`.toLowerCase().includes(search.toLowerCase()));
  return (
    <section className={styles.list} aria-label="Bestellingen">
      <TabLinks label="Weergaven" tabs={views} />
      <FilterBar
        search={{ label: 'Zoek in bestellingen', placeholder: 'Nummer, naam, e-mail, SKU', value: search, onSearch: setSearch }}
        filters={filters}
        values={values}
        onChange={setValues}
        onSaveView={still}
        after={
          <>
            <DenseSwitch isDense={isDense} onChange={setDense} />
            <ColumnMenu columns={columns} choice={choice} />
          </>
        }
      />
      <DataTable
        caption="Bestellingen"
        columns={columns}
        shown={choice.shown}
        rows={rows}
        rowId={name}
        rowName={name}
        rowHref={({ number }) => `/ui?order=${number}`}
        rowActions={rowActions}
        isFaint={({ status }) => status.word === 'Geannuleerd'}
        sort={sort}
        onSort={setSort}
        selection={selection}
        onSelect={setSelection}
        newer={hasNewer ? { text: '3 nieuwere bestellingen', onShow: () => setNewer(false) } : undefined}
        isDense={isDense}
      />
      <Chosen selection={selection} onSelect={setSelection} />
      <Pager text="1.284 bestellingen, 50 per pagina" canChoose onOlder={still} />
    </section>
  );
}
