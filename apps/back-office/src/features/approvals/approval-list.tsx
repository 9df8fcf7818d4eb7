import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { EmptyState, Gone } from '../../ui/show/state-note.tsx';
import { TabLinks } from '../../ui/show/tab-links.tsx';
import styles from './approvals.module.css';
import { RequestSheet } from './request-sheet.tsx';
import { RequestTable } from './request-table.tsx';
import { aloneFrom, requestsOf, views, type Request, type View } from './requests.ts';
import { useRefresh } from '../../lib/list/use-refresh.ts';

/** Who is alone may decide after a quarter of an hour: the screen asks again when it is over. */
function useLaterDecision(requests: readonly Request[]): void {
  const refresh = useRefresh();
  const moments = requests
    .filter(({ isMine, state, canDecide }) => isMine && state === 'waiting' && !canDecide)
    .map((request) => aloneFrom(request).getTime());
  const waits = moments.join(',');
  useEffect(() => {
    const next = waits.split(',').map((moment) => Number(moment) - Date.now() + 1_000);
    const timers = next.filter((wait) => wait > 1_000).map((wait) => setTimeout(() => void refresh(), wait));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [waits, refresh]);
}

function Empty({ view }: { readonly view: View }) {
  const t = useMessages('approvals');
  const words = {
    forMe: [t('emptyForMe'), t('emptyForMeWhy')],
    mine: [t('emptyMine'), t('emptyMineWhy')],
    decided: [t('emptyDecided'), t('emptyDecidedWhy')],
  }[view];
  return (
    <EmptyState icon="seal-check" title={words[0] ?? ''}>
      {words[1]}
    </EmptyState>
  );
}

/** What waits, what somebody asked for, and what was decided; one of them open beside the list. */
export function ApprovalList({ requests }: { readonly requests: readonly Request[] }) {
  const t = useMessages('approvals');
  const { number } = useFormats();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  useLaterDecision(requests);
  const view = views.find((one) => one === params.get('view')) ?? 'forMe';
  const open = params.get('request');
  const chosen = requests.find(({ id }) => id === open);
  const shown = requestsOf(requests, view);
  const close = () => navigate(`?view=${view}`, { preventScrollReset: true });
  return (
    <div className={styles.list} data-sheet={open ? true : undefined}>
      <TabLinks
        label={t('views')}
        tabs={views.map((one) => ({
          to: `?view=${one}`,
          label: t(one),
          count: number(requestsOf(requests, one).length),
          isCurrent: one === view,
        }))}
      />
      {shown.length > 0 ? (
        <RequestTable view={view} requests={shown} hrefOf={(id) => `?view=${view}&request=${id}`} />
      ) : (
        <Empty view={view} />
      )}
      {open && chosen && <RequestSheet key={chosen.id} request={chosen} onClose={close} />}
      {open && !chosen && (
        <Sheet title={t('request', { id: open })} onClose={close}>
          <Gone>{t('gone')}</Gone>
        </Sheet>
      )}
    </div>
  );
}
