import type { Email } from './email.ts';

/** A mail on its way; the same `messageId` at every try lets receivers drop repeats. */
export type OutgoingMail = Email & { readonly from: string; readonly messageId: string };

export type MailTransport = {
  readonly send: (mail: OutgoingMail) => Promise<void>;
  /** Rejects while the mail server cannot be reached. */
  readonly verify: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The server cannot be reached; nothing is wrong with the mail. */
export class MailServerUnreachable extends Error {
  override readonly name = 'MailServerUnreachable';
}

/** The server asks to come back later (4xx). */
export class MailDeferred extends Error {
  override readonly name = 'MailDeferred';
}

/** The server will never take this mail (5xx). */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

export const mailFaults = { MailServerUnreachable, MailDeferred, MailRefused } as const;
