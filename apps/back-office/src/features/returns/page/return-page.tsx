import { useCallback, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ReturnDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { useFollowed } from '../../../lib/desk/use-followed.ts';
import type { Quantities } from '../../../lib/pieces/quantities.ts';
import { ReturnStatePill } from '../../../lib/returns/state-pill.tsx';
import { Steps } from '../../../lib/steps/steps.tsx';
import { Page } from '../../../shell/page.tsx';
import { StaleNote, WaitsNote } from '../../../shell/desk-notes.tsx';
import { useKeys } from '../../../ui/keys/use-keys.ts';
import { phone, useMedia } from '../../../ui/overlays/use-media.ts';
import { Card } from '../../../ui/show/card.tsx';
import { PageColumns } from '../../../ui/show/page-columns.tsx';
import { emptyExchange, type ExchangeDraft } from './exchange/exchange-draft.ts';
import { ExchangeSheet } from './exchange/exchange-sheet.tsx';
import { GoodsOverdue } from './goods-overdue.tsx';
import { withinReceived, type Finding } from './inspect/findings.ts';
import { InspectSheet } from './inspect/inspect-sheet.tsx';
import { LineTable } from './line-table.tsx';
import { Marks } from './marks.tsx';
import { NextStepBar } from './next-step-bar.tsx';
import { PhotosCard } from './photos/photos-card.tsx';
import { PhotosProvider } from './photos/use-photos.tsx';
import { ReceiveSheet } from './receive/receive-sheet.tsx';
import { ReturnActions } from './return-actions.tsx';
import { ReturnDeskProvider, useReturnDesk } from './return-desk.ts';
import { ReturnFacts } from './return-facts.tsx';
import deskStyles from '../../../shell/desk.module.css';
import styles from './return.module.css';
import { mayMoveTo, nextStep, stepsOf, type Return } from './return.ts';
import { emptySettle, SettleSheet, type SettleDraft } from './settle/settle-sheet.tsx';
import { SettlementCard } from './settlement-card.tsx';
import { StatementCard } from './statement-card.tsx';
import { TimelineCard } from './timeline-card.tsx';
import { useSteps, type OpenSheet } from './use-steps.ts';
import { WayCard } from './way-card.tsx';

/** What came, was found or will be paid, as far as it is filled in: it stays while the page is open, whatever is closed and opened. */
function useSheets(open: OpenSheet, close: () => void, onWaits: () => void): ReactNode {
  const { back } = useReturnDesk();
  const came = Object.fromEntries(back.lines.map(({ lineId, received }) => [lineId, received]));
  const [quantities, setQuantities] = useState<Quantities>();
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [settle, setSettle] = useState<SettleDraft>(emptySettle);
  const [exchange, setExchange] = useState<ExchangeDraft>(emptyExchange);
  if (open === 'receive') return <ReceiveSheet quantities={quantities ?? came} onChange={setQuantities} onClose={close} />;
  if (open === 'inspect') return <InspectSheet findings={withinReceived(findings, back.lines)} onChange={setFindings} onClose={close} />;
  const onDone = (isWaiting: boolean) => {
    setSettle(emptySettle);
    setExchange(emptyExchange);
    if (isWaiting) onWaits();
    close();
  };
  if (open === 'exchange')
    return (
      <ExchangeSheet
        draft={exchange}
        onChange={(part) => setExchange((before) => ({ ...before, ...part }))}
        onDone={onDone}
        onClose={close}
      />
    );
  if (open !== 'settle') return undefined;
  return (
    <SettleSheet draft={settle} onChange={(part) => setSettle((before) => ({ ...before, ...part }))} onDone={onDone} onClose={close} />
  );
}

function Way() {
  const t = useMessages('return');
  const words = useMessages('returnWords');
  const { back } = useReturnDesk();
  const steps = stepsOf(back);
  if (steps) return <Steps steps={steps.map(({ state, is }) => ({ name: words(`state.${state}`), is }))} />;
  return (
    <Card title={t('rejected')}>
      <p className={styles.typed}>{back.rejection}</p>
    </Card>
  );
}

/** A parcel whose slip was scanned is about to be received. */
function useOpenSheet(back: Return): readonly [OpenSheet, (sheet: OpenSheet) => void] {
  const [params, setParams] = useSearchParams();
  const isScanned = params.get('do') === 'receive' && mayMoveTo(back, 'received');
  const [open, setOpen] = useState<OpenSheet>(isScanned ? 'receive' : undefined);
  const show = (sheet: OpenSheet) => {
    setOpen(sheet);
    if (params.has('do')) setParams({}, { replace: true });
  };
  return [open, show];
}

function Content({ history }: { readonly history: (back: Return) => ReactNode }) {
  const t = useMessages('return');
  const words = useMessages('returnWords');
  const { back, staleSince } = useReturnDesk();
  const [open, show] = useOpenSheet(back);
  const [isWaiting, setWaiting] = useState(false);
  const isPhone = useMedia(phone);
  const steps = useSteps(show);
  const sheet = useSheets(
    open,
    () => show(undefined),
    () => setWaiting(true),
  );
  const next = nextStep(back);
  useKeys(next && !open ? [{ keys: 'Ctrl+Enter', label: t(`do.${next}`), run: () => steps.take(next) }] : []);
  return (
    <Page
      title={back.number}
      back={{ to: '/returns', label: t('back') }}
      states={<ReturnStatePill state={back.state} />}
      note={words(`kind.${back.kind}`)}
      actions={<ReturnActions steps={steps} isPhone={isPhone} />}
    >
      <PageColumns sheet={sheet}>
        <StaleNote since={staleSince} />
        {isWaiting && <WaitsNote />}
        <GoodsOverdue />
        <Marks />
        <ReturnFacts />
        <Way />
        <LineTable />
        <div className={deskStyles.columns}>
          <div className={deskStyles.column}>
            {open !== 'inspect' && <PhotosCard />}
            <StatementCard />
            <SettlementCard />
            <WayCard />
          </div>
          <div className={deskStyles.column}>
            <TimelineCard />
            {history(back)}
          </div>
        </div>
      </PageColumns>
      {isPhone && !open && <NextStepBar steps={steps} />}
    </Page>
  );
}

type Props = { readonly first: Return; readonly history: (back: Return) => ReactNode };

/** One return: what was said, what came, what was found and what was paid; its clocks, and the step that comes next. */
export function ReturnPage({ first, history }: Props) {
  const { number } = first;
  const load = useCallback(async () => (await ask(ReturnDocument, { number })).return, [number]);
  const { thing, ...followed } = useFollowed(first, { entity: 'return', id: number, load });
  return (
    <ReturnDeskProvider value={{ ...followed, back: thing }}>
      <PhotosProvider>
        <Content history={history} />
      </PhotosProvider>
    </ReturnDeskProvider>
  );
}
