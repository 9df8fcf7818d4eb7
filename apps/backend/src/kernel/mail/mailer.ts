import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { findUnavailable } from '../database/database-errors.ts';
import type { Tx } from '../database/database.ts';
import { whenReachable } from '../database/transaction.ts';
import { PermanentJobError, type Jobs } from '../jobs.ts';
import type { Logger } from '../logger.ts';
import { StorageAwayError } from '../storage/object-store.ts';
import { assertSendable, type Attachment, type Email } from './email.ts';
import { takeAllowance } from './mail-allowance.ts';
import { MailDeferred, MailRefused, MailServerUnreachable, type MailTransport } from './transport.ts';

export type Mailer = {
  /** Puts a mail into the outbox in the caller's transaction: it goes out when, and only when, that commits (R086). */
  readonly send: (tx: Tx, email: Email) => Promise<void>;
  /** The same for a mail that anybody can cause by typing an address. */
  readonly sendLimited: (tx: Tx, email: Email) => Promise<void>;
  /** Makes a queue known whose jobs are mails that are written when they go out; they are tried again like all others. */
  readonly register: <Data extends object>(queue: MailQueue<Data>) => OutgoingMails<Data>;
  /** The queues whose jobs are mails. */
  readonly queues: () => readonly string[];
};

/** For mails with documents or with secret links: only what they are about waits in the queue. */
type MailQueue<Data extends object> = {
  readonly name: string;
  /** Undefined when there is nothing to send any more. A link's token is made here, so that it is stored nowhere in clear and is new when it arrives. */
  readonly write: (data: Data) => Promise<Email | undefined>;
  /**
   * The same for mails that come many at once: given those of a batch, it reads what they share and answers how each of them is written.
   * Only with `settled`, which then is what knows that a mail is out: the queue hears it for all of them together.
   */
  readonly writeTogether?: (all: readonly Data[]) => MailQueue<Data>['write'];
  /** When it went out, or there was nothing to send. A crash before this sends it again under the same Message-ID (R044). */
  readonly settled?: (data: Data) => Promise<void>;
  /** A mail that could not go out for so long is of no use any more. */
  readonly deadlineHours?: number;
};

export type OutgoingMails<Data extends object> = {
  readonly send: (tx: Tx, data: Data) => Promise<void>;
  /**
   * For what anybody can cause by typing an address: it gets one such mail in ten minutes and three a day, whoever asks (R161).
   * The next ones wait, what is over goes to nobody; the answer to who asked is the same.
   */
  readonly sendLimited: (tx: Tx, to: string, data: Data) => Promise<void>;
  /** The same for what somebody is told to look for in the mailbox: one of the three, which leaves at once. False when there were three. */
  readonly sendAwaited: (tx: Tx, to: string, data: Data) => Promise<boolean>;
};

export type MailerOptions = {
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly transport: MailTransport;
  readonly from: string;
  /** Host part of the Message-ID. */
  readonly host: string;
  readonly logger: Logger;
  /** Tests and benches send as many mails as they like. */
  readonly isLimited?: boolean;
};

type StoredAttachment = Omit<Attachment, 'content'> & { readonly content: string };
type StoredEmail = Omit<Email, 'attachments'> & { readonly attachments: readonly StoredAttachment[] };

const mailQueue = 'mail';
const hour = 3_600_000;
// R084: 1, 5, 15, 60 minutes, then hourly up to 48 hours; R085: for servers that are away or ask us to come back, ours too.
const retryDelays = [60, 300, 900, 3600];
const retryLimit = 51;
// Anything else is a fault of ours; five tries are enough to find that out (R087).
const maxUnexplainedTries = retryDelays.length + 1;

type Asked = { /** When it was put into the queue. */ readonly askedAt?: string };

/** Makes the shop's mailer and registers its queues; nothing is ever sent inside a request. */
export function createMailer(options: MailerOptions): Mailer {
  const { jobs, transport } = options;
  const queues: string[] = [];
  const register = <Data extends object>(queue: MailQueue<Data>): OutgoingMails<Data> => {
    queues.push(queue.name);
    jobs.register<Data & Asked>({
      name: queue.name,
      retryDelays,
      retryLimit,
      // The Message-ID stays the same (R044).
      isTakenOver: true,
      handle: (job) => sendMail(options, queue, job),
      ...(queue.writeTogether && { handleTogether: (all) => sendTogether(options, queue, all) }),
    });
    return outgoing(options, queue.name);
  };
  const finished = register<StoredEmail>({
    name: mailQueue,
    write: async ({ attachments, askedAt: _askedAt, ...email }: StoredEmail & Asked) => ({
      ...email,
      attachments: attachments.map(unpack),
    }),
  });
  // A mail that failed shortly before the server came back would wait up to an hour more; five minutes are enough (R084).
  jobs.register({
    name: 'mail-recovery',
    schedule: '*/5 * * * *',
    retryLimit: 0,
    handle: async () => {
      const isThere = await transport.verify().then(
        () => true,
        () => false,
      );
      if (isThere) for (const queue of queues) await jobs.releaseRetries(queue, MailServerUnreachable.name);
    },
  });
  return {
    register,
    queues: () => queues,
    send: (tx, email) => finished.send(tx, stored(email)),
    sendLimited: (tx, email) => finished.sendLimited(tx, email.to, stored(email)),
  };
}

function outgoing<Data extends object>({ jobs, clock, logger, isLimited = true }: MailerOptions, queue: string): OutgoingMails<Data> {
  const asked = (data: Data): Data & Asked => ({ ...data, askedAt: clock.now().toISOString() });
  return {
    send: async (tx, data) => void (await jobs.enqueue(tx, queue, asked(data))),
    sendLimited: async (tx, to, data) => {
      const delaySeconds = isLimited ? await takeAllowance(tx, to, clock.now()) : 0;
      if (delaySeconds === undefined) logger.warn('mail.held-back', { queue });
      else await jobs.enqueue(tx, queue, asked(data), { delaySeconds });
    },
    sendAwaited: async (tx, to, data) => {
      const isGranted = !isLimited || (await takeAllowance(tx, to, clock.now(), true)) !== undefined;
      if (isGranted) await jobs.enqueue(tx, queue, asked(data));
      return isGranted;
    },
  };
}

type MailJob<Data> = { readonly id: string; readonly data: Data & Asked; readonly attempt: number };

const sendMail = <Data extends object>(options: MailerOptions, queue: MailQueue<Data>, job: MailJob<Data>): Promise<void> =>
  deliver(options, queue, job, writeInTime(options, queue, job));

/** Mails to one person leave one after the other (R084), those to others beside them. */
function sendTogether<Data extends object>(
  options: MailerOptions,
  queue: MailQueue<Data>,
  jobs: readonly MailJob<Data>[],
): readonly Promise<void>[] {
  const write = queue.writeTogether?.(jobs.map(({ data }) => data)) ?? queue.write;
  const lastTo = new Map<string, Promise<unknown>>();
  let inLine: Promise<unknown> = Promise.resolve();
  let begun: Promise<unknown> = Promise.resolve();
  return jobs.map(async (job) => {
    // Between two of them shoppers are answered: writing all at once would take a tenth of a second.
    const writing = begun.then(() => writeInTime(options, { ...queue, write }, job));
    begun = begun.then(() => setImmediate());
    // Each takes its place after all before it have theirs; a failure is told where the mail is sent.
    const place = Promise.all([writing.catch(() => undefined), inLine]).then(([email]) => {
      const before = email && lastTo.get(email.to);
      const sent = Promise.resolve(before).then(() => deliver(options, queue, job, writing));
      if (email) lastTo.set(email.to, Promise.allSettled([sent]));
      return { sent };
    });
    inLine = place;
    return (await place).sent;
  });
}

/** Undefined when there is nothing to say any more, or too late. */
async function writeInTime<Data extends object>(
  { clock, logger }: MailerOptions,
  { write, deadlineHours = Infinity }: MailQueue<Data>,
  { id, data, attempt }: MailJob<Data>,
): Promise<Email | undefined> {
  const isTooLate = data.askedAt !== undefined && clock.now().getTime() - Date.parse(data.askedAt) > deadlineHours * hour;
  if (!isTooLate) return write(data);
  logger.warn('mail.too-late', { job: id, attempt });
  return undefined;
}

async function deliver<Data extends object>(
  { transport, from, host, logger }: MailerOptions,
  { settled }: MailQueue<Data>,
  { id, data, attempt }: MailJob<Data>,
  writing: Promise<Email | undefined>,
): Promise<void> {
  try {
    const email = await writing;
    if (email) {
      assertSendable(email);
      await transport.send({ ...email, from, messageId: `<${id}@${host}>` });
      logger.info('mail.sent', { job: id, attempt });
    }
    // A mail that is out does not go out again because the database was away when it should be told.
    if (settled) await whenReachable(async () => settled(data));
  } catch (error) {
    const hopeless = error instanceof MailRefused || (attempt >= maxUnexplainedTries && !isTemporary(error));
    throw hopeless ? new PermanentJobError('the mail cannot be sent', { cause: error }) : error;
  }
}

/** Nothing is wrong with the mail: a server it needs is away, or too busy for it. */
const isTemporary = (error: unknown): boolean =>
  [MailServerUnreachable, MailDeferred, StorageAwayError].some((kind) => error instanceof kind) || findUnavailable(error) !== undefined;

function stored(email: Email): StoredEmail {
  assertSendable(email);
  return { ...email, attachments: (email.attachments ?? []).map(pack) };
}

const pack = ({ content, ...rest }: Attachment): StoredAttachment => ({
  ...rest,
  content: Buffer.from(content as Uint8Array).toString('base64'),
});

const unpack = ({ content, ...rest }: StoredAttachment): Attachment => ({ ...rest, content: Buffer.from(content, 'base64') });
