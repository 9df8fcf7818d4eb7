import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import type { Quantities } from '../../../lib/pieces/quantities.ts';
import { FulfilmentPill, OrderStatusPill } from '../../../lib/orders/status-pill.tsx';
import { CompanyMark } from '../../../shell/company-mark.tsx';
import { WaitsNote } from '../../../shell/desk-notes.tsx';
import { Page } from '../../../shell/page.tsx';
import { useKeys } from '../../../ui/keys/use-keys.ts';
import { phone, useMedia } from '../../../ui/overlays/use-media.ts';
import { PageColumns } from '../../../ui/show/page-columns.tsx';
import { MailSheet } from '../mails/mail-sheet.tsx';
import { MailsCard } from '../mails/mails-card.tsx';
import { LineTable } from './line-table.tsx';
import { MoneyCard } from './money/money-card.tsx';
import { emptyRefund, isAmbiguous, withinLimits, type RefundDraft } from './money/refund-draft.ts';
import { RefundSheet } from './money/refund-sheet.tsx';
import { useRefundPreview } from './money/use-refund-preview.ts';
import { News } from './news.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderDeskProvider } from './order-desk.ts';
import { OrderFacts } from './order-facts.tsx';
import deskStyles from '../../../shell/desk.module.css';
import type { Order } from './order.ts';
import type { Wish } from './pieces.ts';
import { ReturnsCard } from './returns-card.tsx';
import { RevisionFound } from './revision/revision-found.tsx';
import { useRevision } from './revision/use-revision.ts';
import { openPieces, PlanSheet, withinOpen } from './shipments/plan-sheet.tsx';
import { ShipmentCard } from './shipments/shipment-card.tsx';
import { NextStepBar } from './next-step-bar.tsx';
import { TimelineCard } from './timeline-card.tsx';
import { useOrder } from './use-order.ts';
import { useOrderCompany } from './use-order-company.ts';

// Few orders are edited.
const RevisionCard = lazy(async () => ({ default: (await import('./revision/revision-card.tsx')).RevisionCard }));
const RevisionSheet = lazy(async () => ({ default: (await import('./revision/revision-sheet.tsx')).RevisionSheet }));

/** What waits for a second person. */
type Waiting = 'refund' | 'edit';
type Open = 'plan' | 'refund' | 'edit' | { readonly mail: string } | undefined;

/** What is filled in stays while the page is open, whatever is closed and opened, and never asks for more than there is by now. */
function useDrafts(order: Order, open: Open) {
  const [plan, setPlan] = useState<Quantities>();
  const [refund, setRefund] = useState<RefundDraft>(emptyRefund);
  const pieces = withinOpen(plan ?? openPieces(order), order);
  const draft = withinLimits(refund, order);
  const previewed = useRefundPreview(order, open === 'refund' ? draft : emptyRefund);
  const revision = useRevision(order, open === 'edit');
  const unsent = draft.isUnsent && isAmbiguous(order, draft);
  const wish: Wish | undefined =
    open === 'plan'
      ? { what: 'plan', quantities: pieces }
      : open === 'refund'
        ? { what: unsent ? 'refundUnsent' : 'refund', quantities: draft.quantities }
        : open === 'edit' && Object.values(revision.removed).some((pieces) => pieces > 0)
          ? { what: 'edit', quantities: revision.removed }
          : undefined;
  return { pieces, setPlan, draft, setRefund, previewed, revision, wish };
}

function useSheetKeys(order: Order, open: Open, show: (next: Open) => void): void {
  const t = useMessages('order');
  const edit = useMessages('revision');
  const { can } = order;
  useKeys([
    ...(can.includes('planShipment') && !open ? [{ keys: 'p', label: t('plan'), run: () => show('plan') }] : []),
    ...(can.includes('proposeRevision') && !open ? [{ keys: 'e', label: edit('edit'), run: () => show('edit') }] : []),
    ...(can.includes('refund') && !open ? [{ keys: 'r', label: t('refund'), run: () => show('refund') }] : []),
  ]);
}

type SheetsProps = {
  readonly open: Open;
  readonly drafts: ReturnType<typeof useDrafts>;
  readonly close: () => void;
  readonly onWaits: (what: Waiting) => void;
};

function Sheets({ open, drafts, close, onWaits }: SheetsProps) {
  const { pieces, setPlan, draft, setRefund, previewed, revision } = drafts;
  const finish = (isWaiting: boolean) => {
    setRefund(emptyRefund);
    if (isWaiting) onWaits('refund');
    close();
  };
  const endEdit = (isWaiting: boolean) => {
    revision.typed.discard();
    if (isWaiting) onWaits('edit');
    close();
  };
  const endPlan = () => {
    setPlan(undefined);
    close();
  };
  if (typeof open === 'object') return <MailSheet key={open.mail} id={open.mail} onClose={close} />;
  if (open === 'plan') return <PlanSheet quantities={pieces} onChange={setPlan} onClose={endPlan} />;
  if (open === 'edit')
    return (
      <Suspense>
        <RevisionSheet {...revision} onDone={endEdit} onClose={close} />
      </Suspense>
    );
  if (open !== 'refund') return null;
  const change = (part: Partial<RefundDraft>) => setRefund((before) => ({ ...before, ...part }));
  return <RefundSheet draft={draft} previewed={previewed} onChange={change} onDone={finish} onClose={close} />;
}

/** What the open sheet would give back. */
function givenBack(open: Open, { previewed, revision }: ReturnType<typeof useDrafts>): number | undefined {
  if (open === 'refund') return previewed.preview?.total.cents;
  return open === 'edit' ? revision.previewed.preview?.refund.cents || undefined : undefined;
}

type Props = { readonly first: Order; readonly back: string; readonly history: (order: Order) => ReactNode };

/** One order: where every piece and every cent of it is, and what comes next. */
export function OrderPage({ first, back, history }: Props) {
  const t = useMessages('order');
  const edit = useMessages('revision');
  const { moment } = useFormats();
  const desk = useOrder(first);
  const { order } = desk;
  const [open, setOpen] = useState<Open>();
  const [waiting, setWaiting] = useState<Waiting>();
  const isPhone = useMedia(phone);
  const drafts = useDrafts(order, open);
  useSheetKeys(order, open, setOpen);
  const others = useOrderCompany(order.number, typeof open === 'string');
  const sheet = open && <Sheets open={open} drafts={drafts} close={() => setOpen(undefined)} onWaits={setWaiting} />;
  return (
    <OrderDeskProvider value={desk}>
      <Page
        title={order.number}
        back={{ to: back, label: t('back') }}
        states={
          <>
            <OrderStatusPill status={order.status} />
            {order.fulfilment !== 'none' && <FulfilmentPill fulfilment={order.fulfilment} />}
            <CompanyMark others={others} />
          </>
        }
        note={[t('placed', { when: moment(order.placedAt) }), t('store', { store: order.store })].join(', ')}
        actions={<OrderActions onEdit={() => setOpen('edit')} onRefund={() => setOpen('refund')} />}
      >
        <PageColumns sheet={sheet}>
          <News />
          {waiting && <WaitsNote text={waiting === 'edit' ? edit('waits') : undefined} />}
          <RevisionFound typed={drafts.revision.typed} onTakeUp={() => setOpen('edit')} />
          <OrderFacts />
          <LineTable wish={drafts.wish} />
          <div className={deskStyles.columns}>
            <div className={deskStyles.column}>
              {order.revisions.length > 0 && (
                <Suspense>
                  <RevisionCard />
                </Suspense>
              )}
              <ShipmentCard onPlan={() => setOpen('plan')} />
              <MoneyCard previewed={givenBack(open, drafts)} />
              <ReturnsCard />
            </div>
            <div className={deskStyles.column}>
              <TimelineCard />
              <MailsCard onOpen={(mail) => setOpen({ mail })} />
              {history(order)}
            </div>
          </div>
        </PageColumns>
        {isPhone && !open && <NextStepBar onPlan={() => setOpen('plan')} />}
      </Page>
    </OrderDeskProvider>
  );
}
