import { useState, type ReactNode } from 'react';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import type { Quantities } from '../../../lib/pieces/quantities.ts';
import { FulfilmentPill, OrderStatusPill } from '../../../lib/orders/status-pill.tsx';
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
import { openPieces, PlanSheet, withinOpen } from './shipments/plan-sheet.tsx';
import { ShipmentCard } from './shipments/shipment-card.tsx';
import { NextStepBar } from './next-step-bar.tsx';
import { TimelineCard } from './timeline-card.tsx';
import { useOrder } from './use-order.ts';

type Open = 'plan' | 'refund' | { readonly mail: string } | undefined;

/** What is filled in stays while the page is open, whatever is closed and opened, and never asks for more than there is by now. */
function useDrafts(order: Order, open: Open) {
  const [plan, setPlan] = useState<Quantities>();
  const [refund, setRefund] = useState<RefundDraft>(emptyRefund);
  const pieces = withinOpen(plan ?? openPieces(order), order);
  const draft = withinLimits(refund, order);
  const previewed = useRefundPreview(order, open === 'refund' ? draft : emptyRefund);
  const unsent = draft.isUnsent && isAmbiguous(order, draft);
  const wish: Wish | undefined =
    open === 'plan'
      ? { what: 'plan', quantities: pieces }
      : open === 'refund'
        ? { what: unsent ? 'refundUnsent' : 'refund', quantities: draft.quantities }
        : undefined;
  return { pieces, setPlan, draft, setRefund, previewed, wish };
}

function useSheetKeys(order: Order, open: Open, show: (next: Open) => void): void {
  const t = useMessages('order');
  const { can } = order;
  useKeys([
    ...(can.includes('planShipment') && !open ? [{ keys: 'p', label: t('plan'), run: () => show('plan') }] : []),
    ...(can.includes('refund') && !open ? [{ keys: 'r', label: t('refund'), run: () => show('refund') }] : []),
  ]);
}

type SheetsProps = {
  readonly open: Open;
  readonly drafts: ReturnType<typeof useDrafts>;
  readonly close: () => void;
  readonly onWaits: () => void;
};

function Sheets({ open, drafts, close, onWaits }: SheetsProps) {
  const { pieces, setPlan, draft, setRefund, previewed } = drafts;
  const finish = (isWaiting: boolean) => {
    setRefund(emptyRefund);
    if (isWaiting) onWaits();
    close();
  };
  const endPlan = () => {
    setPlan(undefined);
    close();
  };
  if (typeof open === 'object') return <MailSheet key={open.mail} id={open.mail} onClose={close} />;
  if (open === 'plan') return <PlanSheet quantities={pieces} onChange={setPlan} onClose={endPlan} />;
  if (open !== 'refund') return null;
  const change = (part: Partial<RefundDraft>) => setRefund((before) => ({ ...before, ...part }));
  return <RefundSheet draft={draft} previewed={previewed} onChange={change} onDone={finish} onClose={close} />;
}

type Props = { readonly first: Order; readonly back: string; readonly history: (order: Order) => ReactNode };

/** One order: where every piece and every cent of it is, and what comes next. */
export function OrderPage({ first, back, history }: Props) {
  const t = useMessages('order');
  const { moment } = useFormats();
  const desk = useOrder(first);
  const { order } = desk;
  const [open, setOpen] = useState<Open>();
  const [isWaiting, setWaiting] = useState(false);
  const isPhone = useMedia(phone);
  const drafts = useDrafts(order, open);
  useSheetKeys(order, open, setOpen);
  const sheet = open && <Sheets open={open} drafts={drafts} close={() => setOpen(undefined)} onWaits={() => setWaiting(true)} />;
  const given = open === 'refund' ? drafts.previewed.preview?.total.cents : undefined;
  return (
    <OrderDeskProvider value={desk}>
      <Page
        title={order.number}
        back={{ to: back, label: t('back') }}
        states={
          <>
            <OrderStatusPill status={order.status} />
            {order.fulfilment !== 'none' && <FulfilmentPill fulfilment={order.fulfilment} />}
          </>
        }
        note={[t('placed', { when: moment(order.placedAt) }), t('store', { store: order.store })].join(', ')}
        actions={<OrderActions onRefund={() => setOpen('refund')} />}
      >
        <PageColumns sheet={sheet}>
          <News />
          {isWaiting && <WaitsNote />}
          <OrderFacts />
          <LineTable wish={drafts.wish} />
          <div className={deskStyles.columns}>
            <div className={deskStyles.column}>
              <ShipmentCard onPlan={() => setOpen('plan')} />
              <MoneyCard previewed={given} />
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
