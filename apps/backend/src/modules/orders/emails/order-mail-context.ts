import type { MailSender } from '#kernel/mail/layout.ts';
import type { Branch } from '#modules/stores/index.ts';
import type { DocumentSeller } from '../documents/invoice-pdf.ts';
import type { LegalText } from '../documents/legal-pdf.ts';
import type { LinePictures } from './mail-blocks.ts';
import type { Link } from './order-links.ts';

/** What a mail of an order needs beside the order. */
export type OrderMailContext = {
  readonly seller: DocumentSeller;
  readonly sender: MailSender;
  /** Pages of the order's store view. */
  readonly link: Link;
  /** Number of the shipment or refund the mail is about; for staff the reason. */
  readonly reference: string;
  readonly pictures: LinePictures;
  /** Where it is collected, as the branch is today. */
  readonly branch?: Pick<Branch, 'phone' | 'openingHours' | 'alternateHours'> | undefined;
  /** When the mail is written. */
  readonly now: Date;
  /** The merchant's terms and information on withdrawal, in the order's language. */
  readonly legal: { readonly terms?: LegalText | undefined; readonly withdrawal?: LegalText | undefined };
};
