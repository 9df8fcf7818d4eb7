import type { ReactNode } from 'react';
import { EditPricesDocument } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useChange } from '../../lib/use-change.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { PercentBadge } from '../../shell/prices/percent-badge.tsx';
import { TextButton } from '../../ui/actions/text-button.tsx';
import { Card } from '../../ui/show/card.tsx';
import { StatusPill } from '../../ui/show/status-pill.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import styles from './prices.module.css';
import { stateAt, withdrawalOf, type ArticlePrices, type ShownPrice, type ViewPrices } from './prices.ts';

const looks = {
  past: { tone: 'idle', icon: 'clock-fill' },
  running: { tone: 'good', icon: 'check-circle-fill' },
  planned: { tone: 'info', icon: 'clock-fill' },
} as const;

function useColumns(now: Date, withdrawing: (row: ShownPrice) => ReactNode): readonly Column<ShownPrice>[] {
  const t = useMessages('prices');
  const { money, moment } = useFormats();
  return [
    { id: 'from', title: t('from'), cell: ({ from }) => <time dateTime={from}>{moment(from)}</time>, isTitle: true },
    {
      id: 'to',
      title: t('to'),
      cell: ({ to }) => (to ? <time dateTime={to}>{moment(to)}</time> : t('open')),
      isQuiet: true,
      phone: 'note',
    },
    {
      id: 'state',
      title: t('stateName'),
      cell: (row) => (
        <span className={styles.state}>
          <StatusPill {...looks[stateAt(row, now)]}>{t(`state.${stateAt(row, now)}`)}</StatusPill>
          {withdrawing(row)}
        </span>
      ),
      phone: 'state',
    },
    { id: 'regular', title: t('regular'), cell: ({ regular }) => money(regular.cents), align: 'end', isQuiet: true },
    {
      id: 'reference',
      title: t('reference'),
      cell: ({ reference }) => (reference ? <s className={styles.struck}>{money(reference.cents)}</s> : '–'),
      align: 'end',
      isQuiet: true,
    },
    {
      id: 'badge',
      title: t('badge'),
      cell: ({ percentOff }) => (percentOff ? <PercentBadge percent={percentOff} /> : '–'),
      align: 'end',
    },
    { id: 'price', title: t('price'), cell: ({ price }) => money(price.cents), align: 'end', phone: 'end' },
  ];
}

type Props = {
  readonly prices: ArticlePrices;
  /** Views in which the same is asked. */
  readonly group: readonly ViewPrices[];
  readonly isAll: boolean;
  readonly mayEdit: boolean;
  readonly now: Date;
};

/** What shoppers were, are and will be shown, the newest first; what has not begun can be withdrawn. */
export function PriceTable({ prices, group, isAll, mayEdit, now }: Props) {
  const t = useMessages('prices');
  const { moment } = useFormats();
  const { run, isPending, error, problem } = useChange();
  const title = isAll ? t('allViews') : group.map(({ name }) => name).join(', ');
  const among = group.map(({ view }) => view);
  const withdrawal = ({ from }: ShownPrice) => withdrawalOf(prices, from, among);
  const withdraw = (row: ShownPrice) =>
    run({ withdraw: row.from, version: prices.version }, async (key) => {
      const edit = { id: prices.id, version: prices.version, changes: withdrawal(row), key };
      return (await ask(EditPricesDocument, { edit })).editPrices;
    });
  const columns = useColumns(
    now,
    (row) =>
      mayEdit &&
      withdrawal(row).length > 0 && (
        <TextButton disabled={isPending} onClick={() => void withdraw(row)}>
          {t('withdraw')}
        </TextButton>
      ),
  );
  return (
    <Card isFlush title={title} note={t('historyWhat')}>
      <CallProblem error={error} text={problem} />
      <DataTable
        caption={title}
        columns={columns}
        rows={group[0]?.shown.toReversed() ?? []}
        rowId={({ from }) => from}
        rowName={({ from }) => moment(from)}
        isFaint={(row) => stateAt(row, now) === 'past'}
      />
    </Card>
  );
}
