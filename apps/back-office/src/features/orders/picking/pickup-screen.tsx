import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PickupsQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import { Card } from '../../../ui/show/card.tsx';
import { EmptyState, NoMatch } from '../../../ui/show/state-note.tsx';
import { CallNote } from '../../../shell/call-note.tsx';
import { piecesIn } from '../order/order.ts';
import { HandOverDialog } from '../order/shipments/hand-over-dialog.tsx';
import { ParcelRow } from './box-rows.tsx';
import { CanceledBoxes } from './canceled-boxes.tsx';
import { daysReady, matching, nightsReady } from './pickups.ts';
import type { Parcel } from './picked.ts';
import styles from './picking.module.css';
import { ScanField, type Said } from './scan-field.tsx';
import { UnderWay, useArrival } from './under-way-rows.tsx';
import { movesOf, moveBy, takeBackBy, useShipmentCall } from './use-shipment-call.ts';

export type PickupList = PickupsQuery['pickups'];

/** How long it has been there, and how long it still may. */
function useStanding({ keptDays }: PickupList): (parcel: Parcel) => string {
  const t = useMessages('picking');
  const order = useMessages('order');
  const now = useNow();
  return (parcel) => {
    const nights = nightsReady(parcel, now);
    const since = nights === 0 ? t('readyToday') : t('readyDays', { count: nights });
    const left = parcel.state === 'ready' ? t('daysLeft', { count: Math.max(0, keptDays - daysReady(parcel, now)) }) : undefined;
    return [order('piecesCount', { count: piecesIn(parcel) }), since, left].filter(Boolean).join(', ');
  };
}

type RowProps = { readonly parcel: Parcel; readonly note: string; readonly onGive: () => void };

function PickupRow({ parcel, note, onGive }: RowProps) {
  const t = useMessages('picking');
  const order = useMessages('order');
  const call = useShipmentCall();
  const { revalidate } = useRevalidator();
  const named = t('order', { number: parcel.order });
  const putBack = async () => {
    call.forgetProblem();
    if (!(await moveBy(call)(parcel.number, 'canceled'))) return;
    // Until that is written down, too, it is among what is canceled and still lies here.
    if (await takeBackBy(call)(parcel.number)) toasts.add({ text: t('putBackDone') });
    await revalidate();
  };
  return (
    <ParcelRow parcel={parcel} note={note} named={named}>
      {parcel.state === 'ready' ? (
        <Button icon="user" aria-label={order('doWith', { what: order('do.handed_over'), shipment: named })} onClick={onGive}>
          {order('do.handed_over')}
        </Button>
      ) : (
        <Button icon="arrow-u-up-left" isPending={call.state === 'sending'} onClick={() => void putBack()}>
          {t('putBack')}
        </Button>
      )}
      <CallNote call={call} />
    </ParcelRow>
  );
}

function GiveDialog({ parcel, onClose }: { readonly parcel: Parcel; readonly onClose: () => void }) {
  const t = useMessages('picking');
  const call = useShipmentCall();
  const { revalidate } = useRevalidator();
  const moves = movesOf(call, parcel.number);
  const handOver: typeof moves.handOver = async (proof) => {
    call.forgetProblem();
    const isDone = await moves.handOver(proof);
    if (!isDone) return false;
    toasts.add({ text: t('given', { name: parcel.name ?? parcel.order }) });
    await revalidate();
    return true;
  };
  return <HandOverDialog name={t('order', { number: parcel.order })} moves={{ call, handOver }} onClose={onClose} />;
}

/** What lies ready in a branch: found by name, number or the label on the bag, given to who shows the code or has the name. */
export function PickupScreen({ list }: { readonly list: PickupList }) {
  const t = useMessages('picking');
  const standing = useStanding(list);
  const [wanted, setWanted] = useState<string>();
  const [said, setSaid] = useState<Said>();
  const [giving, setGiving] = useState<Parcel>();
  const arrival = useArrival();
  const all = [...list.items, ...list.underWay, ...list.canceled];
  const found = matching(all, wanted);
  const canceled = found.filter(({ state }) => state === 'canceled');
  const find = (text: string) => {
    const arrived = list.underWay.find(({ number }) => number === text.trim());
    const turned = list.canceled.find(({ number }) => number === text.trim());
    const hits = matching(all, text);
    const [only] = hits;
    const isOne = hits.length === 1 && only?.state !== 'packed';
    setWanted(isOne || arrived ? undefined : text);
    setSaid(
      hits.length === 0
        ? { tone: 'bad', text: t('nobodyCalled', { text }) }
        : turned && { tone: 'bad', text: t(turned.broughtTo === null ? 'droppedScan' : 'turnedScan', turned) },
    );
    // Whoever scans the label of a box holds it in hand.
    if (arrived) void arrival.lay(arrived);
    else if (isOne && only?.state === 'ready') setGiving(only);
  };
  return (
    <div className={styles.screen}>
      {all.length > 0 && <ScanField label={t('find')} said={said} onScan={find} />}
      <CallNote call={arrival.call} />
      <CanceledBoxes where="arriving" parcels={canceled.filter(({ broughtTo }) => broughtTo !== null)} />
      <CanceledBoxes where="lying" parcels={canceled.filter(({ broughtTo }) => broughtTo === null)} />
      {all.length === 0 && (
        <EmptyState icon="storefront" title={t('noPickups')}>
          {t('noPickupsText')}
        </EmptyState>
      )}
      {all.length > 0 && found.length === 0 && <NoMatch onClear={() => setWanted(undefined)} />}
      <UnderWay parcels={found.filter(({ state }) => state === 'packed')} />
      {(['ready', 'uncollected'] as const).map((state) => {
        const rows = found.filter((parcel) => parcel.state === state);
        return (
          rows.length > 0 && (
            <Card key={state} isFlush title={t(`pickups.${state}`)} note={t(`pickupsText.${state}`)}>
              <ul>
                {rows.map((parcel) => (
                  <PickupRow key={parcel.number} parcel={parcel} note={standing(parcel)} onGive={() => setGiving(parcel)} />
                ))}
              </ul>
            </Card>
          )
        );
      })}
      {list.hasMore && <p className={styles.quiet}>{t('hasMore')}</p>}
      {giving && <GiveDialog parcel={giving} onClose={() => setGiving(undefined)} />}
    </div>
  );
}
