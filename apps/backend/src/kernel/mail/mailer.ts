import type { Tx } from '../database/database.ts';
import { PermanentJobError, type Jobs } from '../jobs.ts';
import type { Logger } from '../logger.ts';
import { assertSendable, type Attachment, type Email } from './email.ts';
import { MailDeferred, MailRefused, MailServerUnreachable, type MailTransport } from './transport.ts';

export type Mailer = {
  /** Puts a mail into the outbox in the caller's transaction: it goes out when, and only when, that commits (R086). */
  readonly send: (tx: Tx, email: Email) => Promise<void>;
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
  jobs.register<StoredEmail>({
    name: mailQueue,
    retryDelays,
    retryLimit,
    handle: async ({ id, data, attempt }) => {
      try {
        await transport.send({ ...data, from, messageId: `<${id}@${host}>`, attachments: data.attachments.map(unpack) });
        logger.info('mail.sent', { job: id, attempt });
      } catch (error) {
        const hopeless = error instanceof MailRefused || (attempt >= maxUnexplainedTries && !isTemporary(error));
        throw hopeless ? new PermanentJobError('the mail cannot be sent', { cause: error }) : error;
      }
    },
  });
  // A mail that failed shortly before the server came back would wait up to an hour more; five minutes are enough (R084).
  jobs.register({
    name: 'mail-recovery',
    schedule: '*/5 * * * *',
    retryLimit: 0,
    handle: async () => {
      if (
        await transport.verify().then(
          () => true,
          () => false,
        )
      )
        await jobs.releaseRetries(mailQueue, MailServerUnreachable.name);
    },
  });
  return {
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
