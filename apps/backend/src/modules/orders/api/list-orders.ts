import type { CustomerOrderSortInput, CustomerOrdersFilterInput, InputMaybe } from '@shop/contract';
import type { Queryable } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { checkPage, type PageArguments, type PageInfo } from '#kernel/graphql/paging.ts';
import { fromDecimal } from '#kernel/money.ts';
import { cutText } from '#kernel/read-text.ts';
import { zonedTime } from '@shop/rules/zoned-time';
import type { Order } from '../order.ts';
import { orderColumns, toOrder, type OrderRow } from '../order-row.ts';

export type OrdersQuery = PageArguments & {
  readonly filter?: InputMaybe<CustomerOrdersFilterInput> | undefined;
  readonly sort?: InputMaybe<CustomerOrderSortInput> | undefined;
  readonly search?: InputMaybe<string> | undefined;
};

export type OrdersPage = {
  readonly orders: readonly Order[];
  readonly total: number;
  readonly info: PageInfo;
  readonly firstPlacedAt: Date | null;
};

/** Conditions with their values, numbered from the second parameter on; the first is the customer. */
class Conditions {
  readonly parts = ['o.customer_id = $1'];
  readonly values: unknown[] = [];

  add(condition: (parameter: string) => string, value: unknown): void {
    this.values.push(value);
    this.parts.push(condition(`$${this.values.length + 1}`));
  }
}

const present = <T>(values: InputMaybe<InputMaybe<T>[]> | undefined): T[] =>
  (values ?? []).filter((value): value is T & {} => value !== null && value !== undefined);
const like = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

function conditionsOf({ filter, search }: OrdersQuery): Conditions {
  const found = new Conditions();
  const { number, status, grand_total: total, order_date: date } = filter ?? {};
  if (number?.eq) found.add((at) => `o.number = ${at}`, number.eq);
  if (number?.in) found.add((at) => `o.number = any(${at}::text[])`, present(number.in));
  if (number?.match) {
    if (number.match.length < 3) throw inputError('Invalid match filter. Minimum length is 3.');
    found.add((at) => `o.number like ${at}`, like(number.match));
  }
  if (status?.eq) found.add((at) => `o.status = ${at}`, status.eq);
  if (status?.in) found.add((at) => `o.status = any(${at}::text[])`, present(status.in));
  if (total?.from) found.add((at) => `o.grand_total >= ${at}`, cents(total.from));
  if (total?.to) found.add((at) => `o.grand_total <= ${at}`, cents(total.to));
  if (date?.from) found.add((at) => `o.placed_at >= ${at}`, readTime(date.from, '00:00'));
  if (date?.to) found.add((at) => `o.placed_at <= ${at}`, readTime(date.to, '23:59'));
  for (const word of cutText((search ?? '').trim(), 100)
    .split(/\s+/)
    .filter(Boolean)) {
    found.add((at) => `o.search_text like ${at}`, like(word));
  }
  return found;
}

/** More than any order, and little enough for the column. */
const largestTotal = 20_000_000;

function cents(text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || Math.abs(value) > largestTotal) throw inputError('"grand_total" must be a number.');
  return fromDecimal(value);
}

/** A day, or a time as `order_date` shows it, by the clock of the shop. */
function readTime(text: string, time: string): Date {
  const [, day, hours] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::\d{2})?)?$/.exec(text.trim()) ?? [];
  if (!day || Number.isNaN(Date.parse(`${day}T${hours ?? time}:00Z`))) throw inputError('"order_date" must be a date as YYYY-MM-DD.');
  return zonedTime(day, hours ?? time, 'Europe/Amsterdam');
}

/** One page of a customer's orders, the newest first unless told. */
export async function listOrders(sql: Queryable, customerId: number, query: OrdersQuery): Promise<OrdersPage> {
  const { parts, values } = conditionsOf(query);
  const where = parts.join(' and ');
  const { rows: counts } = await sql.query<{ total: number; first: Date | null }>(
    `select count(*)::int as total, (select min(placed_at) from sales_order where customer_id = $1) as first from sales_order as o where ${where}`,
    [customerId, ...values],
  );
  const total = counts[0]?.total ?? 0;
  const { skip, take, info } = checkPage(total, query);
  const direction = query.sort?.sort_direction === 'ASC' ? 'asc' : 'desc';
  const column = query.sort?.sort_field === 'NUMBER' ? 'o.id' : 'o.placed_at';
  const { rows } = await sql.query<OrderRow>(
    `select ${orderColumns} from sales_order as o where ${where} order by ${column} ${direction}, o.id ${direction}
     limit ${take} offset ${skip}`,
    [customerId, ...values],
  );
  return { orders: rows.map(toOrder), total, info, firstPlacedAt: counts[0]?.first ?? null };
}

/** What a customer paid with last. */
export async function lastPaymentMethod(sql: Queryable, customerId: number): Promise<string | undefined> {
  const { rows } = await sql.query<{ code: string }>(
    `select payment_method->>'code' as code from sales_order where customer_id = $1 and status <> 'canceled'
       and payment_method->>'code' <> 'exchange' order by placed_at desc limit 1`,
    [customerId],
  );
  return rows[0]?.code;
}

/** For staff: the newest orders, all or of one status. */
export async function newestOrders(
  sql: Queryable,
  { status, limit }: { status?: string | undefined; limit: number },
): Promise<readonly Order[]> {
  const { rows } = await sql.query<OrderRow>(
    `select ${orderColumns} from sales_order as o where $1::text is null or o.status = $1 order by o.placed_at desc, o.id desc limit $2`,
    [status ?? null, limit],
  );
  return rows.map(toOrder);
}
