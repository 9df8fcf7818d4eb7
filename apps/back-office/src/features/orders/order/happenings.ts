import type { OrderStatus, ShipmentState } from '../../../generated/graphql.ts';
import { isOther } from '../../../lib/desk/others.ts';
import type { Order } from './order.ts';

type Entry = Order['history'][number];
type Facts = Pick<Order, 'history' | 'refunds'>;

type RevisionStep = 'proposed' | 'asked' | 'confirmed' | 'applied' | 'declined' | 'expired' | 'withdrawn';

/** What an entry of the history tells, as far as the shop wrote it and no person. */
type Told =
  | { readonly kind: 'shipment'; readonly number: string; readonly state: ShipmentState | 'short' }
  | { readonly kind: 'refund'; readonly cents: number }
  | { readonly kind: 'refundAgain'; readonly number: string }
  | { readonly kind: 'revision'; readonly number: string; readonly step: RevisionStep; readonly text: string | null }
  | { readonly kind: 'status'; readonly status: OrderStatus }
  | { readonly kind: 'note' };

export type Happening = Told & {
  readonly id: string;
  readonly at: string;
  readonly by: string;
  /** What somebody wrote: a note, or why they did it. */
  readonly text: string | null;
  readonly isVisible: boolean;
};

const shipmentMoved = /^Shipment (\d+) is (planned|picking|packed|sent|delivered|ready|handed over|uncollected|canceled)\b/;
const shipmentShort = /^Shipment (\d+): not all pieces were found\.$/;
const sentAgain = /^Refund (\d+) is sent again\.$/;
/** A reason may follow; one of several lines is one too. */
const revised =
  /^Revision (\d+)(?: (waits for the customer|is confirmed|is applied|is paid and applied|is declined|has expired|is withdrawn))?(?:\.|: ([^]*))$/;
const revisionSteps: Readonly<Record<string, RevisionStep>> = {
  'waits for the customer': 'asked',
  'is confirmed': 'confirmed',
  'is applied': 'applied',
  'is paid and applied': 'applied',
  'is declined': 'declined',
  'has expired': 'expired',
  'is withdrawn': 'withdrawn',
};

/** The shop writes its history in one language; what it is about is read from the sentence. */
function toldBy(message: string): Told | undefined {
  const [, moved, state] = shipmentMoved.exec(message) ?? [];
  if (moved && state) return { kind: 'shipment', number: moved, state: state.replace(' ', '_') as ShipmentState };
  const [, short] = shipmentShort.exec(message) ?? [];
  if (short) return { kind: 'shipment', number: short, state: 'short' };
  const [, revision, step = '', why = null] = revised.exec(message) ?? [];
  if (revision) return { kind: 'revision', number: revision, step: revisionSteps[step] ?? 'proposed', text: why };
  const [, again] = sentAgain.exec(message) ?? [];
  return again ? { kind: 'refundAgain', number: again } : undefined;
}

const sameMoment = (one: string, other: string): boolean => Math.abs(new Date(one).getTime() - new Date(other).getTime()) < 1_000;

function happeningOf(entry: Entry, index: number, { history, refunds }: Facts): Happening {
  const { at, by, status, isVisible } = entry;
  const message = entry.message ?? null;
  const shared = { id: String(index), at, by, isVisible };
  const told = message === null ? undefined : toldBy(message);
  if (told) return { ...shared, text: null, ...told };
  const refund = refunds.find((one) => one.reason === message && sameMoment(one.at, at));
  if (refund) return { ...shared, kind: 'refund', cents: refund.back.cents, text: message };
  const isMove = message === null || history[index - 1]?.status !== status;
  return { ...shared, text: message, ...(isMove ? { kind: 'status', status } : { kind: 'note' }) };
}

/** Everything that happened to an order, the newest first. */
export const happeningsOf = (order: Facts): readonly Happening[] =>
  order.history.map((entry, index) => happeningOf(entry, index, order)).toReversed();

/** What others did since an order was read; `me` knows what they did themselves. */
export const newsBetween = (before: Facts, after: Facts, me: string): readonly Happening[] =>
  after.history
    .map((entry, index) => happeningOf(entry, index, after))
    .slice(before.history.length)
    .filter(({ by }) => by !== me);

export const isNote = ({ kind, by, isVisible }: Happening): boolean => kind === 'note' && !isVisible && (!isOther(by) || by === 'staff');
