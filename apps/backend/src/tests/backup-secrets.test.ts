import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { createBackup } from '#kernel/backup/create-backup.ts';
import { restoreBackup } from '#kernel/backup/restore-backup.ts';
import { fixedClock } from '#kernel/clock.ts';
import { readConfig } from '#kernel/config.ts';
import type { Database } from '#kernel/database/database.ts';
import { describeOnDatabase } from '#kernel/database/test-databases.ts';
import type { MailboxMessage } from '#kernel/mail/mailbox-transport.ts';
import { folderStore } from '#kernel/storage/folder-store.ts';
import { checkoutClient } from '#testing/checkout-client.ts';
import { logIn, type LoggedIn } from '#testing/log-in.ts';
import { openBackendHere, type OneBackend } from '#testing/one-backend.ts';
import { copySeededShop, testNow, type SeededShop } from '#testing/seeded-shop.ts';
import { backupTables } from '../app/backup-tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-secrets-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));
const ring = 'MA-SIE-6202';

/** What a person does with a shop, and the links that its mails give them. */
function person(shop: OneBackend) {
  const ask = async <T>(query: string, variables: object = {}, headers = {}): Promise<T | undefined> => {
    const { data, errors } = await shop.ask<Record<string, T>>(query, { variables, headers });
    return errors.length > 0 ? undefined : Object.values(data)[0];
  };
  const tokens = (mail: MailboxMessage | undefined, page: string): readonly string[] =>
    [...(mail?.text ?? '').matchAll(new RegExp(`${page}\\?token=([0-9a-f]{64})`, 'g'))].map(([, token = '']) => token);
  const mails = async (to?: string): Promise<readonly MailboxMessage[]> => {
    await shop.backend.runDueJobs();
    return (await shop.backend.mailbox?.list(to === undefined ? {} : { to })) ?? [];
  };
  return {
    mails,
    tokens,
    linkTo: async (email: string, page: string): Promise<string> =>
      (await mails(email)).flatMap((mail) => tokens(mail, page))[0] ?? `no link to ${email}`,
    isLoggedIn: async ({ headers }: LoggedIn) => (await ask('{ customer { email } }', {}, headers)) !== undefined,
    logOut: ({ headers }: LoggedIn) => ask('mutation { revokeCustomerToken { result } }', {}, headers),
    forget: (email: string) => ask('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email }),
    reset: async (email: string, token: string) =>
      (await ask<boolean>(
        'mutation ($email: String!, $token: String!) { resetPassword(email: $email, resetPasswordToken: $token, newPassword: "Nieuw-9weide") }',
        { email, token },
      )) === true,
    subscribe: (email: string) => ask('mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }', { email }),
    confirmNews: (token: string) => ask<boolean>('mutation ($token: String!) { confirmNewsletter(token: $token) }', { token }),
    leaveNews: (token: string) => ask<boolean>('mutation ($token: String!) { unsubscribeNewsletter(token: $token) }', { token }),
    wait: (email: string) =>
      ask('mutation ($input: ProductAlertSubscriptionInput!) { productAlertSubscription(input: $input) { sku } }', {
        input: { email, sku: ring, type: 'stock' },
      }),
    confirmAlert: (token: string) => ask<boolean>('mutation ($token: String!) { confirmProductAlert(token: $token) }', { token }),
  };
}

const pages = {
  reset: '/customer/account/createPassword',
  news: '/newsletter/confirm',
  leave: '/newsletter/unsubscribe',
  alert: '/stock-alert/confirm',
};

/** What each saved table holds, but for what a restore makes void. */
async function contents(database: Database): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [table, entry] of Object.entries(backupTables)) {
    if (entry.class === 'left-out' || table === 'restored_job') continue;
    const voided = entry.class === 'void-after-restore' ? Object.keys(entry.set) : [];
    const { rows } = await database.query(
      `select count(*)::int as rows, md5(string_agg(line, ' ' order by line)) as digest
       from (select (to_jsonb(t) - $1::text[])::text as line from ${table} t) as lines`,
      [voided],
    );
    found[table] = rows[0];
  }
  return found;
}

/** The jobs that wait; between a restore and the next start they wait elsewhere. */
async function jobsIn(database: Database, rows: string): Promise<readonly object[]> {
  return (await database.query(`select id, name, data, start_after from ${rows} order by id`)).rows;
}

describeOnDatabase('a shop that comes back from its backup, and what people hold of it', ({ open }, kind) => {
  let copy: SeededShop;
  let lost: OneBackend;
  let restored: Database;
  let shop: OneBackend;
  const opened: OneBackend[] = [];
  const file = join(folder, `${kind}.backup.gz`);
  before(async () => {
    copy = await copySeededShop(kind === 'server' ? 'postgres' : 'embedded');
    const environment = { ...copy.environment, RATE_LIMITS: 'off' };
    lost = await openBackendHere(await open(readConfig(environment)), environment);
    opened.push(lost);
    restored = await open();
  });
  after(async () => {
    for (const one of opened) await one.close();
    copy.remove();
  });

  const held: { sessions: LoggedIn[]; links: Record<string, string>; order: string; cart: string; queued: MailboxMessage[] } = {
    sessions: [],
    links: {},
    order: '',
    cart: '',
    queued: [],
  };
  let [known, forgetful, waiting]: LoggedIn[] = [];

  it('has a class for every table, and knows the secrets in those it keeps (R209)', async () => {
    const { rows } = await lost.database.query<{ name: string }>(
      `select case nspname when 'public' then relname else nspname || '.' || relname end as name
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where relkind in ('r', 'p') and not relispartition and nspname !~ '^pg_' and nspname <> 'information_schema'`,
    );
    const found = rows.map(({ name }) => name).sort();
    const classified = Object.keys(backupTables).filter((name) => name !== 'restored_job');
    assert.deepEqual(found, classified.sort());
    const columns = await lost.database.query<{ name: string; table: string; column: string }>(
      `select table_name || '.' || column_name as name, table_name as "table", column_name as "column"
       from information_schema.columns where table_schema = 'public' order by 1`,
    );
    const names = new Set(columns.rows.map(({ name }) => name));
    const secrets = columns.rows.filter(({ table, column }) => {
      const entry = backupTables[table];
      return (
        /hash|token|secret/.test(column) && entry?.class !== 'left-out' && !(entry?.class === 'void-after-restore' && column in entry.set)
      );
    });
    assert.deepEqual(
      secrets.map(({ name }) => name).filter((name) => !/^(brand|category|look|media_asset|product_media)\./.test(name)),
      [
        'audit_seal.hash',
        'audit_seal.prior_hash',
        'customer.password_hash',
        'gift_card.code_hash',
        'newsletter_subscription.unsubscribe_hash',
        'payment_token.public_hash',
        'payment_token.token',
        'sales_order.hash',
        'staff_account.password_hash',
        'staff_totp.secret_encrypted',
        'stock_alert.leave_hash',
        'withdrawal.hash',
      ],
      'each of them works more than once; a link that works once is void after a restore',
    );
    for (const [table, entry] of Object.entries(backupTables)) {
      if (entry.class !== 'void-after-restore') continue;
      for (const column of Object.keys(entry.set)) assert.ok(names.has(`${table}.${column}`), `${table}.${column}`);
    }
  });

  it('is equal row for row, and no link that works once is in its backup (R208)', async () => {
    const before = person(lost);
    const checkout = checkoutClient(lost);
    [known, forgetful, waiting] = [await logIn(lost, 0), await logIn(lost, 1), await logIn(lost, 2)] as const;
    held.sessions = [known, forgetful];
    for (const one of [known, forgetful]) await before.forget(one.email);
    for (const email of ['reader@example.org', 'asked@example.org']) await before.subscribe(email);
    await before.wait('asked@example.org');
    held.links = {
      used: await before.linkTo(known.email, pages.reset),
      unused: await before.linkTo(forgetful.email, pages.reset),
      news: await before.linkTo('asked@example.org', pages.news),
      alert: await before.linkTo('asked@example.org', pages.alert),
    };
    assert.equal(await before.confirmNews(await before.linkTo('reader@example.org', pages.news)), true);
    held.links['leave'] = await before.linkTo('reader@example.org', pages.leave);
    held.cart = await checkout.ready({ email: 'guest@example.org' });
    // Nobody sends these before the backup.
    await before.forget(waiting.email);
    await before.subscribe('queued@example.org');
    await before.wait('queued@example.org');
    held.order = (await checkout.place({ email: 'guest@example.org' }, 'banktransfer')).order.hash;

    const saved = await contents(lost.database);
    const jobs = await jobsIn(lost.database, `pgboss.job where state in ('created', 'retry')`);
    await createBackup({
      database: lost.database,
      clock: fixedClock(testNow),
      file,
      media: folderStore(join(folder, 'media')),
      tables: backupTables,
    });

    await before.logOut(known);
    assert.deepEqual([await before.isLoggedIn(known), await before.isLoggedIn(forgetful)], [false, true]);
    assert.equal(await before.reset(known.email, held.links['used'] ?? ''), true);
    held.queued = [...(await before.mails(waiting.email)), ...(await before.mails('queued@example.org'))];
    const later = held.queued.flatMap((mail) => Object.values(pages).flatMap((page) => before.tokens(mail, page)));
    assert.equal(later.length, 3);
    held.queued = [...(await before.mails('guest@example.org'))];

    const text = gunzipSync(readFileSync(file)).toString('utf8');
    for (const token of [...Object.values(held.links), ...later]) assert.equal(text.includes(token), false);
    await restoreBackup({
      database: restored,
      file,
      migrations,
      media: folderStore(join(folder, 'back')),
      force: false,
      tables: backupTables,
    });
    assert.deepEqual(await contents(restored), saved);
    assert.deepEqual(await jobsIn(restored, 'restored_job'), jobs);
    shop = await openBackendHere(restored, { ...copy.environment, RATE_LIMITS: 'off' });
    opened.push(shop);
  });

  it('knows no session of before, whether it was ended since or not: customers log in anew (R136)', async () => {
    for (const session of held.sessions) assert.equal(await person(shop).isLoggedIn(session), false);
    assert.equal(await person(shop).isLoggedIn(await logIn(shop, 0)), true);
  });

  it('takes no link of before that works once, used or not, and gives new ones at once (R132)', async () => {
    const now = person(shop);
    const { used = '', unused = '', news = '', alert = '' } = held.links;
    assert.ok(known && forgetful);
    assert.equal(await now.reset(known.email, used), false);
    assert.equal(await now.reset(forgetful.email, unused), false);
    assert.equal(await now.confirmNews(news), false);
    assert.equal(await now.confirmAlert(alert), false);
    await now.forget(forgetful.email);
    await now.subscribe('asked@example.org');
    await now.wait('asked@example.org');
    assert.equal(await now.reset(forgetful.email, await now.linkTo(forgetful.email, pages.reset)), true);
    assert.equal(await now.confirmNews(await now.linkTo('asked@example.org', pages.news)), true);
    assert.equal(await now.confirmAlert(await now.linkTo('asked@example.org', pages.alert)), true);
  });

  it('mails no dead link, and what it mails again has the same Message-ID (R044)', async () => {
    const now = person(shop);
    assert.ok(waiting);
    for (const mail of await now.mails(waiting.email))
      for (const token of now.tokens(mail, pages.reset)) assert.equal(await now.reset(waiting.email, token), true);
    for (const mail of await now.mails('queued@example.org')) {
      for (const token of now.tokens(mail, pages.news)) assert.equal(await now.confirmNews(token), true);
      for (const token of now.tokens(mail, pages.alert)) assert.equal(await now.confirmAlert(token), true);
    }
    const ids = (mails: readonly MailboxMessage[]): readonly string[] => mails.map(({ messageId }) => messageId);
    assert.deepEqual(ids(await now.mails('guest@example.org')), ids(held.queued));
    assert.equal(held.queued.length, 1);
  });

  it('opens orders and carts by what their owners hold, and lets readers leave', async () => {
    const checkout = checkoutClient(shop);
    assert.equal((await checkout.read(held.order)).hash, held.order);
    assert.equal((await checkout.carts.read(held.cart)).items.length, 1);
    assert.equal(await person(shop).leaveNews(held.links['leave'] ?? ''), true);
  });

  it('gives out no order number that a lost order may have (R026)', async () => {
    const { number } = await checkoutClient(shop).read(held.order);
    const next = (await checkoutClient(shop).place({ email: 'next@example.org' }, 'banktransfer')).order;
    assert.ok(Number(next.number) - Number(number) >= 100_000);
  });
});
