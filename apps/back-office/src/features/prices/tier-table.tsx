import { EditPricesDocument } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useChange } from '../../lib/use-change.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { TextButton } from '../../ui/actions/text-button.tsx';
import { Card } from '../../ui/show/card.tsx';
import { StatusPill } from '../../ui/show/status-pill.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import styles from './prices.module.css';
import { tierChange, type ArticlePrices, type PriceTier } from './prices.ts';

const looks = {
  past: { tone: 'idle', icon: 'clock-fill' },
  running: { tone: 'good', icon: 'check-circle-fill' },
  planned: { tone: 'info', icon: 'clock-fill' },
} as const;

type Props = { readonly prices: ArticlePrices; readonly mayEdit: boolean };

/** Ends what runs, and withdraws what has not begun, or its end. */
function useEnding(prices: ArticlePrices) {
  const { run, ...state } = useChange();
  const send = (change: ReturnType<typeof tierChange>) =>
    run({ change, version: prices.version }, async (key) => {
      const edit = { id: prices.id, version: prices.version, changes: [change], key };
      return (await ask(EditPricesDocument, { edit })).editPrices;
    });
  return {
    ...state,
    end: ({ quantity }: PriceTier) => send(tierChange(prices, quantity, 0)),
    withdraw: ({ quantity, from }: PriceTier) => send(tierChange(prices, quantity, null, new Date(from ?? 0))),
  };
}

/** What businesses pay for many pieces: what was, is and will be. */
export function TierTable({ prices, mayEdit }: Props) {
  const t = useMessages('prices');
  const { money, moment, number } = useFormats();
  const { end, withdraw, isPending, error, problem } = useEnding(prices);
  const columns: readonly Column<PriceTier>[] = [
    { id: 'quantity', title: t('quantity'), cell: ({ quantity }) => number(quantity), isTitle: true },
    { id: 'from', title: t('from'), cell: ({ from }) => (from ? moment(from) : t('always')), isQuiet: true, phone: 'note' },
    { id: 'to', title: t('to'), cell: ({ to }) => (to ? moment(to) : t('open')), isQuiet: true },
    {
      id: 'state',
      title: t('stateName'),
      cell: (tier) => (
        <span className={styles.state}>
          <StatusPill {...looks[tier.state]}>{t(`state.${tier.state}`)}</StatusPill>
          {mayEdit && tier.state === 'running' && (
            <TextButton disabled={isPending} onClick={() => void end(tier)}>
              {t('endNow')}
            </TextButton>
          )}
          {mayEdit && tier.state === 'planned' && (
            <TextButton disabled={isPending} onClick={() => void withdraw(tier)}>
              {t('withdraw')}
            </TextButton>
          )}
        </span>
      ),
      phone: 'state',
    },
    { id: 'percent', title: t('percentOff'), cell: ({ percentOff }) => t('off', { percent: number(percentOff) }), align: 'end' },
    { id: 'price', title: t('unitPrice'), cell: ({ price }) => (price ? money(price.cents) : '–'), align: 'end', phone: 'end' },
  ];
  return (
    <Card isFlush title={t('tiers')} note={t('tiersWhat')}>
      <CallProblem error={error} text={problem} />
      {prices.tiers.length > 0 ? (
        <DataTable
          caption={t('tiers')}
          columns={columns}
          rows={prices.tiers}
          rowId={({ quantity, from }) => `${quantity} ${from}`}
          rowName={({ quantity }) => number(quantity)}
          isFaint={({ state }) => state === 'past'}
        />
      ) : (
        <p className={styles.nothing}>{t('noTiers')}</p>
      )}
    </Card>
  );
}
