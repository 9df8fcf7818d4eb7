import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { fixedClock } from '#kernel/clock.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { startMailServer, type TestMailServer } from '#testing/mail-server.ts';
import { freePort, sharedTestPostgres } from '#testing/postgres.ts';
import { startStorageServer } from '#testing/storage-server.ts';
import { selfMadeCertificate } from '#testing/self-made-certificate.ts';
import { startTestProvider, type TestProvider } from '#testing/test-provider.ts';
import { examineShop, type DoctorOptions, type NamedFinding } from './examine-shop.ts';

const day = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * day);
const authority = selfMadeCertificate('localhost', inDays(-1), inDays(90));
const folder = mkdtempSync(join(tmpdir(), 'shop-doctor-'));
const backups = join(folder, 'backups');

type Environment = Readonly<Record<string, string>>;

let shop: TestShop;
let provider: TestProvider;
let mail: TestMailServer;
let healthy: Environment;
const servers: Pick<Server, 'close'>[] = [];

/** The shop's public address, with a certificate of our own. */
async function openTls(certificate: typeof authority, handler: RequestListener): Promise<string> {
  const server = createServer(certificate, handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

before(async () => {
  provider = await startTestProvider();
  mail = await startMailServer();
  shop = await createTestShop({ MULTISAFEPAY_URL: provider.url }, 'postgres');
  shop.clock.set(new Date());
  await shop.app.ready();
  mkdirSync(backups);
  writeFileSync(join(backups, 'shop-2026-11-18T02-00-00.backup.gz'), '');
  healthy = {
    ...shop.environment,
    BACKUP_DIR: backups,
    MULTISAFEPAY_URL: provider.url,
    SMTP_URL: mail.url,
    PUBLIC_URL: await openTls(authority, (request, response) => shop.app.routing(request, response)),
  };
});
after(async () => {
  for (const server of servers) server.close();
  mail.close();
  await shop.close();
  await provider.close();
  rmSync(folder, { recursive: true, force: true });
});

const examine = (different: Environment = {}, options: DoctorOptions = {}): Promise<readonly NamedFinding[]> =>
  examineShop({ ...healthy, ...different }, { sendsMail: false, authority: authority.cert, ...options });

/** What it says of one thing, and that it says what to do: an order, behind a colon or in a sentence of its own. */
async function finds(check: string, state: NamedFinding['state'], sentence: RegExp, ...set: Parameters<typeof examine>): Promise<void> {
  const found = (await examine(...set)).filter((finding) => finding.check === check);
  assert.match(found.map(({ says }) => says).join('\n'), sentence);
  assert.deepEqual([...new Set(found.map((finding) => finding.state))], [state]);
  for (const { says } of found) assert.match(says, /(: |\. )[a-zA-Z]+ .*\.$/);
}

describe('the doctor', { timeout: 300_000 }, () => {
  it('says a sentence of each part of a shop that is set up, and sends its owner a mail', async () => {
    const findings = await examine({}, { sendsMail: true });
    const states = Object.fromEntries(findings.map(({ check, state }) => [check, state]));
    assert.ok(['ok', 'warning'].includes(states['disk'] ?? ''));
    assert.deepEqual(
      { ...states, disk: 'ok' },
      {
        configuration: 'ok',
        // The server of the tests does not wait for its disk, and it is a demo: both are found.
        database: 'broken',
        people: 'warning',
        connections: 'ok',
        tables: 'ok',
        disk: 'ok',
        memory: 'ok',
        pictures: 'ok',
        clock: 'ok',
        mail: 'ok',
        payment: 'ok',
        name: 'ok',
        certificate: 'ok',
        webhook: 'ok',
        backup: 'ok',
      },
    );
    assert.match(findings.find(({ check }) => check === 'payment')?.says ?? '', /belongs to account 10001, site 1 \(Merchant\)/);
    assert.match(findings.find(({ check }) => check === 'certificate')?.says ?? '', /valid for 89 more days/);
    assert.ok(mail.received.some((line) => line.startsWith('Subject: ')));
    assert.ok(mail.received.some((line) => line.startsWith('To: ')));
  });

  it('names what is missing in the configuration, and looks at nothing else', async () => {
    await finds('configuration', 'broken', /^Production needs SHOP_ACCESS_TOKEN, .*: set them/, {
      SHOP_ENV: 'production',
      MULTISAFEPAY_URL: '',
    });
    const findings = await examine({ PORT: 'many' });
    assert.deepEqual([...new Set(findings.slice(1).map(({ state }) => state))], ['unknown']);
  });

  it('names a database that cannot be reached, or lacks the shop', async () => {
    const port = await freePort();
    await finds('database', 'broken', /cannot be used \(ECONNREFUSED\): check DATABASE_URL/, {
      DATABASE_URL: `postgres://shop:secret-word@127.0.0.1:${port}/shop`,
    });
    await finds('tables', 'warning', /^The database has no shop yet: write one into it with "npm run seed"/, {
      DATABASE_URL: await (await sharedTestPostgres()).createDatabase(),
    });
  });

  it('names a database that may forget orders, or gives fewer connections than the shop opens', async () => {
    await finds('database', 'broken', /may lose orders .*, because fsync and .* are off: switch them on in postgresql\.conf/);
    await finds('connections', 'broken', /may open 503 connections, PostgreSQL allows 297: lower DATABASE_POOL/, { DATABASE_POOL: '500' });
  });

  it('names a bucket of pictures that is not there, or does not know the key', async () => {
    const storage = await startStorageServer();
    try {
      const there = { ...storage.environment, MEDIA_URL: 's3://shop-media' };
      assert.match((await examine(there)).find(({ check }) => check === 'pictures')?.says ?? '', /^The bucket shop-media at .* answers/);
      await finds('pictures', 'broken', /^There is no bucket other-media at 127/, { ...there, MEDIA_URL: 's3://other-media' });
      await finds('pictures', 'broken', /^There is no bucket shop-media .* for the key/, { ...there, AWS_SECRET_ACCESS_KEY: 'another' });
      await storage.stop();
      await finds('pictures', 'broken', /does not answer: ECONNREFUSED: let the shop out to 127/, there);
    } finally {
      await storage.close();
    }
  });

  it('names people of the demo in a shop that is open to strangers (R203)', async () => {
    const secret = 'a secret of more than twenty-four letters';
    await finds('people', 'broken', /^The database has customers of the demo, whose password is public: write/, {
      SHOP_ENV: 'production',
      MULTISAFEPAY_URL: healthy['PUBLIC_URL'] ?? '',
      VAT_URL: 'https://vat.example',
      POSTCODE_URL: 'https://postcode.example',
      ...Object.fromEntries(
        ['SHOP_ACCESS_TOKEN', 'CONSUMER_KEY', 'METRICS_TOKEN', 'MULTISAFEPAY_API_KEY', 'STAFF_SECRET'].map((name) => [name, secret]),
      ),
    });
  });

  it('names a clock that is wrong', async () => {
    await finds(
      'clock',
      'broken',
      /\d{3} seconds behind that of the payment provider: switch on time synchronisation/,
      {},
      {
        clock: fixedClock(new Date(Date.now() - 600_000)),
      },
    );
  });

  it('names a folder it cannot write, and memory that is too small', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    await finds('disk', 'broken', /a-file\/data cannot be written \(ENOTDIR\): give it to the user of the shop/, {
      DATA_DIR: join(file, 'data'),
    });
    await finds('memory', 'broken', /^128 processes need about 76\.8 GB of memory, .*: lower WEB_CONCURRENCY/, { WEB_CONCURRENCY: '128' });
  });

  it('names a mail server that is away, does not know the shop, or does not take its mails', async () => {
    await finds('mail', 'broken', /^No mail goes out, .*: correct host and port in SMTP_URL/, { SMTP_URL: 'smtp://127.0.0.1:1' });
    const strict = await startMailServer({ login: '535 no', recipient: '550 sender is not allowed' });
    const withPassword = strict.url.replace('//', '//shop:wrong@');
    await finds('mail', 'broken', /refuses the log-in of the shop: correct user and password/, { SMTP_URL: withPassword });
    await finds(
      'mail',
      'broken',
      /refuses the mails of the shop \(refused with 550\): allow the sender/,
      { SMTP_URL: strict.url },
      {
        sendsMail: true,
        to: 'owner@shop.example',
      },
    );
    strict.close();
  });

  it('names a payment key that the provider does not know', async () => {
    await finds('payment', 'broken', /does not know the key .*: copy MULTISAFEPAY_API_KEY/, { MULTISAFEPAY_API_KEY: 'of-another-shop' });
    await finds('payment', 'broken', /does not answer: let the shop out to it/, { MULTISAFEPAY_URL: 'http://127.0.0.1:1/v1/json/' });
  });

  it('names an address that leads nowhere', async () => {
    await finds('name', 'broken', /^Nobody finds shop\.invalid \(ENOTFOUND|^Nobody finds shop\.invalid \(EAI_AGAIN/, {
      PUBLIC_URL: 'https://shop.invalid',
    });
    await finds('certificate', 'broken', /^Nobody speaks TLS at localhost:\d+ \(.*\): start Caddy/, {
      PUBLIC_URL: `https://localhost:${await freePort()}`,
    });
  });

  it('names a certificate that ends soon, has ended, or is for another shop', async () => {
    const passOn: RequestListener = (_request, response) => response.end();
    const soon = selfMadeCertificate('localhost', inDays(-80), inDays(5.5));
    const over = selfMadeCertificate('localhost', inDays(-80), inDays(-2));
    const other = selfMadeCertificate('other.example', inDays(-1), inDays(90));
    for (const [certificate, sentence] of [
      [soon, /valid for 5 more days and should have been renewed: read why/],
      [over, /do not trust the certificate of localhost: it has ended\. Let Caddy/],
      [other, /it is for another name\. Let Caddy/],
    ] as const) {
      const PUBLIC_URL = await openTls(certificate, passOn);
      await finds('certificate', 'broken', sentence, { PUBLIC_URL }, { authority: certificate.cert });
    }
    await finds(
      'certificate',
      'broken',
      /signed by nobody they know \(DEPTH_ZERO_SELF_SIGNED_CERT\)\. Let Caddy/,
      {},
      { authority: other.cert },
    );
  });

  it('names a proxy that keeps notifications of payments from the shop, and a shop with another key', async () => {
    const PUBLIC_URL = await openTls(authority, (_request, response) => response.writeHead(404).end());
    await finds('webhook', 'broken', /^Notifications of payments get a 404 at .*\/webhook, .*: let the proxy pass/, { PUBLIC_URL });
    await finds('webhook', 'broken', /^A shop with another payment key, .*: let PUBLIC_URL lead to this one/, {
      MULTISAFEPAY_API_KEY: 'of-another-shop',
    });
  });

  it('names backups that are missing or old', async () => {
    await finds('backup', 'warning', /^There is no backup in .*: make one with "npm run backup"/, { BACKUP_DIR: join(folder, 'none') });
    const old = join(folder, 'old');
    mkdirSync(old);
    writeFileSync(join(old, 'shop-2026-11-01T02-00-00.backup.gz'), '');
    utimesSync(join(old, 'shop-2026-11-01T02-00-00.backup.gz'), inDays(-2), inDays(-2));
    await finds('backup', 'warning', /^The newest backup is 48 hours old: read why/, { BACKUP_DIR: old });
    writeFileSync(join(old, 'shop-2026-11-18T02-00-00.backup.gz.untried'), '');
    await finds('backup', 'warning', /^The newest backup is 48 hours old/, { BACKUP_DIR: old });
    await finds('backup', 'unknown', /^Not looked at: BACKUPS says/, { BACKUP_DIR: old, BACKUPS: 'elsewhere' });
  });

  it('is a program that ends with 1 when something is broken, and writes JSON for other programs', () => {
    const program = fileURLToPath(new URL('../commands/doctor.ts', import.meta.url));
    const { status, stdout } = spawnSync(process.execPath, [program, '--json'], {
      cwd: folder,
      env: { SHOP_ENV: 'production', NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
      encoding: 'utf8',
    });
    const { healthy: isHealthy, findings } = JSON.parse(stdout) as { healthy: boolean; findings: NamedFinding[] };
    assert.deepEqual([status, isHealthy, findings[0]?.check, findings[0]?.state], [1, false, 'configuration', 'broken']);
  });
});
