import type { Tx } from '../database/database.ts';
import { PermanentJobError, type Jobs } from '../jobs.ts';
import type { Logger } from '../logger.ts';
import { assertSendable, type Attachment, type Email } from './email.ts';
import { MailDeferred, MailRefused, MailServerUnreachable, type MailTransport } from './transport.ts';

export type Mailer = {
  /** Puts a mail into the outbox in the caller's transaction: it goes out when, and only when, that commits (R086). */
  readonly send: (tx: Tx, email: Email) => Promise<void>;
  /** Makes a queue known whose jobs are mails that are written when they go out; they are tried again like all others. */
  readonly register: <Data extends object>(queue: MailQueue<Data>) => void;
};

/** For mails with documents: only what they are about waits in the queue, not the documents. */
type MailQueue<Data extends object> = {
  readonly name: string;
  /** Undefined when there is nothing to send any more. */
  readonly write: (data: Data) => Promise<Email | undefined>;
  /** When it went out, or there was nothing to send. A crash before this sends it again under the same Message-ID (R044). */
  readonly settled: (data: Data) => Promise<void>;
};

export type MailerOptions = {
  readonly jobs: Jobs;
  readonly transport: MailTransport;
  readonly from: string;
  /** Host part of the Message-ID. */
  readonly host: string;
  readonly logger: Logger;
};

type StoredAttachment = Omit<Attachment, 'content'> & { readonly content: string };
type StoredEmail = Omit<Email, 'attachments'> & { readonly attachments: readonly StoredAttachment[] };

const mailQueue = 'mail';
// R084: 1, 5, 15, 60 minutes, then hourly up to 48 hours; R085: for servers that are away or ask us to come back.
const retryDelays = [60, 300, 900, 3600];
const retryLimit = 51;
// Anything else is a fault of ours; five tries are enough to find that out (R087).
const maxUnexplainedTries = retryDelays.length + 1;

/** Makes the shop's mailer and registers its queues; nothing is ever sent inside a request. */
export function createMailer({ jobs, transport, from, host, logger }: MailerOptions): Mailer {
  const queues: string[] = [];
  const register = <Data extends object>({ name, write, settled }: MailQueue<Data>): void => {
    queues.push(name);
    jobs.register<Data>({
      name,
      retryDelays,
      retryLimit,
      // The Message-ID stays the same (R044).
      isTakenOver: true,
      handle: async ({ id, data, attempt }) => {
        try {
          const email = await write(data);
          if (email) {
            assertSendable(email);
            await transport.send({ ...email, from, messageId: `<${id}@${host}>` });
            logger.info('mail.sent', { job: id, attempt });
          }
          await settled(data);
        } catch (error) {
          const hopeless = error instanceof MailRefused || (attempt >= maxUnexplainedTries && !isTemporary(error));
          throw hopeless ? new PermanentJobError('the mail cannot be sent', { cause: error }) : error;
        }
      },
    });
  };
  register<StoredEmail>({
    name: mailQueue,
    write: async ({ attachments, ...email }) => ({ ...email, attachments: attachments.map(unpack) }),
    settled: async () => {},
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
    send: async (tx, email) => {
      assertSendable(email);
      const stored: StoredEmail = { ...email, attachments: (email.attachments ?? []).map(pack) };
      await jobs.enqueue(tx, mailQueue, stored);
    },
  };
}

const isTemporary = (error: unknown): boolean => error instanceof MailServerUnreachable || error instanceof MailDeferred;

const pack = ({ content, ...rest }: Attachment): StoredAttachment => ({
  ...rest,
  content: Buffer.from(content as Uint8Array).toString('base64'),
});

const unpack = ({ content, ...rest }: StoredAttachment): Attachment => ({ ...rest, content: Buffer.from(content, 'base64') });
