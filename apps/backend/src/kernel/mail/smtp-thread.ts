import { workerCalls } from '../worker-calls.ts';
import { mailFaults, type MailTransport, type OutgoingMail } from './transport.ts';

/** A mail to send, or undefined to ask whether the server is there. */
export type SmtpQuestion = { readonly mail: OutgoingMail | undefined };
/** What went wrong, as data: the class of an error stays in its thread. */
export type SmtpAnswer = { readonly fault?: keyof typeof mailFaults; readonly message?: string; readonly cause?: string };

/** Sends by SMTP in a thread of its own: packing documents and handing them over makes no shopper wait. */
export function smtpThread(url: string): MailTransport {
  const { ask, end } = workerCalls<SmtpQuestion, SmtpAnswer>(new URL('smtp-worker.ts', import.meta.url), { url });
  const call = async (question: SmtpQuestion): Promise<void> => {
    const { fault, message, cause } = await ask(question);
    if (fault) throw new mailFaults[fault](message, { cause: new Error(cause) });
  };
  return { send: (mail) => call({ mail }), verify: () => call({ mail: undefined }), close: end };
}
