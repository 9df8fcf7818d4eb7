import type { Database, Tx } from '#kernel/database/database.ts';
import type { OrderServices } from './order-services.ts';

/** LAW-20: as long as records of sales to other member states are asked for, counted from the end of the year. */
export const keptYears = 10;
const batch = 200;
/** Stands where a person stood; no address that somebody can type. */
const erased = 'erased';

/** Takes the person out of orders whose tax period is over; numbers, goods and amounts stay, so books and series stay whole. */
export function registerErasure({ jobs, database, clock }: Pick<OrderServices, 'jobs' | 'database' | 'clock'>): void {
  jobs.register({
    name: 'orders-retention',
    schedule: '10 4 * * *',
    handle: async () => {
      const before = new Date(Date.UTC(clock.now().getUTCFullYear() - keptYears, 0, 1));
      while ((await eraseBatch(database, before)) === batch);
    },
  });
}

const eraseBatch = (database: Database, before: Date): Promise<number> =>
  database.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: number }>(
      `select id from sales_order where updated_at < $1 and email <> $2 order by id limit ${batch} for update skip locked`,
      [before, erased],
    );
    await erasePersons(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.length;
  });

/** The country stays: it decided about the VAT. */
const nobody = {
  prefix: null,
  firstname: '',
  middlename: null,
  lastname: '',
  suffix: null,
  company: null,
  street: [],
  postcode: null,
  city: '',
  region: null,
  regionId: null,
  telephone: null,
  fax: null,
  vatId: null,
  coc: null,
};

const withoutPerson = (content: string): string =>
  `${content} || jsonb_build_object('tax', (${content}->'tax') || '{"vatId": null, "vatRequestId": null, "vatName": null}')
     || case when jsonb_typeof(${content}->'shippingAddress') = 'object'
          then jsonb_build_object('shippingAddress', (${content}->'shippingAddress') || $2::jsonb) else '{}' end`;

async function erasePersons(tx: Tx, ids: readonly number[]): Promise<void> {
  // A link to the order that somebody still has leads nowhere, as a new hash is nobody's.
  await tx.query(
    `update sales_order set
       customer_id = null, email = $2, email_key = $2 || ' ' || number, hash = md5(random()::text || hash), search_text = number, person_name = null,
       words = array_to_tsvector(array[number]), restored_cart = null,
       payment_method = payment_method || '{"purchaseOrderNumber": null, "additionalData": []}',
       snapshot = snapshot
         || jsonb_build_object('customerNote', null, 'billingAddress', (snapshot->'billingAddress') || $3::jsonb)
         || jsonb_build_object('tax', (snapshot->'tax') || '{"vatId": null, "vatRequestId": null, "vatName": null}')
         || case when jsonb_typeof(snapshot->'shippingAddress') = 'object'
              then jsonb_build_object('shippingAddress', (snapshot->'shippingAddress') || $3::jsonb) else '{}' end
     where id = any($1)`,
    [ids, erased, JSON.stringify(nobody)],
  );
  await tx.query('update order_event set message = null where order_id = any($1)', [ids]);
  await tx.query('update payment_attempt set redirect_url = null, reason = null where order_id = any($1)', [ids]);
  await tx.query(`update order_refund set reason = '' where order_id = any($1)`, [ids]);
  await tx.query(
    `update order_revision set reason = '', token_hash = null,
       changes = (select coalesce(jsonb_agg(case when change->>'kind' = 'address' then change || '{"from": null, "to": null}' else change end), '[]')
         from jsonb_array_elements(changes) as change),
       content_before = ${withoutPerson('content_before')}, content_after = ${withoutPerson('content_after')} where order_id = any($1)`,
    [ids, JSON.stringify(nobody)],
  );
  await tx.query(`update order_shipment set tracking = '[]', pickup_code = null where order_id = any($1)`, [ids]);
}
