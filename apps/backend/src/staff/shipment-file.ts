import type { Database } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors.ts';
import { findOrderIn, findOrderOfShipment, type Orders, type ShipmentPaper } from '#modules/orders/index.ts';
import { branchesOf, type Scope } from '#modules/staff/index.ts';

type Parts = { readonly database: Database; readonly orders: Pick<Orders, 'shipmentPaper'> };

/** The name of this kind of file. */
export const shipmentFile = 'shipment';

/** Which shipment, and what is printed of it. */
export type PrintInput = { readonly number: string; readonly paper: ShipmentPaper };

/** A paper of a shipment as it is now; whoever asked for it must still have to do with it. */
export async function shipmentPdf({ database, orders }: Parts, { number, paper }: PrintInput, scope: Scope): Promise<readonly Buffer[]> {
  const orderNumber = await findOrderOfShipment(database, number);
  const order = orderNumber === undefined ? undefined : (await findOrderIn(database, orderNumber, scope))?.order;
  const shipment = order?.shipments.find((one) => one.number === number);
  const isOurs = branchesOf(scope)?.includes(shipment?.source ?? '') ?? true;
  if (!order || !shipment || !isOurs) throw notFound('There is no such shipment.');
  return [await orders.shipmentPaper(order, shipment, paper)];
}
