import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import { advanceSequence } from '#kernel/database/rows.ts';
import { StartError } from '#kernel/errors.ts';
import { listColumns, setCounter, type OrderSnapshot, type OrderStatus } from '#modules/orders/index.ts';

const perStatement = 2_000;
const firstOrder = 100_000_000;
const spanMs = 540 * 86_400_000;

const firstNames = ['Anna', 'Bart', 'Clara', 'Daan', 'Emma', 'Finn', 'Greta', 'Hanna', 'Ilse', 'Jonas', 'Karin', 'Lars', 'Mila', 'Noor'];
const lastNames = [
  'Bakker',
  'Claessen',
  'Dirks',
  'Fischer',
  'Geurts',
  'Hermans',
  'Jansen',
  'Kramer',
  'Lemmens',
  'Meyer',
  'Peters',
  'Weber',
];

type Template = {
  readonly id: number;
  readonly snapshot: OrderSnapshot;
  readonly payment_method: Parameters<typeof listColumns>[0]['paymentMethod'];
};

/** Writes many orders for measuring, copies of the demo's in other names; most are done, as in a shop that has run for years. */
export async function seedManyOrders(tx: Tx, count: number, clock: Clock): Promise<void> {
  const { rows: templates } = await tx.query<Template>(
    `select id, snapshot, payment_method from sales_order where snapshot->>'coupon' is null and customer_id is not null order by id limit 60`,
  );
  if (templates.length === 0) throw new StartError('--orders copies the orders of the demo, which this shop does not have.');
  const { rows } = await tx.query<{ id: number; invoice: number; shipment: number }>(
    `select (select max(id) from sales_order) as id, (select last from document_counter where series = 'invoice') as invoice,
       (select last from document_counter where series = 'shipment') as shipment`,
  );
  const last = { id: rows[0]?.id ?? 0, invoice: rows[0]?.invoice ?? 200_000_000, shipment: rows[0]?.shipment ?? 300_000_000 };
  for (let start = 0; start < count; start += perStatement) {
    const made = Array.from({ length: Math.min(perStatement, count - start) }, (_, index) => {
      const order = copyOf(templates, start + index, count, clock.now());
      const [isSold, isSent] = [order.status === 'complete' || order.status === 'processing', order.status === 'complete'];
      last.id += 1;
      return {
        ...order,
        id: last.id,
        number: String(firstOrder + last.id),
        invoice: isSold ? String((last.invoice += 1)) : null,
        shipment: isSent ? String((last.shipment += 1)) : null,
      };
    });
    await writeOrders(tx, JSON.stringify(made));
  }
  await advanceSequence(tx, 'sales_order');
  await setCounter(tx, 'invoice', last.invoice);
  await setCounter(tx, 'shipment', last.shipment);
}

/** The last hundredth is still being worked on. */
function statusOf(index: number, count: number): OrderStatus {
  if (index < count * 0.99) return index % 25 === 0 ? 'canceled' : 'complete';
  return (['processing', 'processing', 'pending', 'pending_payment', 'processing', 'holded'] as const)[index % 6] ?? 'processing';
}

function copyOf(templates: readonly Template[], index: number, count: number, now: Date) {
  const template = templates[index % templates.length];
  if (!template) throw new Error('there is no order to copy');
  const person = {
    firstname: firstNames[index % firstNames.length] ?? '',
    lastname: lastNames[Math.floor(index / firstNames.length) % lastNames.length] ?? '',
    telephone: `06${String(10_000_000 + index)}`,
  };
  const email = `${person.firstname}.${person.lastname}.${index}@example.org`.toLowerCase();
  const { snapshot, payment_method: paymentMethod } = template;
  const billingAddress = { ...snapshot.billingAddress, ...person };
  const status = statusOf(index, count);
  return {
    template: template.id,
    person,
    email,
    status,
    fulfilment: status === 'complete' ? 'full' : 'none',
    placedAt: new Date(now.getTime() - spanMs + Math.floor((index * spanMs) / count)),
    ...listColumns({ ...snapshot, billingAddress, email, paymentMethod, pieces: [], shipments: [] }),
  };
}

const madeRows = `made as (select row.*, t.snapshot as template_snapshot, t.payment_method, t.store_code, t.grand_total,
    (select jsonb_agg(jsonb_build_object('lineId', line->'id', 'quantity', line->'quantity')) from jsonb_array_elements(t.snapshot->'lines') as line) as lines
  from json_to_recordset($1::json) as row(id int, number text, template int, person jsonb, email text, status text, fulfilment text,
    "placedAt" timestamptz, "branchCode" text, "personName" text, "countryCode" text, "paymentCode" text, sources json, words json,
    invoice text, shipment text)
  join sales_order as t on t.id = row.template)`;

async function writeOrders(tx: Tx, orders: string): Promise<void> {
  await tx.query(
    `with ${madeRows}
     insert into sales_order (id, number, hash, email, email_key, store_code, status, payment_method, snapshot, pieces, grand_total, search_text,
       placed_at, updated_at, paid_at, branch_code, person_name, country_code, payment_code, fulfilment, sources, words)
     select id, number, md5(random()::text || id), email, email, store_code, status, payment_method,
       template_snapshot || jsonb_build_object('billingAddress', (template_snapshot->'billingAddress') || person), '[]', grand_total, number,
       "placedAt", "placedAt", case when invoice is not null then "placedAt" end, "branchCode", "personName", "countryCode", "paymentCode",
       fulfilment, array(select json_array_elements_text(sources)),
       array_to_tsvector(array(select json_array_elements_text(words)) || number)
     from made`,
    [orders],
  );
  await tx.query(
    `with ${madeRows}
     insert into order_event (order_id, at, status, actor) select id, "placedAt", status, 'shopper' from made`,
    [orders],
  );
  await tx.query(
    `with ${madeRows}
     insert into order_invoice (number, order_id, issued_at, lines, grand_total)
     select invoice, id, "placedAt", lines, grand_total from made where invoice is not null`,
    [orders],
  );
  await tx.query(
    `with ${madeRows}
     insert into order_shipment (number, order_id, shipped_at, lines, tracking)
     select shipment, id, "placedAt", lines, '[]' from made where shipment is not null`,
    [orders],
  );
}
