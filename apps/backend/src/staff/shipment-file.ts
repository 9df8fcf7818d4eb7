import type { Database } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors.ts';
import { findOrderIn, findOrderOfShipment, placesOf, type Orders, type Printed, type ShipmentPaper } from '#modules/orders/index.ts';
import { branchesOf, type Scope } from '#modules/staff/index.ts';

type Parts = { readonly database: Database; readonly orders: Pick<Orders, 'shipmentPapers'> };

/** The name of this kind of file. */
export const shipmentFile = 'shipment';

/** Which shipments, and what is printed of them. */
export type PrintInput = { readonly numbers: readonly string[]; readonly paper: ShipmentPaper };

/** The papers of shipments as they are now; whoever asked for them must still have to do with each. */
export async function shipmentPdf({ database, orders }: Parts, { numbers, paper }: PrintInput, scope: Scope): Promise<readonly Buffer[]> {
  const printed: Printed[] = [];
  for (const number of numbers) printed.push(await findPrinted(database, number, scope));
  const [first, ...rest] = printed;
  if (!first) throw notFound('There is no such shipment.');
  return [await orders.shipmentPapers(paper, [first, ...rest])];
}

async function findPrinted(database: Database, number: string, scope: Scope): Promise<Printed> {
  const orderNumber = await findOrderOfShipment(database, number);
  const order = orderNumber === undefined ? undefined : (await findOrderIn(database, orderNumber, scope))?.order;
  const shipment = order?.shipments.find((one) => one.number === number);
  const branches = branchesOf(scope);
  const isOurs = !branches || (order && shipment && placesOf(order, shipment).some((place) => branches.includes(place)));
  if (!order || !shipment || !isOurs) throw notFound('There is no such shipment.');
  return { order, shipment };
}
