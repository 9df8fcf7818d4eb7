import { useRevalidator } from 'react-router';
import { PlanForPickingDocument } from '../../../generated/graphql.ts';
import { ask } from '../../../lib/api/api.ts';
import type { PickList } from './picked.ts';
import { moveBy, useShipmentCall, type ShipmentCall } from './use-shipment-call.ts';

type Start = {
  readonly call: ShipmentCall;
  /** How many shipments begin with it; 0: there is nothing to begin with. */
  readonly count: number;
  readonly start: () => Promise<void>;
};

/** Begins with everything that nobody has begun with: what is planned, and what lies here and was not planned yet. */
export function useStart({ source, toPlan, parcels }: PickList): Start {
  const call = useShipmentCall();
  const { revalidate } = useRevalidator();
  const waiting = parcels.filter(({ state }) => state === 'planned').map(({ number }) => number);
  const plan = async ({ order, lines }: PickList['toPlan'][number]): Promise<readonly string[]> => {
    const input = { order, source, lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })) };
    const send = async (key: string) => (await ask(PlanForPickingDocument, { input: { ...input, key } })).planShipment;
    const answer = await call.run({ plan: input }, send);
    if (answer?.__typename !== 'Order') return [];
    return answer.shipments.filter((one) => one.state === 'planned' && one.source === source).map(({ number }) => number);
  };
  const start = async () => {
    call.forgetProblem();
    const numbers = [...waiting];
    // One after the other: an order that is refused leaves the others alone.
    for (const order of toPlan) numbers.push(...(await plan(order)));
    for (const number of new Set(numbers)) await moveBy(call)(number, 'picking');
    await revalidate();
  };
  return { call, count: waiting.length + toPlan.length, start };
}
