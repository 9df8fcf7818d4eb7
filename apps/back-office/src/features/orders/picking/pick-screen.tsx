import { useState } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Menu } from '../../../ui/actions/menu.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { EmptyState } from '../../../ui/show/state-note.tsx';
import { CallNote } from '../../../shell/call-note.tsx';
import { usePapers } from '../order/shipments/use-papers.ts';
import { useSourceNames } from '../order/use-order-words.ts';
import { BoxRows, isFull, usePack } from './box-rows.tsx';
import { MissingDialog } from './missing-dialog.tsx';
import { BroughtRows, PackedRows } from './packed-rows.tsx';
import { countPicked, isPicked, packedAs, type PickList, type Task } from './picked.ts';
import { CanceledBoxes } from './canceled-boxes.tsx';
import styles from './picking.module.css';
import { ScanField, type Said } from './scan-field.tsx';
import { NextTask, TaskRow } from './task-rows.tsx';
import { usePicked, type Picking } from './use-picked.ts';
import { useStart } from './use-start.ts';

/** How far the whole list is. */
function Progress({ picking: { tasks, picked } }: { readonly picking: Picking }) {
  const t = useMessages('picking');
  const { done, count } = countPicked(tasks, picked);
  const text = t('progress', { done, count });
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} value={done} max={Math.max(count, 1)} aria-label={text} />
      <span>{text}</span>
    </div>
  );
}

/** The slips or labels of everything that is here, as one file. */
function AllPapers({ numbers }: { readonly numbers: readonly string[] }) {
  const t = useMessages('picking');
  const papers = usePapers(numbers);
  return (
    <>
      <Menu
        label={t('print')}
        trigger={
          <Button icon="printer" isPending={papers.isPending}>
            {t('print')}
          </Button>
        }
        groups={[
          {
            actions: (['slip', 'label'] as const).map((paper) => ({
              id: paper,
              icon: 'file-pdf' as const,
              label: t(`all.${paper}`, { count: numbers.length }),
              onAction: () => void papers.print(paper),
            })),
          },
        ]}
      />
      <CallProblem error={papers.error} text={papers.text} />
    </>
  );
}

/** The one step that comes next, at the thumb of a phone: begin, or pack the first box that is full. */
function MainStep({ picking }: { readonly picking: Picking }) {
  const t = useMessages('picking');
  const order = useMessages('order');
  const { call, count, start } = useStart(picking.list);
  const packing = usePack(picking);
  const full = picking.list.parcels.find((parcel) => isFull(picking, parcel));
  const shown = count > 0 ? call : packing.call;
  if (count === 0 && !full) return <CallNote call={shown} />;
  return (
    <div className={styles.mainStep} data-thumb-bar>
      <CallNote call={shown} />
      {count > 0 ? (
        <Button kind="main" isWide icon="basket" isPending={call.state === 'sending'} onClick={() => void start()}>
          {t('start', { count })}
        </Button>
      ) : (
        full && (
          <Button kind="main" isWide icon="package" isPending={packing.call.state === 'sending'} onClick={() => void packing.pack(full)}>
            {order('doWith', {
              what: order(`do.${packedAs(full)}`),
              shipment: t('box', { box: picking.boxOf(full.number) }),
            })}
          </Button>
        )
      )}
    </div>
  );
}

function useScan(picking: Picking): readonly [Said | undefined, (code: string) => void] {
  const t = useMessages('picking');
  const [said, setSaid] = useState<Said>();
  return [
    said,
    (code) => {
      const scan = picking.scan(code);
      if (scan.kind === 'good')
        setSaid({ tone: 'good', text: t('said.good', { name: scan.task.name, box: picking.boxOf(scan.task.shipment) }) });
      else setSaid({ tone: 'bad', text: scan.kind === 'enough' ? t('said.enough', scan) : t('said.unknown', scan) });
    },
  ];
}

/** What is still to be fetched: the first large, then the others, then what is in its box. */
function Tasks({ picking }: { readonly picking: Picking }) {
  const t = useMessages('picking');
  const [missing, setMissing] = useState<Task>();
  const { tasks, picked } = picking;
  const [next, ...later] = tasks.filter((task) => !isPicked(picked, task));
  const done = tasks.filter((task) => isPicked(picked, task));
  return (
    <>
      {next && <NextTask picking={picking} task={next} onMissing={() => setMissing(next)} />}
      {[
        { title: t('later'), rows: later },
        { title: t('done'), rows: done },
      ].map(
        ({ title, rows }) =>
          rows.length > 0 && (
            <Card key={title} isFlush title={title}>
              <ul>
                {rows.map((task) => (
                  <TaskRow key={task.id} picking={picking} task={task} />
                ))}
              </ul>
            </Card>
          ),
      )}
      {missing && <MissingDialog picking={picking} task={missing} onClose={() => setMissing(undefined)} />}
    </>
  );
}

function Nothing({ list: { source, toPlan } }: { readonly list: PickList }) {
  const t = useMessages('picking');
  const names = useSourceNames();
  const brought = toPlan.filter(({ broughtTo }) => broughtTo).length;
  if (toPlan.length > 0)
    return (
      <EmptyState icon="basket" title={t('toPlan', { count: toPlan.length })}>
        {t('toPlanText')} {brought > 0 && t('toPlanBrought', { count: brought })}
      </EmptyState>
    );
  return (
    <EmptyState icon="check-circle" title={t('empty')} action={<ButtonLink to="/orders?tab=toPick">{t('seeOrders')}</ButtonLink>}>
      {t('emptyText', { source: names.inside(source) })}
    </EmptyState>
  );
}

/** Everything that is fetched, checked and packed at one source. */
export function PickScreen({ list }: { readonly list: PickList }) {
  const t = useMessages('picking');
  const picking = usePicked(list);
  const [said, scan] = useScan(picking);
  const brought = list.packed.filter(({ broughtTo }) => broughtTo);
  const packed = list.packed.filter(({ broughtTo }) => !broughtTo);
  const all = [...list.parcels, ...packed].map(({ number }) => number);
  const isEmpty = list.parcels.length === 0;
  return (
    <div className={styles.screen}>
      {!isEmpty && <Progress picking={picking} />}
      {!isEmpty && <ScanField label={t('scan')} said={said} onScan={scan} />}
      {isEmpty && <Nothing list={list} />}
      {!isEmpty && list.toPlan.length > 0 && <p className={styles.quiet}>{t('toPlan', { count: list.toPlan.length })}</p>}
      <Tasks picking={picking} />
      {!isEmpty && (
        <Card isFlush title={t('boxes')} actions={<AllPapers numbers={all} />}>
          <BoxRows picking={picking} />
        </Card>
      )}
      {packed.length > 0 && (
        <Card isFlush title={t('packed')} actions={isEmpty && <AllPapers numbers={all} />}>
          <PackedRows parcels={packed} />
        </Card>
      )}
      {brought.length > 0 && (
        <Card isFlush title={t('bringing')}>
          <BroughtRows parcels={brought} />
        </Card>
      )}
      <CanceledBoxes where="returning" parcels={list.canceled} />
      {list.hasMore && <p className={styles.quiet}>{t('hasMore')}</p>}
      <MainStep picking={picking} />
    </div>
  );
}
