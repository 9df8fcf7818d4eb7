import { createTransport } from 'nodemailer';
import { MailDeferred, MailRefused, MailServerUnreachable, type MailTransport } from './transport.ts';

// R085: a slow server ties up two connections at most, and none for longer than half a minute a step.
const limits = { pool: true, maxConnections: 2, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

/** Sends by SMTP; templates cannot make it read files or fetch addresses. */
export function smtpTransport(url: string): MailTransport {
  const smtp = createTransport({ ...limits, url, disableFileAccess: true, disableUrlAccess: true });
  return {
    send: async ({ attachments = [], ...mail }) => {
      try {
        await smtp.sendMail({
          ...mail,
          attachments: attachments.map(({ content, ...rest }) => ({
            ...rest,
            content: typeof content === 'string' ? content : Buffer.from(content),
          })),
        });
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
