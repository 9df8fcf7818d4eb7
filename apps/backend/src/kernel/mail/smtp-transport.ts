import { createTransport } from 'nodemailer';
import { MailDeferred, MailRefused, MailServerUnreachable, type MailTransport, type OutgoingMail } from './transport.ts';

// R085: a slow server ties up two connections at most, and none for longer than half a minute a step.
const limits = { pool: true, maxConnections: 2, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

/** Templates cannot make it read files or fetch addresses. */
const closed = { disableFileAccess: true, disableUrlAccess: true } as const;

/**
 * Sends by SMTP. A mail is packed before it is handed over: packed on the way it reaches the socket in some thirty pieces, each of which is a
 * call of the system.
 */
export function smtpTransport(url: string): MailTransport {
  const packer = createTransport({ streamTransport: true, buffer: true, ...closed });
  const smtp = createTransport({ ...limits, ...closed, url });
  return {
    send: async (mail) => {
      try {
        const { envelope, message } = await packer.sendMail(toPack(mail));
        await smtp.sendMail({ envelope, raw: message });
      } catch (error) {
        throw classify(error);
      }
    },
    verify: async () => {
      try {
        await smtp.verify();
      } catch (error) {
        throw classify(error);
      }
    },
    close: async () => smtp.close(),
  };
}

const toPack = ({ attachments = [], ...mail }: OutgoingMail) => ({
  ...mail,
  attachments: attachments.map(({ content, ...rest }) => ({
    ...rest,
    content: typeof content === 'string' ? content : Buffer.from(content.buffer, content.byteOffset, content.byteLength),
  })),
});

// A wrong password (5xx to AUTH) is a mistake of ours that gets corrected: the mails must wait for it.
function classify(error: unknown): Error {
  const { responseCode, code, message } = error as Error & { responseCode?: number; code?: string };
  if (code === 'EAUTH') return new MailServerUnreachable('the mail server refused the login', { cause: error });
  if (responseCode !== undefined && responseCode >= 500) return new MailRefused(`refused with ${responseCode}`, { cause: error });
  if (responseCode !== undefined && responseCode >= 400 && responseCode !== 421)
    return new MailDeferred(`deferred with ${responseCode}`, { cause: error });
  if (code !== undefined || responseCode === 421)
    return new MailServerUnreachable(`the mail server cannot be reached (${code ?? responseCode})`, { cause: error });
  return error instanceof Error ? error : new Error(message);
}
