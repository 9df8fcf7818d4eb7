import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { useBranchName } from '../../../lib/branches/branches.ts';
import { useWho } from '../../../lib/desk/use-who.ts';
import type { Happening } from './happenings.ts';
import { placeOf, type Order, type OrderAnswer } from './order.ts';
import { readRefusal } from './refusals.ts';

type LookUp = (key: string, parameters?: Readonly<Record<string, string>>) => string;
type Refusal = Extract<OrderAnswer, { readonly __typename: 'Refusal' }>;

/** Why the shop refused something, in the person's words. */
export function useOrderRefusal(): (answer: Pick<Refusal, 'code' | 'message'>) => string {
  const t = useMessages('order');
  const branchName = useBranchName();
  return (answer) => {
    const read = readRefusal(answer);
    if (!read) return answer.message;
    const { source: from, branch, ...rest } = read.parameters;
    const places = { ...(from ? { source: branchName(from) } : {}), ...(branch ? { branch: branchName(branch) } : {}) };
    return (t as LookUp)(read.key, { ...rest, ...places });
  };
}

/** What a place with stock is called: inside a sentence, and alone where one is chosen. */
export function useSourceNames() {
  const t = useMessages('order');
  const branchName = useBranchName();
  const inside = (code: string): string => (code === 'WEB' ? t('web') : branchName(code));
  const alone = (code: string): string => (code === 'WEB' ? t('warehouse') : branchName(code));
  return { inside, alone };
}

/** What an order, its shipments and what happened to it are called. */
export function useOrderWords(order: Order) {
  const t = useMessages('order');
  const who = useWho();
  const words = useMessages('orderWords');
  const { money } = useFormats();
  const { inside: source, alone: stock } = useSourceNames();
  const refusal = useOrderRefusal();
  const isPickup = (number: string): boolean => order.shipments.find((one) => one.number === number)?.kind === 'pickup';
  /** `Pakket 1`, at the beginning of a text; `pakket 1` inside one. */
  const shipment = (number: string): string => t(isPickup(number) ? 'pickup' : 'parcel', { place: placeOf(order, number) || number });
  const shipmentInside = (number: string): string =>
    t(isPickup(number) ? 'pickupInside' : 'parcelInside', { place: placeOf(order, number) || number });
  /** What was packed to be brought somewhere, and where to. */
  const onTheRoad = (happening: Happening) => {
    if (happening.kind !== 'shipment' || happening.state !== 'packed') return undefined;
    const to = order.shipments.find(({ number }) => number === happening.number)?.broughtTo;
    return to ? { number: happening.number, to } : undefined;
  };
  /** As the history has it. */
  const told = (happening: Happening): string => {
    const branch = onTheRoad(happening);
    if (branch) return t('event.underWay', { shipment: shipment(branch.number), branch: source(branch.to) });
    if (happening.kind === 'shipment') return t(`event.${happening.state}`, { shipment: shipment(happening.number) });
    if (happening.kind === 'refund') return t('eventRefund', { amount: money(happening.cents) });
    if (happening.kind === 'refundAgain') return t('eventAgain', { number: happening.number });
    if (happening.kind === 'revision') return t(`revision.${happening.step}`, { number: happening.number });
    return happening.kind === 'status' ? words(`status.${happening.status}`) : (happening.text ?? '');
  };
  /** As a colleague hears of it: who did what. */
  const did = (happening: Happening): string => {
    const by = { who: who(happening.by) };
    const branch = onTheRoad(happening);
    if (branch) return t('did.underWay', { ...by, shipment: shipmentInside(branch.number), branch: source(branch.to) });
    if (happening.kind === 'shipment') return t(`did.${happening.state}`, { ...by, shipment: shipmentInside(happening.number) });
    if (happening.kind === 'refund') return t('didRefund', { ...by, amount: money(happening.cents) });
    if (happening.kind === 'refundAgain') return t('didAgain', { ...by, number: happening.number });
    if (happening.kind === 'revision') return t('didRevision', { ...by, what: told(happening) });
    if (happening.kind === 'status') return t('didStatus', { ...by, status: words(`status.${happening.status}`) });
    return t('didNote', { ...by, text: happening.text ?? '' });
  };
  return { shipment, shipmentInside, who, source, stock, told, did, refusal };
}
