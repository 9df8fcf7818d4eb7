import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Logger } from '#kernel/logger.ts';
import {
  findOrderIdIn,
  findOrderOfShipment,
  handOver,
  moveShipment,
  pickShort,
  placesOf,
  placeToMove,
  planShipment,
  raiseVersion,
  takeBoxBack,
  type MissingArticle,
  type ShipmentState,
  type StoredOrder,
} from '#modules/orders/index.ts';
import { branchesOf } from '#modules/staff/index.ts';
import { Refused, type Action, type Actor } from '../../run-action.ts';
import { actorText, lockOrderOf, orderEntry } from './lock-order.ts';
import { refusing } from './refusing.ts';

type Parts = { readonly clock: Clock; readonly jobs: Jobs; readonly logger: Logger };
type Pieces = readonly { readonly lineId: number; readonly quantity: number }[];
type Answer = { readonly order: string };

export type ShipmentInput = { readonly order: string; readonly source: string; readonly lines: Pieces };
export type MoveInput = {
  readonly number: string;
  readonly to: ShipmentState;
  readonly tracking?: { readonly number: string; readonly url?: string | null } | null;
};
export type HandOverInput = { readonly number: string; readonly code?: string | null; readonly name?: string | null };
export type BoxInput = { readonly number: string };
export type ShortPickInput = { readonly number: string; readonly found: Pieces; readonly missing?: readonly MissingArticle[] | null };

/** Pieces of another branch are not somebody's to prepare, even where the order is. */
function checkPlace(actor: Actor, ...places: readonly (string | null | undefined)[]): void {
  const branches = branchesOf(actor.scope);
  if (branches && !places.some((place) => typeof place === 'string' && branches.includes(place)))
    throw notFound('There is no such shipment.');
}

type OrderOf = StoredOrder['order'];
type Places = (order: OrderOf, shipment: OrderOf['shipments'][number]) => readonly (string | null)[];
const atSource: Places = (_order, { source }) => [source];
const toBecome =
  (to: ShipmentState): Places =>
  (order, shipment) => [placeToMove(order, shipment, to)];

/** The order of a shipment that somebody is about to do something with in one of its places; of other branches there is none. */
export async function lockShipment(tx: Tx, number: string, actor: Actor, places: Places): Promise<StoredOrder> {
  const order = await findOrderOfShipment(tx, number);
  // Also what it is that does not exist is the same for a number that nobody has.
  const isSeen = order !== undefined && (await findOrderIdIn(tx, order, actor.scope)) !== undefined;
  if (!isSeen) throw notFound('There is no such shipment.');
  const stored = await lockOrderOf(tx, order, actor);
  const shipment = stored.order.shipments.find((one) => one.number === number);
  checkPlace(actor, ...(shipment ? places(stored.order, shipment) : []));
  return stored;
}

const outcome = async (tx: Tx, stored: StoredOrder, field: string, before: unknown, after: unknown) => {
  const { order } = stored;
  const version = await raiseVersion(tx, order.id);
  return { answer: { order: order.number }, entries: [orderEntry(stored, [{ field, before, after }], { version })] };
};

const stateOf = ({ order }: StoredOrder, number: string): string | null =>
  order.shipments.find((one) => one.number === number)?.state ?? null;

/** Plans a parcel, or what will be collected, of pieces that are still open. */
export const planShipmentAction = ({ clock }: Parts): Action<ShipmentInput, Answer> => ({
  name: 'shipment.plan',
  permission: 'shipments.pack',
  isOfBranch: true,
  run: async (tx, { order: number, source, lines }, actor) => {
    checkPlace(actor, source);
    const stored = await lockOrderOf(tx, number, actor);
    const planned = await refusing(() => planShipment(tx, stored, { source, lines, by: actorText(actor), now: clock.now() }));
    return outcome(tx, stored, `shipments.${planned.number}`, null, { source, lines: planned.lines });
  },
});

/** Moves a shipment along; what is handed over has its own action. */
export const moveShipmentAction = ({ clock, ...services }: Parts): Action<MoveInput, Answer> => ({
  name: 'shipment.move',
  permission: 'shipments.send',
  isOfBranch: true,
  run: async (tx, { number, to, tracking }, actor) => {
    const stored = await lockShipment(tx, number, actor, toBecome(to));
    if (to === 'handed_over') throw new Refused('proof', 'What is handed over needs the code or a checked name.', 'to');
    const parcel = readTracking(tracking);
    await refusing(() => moveShipment(tx, services, stored, { number, to, tracking: parcel, by: actorText(actor), now: clock.now() }));
    return outcome(tx, stored, `shipments.${number}.state`, stateOf(stored, number), to);
  },
});

function readTracking(tracking: MoveInput['tracking']): { readonly number: string; readonly url?: string } | undefined {
  const number = tracking?.number.trim() ?? '';
  if (number === '') return undefined;
  if (number.length > 60) throw new Refused('tracking', 'The number of a parcel has at most 60 characters.', 'tracking.number');
  const url = tracking?.url?.trim() ?? '';
  if (url !== '' && (url.length > 500 || !/^https:\/\/[^\s]+$/.test(url)))
    throw new Refused('tracking', 'The address of a parcel begins with https://.', 'tracking.url');
  return url === '' ? { number } : { number, url };
}

/** Gives what lies ready to who shows the code or has the name. */
export const handOverAction = ({ clock, ...services }: Parts): Action<HandOverInput, Answer> => ({
  name: 'shipment.handOver',
  permission: 'pickup.handOver',
  isOfBranch: true,
  run: async (tx, { number, code, name }, actor) => {
    const stored = await lockShipment(tx, number, actor, toBecome('handed_over'));
    const proof = { code: code?.trim() || undefined, name: name?.trim() || undefined };
    await refusing(() => handOver(tx, services, stored, { number, ...proof, by: actorText(actor), now: clock.now() }));
    return outcome(tx, stored, `shipments.${number}.state`, stateOf(stored, number), 'handed_over');
  },
});

/** Fewer pieces were found than were planned. */
export const shortPickAction = ({ clock }: Parts): Action<ShortPickInput, Answer> => ({
  name: 'shipment.shortPick',
  permission: 'shipments.pack',
  isOfBranch: true,
  run: async (tx, { number, found, missing }, actor) => {
    const stored = await lockShipment(tx, number, actor, atSource);
    const before = stored.order.shipments.find((one) => one.number === number)?.lines ?? [];
    const short = { number, found, missing: missing ?? undefined };
    await refusing(() => pickShort(tx, stored, { ...short, by: actorText(actor), now: clock.now() }));
    return outcome(tx, stored, `shipments.${number}.lines`, before, found);
  },
});

/** A box that was canceled is taken in where it came from, or where it lies. */
export const takeBoxBackAction = ({ clock }: Pick<Parts, 'clock'>): Action<BoxInput, Answer> => ({
  name: 'shipment.back',
  permission: 'shipments.pack',
  isOfBranch: true,
  run: async (tx, { number }, actor) => {
    const stored = await lockShipment(tx, number, actor, placesOf);
    await refusing(() => takeBoxBack(tx, number, clock.now()));
    return outcome(tx, stored, `shipments.${number}.back`, false, true);
  },
});
