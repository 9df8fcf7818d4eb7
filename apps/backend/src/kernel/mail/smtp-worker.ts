import { workerData } from 'node:worker_threads';
import { answerCalls } from '../worker-calls.ts';
import type { SmtpAnswer, SmtpQuestion } from './smtp-thread.ts';
import { smtpTransport } from './smtp-transport.ts';
import { mailFaults } from './transport.ts';

const transport = smtpTransport((workerData as { readonly url: string }).url);
const faults = Object.keys(mailFaults) as (keyof typeof mailFaults)[];

/** The thread that speaks with the mail server. */
answerCalls(async ({ mail }: SmtpQuestion): Promise<SmtpAnswer> => {
  try {
    await (mail ? transport.send(mail) : transport.verify());
    return {};
  } catch (error) {
    const fault = faults.find((name) => error instanceof mailFaults[name]);
    if (!fault || !(error instanceof Error)) throw error;
    return { fault, message: error.message, cause: String(error.cause) };
  }
});
