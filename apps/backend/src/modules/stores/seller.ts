import type { MailSender } from '#kernel/mail/layout.ts';

/** Who sells, as the law wants it named in mails and invoices (LAW-13, LAW-26). */
export type Seller = {
  readonly name: string;
  /** With its legal form. */
  readonly legalName: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly registration: string;
  readonly vatId: string;
};

/** The seller as the sender of a mail that leads back into one store view, and wears its theme. */
export const senderOf = (seller: Seller, url: string, theme: string): MailSender => ({ ...seller, url, theme });
