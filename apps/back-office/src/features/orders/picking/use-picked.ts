import { useEffect, useState } from 'react';
import { readKept, writeKept } from '../../../ui/kept.ts';
import { boxesFor, scanPiece, tasksOf, type Boxes, type Picked, type PickList, type Scan, type Task } from './picked.ts';

type Kept = { readonly picked: Picked; readonly boxes: Boxes };

/** What was laid into boxes is on the device: whoever puts the phone away goes on where they were. */
function readPicked(name: string): Kept {
  try {
    const { picked = {}, boxes = {} } = JSON.parse(readKept(name) ?? '{}') as Partial<Kept>;
    return { picked, boxes };
  } catch {
    return { picked: {}, boxes: {} };
  }
}

export type Picking = {
  readonly list: PickList;
  readonly tasks: readonly Task[];
  readonly picked: Picked;
  readonly boxOf: (shipment: string) => number;
  readonly set: (task: Task, quantity: number) => void;
  readonly scan: (code: string) => Scan;
};

/** The list of a source, and how far somebody is with it. */
export function usePicked(list: PickList): Picking {
  const name = `picking-${list.source}`;
  const [kept, setKept] = useState(() => readPicked(name));
  const tasks = tasksOf(list);
  const shipments = list.parcels.map(({ number }) => number);
  const boxes = boxesFor(kept.boxes, shipments);
  // Whatever a colleague packs first, a box that stands on the table keeps its number.
  if (JSON.stringify(boxes) !== JSON.stringify(kept.boxes)) setKept({ ...kept, boxes });
  useEffect(() => writeKept(name, JSON.stringify(kept)), [name, kept]);
  const keep = (picked: Picked) => {
    // Of shipments that have gone nothing is kept.
    const living = Object.fromEntries(tasks.flatMap(({ id }) => (picked[id] ? [[id, picked[id]]] : [])));
    setKept({ picked: living, boxes });
  };
  return {
    list,
    tasks,
    picked: kept.picked,
    boxOf: (shipment) => boxes[shipment] ?? 0,
    set: (task, quantity) => keep({ ...kept.picked, [task.id]: quantity }),
    scan: (code) => {
      const scan = scanPiece(tasks, kept.picked, code);
      if (scan.kind === 'good') keep(scan.picked);
      return scan;
    },
  };
}
