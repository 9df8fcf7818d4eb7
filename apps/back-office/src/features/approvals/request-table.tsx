import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useNow } from '../../lib/use-now.ts';
import type { Column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { RequestState } from './request-state.tsx';
import { timeLeft, type Request, type View } from './requests.ts';
import styles from './approvals.module.css';

type Props = { readonly view: View; readonly requests: readonly Request[]; readonly hrefOf: (id: string) => string };

function useRequestColumns(view: View): readonly Column<Request>[] {
  const t = useMessages('approvals');
  const { moment } = useFormats();
  const now = useNow();
  const left = ({ expiresAt }: Request) => {
    const { unit, count } = timeLeft(expiresAt, now);
    return t(unit, { count });
  };
  const what: Column<Request> = { id: 'what', title: t('what'), cell: ({ title }) => title, isTitle: true, width: '20%' };
  const summary: Column<Request> = {
    id: 'summary',
    title: view === 'decided' ? t('wasAbout') : t('wouldDo'),
    cell: (row) => <span className={styles.cut}>{row.summary}</span>,
    phone: 'note',
  };
  const by: Column<Request> = { id: 'by', title: t('askedBy'), cell: (row) => (row.isMine ? t('you') : row.requestedBy) };
  const asked: Column<Request> = { id: 'asked', title: t('askedAt'), cell: (row) => moment(row.requestedAt), isQuiet: true };
  const state: Column<Request> = { id: 'state', title: t('state'), cell: (row) => <RequestState state={row.state} />, phone: 'state' };
  if (view === 'decided')
    return [
      what,
      summary,
      by,
      { id: 'decider', title: t('decidedBy'), cell: (row) => row.decidedBy ?? '–' },
      { id: 'decided', title: t('decidedAt'), cell: (row) => moment(row.decidedAt ?? row.expiresAt), isQuiet: true },
      state,
    ];
  return [what, summary, by, asked, { id: 'until', title: t('until'), cell: left, phone: 'end' }, state];
}

export function RequestTable({ view, requests, hrefOf }: Props) {
  const t = useMessages('approvals');
  return (
    <DataTable
      caption={t('title')}
      columns={useRequestColumns(view)}
      rows={requests}
      rowId={({ id }) => id}
      rowName={({ title, requestedBy }) => `${title}, ${requestedBy}`}
      rowHref={({ id }) => hrefOf(id)}
      isFaint={({ state }) => state === 'expired' || state === 'withdrawn'}
    />
  );
}
