import { HandOverDocument, MoveShipmentDocument, ShortPickDocument, type ShipmentState } from '../../../../generated/graphql.ts';
import { useMessages } from '../../../../i18n/language-context.tsx';
import { ask } from '../../../../lib/api/api.ts';
import { quantityLines, type Quantities } from '../../../../lib/pieces/quantities.ts';
import { toasts } from '../../../../ui/overlays/toast-queue.ts';
import type { Shipment } from '../order.ts';
import { useOrderDesk } from '../order-desk.ts';
import { useOrderCall, type OrderCall } from '../use-order-call.ts';
import { useOrderWords } from '../use-order-words.ts';
import { stateWord } from './shipment-steps.ts';

type Tracking = { readonly number: string; readonly url: string };
type Proof = { readonly code: string } | { readonly name: string };

export type ShipmentMoves = {
  readonly call: Pick<OrderCall, 'state' | 'error' | 'problem' | 'forgetProblem'>;
  /** True: it was done. */
  readonly move: (to: ShipmentState, tracking?: Tracking) => Promise<boolean>;
  readonly handOver: (proof: Proof) => Promise<boolean>;
  readonly pickShort: (found: Quantities) => Promise<boolean>;
};

/** What can be done with one shipment, each once however often it is pressed. */
export function useShipmentMoves(shipment: Shipment): ShipmentMoves {
  const { number } = shipment;
  const t = useMessages('order');
  const { order } = useOrderDesk();
  const words = useOrderWords(order);
  const call = useOrderCall();
  const say = (state: ShipmentState, outcome: string): boolean => {
    if (outcome === 'done')
      toasts.add({ text: t('moved', { shipment: words.shipment(number), state: t(`state.${stateWord(state, shipment)}`) }) });
    return outcome === 'done';
  };
  return {
    call,
    move: async (to, tracking) => {
      const parcel = tracking?.number.trim() ? { number: tracking.number.trim(), url: tracking.url.trim() || null } : null;
      const send = async (key: string) => (await ask(MoveShipmentDocument, { number, to, tracking: parcel, key })).moveShipment;
      return say(to, await call.run({ move: number, to, parcel }, send));
    },
    handOver: async (proof) => {
      const shown = { code: 'code' in proof ? proof.code : null, name: 'name' in proof ? proof.name : null };
      const send = async (key: string) => (await ask(HandOverDocument, { number, ...shown, key })).handOver;
      return say('handed_over', await call.run({ handOver: number, ...shown }, send));
    },
    pickShort: async (quantities) => {
      const found = quantityLines(quantities);
      const send = async (key: string) => (await ask(ShortPickDocument, { input: { number, found, key } })).shortPick;
      return (await call.run({ short: number, found }, send)) === 'done';
    },
  };
}
