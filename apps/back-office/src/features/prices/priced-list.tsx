import type { PricedArticlesQuery } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { PercentBadge } from '../../shell/prices/percent-badge.tsx';
import { QueueBar } from '../../shell/queue/queue-bar.tsx';
import { QueueEmpty } from '../../shell/queue/queue-empty.tsx';
import { useQueue } from '../../shell/queue/use-queue.ts';
import type { Column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import styles from './prices.module.css';

type Row = PricedArticlesQuery['pricedArticles'][number];

function useColumns(): readonly Column<Row>[] {
  const t = useMessages('prices');
  const { money, moment } = useFormats();
  return [
    { id: 'name', title: t('article'), cell: ({ name }) => name, isTitle: true },
    { id: 'sku', title: t('sku'), cell: ({ sku }) => sku, isQuiet: true, phone: 'note' },
    {
      id: 'reference',
      title: t('reference'),
      cell: ({ now }) => (now?.reference ? <s className={styles.struck}>{money(now.reference.cents)}</s> : '–'),
      align: 'end',
      isQuiet: true,
    },
    {
      id: 'badge',
      title: t('badge'),
      cell: ({ now }) => (now?.percentOff ? <PercentBadge percent={now.percentOff} /> : '–'),
      align: 'end',
    },
    { id: 'price', title: t('now'), cell: ({ now }) => (now ? money(now.price.cents) : t('noPrice')), align: 'end', phone: 'end' },
    {
      id: 'next',
      title: t('next'),
      cell: ({ next }) => (next ? t('nextPrice', { price: money(next.price.cents), moment: moment(next.from) }) : '–'),
      isQuiet: true,
      phone: 'state',
    },
  ];
}

/** Articles by what is searched for; without, those whose price changes next. */
export function PricedList({ pricedArticles: rows }: PricedArticlesQuery) {
  const t = useMessages('prices');
  const queue = useQueue();
  const columns = useColumns();
  return (
    <>
      <QueueBar queue={queue} search={{ label: t('searchLabel'), placeholder: t('searchHint') }} />
      {rows.length > 0 ? (
        <DataTable
          caption={queue.isFiltered ? t('title') : t('changingNext')}
          columns={columns}
          rows={rows}
          rowId={({ sku }) => sku}
          rowName={({ name }) => name}
          rowHref={({ sku }) => `/prices/${encodeURIComponent(sku)}`}
        />
      ) : (
        <QueueEmpty queue={queue} empty={{ icon: 'tag', title: t('empty'), why: t('emptyWhy') }} />
      )}
    </>
  );
}
