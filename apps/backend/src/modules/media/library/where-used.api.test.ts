import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { mediaClient, twoColours, type MediaClient } from '#testing/media-client.ts';
import { demoMember } from '#testing/staff-client.ts';
import { addAsset } from './asset-repository.ts';
import { orderPlaces, picturePlaces, type PicturePlace } from './picture-places.ts';

let shop: TestShop;
let editor: MediaClient;
before(async () => {
  shop = await createTestShop();
  editor = mediaClient(await demoMember(shop.app, 'editor'));
});
after(() => shop.close());

/** Columns of what is sold and written that hold texts, and none that can name a picture. */
const wordsOnly: Readonly<Record<string, string>> = {
  attribute: 'code input label',
  attribute_option: 'code label swatch_type swatch_value',
  blog_author: 'identifier name texts',
  blog_category: 'texts',
  blog_post: 'category_ids related_skus',
  branch: 'city code contact_name country_code email fax name opening_hours phone postcode street url_key',
  branch_alternate_hours: 'branch_code reason times',
  brand: 'eu_responsible maker title url_key',
  bundle_option: 'title type',
  campaign: 'created_by name rounding rule selection state views',
  category: 'display_mode',
  category_text: 'meta_description meta_keywords meta_title name store_code url_key',
  cms_block: 'identifier',
  cms_page: 'layout',
  cms_page_text: 'heading identifier meta_description meta_keywords meta_title store_code title',
  faq_category: 'texts',
  form: 'copy_field identifier recipient type',
  free_shipping_country: 'country_code',
  global_message: 'background_color text_color',
  landing_page: 'filters',
  landing_page_text: 'heading identifier meta_description meta_keywords meta_title store_code title',
  look: 'hotspots label',
  media_asset: 'alt digest frame_hash hash name tags type words',
  product: 'attributes care claim_evidence content_unit materials size_chart_key sku type',
  product_download: 'content name type',
  product_link: 'kind',
  product_media: 'label',
  product_text: 'cashback meta_description meta_keyword meta_title name store_code url_key warnings',
  seller: 'address email legal_name name phone registration vat_id',
  size_chart: 'key rows',
  slider: 'category_ids identifier location',
  store_view: 'code currency fallback_code group_code group_name language locale name price_format theme website_code website_name',
  url_rewrite: 'request_path store_code',
};

/** Tables that name no picture of the library; the log and runs can put one back for as long as the bin keeps it. */
const withoutPictures = `
  approval_request audit_entry audit_seal audit_sealed audit_value bulk_row bulk_run setting staff_account staff_answer staff_challenge
  staff_download staff_invitation staff_passkey staff_recovery staff_role staff_session staff_totp staff_upload staff_vain_guess
  staff_view
  bundle_selection campaign_line cart compare_item compare_list coupon coupon_guess coupon_use customer customer_address
  customer_data_link customer_merge customer_token document_counter email_change form_answer form_submission free_shipping_rule gift_card
  gift_card_entry grouped_item mail_allowance mailbox_message migration newsletter_subscription order_event order_invoice order_mail
  order_refund order_shipment password_reset payment_attempt payment_method payment_token price_period price_version privacy_request
  product_axis product_category product_sales product_summary product_variant rate_window read_model_change read_model_version
  restored_job return return_finding return_line return_photo return_settlement return_step returned_goods review shipping_method
  shipping_rate stock_alert stock_level stock_movement stock_reservation stock_source tax_rate telephone_order tier_price wishlist
  wishlist_item wishlist_share withdrawal
`
  .trim()
  .split(/\s+/);

/** Every column of these tables that holds text or a document. */
async function columnsOf(tables: readonly string[]): Promise<readonly string[]> {
  const { rows } = await shop.database.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = any($1) and data_type in ('text', 'jsonb', 'ARRAY', 'tsvector') order by 1`,
    [tables],
  );
  return rows.map(({ name }) => name);
}

let turn = 0;
/** A picture that nothing names yet; nobody looks at it, so that it needs no bytes. */
async function newPicture(): Promise<{ readonly id: string; readonly hash: string }> {
  const hash = createHash('sha256')
    .update(String((turn += 1)))
    .digest('hex')
    .slice(0, 40);
  const { id } = await addAsset(shop.database, {
    hash,
    frameHash: hash,
    digest: null,
    name: `n${turn}`,
    type: 'webp',
    width: 400,
    height: 500,
    bytes: 1,
    alt: {},
    tags: [],
    isUsed: false,
    uploadedBy: null,
    uploadedAt: shop.clock.now(),
  });
  return { id: String(id), hash };
}

/** One that can be looked at. */
async function drawnPicture(colour: string): Promise<{ readonly id: string; readonly hash: string }> {
  const { id } = await editor.added(await twoColours(colour, '#ffffff', { width: 400, height: 500 }), `${colour}.jpg`);
  return { id, hash: (await editor.page(id)).hash };
}

const html = (hash: string): string => `<p>Zie <img src="/media/${hash}/960.webp" alt=""></p>`;

/** Rows for tables that the demo leaves empty. */
const missing: Readonly<Record<string, string>> = {
  url_rewrite: `insert into url_rewrite (store_code, request_path, target_path, redirect_code) values ('nl', 'lookbook.webp', 'x', 301)`,
  global_message: `insert into global_message (is_active, position, background_color, text_color, texts) values (true, 1, '#000000', '#ffffff', '{}')`,
};

/** Puts a picture somewhere as whoever writes there does, without any of our code. */
async function put({ table, column, form }: PicturePlace, hash: string): Promise<void> {
  const { rows } = await shop.database.query(`select from ${table} limit 1`);
  if (rows.length === 0) await shop.database.query(missing[table] ?? assert.fail(`${table} is empty`));
  const value =
    form === 'hash'
      ? hash
      : form === 'text'
        ? table === 'url_rewrite'
          ? `media/${hash}/960.webp`
          : html(hash)
        : JSON.stringify({ nl: { content: html(hash) } });
  const kept = column === 'slides' || column === 'items' || column === 'pictures' || column === 'fieldsets';
  const document = kept ? JSON.stringify([{ picture: { hash, width: 4, height: 5 } }]) : value;
  await shop.database.query(
    `update ${table} set ${column} = $1${form === 'json' ? '::jsonb' : ''} where ctid = (select min(ctid) from ${table} where ${column} is not null or true)`,
    [form === 'json' ? document : value],
  );
}

describe('where a picture is used', () => {
  it('is looked for in every column that can name one: a new one is said here to be words, or is looked in', async () => {
    const looked = new Set(picturePlaces.map(({ table, column }) => `${table}.${column}`));
    const tables = [...new Set([...Object.keys(wordsOnly), ...picturePlaces.map(({ table }) => table)])];
    const words = new Set(
      Object.entries(wordsOnly).flatMap(([table, columns]) => columns.split(' ').map((column) => `${table}.${column}`)),
    );
    const columns = await columnsOf(tables);
    assert.deepEqual(
      columns.filter((column) => !looked.has(column) && !words.has(column)),
      [],
    );
  });

  it('is looked for in every table that can name one: a new one is said here to name none, or is looked in', async () => {
    const named = [...Object.keys(wordsOnly), ...[...picturePlaces, ...orderPlaces].map(({ table }) => table), ...withoutPictures];
    const { rows } = await shop.database.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
         and table_name <> all($1) order by 1`,
      [named],
    );
    assert.deepEqual(rows, []);
    const told = await shop.database.query(
      `select table_name, column_name from information_schema.columns where table_name = any($1) and column_name ~ '(picture|image|media|logo)'`,
      [withoutPictures],
    );
    assert.deepEqual(told.rows, []);
  });

  for (const place of picturePlaces) {
    it(`is found in ${place.table}.${place.column}, which is neither thrown away nor deleted`, async () => {
      const { id, hash } = await newPicture();
      await put(place, hash);
      assert.deepEqual(
        (await editor.uses(id)).map(({ kind }) => kind),
        [place.kind],
      );
      const { version } = await editor.page(id);
      const refused = await editor.remove(id, version, [{ field: 'isRemoved', base: false, value: true }]);
      assert.equal(refused.code, 'media-used');
    });
  }

  for (const { table, columns } of orderPlaces) {
    for (const column of columns) {
      it(`is found in ${table}.${column}: what was sold looks as it did`, async () => {
        const { id, hash } = await newPicture();
        if (table === 'order_revision') {
          await shop.database.query(
            `insert into order_revision (order_id, number, state, proposed_by, reason, changes, content_before, content_after, proposed_at)
             select min(id), 99, 'declined', 'x', 'x', '[]', '{"lines": []}', '{"lines": []}', now() from sales_order on conflict do nothing`,
          );
        }
        await shop.database.query(
          `update ${table} set ${column} = jsonb_set(${column}, '{lines}', $1::jsonb) where ctid = (select max(ctid) from ${table})`,
          [JSON.stringify([{ picture: hash }])],
        );
        assert.deepEqual(
          (await editor.uses(id)).map(({ kind }) => kind),
          ['order'],
        );
      });
    }
  }

  it('is known of what came by a file, and forgotten of what was taken away', async () => {
    const { id, hash } = await drawnPicture('#20d020');
    await shop.database.query('update product_media set hash = $1 where id = (select min(id) from product_media)', [hash]);
    await shop.backend.runJob('media-look-around');
    assert.ok(!(await editor.list({ tab: 'unused' })).items.some((one) => one.id === id));
    await shop.database.query('delete from product_media where hash = $1', [hash]);
    await shop.database.query('delete from media_asset where id = $1', [id]);
    await shop.database.query('update product_media set hash = $1 where id = (select min(id) from product_media)', [hash]);
    await shop.backend.runJob('media-look-around');
    const { rows } = await shop.database.query<{ used: boolean }>('select is_used as used from media_asset where hash = $1', [hash]);
    assert.deepEqual(rows, [{ used: true }]);
  });

  it('decides what is thrown away and deleted: nothing that anything names, whatever the library believed', async () => {
    const before = await shop.database.query<{ id: number }>('select id from media_asset order by id');
    await shop.database.query('update media_asset set is_used = false');
    const [loose, fresh] = [await drawnPicture('#d02020'), await newPicture()];
    await shop.database.query(`update media_asset set uploaded_at = uploaded_at - interval '2 days' where id = $1`, [loose.id]);
    assert.equal((await editor.clear()).__typename, 'MediaCleared');
    await shop.backend.runDueJobs();
    const removed = await editor.list({ tab: 'removed' });
    assert.deepEqual(
      removed.items.map(({ id }) => id),
      [loose.id],
      'what came today stays',
    );
    // One that somebody uses again while it waits.
    await shop.database.query(
      'update media_asset set removed_at = uploaded_at where id = (select asset.id from media_asset as asset join product_media using (hash) limit 1)',
    );
    shop.clock.advance(31 * 86_400_000);
    assert.equal((await shop.request('GET', `/media/${loose.hash}/160.webp`)).statusCode, 200);
    await shop.backend.runJob('media-empty-bin');
    assert.equal((await shop.request('GET', `/media/${loose.hash}/160.webp`)).statusCode, 404);
    const kept = await shop.database.query<{ id: number; removed: boolean }>(
      'select id, removed_at is not null as removed from media_asset order by id',
    );
    assert.deepEqual(
      kept.rows.filter(({ id }) => String(id) !== fresh.id),
      before.rows.map(({ id }) => ({ id, removed: false })),
    );
  });
});
