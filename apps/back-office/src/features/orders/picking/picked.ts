import type { PickListQuery } from '../../../generated/graphql.ts';

export type PickList = PickListQuery['pickList'];
type Item = PickList['items'][number];
export type Parcel = PickList['parcels'][number];

/** Pieces of one article that go into one box. */
export type Task = Pick<Item, 'sku' | 'name' | 'options' | 'picture'> & Item['pieces'][number] & { readonly id: string };

/** What was laid into its box, by task; and which box is whose. */
export type Picked = Readonly<Record<string, number>>;
export type Boxes = Readonly<Record<string, number>>;

/** What becomes of a full box: what is collected here is laid ready, all else is packed. */
export const packedAs = ({ kind, broughtTo }: Pick<Parcel, 'kind' | 'broughtTo'>): 'ready' | 'packed' =>
  kind === 'pickup' && !broughtTo ? 'ready' : 'packed';

/** What to fetch, article by article: whoever stands at a shelf takes all of it. */
export const tasksOf = ({ items }: Pick<PickList, 'items'>): readonly Task[] =>
  items.flatMap(({ sku, name, options, picture, pieces }) =>
    pieces.map((piece) => ({ id: `${piece.shipment} ${piece.lineId} ${sku}`, sku, name, options, picture, ...piece })),
  );

export const pickedOf = (picked: Picked, { id, quantity }: Pick<Task, 'id' | 'quantity'>): number => Math.min(picked[id] ?? 0, quantity);

export const isPicked = (picked: Picked, task: Pick<Task, 'id' | 'quantity'>): boolean => pickedOf(picked, task) === task.quantity;

export type Count = { readonly done: number; readonly count: number };

/** How many pieces of some tasks are in their boxes. */
export const countPicked = (tasks: readonly Task[], picked: Picked): Count => ({
  done: tasks.reduce((sum, task) => sum + pickedOf(picked, task), 0),
  count: tasks.reduce((sum, { quantity }) => sum + quantity, 0),
});

export type Scan =
  | { readonly kind: 'good'; readonly task: Task; readonly picked: Picked }
  | { readonly kind: 'enough'; readonly name: string }
  | { readonly kind: 'unknown'; readonly code: string };

/** One piece that somebody holds: it is for who has waited longest. */
export function scanPiece(tasks: readonly Task[], picked: Picked, code: string): Scan {
  const wanted = code.trim().toUpperCase();
  const [first, ...others] = tasks.filter(({ sku }) => sku.toUpperCase() === wanted);
  if (!first) return { kind: 'unknown', code: code.trim() };
  const task = [first, ...others].find((one) => !isPicked(picked, one));
  if (!task) return { kind: 'enough', name: first.name };
  return { kind: 'good', task, picked: { ...picked, [task.id]: pickedOf(picked, task) + 1 } };
}

/** Every shipment keeps its box while it is picked; a new one gets the first that is free. */
export function boxesFor(known: Boxes, shipments: readonly string[]): Boxes {
  const boxes: Record<string, number> = {};
  for (const shipment of shipments) if (known[shipment]) boxes[shipment] = known[shipment];
  for (const shipment of shipments) {
    if (boxes[shipment]) continue;
    const used = new Set(Object.values(boxes));
    let box = 1;
    while (used.has(box)) box += 1;
    boxes[shipment] = box;
  }
  return boxes;
}

/** What is left of a shipment when only so many pieces of a task were found: a bundle without one of its parts is none. */
export function foundLines({ lines }: Pick<Parcel, 'lines'>, { lineId, perLine }: Task, found: number): Parcel['lines'] {
  return lines.map((line) => (line.lineId === lineId ? { ...line, quantity: Math.min(line.quantity, Math.floor(found / perLine)) } : line));
}
