import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { setStock } from '#modules/inventory/index.ts';
import { checkoutClient } from '#testing/checkout-client.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { openMedia } from '../app/open-modules.ts';
import { importCatalogue } from '../import-export/catalogue/import-catalogue.ts';
import { silentProgress } from '../import-export/catalogue/progress.ts';
import { exportContent } from '../import-export/content/export-content.ts';
import { importContent } from '../import-export/content/import-content.ts';
import { readConfig } from '#kernel/config.ts';
import { silentLogger } from '#kernel/logger.ts';
import { commandActor, commandParts } from '../staff/desks/command-parts.ts';
import { openCouponDesk } from '../staff/desks/coupon-desk.ts';
import { notedImport } from '../staff/desks/import-desk.ts';
import { notedStockDesk } from '../staff/desks/stock-desk.ts';
import { readCouponCommand } from './coupons/coupon-command.ts';
import { readFormCommand } from './forms/form-command.ts';
import { readOrderCommand } from './orders/order-command.ts';

const sku = 'MA-SIE-6202';
let shop: TestShop;
let folder: string;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-noted-'));
  shop = await createTestShop();
  await shop.database.transaction((tx) => setStock(tx, [{ sku, source: 'WEB', quantity: 50 }]));
});
after(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const orders = (...args: string[]) => readOrderCommand(args)(shop.backend.orders.desk);
const forms = (...args: string[]) => readFormCommand(args)(shop.backend.forms.desk);
const coupons = (...args: string[]) =>
  readCouponCommand(args, shop.clock.now())(openCouponDesk(commandParts(shop.database, shop.clock), commandActor));
const stock = () => notedStockDesk(commandParts(shop.database, shop.clock), commandActor);
const media = () => openMedia(readConfig(shop.environment), silentLogger);

async function ordered(): Promise<string> {
  const wish = { items: [{ sku, quantity: 2 }], email: 'balie@example.org' };
  return (await checkoutClient(shop).place(wish, 'banktransfer')).order.number;
}

const isPaid = async (): Promise<string> => {
  const number = await ordered();
  await orders('paid', number);
  return number;
};

async function refundThatWaits(): Promise<readonly [string, string]> {
  const number = await isPaid();
  await orders('refund', number, '--reason', 'Retour');
  const refund = (await shop.backend.orders.desk.show(number)).refunds[0]?.number ?? '';
  await shop.database.query("update order_refund set state = 'requested', provider_refund_id = null where number = $1", [refund]);
  return [number, refund];
}

let withdrawals = 0;
async function aWithdrawal(state: string, orderNumber = '1'): Promise<string> {
  const reference = `H-2026-9${String((withdrawals += 1)).padStart(5, '0')}`;
  await shop.database.query(
    `insert into withdrawal (reference, order_number, name, email, items, store_code, received_at, state, fingerprint)
     values ($1, $2, 'Eva', 'eva@example.nl', '[]', 'nl', $3, $4, $1)`,
    [reference, orderNumber, shop.clock.now(), state],
  );
  return reference;
}

const anId = async (table: string, where: string): Promise<number> =>
  (await shop.database.query<{ id: number }>(`select id from ${table} where ${where} order by id limit 1`)).rows[0]?.id ?? 0;

/** Another name for one product. */
function changedFile(): string {
  const file = join(folder, 'catalogue.csv');
  writeFileSync(file, `sku,name\n${sku},Een andere naam\n`);
  return file;
}

const staffDesk = () => shop.backend.staff;
const email = 'content@maas-alm.example';

/** What each verb does, once everything it needs is there; `reads` change nothing. */
const deeds: Readonly<Record<string, (() => Promise<unknown>) | 'reads'>> = {
  'orders list': 'reads',
  'orders show': 'reads',
  'orders paid': async () => {
    const number = await ordered();
    return () => orders('paid', number);
  },
  'orders ready': async () => {
    const number = await isPaid();
    await shop.database.query(
      `update sales_order set snapshot = snapshot || '{"pickup": {"code": "SIT", "name": "Sittard", "street": "", "postcode": "", "city": "Sittard", "countryCode": "NL", "phone": null}}' where number = $1`,
      [number],
    );
    return () => orders('ready', number);
  },
  'orders ship': async () => {
    const number = await isPaid();
    return () => orders('ship', number, '--tracking', '3S1');
  },
  'orders cancel': async () => {
    const number = await ordered();
    return () => orders('cancel', number, '--reason', 'Dubbel');
  },
  'orders refund': async () => {
    const number = await isPaid();
    return () => orders('refund', number, '--reason', 'Retour');
  },
  'orders refund-again': async () => {
    const [number, refund] = await refundThatWaits();
    return () => orders('refund-again', number, refund);
  },
  'orders refund-settled': async () => {
    const [number, refund] = await refundThatWaits();
    return () => orders('refund-settled', number, refund, '--reason', 'Overgemaakt');
  },
  'orders resend': async () => {
    const number = await isPaid();
    await shop.mails();
    return () => orders('resend', number, 'confirmation');
  },
  'forms list': 'reads',
  'forms show': 'reads',
  'forms accept': async () => {
    const reference = await aWithdrawal('received');
    return () => forms('accept', reference.toLowerCase());
  },
  'forms reject': async () => {
    const reference = await aWithdrawal('received');
    return () => forms('reject', reference, '--reason', 'Te laat');
  },
  'forms goods-in': async () => {
    const reference = await aWithdrawal('accepted');
    return () => forms('goods-in', reference);
  },
  'forms refunded': async () => {
    const number = await isPaid();
    const reference = await aWithdrawal('goods_in', number);
    await orders('refund', number, '--reason', 'Retour');
    return () => forms('refunded', reference);
  },
  'forms returned': async () => {
    const reference = await aWithdrawal('goods_in', await isPaid());
    return () => forms('returned', reference, `${sku}=donate`);
  },
  'coupons list': 'reads',
  'coupons add': async () => () => coupons('add', 'winter', '--percent', '12'),
  'coupons disable': async () => {
    await coupons('add', 'zomerdag', '--percent', '12');
    return () => coupons('disable', 'zomerdag');
  },
  'stock list': 'reads',
  'stock set': async () => () => stock().set({ sku, source: 'SIT', quantity: 17 }),
  'stock move': async () => () => stock().move({ sku, from: 'WEB', to: 'SIT', quantity: 1 }),
  'reviews list': 'reads',
  'reviews approve': async () => {
    const id = await anId('review', "status = 'rejected' or status = 'pending'");
    return () => shop.backend.reviews.judge(id, { status: 'approved' });
  },
  'reviews reject': async () => {
    const id = await anId('review', "status = 'approved'");
    return () => shop.backend.reviews.judge(id, { status: 'rejected', ground: 'advertising' });
  },
  'customers list': 'reads',
  'customers approve': async () => {
    const id = await anId('customer', "company is not null and approval <> 'approved'");
    return () => shop.backend.customers.judge(id, 'approved');
  },
  'customers reject': async () => {
    const id = await anId('customer', "company is not null and approval <> 'rejected'");
    return () => shop.backend.customers.judge(id, 'rejected');
  },
  'content export': 'reads',
  'content import': async () => {
    const from = join(folder, 'content');
    await exportContent(shop.database, from);
    const page = readdirSync(join(from, 'pages'), { recursive: true })
      .map((name) => join(from, 'pages', String(name)))
      .find((name) => name.endsWith('.md'));
    if (page === undefined) assert.fail('no page');
    writeFileSync(page, `${readFileSync(page, 'utf8')}\nEen regel meer.\n`);
    const noted = notedImport(commandParts(shop.database, shop.clock), 'content', from);
    return async () => {
      const { refusals } = await importContent({ database: shop.database, media: media(), folder: from, apply: true, noted });
      assert.deepEqual(refusals, []);
    };
  },
  'import file.csv': async () => {
    const file = changedFile();
    const noted = notedImport(commandParts(shop.database, shop.clock), 'product', file);
    const given = { database: shop.database, media: media(), clock: shop.clock, file, apply: true, progress: silentProgress, noted };
    return async () => assert.deepEqual((await importCatalogue(given)).refusals, []);
  },
  'staff list': 'reads',
  'staff owner': async () => () => staffDesk().invite({ email: 'o@maas-alm.example', name: 'O', language: 'nl', roles: ['owner'] }),
  'staff invite': async () => () => staffDesk().invite({ email: 'i@maas-alm.example', name: 'I', language: 'nl', roles: ['editor'] }),
  'staff roles': async () => () => staffDesk().setRoles(email, ['service']),
  'staff reset': async () => {
    await shop.database.query(
      `insert into staff_totp (staff_id, secret_encrypted, confirmed_at, last_step)
       select id, 'x', now(), 0 from staff_account where email = $1`,
      [email],
    );
    return () => staffDesk().reset(email);
  },
  'staff unlock': async () => {
    await shop.database.query('update staff_account set failures = 3 where email = $1', [email]);
    return () => staffDesk().unlock(email);
  },
  'staff suspend': async () => () => staffDesk().suspend(email),
};

/** Every verb that a usage names. */
function verbsOfUsages(): readonly string[] {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const commands = ['orders', 'forms', 'coupons', 'stock', 'reviews', 'customers', 'content', 'import', 'staff'];
  const files = readdirSync(here, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  const texts = files.map((name) => readFileSync(join(here, name), 'utf8'));
  const named = texts.flatMap((text) => [...text.matchAll(/npm run (\w+) -- ([a-z](?:[\w.-]*\w)?)((?: [A-Z]+)* \|.*)?/g)]);
  return named
    .filter(([, command = '']) => commands.includes(command))
    .flatMap(([, command = '', verb = '', more = '']) =>
      [verb, ...[...more.matchAll(/\| ([a-z]+) [A-Z]/g)].map(([, one = '']) => one)].map((one) => `${command} ${one}`),
    );
}

type Entry = { readonly id: string; readonly kind: string; readonly changes: readonly { before: unknown; after: unknown }[] };
const entriesAfter = async (id: string): Promise<readonly Entry[]> =>
  (await shop.database.query<Entry>('select id::text, actor_kind as kind, changes from audit_entry where id > $1 order by id', [id])).rows;
const lastEntry = async (): Promise<string> =>
  (await shop.database.query<{ id: string }>('select coalesce(max(id), 0)::text as id from audit_entry')).rows[0]?.id ?? '0';

describe('every command that changes something', () => {
  it('is in this test', () => {
    const known = new Set(verbsOfUsages());
    assert.deepEqual(
      [...known].filter((verb) => !Object.hasOwn(deeds, verb)),
      [],
    );
    assert.deepEqual(
      Object.keys(deeds).filter((verb) => !known.has(verb)),
      [],
    );
  });

  for (const [verb, deed] of Object.entries(deeds)) {
    if (deed === 'reads') continue;
    it(`leaves an entry with what was before and after: npm run ${verb}`, async () => {
      const run = (await deed()) as () => Promise<unknown>;
      const from = await lastEntry();
      await run();
      const entries = await entriesAfter(from);
      assert.ok(entries.length > 0, 'there is an entry');
      const kind = verb.startsWith('import') || verb === 'content import' ? 'import' : 'command';
      assert.ok(
        entries.every((entry) => entry.kind === kind),
        JSON.stringify(entries),
      );
      const changes = entries.flatMap((entry) => entry.changes);
      assert.ok(changes.length > 0, 'it says what changed');
      for (const { before: was, after: is } of changes) assert.notDeepEqual(was, is);
    });
  }

  it('leaves none when it is refused', async () => {
    const from = await lastEntry();
    await assert.rejects(orders('ship', await ordered()), /cannot be shipped/);
    await assert.rejects(coupons('disable', 'niets'), /no coupon/);
    await assert.rejects(stock().set({ sku, source: 'MARS', quantity: 1 }), /no source/);
    await stock().list(sku);
    assert.deepEqual(await entriesAfter(from), []);
  });

  it('leaves one entry for a file that brings more than anybody reads', async () => {
    const from = await lastEntry();
    const noted = notedImport(commandParts(shop.database, shop.clock), 'product', '/data/large.csv');
    const rows = Array.from({ length: 150 }, (_, at) => ({
      id: `SKU-${at}`,
      isNew: at < 50,
      changes: [{ field: 'name', before: 'a', after: 'b' }],
    }));
    await shop.database.transaction((tx) => noted(tx, rows, async () => {}));
    const [entry, ...others] = await entriesAfter(from);
    assert.deepEqual(others, []);
    assert.deepEqual(entry?.changes, [
      { field: 'created', before: 0, after: 50 },
      { field: 'changed', before: 0, after: 100 },
    ]);
    const { rows: stored } = await shop.database.query('select entity_id, bulk_id is not null as bulk from audit_entry where id = $1', [
      entry?.id,
    ]);
    assert.deepEqual(stored, [{ entity_id: 'large.csv', bulk: true }]);
  });
});
