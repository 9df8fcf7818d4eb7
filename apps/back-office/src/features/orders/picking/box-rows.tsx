import type { ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useMessages } from '../../../i18n/language-context.tsx';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Menu } from '../../../ui/actions/menu.tsx';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import { Tag } from '../../../ui/show/tag.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CallNote } from '../../../shell/call-note.tsx';
import { ShipmentPill } from '../order/shipments/shipment-pill.tsx';
import { usePapers } from '../order/shipments/use-papers.ts';
import { useSourceNames } from '../order/use-order-words.ts';
import { countPicked, packedAs, type Parcel } from './picked.ts';
import styles from './picking.module.css';
import type { Picking } from './use-picked.ts';
import { moveBy, useShipmentCall } from './use-shipment-call.ts';

/** What is printed for a shipment. */
function PaperMenu({ number, named }: { readonly number: string; readonly named: string }) {
  const t = useMessages('picking');
  const order = useMessages('order');
  const papers = usePapers([number]);
  const name = order('doWith', { what: t('print'), shipment: named });
  return (
    <>
      <Menu
        label={name}
        trigger={<IconButton icon="printer" kind="plain" label={name} />}
        groups={[
          {
            actions: (['slip', 'label'] as const).map((paper) => ({
              id: paper,
              icon: 'printer' as const,
              label: order(paper),
              onAction: () => void papers.print(paper),
            })),
          },
        ]}
      />
      <CallProblem error={papers.error} text={papers.text} />
    </>
  );
}

type ParcelRowProps = {
  readonly parcel: Parcel;
  readonly mark?: ReactNode;
  readonly note: ReactNode;
  readonly named: string;
  /** Where it goes, where that is no matter of course. */
  readonly goesTo?: string | null | undefined;
  readonly children?: ReactNode;
};

/** A shipment by whom it is for. */
export function ParcelRow({ parcel, mark, note, named, goesTo, children }: ParcelRowProps) {
  const t = useMessages('picking');
  const names = useSourceNames();
  const { number, order, name } = parcel;
  return (
    <li className={styles.parcel}>
      {mark}
      <span className={styles.words}>
        <Link className={styles.order} to={`/orders/${order}`}>
          {name ?? order}
          <VisuallyHidden>, {t('order', { number: order })}</VisuallyHidden>
        </Link>
        <span className={styles.quiet}>
          {name && `${order} · `}
          {note}
        </span>
      </span>
      {goesTo && <Tag isStrong>{t('bringTo', { branch: names.inside(goesTo) })}</Tag>}
      <ShipmentPill shipment={parcel} />
      <div className={styles.actions}>
        {children}
        <PaperMenu number={number} named={named} />
      </div>
    </li>
  );
}

/** Packs a box, or lays it ready; one that nobody has begun with is begun with first. */
export function usePack(picking: Picking) {
  const t = useMessages('picking');
  const order = useMessages('order');
  const names = useSourceNames();
  const call = useShipmentCall();
  const { revalidate } = useRevalidator();
  const pack = async (parcel: Parcel) => {
    call.forgetProblem();
    const { number, state, broughtTo } = parcel;
    const to = packedAs(parcel);
    const box = picking.boxOf(number);
    const isBegun = state !== 'planned' || (await moveBy(call)(number, 'picking'));
    if (!isBegun || !(await moveBy(call)(number, to))) return;
    toasts.add({
      text: broughtTo ? t('boxUnderWay', { box, branch: names.inside(broughtTo) }) : t('boxMoved', { box, state: order(`state.${to}`) }),
    });
    await revalidate();
  };
  return { call, pack };
}

const countIn = ({ tasks, picked }: Picking, { number }: Parcel) =>
  countPicked(
    tasks.filter(({ shipment }) => shipment === number),
    picked,
  );

export const isFull = (picking: Picking, parcel: Parcel): boolean => {
  const { done, count } = countIn(picking, parcel);
  return count > 0 && done === count;
};

function BoxRow({ picking, parcel }: { readonly picking: Picking; readonly parcel: Parcel }) {
  const t = useMessages('picking');
  const order = useMessages('order');
  const { call, pack } = usePack(picking);
  const box = picking.boxOf(parcel.number);
  const { done, count } = countIn(picking, parcel);
  const named = t('box', { box });
  const what = order(`do.${packedAs(parcel)}`);
  return (
    <ParcelRow
      parcel={parcel}
      mark={
        <span className={styles.boxMark} data-full={done === count || undefined}>
          <VisuallyHidden>{named}</VisuallyHidden>
          <span aria-hidden="true">{box}</span>
        </span>
      }
      note={t('someOf', { done, count })}
      named={named}
      goesTo={parcel.broughtTo}
    >
      <Button
        size="s"
        icon={packedAs(parcel) === 'ready' ? 'storefront' : 'package'}
        isPending={call.state === 'sending'}
        disabledReason={done === count ? undefined : t('notFull')}
        aria-label={order('doWith', { what, shipment: named })}
        onClick={() => void pack(parcel)}
      >
        {what}
      </Button>
      <CallNote call={call} />
    </ParcelRow>
  );
}

/** Every shipment that is picked has a box, which says how full it is. */
export function BoxRows({ picking }: { readonly picking: Picking }) {
  return (
    <ul>
      {picking.list.parcels.map((parcel) => (
        <BoxRow key={parcel.number} picking={picking} parcel={parcel} />
      ))}
    </ul>
  );
}
