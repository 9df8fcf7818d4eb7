import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { OrderDocumentLine, OrderShipment } from '../order-papers.ts';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** Parcels, and what is collected in a branch; its key points to the order. */
export const shipmentTable = (orderId: () => AnyPgColumn) =>
  pgTable(
    'order_shipment',
    {
      number: text('number').primaryKey(),
      orderId: integer('order_id').notNull().references(orderId),
      state: text('state').$type<OrderShipment['state']>().notNull().default('sent'),
      kind: text('kind').$type<OrderShipment['kind']>().notNull().default('parcel'),
      sourceCode: text('source_code'),
      plannedAt: timestamptz('planned_at'),
      /** Packed, or ready to be collected. */
      packedAt: timestamptz('packed_at'),
      /** Sent, or handed over. */
      shippedAt: timestamptz('shipped_at'),
      deliveredAt: timestamptz('delivered_at'),
      movedBy: text('moved_by'),
      pickupCode: text('pickup_code'),
      /** Where it was taken from, once it is in the branch it was brought to. */
      broughtFrom: text('brought_from'),
      /** When the box was taken in again that was on its way to a branch as it was canceled. */
      backAt: timestamptz('back_at'),
      lines: jsonb('lines').$type<readonly OrderDocumentLine[]>().notNull(),
      tracking: jsonb('tracking').$type<OrderShipment['tracking']>().notNull(),
    },
    (table) => [
      check('order_shipment_kind', sql`${table.kind} in ('parcel', 'pickup')`),
      check(
        'order_shipment_state',
        sql`${table.state} in ('planned', 'picking', 'packed', 'sent', 'delivered', 'ready', 'handed_over', 'uncollected', 'canceled')`,
      ),
      check('order_shipment_left', sql`(${table.state} in ('sent', 'delivered', 'handed_over')) = (${table.shippedAt} is not null)`),
      index('order_shipment_order').on(table.orderId),
      index('order_shipment_to_pick')
        .on(table.sourceCode, table.plannedAt)
        .where(sql`${table.state} in ('planned', 'picking')`),
      index('order_shipment_standing')
        .on(table.sourceCode, table.packedAt)
        .where(sql`${table.state} in ('packed', 'ready', 'uncollected')`),
      index('order_shipment_turned')
        .on(table.packedAt)
        .where(sql`${table.state} = 'canceled' and ${table.kind} = 'pickup' and ${table.packedAt} is not null and ${table.backAt} is null`),
      index('order_shipment_ready')
        .on(table.packedAt)
        .where(sql`${table.state} = 'ready'`),
    ],
  );
