import { useState } from 'react';
import { HandOverDocument, MoveShipmentDocument, TakeBoxBackDocument, type ShipmentState } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { usePatientCall } from '../../../lib/use-patient-call.ts';
import type { OrderAnswer } from '../order/order.ts';
import type { ShipmentMoves } from '../order/shipments/use-shipment-moves.ts';
import { useOrderRefusal } from '../order/use-order-words.ts';

export type ShipmentCall = ShipmentMoves['call'] & {
  /** Does what is meant, once; undefined when it was not done. */
  readonly run: <Answer extends OrderAnswer>(meant: object, send: (key: string) => Promise<Answer>) => Promise<Answer | undefined>;
};

/** A change of a shipment from a list of many. */
export function useShipmentCall(): ShipmentCall {
  const t = useMessages('order');
  const refusal = useOrderRefusal();
  const { run: send, state, error } = usePatientCall();
  const [problem, setProblem] = useState<string>();
  const run: ShipmentCall['run'] = async (meant, call) => {
    const answer = await send(JSON.stringify(meant), call);
    if (!answer || answer.__typename === 'Order') return answer;
    setProblem(answer.__typename === 'Refusal' ? refusal(answer) : t('no.changed'));
    return undefined;
  };
  return { run, state, error, problem, forgetProblem: () => setProblem(undefined) };
}

/** Moves a shipment that is known by its number; true when it was done. */
export const moveBy =
  (call: ShipmentCall) =>
  async (number: string, to: ShipmentState): Promise<boolean> =>
    (await call.run(
      { move: number, to },
      async (key) => (await ask(MoveShipmentDocument, { number, to, tracking: null, key })).moveShipment,
    )) !== undefined;

/** What was canceled lies on a shelf again; true when it was written down. */
export const takeBackBy =
  (call: ShipmentCall) =>
  async (number: string): Promise<boolean> =>
    (await call.run({ back: number }, async (key) => (await ask(TakeBoxBackDocument, { number, key })).takeBoxBack)) !== undefined;

/** Moves for the dialogs that ask for more: a number of the carrier, a code, a name. */
export function movesOf(call: ShipmentCall, number: string): Pick<ShipmentMoves, 'call' | 'move' | 'handOver'> {
  return {
    call,
    move: async (to, tracking) => {
      const parcel = tracking?.number.trim() ? { number: tracking.number.trim(), url: tracking.url.trim() || null } : null;
      const send = async (key: string) => (await ask(MoveShipmentDocument, { number, to, tracking: parcel, key })).moveShipment;
      return (await call.run({ move: number, to, parcel }, send)) !== undefined;
    },
    handOver: async (proof) => {
      const shown = { code: 'code' in proof ? proof.code : null, name: 'name' in proof ? proof.name : null };
      const send = async (key: string) => (await ask(HandOverDocument, { number, ...shown, key })).handOver;
      return (await call.run({ handOver: number, ...shown }, send)) !== undefined;
    },
  };
}
