import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { fixedClock } from '../clock.ts';
import { DatabaseUnavailableError } from '../database/database-errors.ts';
import type { Database } from '../database/database.ts';
import { describeOnBothDatabases } from '../database/test-databases.ts';
import { createJobs, type Jobs } from '../jobs.ts';
import { silentLogger } from '../logger.ts';
import { StorageAwayError } from '../storage/object-store.ts';
import type { Email } from './email.ts';
import { openMailbox, type Mailbox } from './mailbox-transport.ts';
import { createMailer, type Mailer, type OutgoingMails } from './mailer.ts';
import { MailDeferred, MailRefused, MailServerUnreachable } from './transport.ts';

const email: Email = { to: 'jan@shop.example', subject: 'Hallo', html: '<p>Hallo</p>', text: 'Hallo' };

describeOnBothDatabases('mailer', ({ open }) => {
  let database: Database;
  let mailbox: Mailbox;
  let failure: Error | undefined;
  let jobs: Jobs;
  let mailer: Mailer;
  let urgent: OutgoingMails<{ to: string }>;
  type Together = { to: string; subject: string; waitsFor?: string; fails?: boolean };
  let together: OutgoingMails<Together>;
  const batches: number[] = [];
  const written: Record<string, PromiseWithResolvers<void>> = { third: Promise.withResolvers() };
  const clock = fixedClock('2026-11-15T12:00:00Z');
  const sent: string[] = [];
  const settled: string[] = [];
  let forgets = false;
  let timesAway = 0;
  let cannotWrite: Error | undefined;
  before(async () => {
    database = await open();
    // As processes that start at once do: each has it (R091).
    [mailbox] = (await Promise.all(Array.from({ length: 8 }, () => openMailbox(database)))) as [Mailbox];
    jobs = createJobs({ database, logger: silentLogger, workers: false });
    const transport: typeof mailbox = {
      ...mailbox,
      send: async (mail) => {
        sent.push(mail.messageId);
        if (failure) throw failure;
        await mailbox.send(mail);
      },
      verify: async () => {
        if (failure) throw failure;
      },
    };
    mailer = createMailer({ jobs, clock, transport, from: 'shop@shop.example', host: 'shop.example', logger: silentLogger });
    mailer.register<{ to: string; isOver?: boolean }>({
      name: 'letters',
      write: async ({ to, isOver }) => {
        if (cannotWrite) throw cannotWrite;
        return isOver ? undefined : { ...email, to };
      },
      settled: async ({ to }) => {
        if (forgets) throw new Error('killed');
        if (timesAway-- > 0) throw new Error('Connection terminated unexpectedly');
        settled.push(to);
      },
    });
    urgent = mailer.register<{ to: string }>({ name: 'urgent', deadlineHours: 24, write: async ({ to }) => ({ ...email, to }) });
    together = mailer.register<Together>({
      name: 'together',
      write: async () => assert.fail('written alone'),
      writeTogether: (all) => {
        batches.push(all.length);
        return async ({ to, subject, waitsFor, fails }) => {
          if (waitsFor !== undefined) await written[waitsFor]?.promise;
          if (fails) throw new Error('cannot be written');
          written[subject]?.resolve();
          return { ...email, to, subject };
        };
      },
      settled: async ({ subject }) => void settled.push(subject),
    });
    await jobs.start();
  });
  after(() => jobs.stop());
  const send = (mail: Email): Promise<void> => database.transaction((tx) => mailer.send(tx, mail));

  it('sends what was committed, and only that (R086)', async () => {
    await send({ ...email, to: 'kept@shop.example', attachments: [{ filename: 'a.txt', contentType: 'text/plain', content: 'één' }] });
    await assert.rejects(
      database.transaction(async (tx) => {
        await mailer.send(tx, { ...email, to: 'lost@shop.example' });
        throw new Error('no order');
      }),
    );
    await jobs.runDue();
    const [message, ...others] = await mailbox.list({ to: 'KEPT@shop.example' });
    assert.equal(others.length, 0);
    assert.equal(message?.from, 'shop@shop.example');
    assert.match(message?.messageId ?? '', /^<[0-9a-f-]{36}@shop\.example>$/);
    assert.equal(Buffer.from(message?.attachments[0]?.content ?? '', 'base64').toString(), 'één');
    assert.deepEqual(await mailbox.list({ to: 'lost@shop.example' }), []);
  });

  it('keeps mails while the server is away and sends them in order when it is back, under the same id (R084)', async () => {
    failure = new MailServerUnreachable('down');
    sent.length = 0;
    for (const subject of ['first', 'second', 'third']) await send({ ...email, to: 'wait@shop.example', subject });
    await jobs.runDue();
    await database.transaction((tx) => jobs.enqueue(tx, 'mail-recovery', {}));
    await jobs.runDue();
    assert.equal((await mailbox.list({ to: 'wait@shop.example' })).length, 0);
    failure = undefined;
    await database.transaction((tx) => jobs.enqueue(tx, 'mail-recovery', {}));
    await jobs.runDue();
    assert.deepEqual((await mailbox.list({ to: 'wait@shop.example' })).map((mail) => mail.subject).reverse(), ['first', 'second', 'third']);
    assert.equal(new Set(sent).size, 3);
  });

  it('writes a mail when it goes out; one whose end was not noted goes out again under the same id (R044)', async () => {
    const enqueue = (data: object) => database.transaction((tx) => jobs.enqueue(tx, 'letters', data));
    sent.length = 0;
    await enqueue({ to: 'over@shop.example', isOver: true });
    await enqueue({ to: 'letter@shop.example' });
    forgets = true;
    await jobs.runDue();
    forgets = false;
    await jobs.releaseRetries('letters');
    await jobs.runDue();
    assert.deepEqual(settled.toSorted(), ['letter@shop.example', 'over@shop.example']);
    assert.deepEqual([sent.length, new Set(sent).size], [2, 1]);
    assert.equal((await mailbox.list({ to: 'letter@shop.example' })).length, 1);
    assert.equal((await mailbox.list({ to: 'over@shop.example' })).length, 0);
  });

  it('sends no mail twice because the database was away when it should be told that the mail is out', async () => {
    const before = sent.length;
    timesAway = 2;
    await database.transaction((tx) => jobs.enqueue(tx, 'letters', { to: 'once@shop.example' }));
    assert.equal(await jobs.runDue(), 1);
    assert.deepEqual([sent.length - before, settled.at(-1), await jobs.runDue()], [1, 'once@shop.example', 0]);
  });

  it('sends nothing that has come too late to be of use', async () => {
    const send = (to: string) => database.transaction((tx) => urgent.send(tx, { to }));
    failure = new MailServerUnreachable('down');
    await send('late@shop.example');
    await jobs.runDue();
    clock.advance(30 * 3_600_000);
    failure = undefined;
    await send('fresh@shop.example');
    await jobs.releaseRetries('urgent');
    await jobs.runDue();
    assert.equal((await mailbox.list({ to: 'late@shop.example' })).length, 0);
    assert.equal((await mailbox.list({ to: 'fresh@shop.example' })).length, 1);
  });

  it('waits longer and longer for a server that defers, and gives up on one that refuses (R085)', async () => {
    failure = new MailDeferred('451');
    await send({ ...email, to: 'deferred@shop.example' });
    const waits: number[] = [];
    for (let round = 0; round < 6; round++) {
      await jobs.runDue();
      const { rows } = await database.query<{ wait: number }>(
        `select round(extract(epoch from start_after - now()) / 60)::int as wait from pgboss.job where name = 'mail' and state = 'retry'`,
      );
      waits.push(rows[0]?.wait ?? 0);
      await jobs.releaseRetries('mail');
    }
    assert.deepEqual(waits, [1, 5, 15, 60, 60, 60]);
    failure = new MailRefused('550');
    await send({ ...email, to: 'refused@shop.example' });
    await jobs.runDue();
    failure = undefined;
    const dead = await jobs.deadLetters();
    assert.ok(dead.some(({ data }) => (data as Email).to === 'refused@shop.example'));
  });

  it('goes out when the database or the storage was away or too busy after the mail server was (R084, R087)', async () => {
    const to = 'patient@shop.example';
    const tryAgain = async (): Promise<void> => {
      await jobs.runDue();
      await jobs.releaseRetries('letters');
    };
    failure = new MailServerUnreachable('down');
    await database.transaction((tx) => jobs.enqueue(tx, 'letters', { to }));
    for (let round = 0; round < 6; round++) await tryAgain();
    failure = undefined;
    const away: readonly Error[] = [
      new DatabaseUnavailableError('busy', new Error('canceling statement due to lock timeout')),
      new Error('the order cannot be read', { cause: new DatabaseUnavailableError('unreachable', undefined) }),
      new StorageAwayError('ECONNREFUSED', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) }),
    ];
    for (cannotWrite of away) await tryAgain();
    cannotWrite = undefined;
    await jobs.runDue();
    assert.equal((await mailbox.list({ to })).length, 1);
    assert.ok((await jobs.deadLetters()).every(({ data }) => (data as { to: string }).to !== to));
  });

  it('gives up on a fault of our own after five tries (R087)', async () => {
    failure = new TypeError('bug');
    await send({ ...email, to: 'bug@shop.example' });
    for (let round = 0; round < 6; round++) {
      await jobs.runDue();
      await jobs.releaseRetries('mail');
    }
    failure = undefined;
    assert.equal((await jobs.deadLetters()).filter(({ data }) => (data as Email).to === 'bug@shop.example').length, 1);
  });

  it('refuses a mail with a second recipient or header (R158)', async () => {
    const bad: Partial<Email>[] = [
      { to: 'a@shop.example, b@shop.example' },
      { to: 'a@shop.example\r\nBcc: b@shop.example' },
      { subject: 'x\nBcc: b@shop.example' },
      { headers: { 'X-A': 'x\r\nBcc: b@shop.example' } },
      { headers: { Bcc: 'b@shop.example' } },
    ];
    for (const part of bad) await assert.rejects(send({ ...email, ...part }), TypeError);
  });

  it('writes those of a batch together, and sends what one person gets in its order (R084)', async () => {
    const mails: readonly Together[] = [
      // Its text is ready after that of the one that follows it.
      { to: 'eva@shop.example', subject: 'first', waitsFor: 'third' },
      { to: 'jan@shop.example', subject: 'second', fails: true },
      { to: 'eva@shop.example', subject: 'third' },
    ];
    for (const mail of mails) await database.transaction((tx) => together.send(tx, mail));
    settled.length = 0;
    await jobs.runDue();
    assert.deepEqual(batches, [3]);
    const subjects = (await mailbox.list({ to: 'eva@shop.example' })).map(({ subject }) => subject);
    assert.deepEqual(subjects, ['third', 'first']);
    assert.deepEqual(settled, ['first', 'third']);
    await jobs.runDue();
    assert.deepEqual(batches, [3], 'what failed waits, what is out is done');
  });
});
