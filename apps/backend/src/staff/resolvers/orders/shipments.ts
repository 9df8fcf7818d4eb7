import type { ResolverMap } from '#kernel/graphql/context.ts';
import { placeToMove, statesAfter, wayOf, type ShipmentState } from '#modules/orders/index.ts';
import { branchesOf } from '#modules/staff/index.ts';
import type { BoxInput, HandOverInput, MoveInput, ShipmentInput, ShortPickInput } from '../../actions/orders/shipments.ts';
import { scopeOf } from '../../grants.ts';
import type { Parts } from '../../parts.ts';
import type { Permission } from '../../permissions.ts';
import { runAction, type Action } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { actorOf } from '../results.ts';
import { orderResult } from './find-order.ts';
import type { OrderShape } from './order-shape.ts';

type Keyed<Input> = Input & { readonly key: string };

/** Parcels, and what is collected. */
export function shipmentResolvers(parts: Parts): ResolverMap<Granted> {
  const { actions, orders } = parts;
  const run = <Input>(action: Action<Input, { readonly order: string }>, { key, ...input }: Keyed<Input>, context: Granted) =>
    orderResult(parts, context, async () => {
      const done = await runAction(parts, action, actorOf(context), input as unknown as Input, { key });
      await orders.after.stockChanged();
      return done;
    });
  return {
    Mutation: {
      planShipment: (_parent: unknown, { input }: { input: Keyed<ShipmentInput> }, context: Granted) =>
        run(actions.planShipment, input, context),
      moveShipment: (_parent: unknown, input: Keyed<MoveInput>, context: Granted) => run(actions.moveShipment, input, context),
      handOver: (_parent: unknown, input: Keyed<HandOverInput>, context: Granted) => run(actions.handOver, input, context),
      shortPick: (_parent: unknown, { input }: { input: Keyed<ShortPickInput> }, context: Granted) =>
        run(actions.shortPick, input, context),
      takeBoxBack: (_parent: unknown, input: Keyed<BoxInput>, context: Granted) => run(actions.takeBoxBack, input, context),
    },
    Shipment: {
      can: ({ kept: { order, shipment } }: OrderShape['shipments'][number], _args: unknown, { identity }: Granted) =>
        statesAfter(wayOf(order, shipment), shipment.state).filter(
          (to) => to !== 'uncollected' && isAllowed(identity.roles, permissionOf(to), placeToMove(order, shipment, to)),
        ),
    },
  };
}

const permissionOf = (to: ShipmentState): Permission => (to === 'handed_over' ? 'pickup.handOver' : 'shipments.send');

function isAllowed(roles: Granted['identity']['roles'], permission: Permission, source: string | null): boolean {
  const scope = scopeOf(roles, permission);
  if (!scope) return false;
  const branches = branchesOf(scope);
  return branches === null || (source !== null && branches.includes(source));
}
