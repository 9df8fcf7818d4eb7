import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useWho } from '../../lib/desk/use-who.ts';
import { Card } from '../../ui/show/card.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { GiftCard } from './gift-card.ts';
import styles from './giftcards.module.css';

type Entry = GiftCard['entries'][number];

/** What came onto the card and went from it, the newest first; the last column is what was on it then. */
export function EntryTable({ entries }: { readonly entries: GiftCard['entries'] }) {
  const t = useMessages('giftcards');
  const { money, moment } = useFormats();
  const who = useWho();
  const columns: readonly Column<Entry>[] = [
    { id: 'what', title: t('what'), cell: ({ reason }) => t(`reason.${reason}`), isTitle: true },
    { id: 'when', title: t('when'), cell: ({ at }) => <time dateTime={at}>{moment(at)}</time>, isQuiet: true, phone: 'note' },
    { id: 'by', title: t('by'), cell: ({ by }) => who(by), isQuiet: true },
    {
      id: 'note',
      title: t('note'),
      cell: ({ reference, note }) => <span className={styles.note}>{[reference, note].filter(Boolean).join(' · ')}</span>,
    },
    { id: 'amount', title: t('amount'), cell: ({ amount }) => money(amount.cents), align: 'end', phone: 'end' },
    { id: 'balance', title: t('balance'), cell: ({ balance }) => money(balance.cents), align: 'end', isQuiet: true },
  ];
  return (
    <Card isFlush title={t('ledger')} note={t('ledgerWhat')}>
      <DataTable
        caption={t('ledger')}
        columns={columns}
        rows={entries}
        rowId={({ id }) => id}
        rowName={({ reason }) => t(`reason.${reason}`)}
      />
    </Card>
  );
}
