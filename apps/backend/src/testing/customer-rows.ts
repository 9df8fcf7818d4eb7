import type { Database } from '#kernel/database/database.ts';

type Person = { readonly id: number; readonly email: string };

/** Something of a customer in every table that can know one; each has rows of their own, and a few that two of them have alike. */
export async function fillCustomer(database: Database, { id, email }: Person, now: Date): Promise<void> {
  const mark = `of-${id}`;
  await fillAccount(database, { id, email }, mark, now);
  await fillLists(database, id, mark, now);
  await database.query(
    `insert into review (product_id, customer_id, language, nickname, summary, text, price_stars, quality_stars, status, fingerprint, created_at)
     values (1, $1, 'nl', 'Eva', 'Mooi', 'Heel mooi', 5, 5, 'approved', $2, $3)`,
    [id, mark, now],
  );
  await database.query(
    `insert into form_submission (type, identifier, title, store_code, customer_id, "values", is_suspect, fingerprint, received_at)
     values ('contact', 'contact-us', 'Contact', 'nl', $1, jsonb_build_array(jsonb_build_object('name', 'email', 'label', 'E-mail', 'value', $2::text)),
       false, $3, $4)`,
    [id, email, mark, now],
  );
  await database.query(
    `insert into withdrawal (reference, order_number, name, email, items, store_code, customer_id, received_at, state, fingerprint)
     values ($2, '1', 'Eva', $3, '[]', 'nl', $1, $4, 'received', $2)`,
    [id, mark, email, now],
  );
  await database.query(
    `insert into return (number, order_number, customer_id, kind, state, branches, stated_at, due_on, marks, person_name, words)
     values ($2, '1', $1, 'return', 'announced', '{}', $3, '9999-12-31', '{}', 'Eva', '')`,
    [id, mark, now],
  );
  await database.query(
    `insert into return_photo (id, return_id, digest, width, height, bytes, thumb, added_at, added_by)
     select $1, id, $1, 1, 1, 'picture', 'thumb', $2, 'staff' from return where number = $1`,
    [mark, now],
  );
  await fillBuying(database, { id, email }, mark, now);
}

async function fillAccount(database: Database, { id, email }: Person, mark: string, now: Date): Promise<void> {
  await database.query('insert into password_reset (hash, customer_id, requested_at) values ($2, $1, $3)', [id, `reset-${mark}`, now]);
  await database.query('insert into customer_data_link (hash, customer_id, made_at) values ($2, $1, $3)', [id, `data-${mark}`, now]);
  await database.query('insert into customer_token (hash, customer_id, created_at, used_at) values ($2, $1, $3, $3)', [
    id,
    `token-${mark}`,
    now,
  ]);
  await database.query('insert into email_change (customer_id, email, requested_at) values ($1, $2, $3)', [id, `new-${email}`, now]);
  await database.query(
    `insert into customer_address (customer_id, firstname, lastname, street, city, country_code, telephone, is_default_billing, is_default_shipping)
     values ($1, 'Eva', 'Vos', '["Markt", "1"]', 'Sittard', 'NL', '0460000001', $2, $2)`,
    [id, (await database.query('select from customer_address where customer_id = $1', [id])).rowCount === 0],
  );
  await database.query(
    `insert into privacy_request (kind, state, origin, customer_id, received_at, due_on, note) values ('rectify', 'open', 'staff', $1, $3, '2099-01-01', $2)`,
    [id, email, now],
  );
  await database.query("insert into audit_value (customer_id, value, salt) values ($1, to_jsonb($2::text), 'salt')", [id, email]);
}

async function fillLists(database: Database, id: number, mark: string, now: Date): Promise<void> {
  await database.query('insert into wishlist (customer_id, sharing_code, shared_as, updated_at) values ($1, $2, $3, $4)', [
    id,
    `code-${mark}`,
    'Eva',
    now,
  ]);
  await database.query(
    `insert into wishlist_item (wishlist_id, sku, selections, choice_key, quantity, added_at)
     select id, sku, '[]', '', 1, $3 from wishlist, unnest(array['MA-ALIKE', $2]) as sku where customer_id = $1`,
    [id, mark, now],
  );
  await database.query('insert into wishlist_share (customer_id, recipients, shared_at) values ($1, 2, $2)', [id, now]);
  await database.query('insert into compare_list (uid, customer_id, updated_at) values ($2, $1, $3)', [id, mark, now]);
  await database.query(
    `insert into compare_item (list_id, product_id, position) select id, product, product from compare_list, unnest(array[1, $1 + 1000]) as product
     where customer_id = $1`,
    [id],
  );
  await database.query(
    `insert into stock_alert (email, sku, customer_id, store_code, state, waits_for, requested_at)
     select email_key, 'MA-1', id, 'nl', 'waiting', 'any', $2 from customer where id = $1`,
    [id, now],
  );
}

let taken = 0;

async function fillBuying(database: Database, { id, email }: Person, mark: string, now: Date): Promise<void> {
  const line = (lineId: number, sku: string) => ({ id: lineId, sku, quantity: 1, seenCents: 1_000, addedAt: now.toISOString() });
  const document = JSON.stringify({ lines: [line(1, 'MA-SIE-6202'), line(2, mark)], nextLineId: 3 });
  await database.query(`update cart set status = 'ordered' where customer_id = $1`, [id]);
  for (const status of ['active', 'ordered']) {
    await database.query(
      'insert into cart (masked_id, customer_id, store_code, status, document, created_at, updated_at) values ($2, $1, $3, $4, $5, $6, $6)',
      [id, `${status}-${mark}`, 'nl', status, document, now],
    );
  }
  await database.query(
    `insert into coupon_use (coupon_id, reference, customer_key, used_at) select min(id), $2, 'customer:' || $1::int, $3 from coupon`,
    [id, mark, now],
  );
  await database.query(
    `insert into payment_token (public_hash, customer_id, method_code, token, brand, last_four, expires, created_at)
     values ($2, $1, 'multisafepay_creditcard', $3, 'Visa', '1111', '12/30', $4)`,
    [id, mark, `provider-reference-${mark}`, now],
  );
  await database.query(
    `insert into telephone_order (store_code, email, email_key, document, created_by, created_at, expires_at)
     select 'nl', email, email_key, '{"lines":[],"nextLineId":1}', 1, $2, $2::timestamptz + interval '7 days' from customer where id = $1`,
    [id, now],
  );
  await database.query(
    `update sales_order set customer_id = $1, email = $2, email_key = lower($2)
     where id = (select id from sales_order where customer_id is not null order by id offset $3 limit 1)`,
    [id, email, taken],
  );
  taken += 1;
}

/** Every table that names a customer or an address. */
export async function tablesNaming(database: Database, columns: readonly string[]): Promise<readonly string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = any($1::text[]) order by table_name`,
    [columns],
  );
  return rows.map(({ name }) => name);
}
