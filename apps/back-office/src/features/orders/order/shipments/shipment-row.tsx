import { useState } from 'react';
import type { ShipmentState } from '../../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../../i18n/language-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Menu } from '../../../../ui/actions/menu.tsx';
import type { IconName } from '../../../../ui/icons/icon-names.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useOwnSources } from '../../../../lib/branches/own-sources.ts';
import { Steps } from '../../../../lib/steps/steps.tsx';
import { CallNote } from '../../../../shell/call-note.tsx';
import { CallProblem } from '../../../../shell/call-problem.tsx';
import { useOrderDesk } from '../order-desk.ts';
import { piecesIn, type Shipment } from '../order.ts';
import { useOrderWords } from '../use-order-words.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';
import { mayPickShort, nextStep, stateWord, stepsOf } from './shipment-steps.ts';
import { ShipmentPill } from './shipment-pill.tsx';
import { ShortPickDialog } from './short-pick-dialog.tsx';
import { usePapers } from './use-papers.ts';
import styles from './shipments.module.css';
import { useShipmentMoves, type ShipmentMoves } from './use-shipment-moves.ts';

export const stepIcons: Partial<Readonly<Record<ShipmentState, IconName>>> = {
  picking: 'basket',
  packed: 'package',
  sent: 'truck',
  delivered: 'check',
  ready: 'storefront',
  handed_over: 'user',
};

export type Asking = 'sent' | 'handed_over' | 'short' | undefined;

type DialogsProps = { readonly shipment: Shipment; readonly moves: ShipmentMoves; readonly asking: Asking; readonly onClose: () => void };

function Dialogs({ shipment, moves, asking, onClose }: DialogsProps) {
  const name = useOrderWords(useOrderDesk().order).shipmentInside(shipment.number);
  const props = { moves, onClose };
  if (asking === 'sent') return <SendDialog name={name} {...props} />;
  if (asking === 'handed_over') return <HandOverDialog name={name} {...props} />;
  return asking === 'short' ? <ShortPickDialog shipment={shipment} {...props} /> : null;
}

/** What is pressed to take a shipment on: at once, or after what has to be known. */
export function useShipmentStep(shipment: Shipment) {
  const moves = useShipmentMoves(shipment);
  const [asking, setAsking] = useState<Asking>();
  const ask = (what: Asking) => {
    moves.call.forgetProblem();
    setAsking(what);
  };
  const step = nextStep(shipment);
  const take = () => {
    if (step === 'sent' || step === 'handed_over') ask(step);
    else if (step) void moves.move(step);
  };
  const dialogs = <Dialogs shipment={shipment} moves={moves} asking={asking} onClose={() => setAsking(undefined)} />;
  return { moves, step, take, ask, dialogs, isAsking: asking !== undefined };
}

function Facts({ shipment }: { readonly shipment: Shipment }) {
  const t = useMessages('order');
  const { moment } = useFormats();
  const { plannedAt, packedAt, sentAt, deliveredAt, tracking } = shipment;
  const at = deliveredAt ?? sentAt ?? packedAt ?? plannedAt;
  return (
    <div className={styles.facts}>
      {tracking.map(({ carrier, number, url }) => (
        <span key={number}>
          {carrier} {!url && number}
          {url && (
            <a className={styles.link} href={url} target="_blank" rel="noreferrer">
              {t('follow', { number })}
              <Icon name="arrow-square-out" size={14} />
            </a>
          )}
        </span>
      ))}
      {at && <span>{moment(at)}</span>}
    </div>
  );
}

type ActionsProps = { readonly shipment: Shipment; readonly step: ReturnType<typeof useShipmentStep>; readonly isMain: boolean };

function Actions({ shipment, step: { step, take, ask, moves }, isMain }: ActionsProps) {
  const t = useMessages('order');
  const desk = useMessages('desk');
  const words = useOrderWords(useOrderDesk().order);
  const sources = useOwnSources('shipments.pack');
  const named = words.shipmentInside(shipment.number);
  const papers = usePapers([shipment.number]);
  const mayPrint = shipment.state !== 'canceled' && [shipment.source, shipment.broughtTo].some((place) => place && sources.includes(place));
  const others = [
    ...(mayPrint
      ? (['slip', 'label'] as const).map((paper) => ({
          id: paper,
          label: t(paper),
          icon: 'printer' as const,
          onAction: () => void papers.print(paper),
        }))
      : []),
    ...(mayPickShort(shipment) ? [{ id: 'short', label: t('short'), icon: 'warning-circle' as const, onAction: () => ask('short') }] : []),
    ...(shipment.can.includes('canceled')
      ? [
          {
            id: 'cancel',
            label: t('cancelDo', { shipment: named }),
            hint: t('cancelText'),
            icon: 'x-circle' as const,
            tone: 'bad' as const,
            onAction: () => void moves.move('canceled'),
          },
        ]
      : []),
  ];
  if (!step && others.length === 0) return null;
  return (
    <div className={styles.actions}>
      {step && (
        <Button
          size="s"
          kind={isMain ? 'main' : 'plain'}
          icon={stepIcons[step] ?? 'arrow-right'}
          isPending={moves.call.state === 'sending'}
          aria-label={t('doWith', { what: t(`do.${step}`), shipment: named })}
          onClick={take}
        >
          {t(`do.${step}`)}
        </Button>
      )}
      {others.length > 0 && (
        <Menu
          label={desk('more')}
          trigger={<IconButton icon="dots-three" size="s" kind="plain" label={t('doWith', { what: desk('more'), shipment: named })} />}
          groups={[{ actions: others }]}
        />
      )}
      <CallProblem error={papers.error} text={papers.text} />
    </div>
  );
}

/** One parcel, or what is collected: what is in it, how far it is, and the step that comes. */
export function ShipmentRow({ shipment, isMain }: { readonly shipment: Shipment; readonly isMain: boolean }) {
  const t = useMessages('order');
  const { order } = useOrderDesk();
  const words = useOrderWords(order);
  const step = useShipmentStep(shipment);
  const nameOf = (lineId: number): string => order.lines.find(({ id }) => id === lineId)?.name ?? '';
  const isCanceled = shipment.state === 'canceled';
  const count = t('piecesCount', { count: piecesIn(shipment) });
  return (
    <li className={styles.shipment} data-faint={isCanceled || undefined}>
      <div className={styles.head}>
        <h3 className={styles.name}>{words.shipment(shipment.number)}</h3>
        <span className={styles.quiet}>
          {[
            count,
            shipment.source && t('from', { source: words.source(shipment.source) }),
            shipment.broughtTo && t('to', { branch: words.source(shipment.broughtTo) }),
          ]
            .filter(Boolean)
            .join(' ')}
        </span>
        <span className={styles.pill}>
          <ShipmentPill shipment={shipment} />
        </span>
      </div>
      <p className={styles.content}>{shipment.lines.map(({ lineId, quantity }) => `${quantity} × ${nameOf(lineId)}`).join(', ')}</p>
      {!isCanceled && <Steps steps={stepsOf(shipment).map(({ state, is }) => ({ name: t(`state.${stateWord(state, shipment)}`), is }))} />}
      <div className={styles.foot}>
        <Facts shipment={shipment} />
        <Actions shipment={shipment} step={step} isMain={isMain} />
      </div>
      {!step.isAsking && <CallNote call={step.moves.call} />}
      {step.dialogs}
    </li>
  );
}
