import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, it } from 'node:test';
import { createBackup } from '#kernel/backup/create-backup.ts';
import { restoreBackup } from '#kernel/backup/restore-backup.ts';
import { fixedClock } from '#kernel/clock.ts';
import { readConfig } from '#kernel/config.ts';
import { describeOnDatabase } from '#kernel/database/test-databases.ts';
import { folderStore } from '#kernel/storage/folder-store.ts';
import { checkoutClient } from '#testing/checkout-client.ts';
import { nextTry } from '#testing/next-try.ts';
import { openBackendHere } from '#testing/one-backend.ts';
import { copySeededShop, testNow, type SeededShop } from '#testing/seeded-shop.ts';
import { startTestProvider, type TestProvider } from '#testing/test-provider.ts';
import { backupTables } from '../app/backup-tables.ts';
import { checkInvariants } from '../app/check-invariants.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-drill-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));
const everything = `number hash status_code can_pay total { grand_total { value } } items { product_sku quantity_ordered quantity_refunded }
  invoices { number total { grand_total { value } } } credit_memos { number } shipments { number tracking { number } } payment_methods { type }`;

describeOnDatabase('a shop that comes back from its backup', ({ open }, kind) => {
  let provider: TestProvider;
  let copy: SeededShop;
  before(async () => {
    provider = await startTestProvider();
    copy = await copySeededShop(kind === 'server' ? 'postgres' : 'embedded');
  });
  after(async () => {
    await provider.close();
    copy.remove();
  });

  it('has its orders, documents, payments and waiting mails, and goes on numbering (R209)', async () => {
    const environment = { ...copy.environment, RATE_LIMITS: 'off', MULTISAFEPAY_URL: provider.url };
    const [lost, restored] = [await open(readConfig(environment)), await open()];
    const old = await openBackendHere(lost, environment);
    const before = checkoutClient(old);
    const { desk } = old.backend.orders;
    const shipped = (await before.place({ email: 'shipped@example.org' }, 'banktransfer')).order;
    await desk.paid(shipped.number);
    await desk.ship(shipped.number, { tracking: { number: '3SMAAS0001' } });
    await desk.refund(shipped.number, 'everything', 'Came back');
    await old.backend.runDueJobs();
    const cart = await before.ready({ email: 'waiting@example.org' });
    const waiting = before.carts.ok(await before.order(cart)).setPaymentMethod.order;
    const returned = (await before.place({ email: 'returned@example.org' })).order;
    await provider.become(returned.number, 'completed');
    assert.equal((await before.read(returned.hash)).status_code, 'processing');
    await provider.set({ failure: { kind: 'http', status: 500 } });
    await desk.refund(returned.number, 'everything', 'Came back');
    const shown = await Promise.all([shipped, waiting].map(({ hash }) => before.read(hash, everything)));
    const invoice = (await desk.show(returned.number)).invoices[0]?.number;
    const file = join(folder, `${kind}.backup.gz`);
    await createBackup({
      database: lost,
      clock: fixedClock(testNow),
      file,
      media: folderStore(join(folder, 'media')),
      tables: backupTables,
    });
    // The shop goes on, and gives the money back after all.
    await provider.reset();
    await nextTry(old, 'repeat-refund');
    const refundsThere = async () => (await provider.order(returned.number))?.['related_transactions'] as readonly unknown[];
    assert.equal((await refundsThere()).length, 1);
    await old.close();

    await restoreBackup({
      database: restored,
      file,
      migrations,
      media: folderStore(join(folder, 'media-back')),
      force: false,
      tables: backupTables,
    });
    const shop = await openBackendHere(restored, environment);
    try {
      const checkout = checkoutClient(shop);
      assert.deepEqual(await checkInvariants(restored, shop.clock.now()), []);
      assert.deepEqual(await Promise.all([shipped, waiting].map(({ hash }) => checkout.read(hash, everything))), shown);
      await shop.backend.runDueJobs();
      assert.equal((await shop.backend.mailbox?.list({ to: 'waiting@example.org' }))?.length, 1, 'the confirmation that waited');
      assert.equal((await shop.backend.mailbox?.list({ to: 'shipped@example.org' }))?.length, 0, 'nothing that went out before');
      assert.equal(checkout.carts.ok(await checkout.order(cart)).setPaymentMethod.order.number, waiting.number, 'the same order again');
      await provider.become(waiting.number, 'completed');
      assert.equal((await checkout.read(waiting.hash)).status_code, 'processing');
      const next = (await checkout.place({ email: 'next@example.org' }, 'banktransfer')).order;
      assert.ok(Number(next.number) > Number(waiting.number));
      for (let tries = 0; tries < 2; tries++) await nextTry(shop, 'repeat-refund');
      assert.equal((await refundsThere()).length, 1, 'no money is given back twice');
      assert.equal((await shop.backend.orders.desk.show(returned.number)).refunds.length, 1);
      const newest = (await shop.backend.orders.desk.show(waiting.number)).invoices[0]?.number;
      assert.equal(Number(newest), Number(invoice) + 1, 'no invoice number is left out (LAW-26)');
      assert.deepEqual(await checkInvariants(restored, shop.clock.now()), []);
    } finally {
      await shop.close();
    }
  });
});
