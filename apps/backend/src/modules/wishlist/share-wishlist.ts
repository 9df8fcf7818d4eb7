import type { ShareWishlistInput } from '@shop/contract';
import { isEmail, normaliseEmail } from '@shop/rules/email';
import type { Database, Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import type { Ids } from '#kernel/ids.ts';
import type { MailPicture, MailPiece } from '#kernel/mail/blocks.ts';
import type { MailSender } from '#kernel/mail/layout.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import { readName, readParagraphs } from '#kernel/read-text.ts';
import type { Catalog } from '#modules/catalog/index.ts';
import type { Customers } from '#modules/customer/index.ts';
import { findOwnList } from './find-list.ts';
import { readItems } from './item-repository.ts';
import { shareMail } from './share-mail.ts';
import * as repository from './wishlist-repository.ts';

export type ShareOptions = {
  readonly database: Database;
  readonly ids: Ids;
  readonly mailer: Mailer;
  readonly customers: Pick<Customers, 'require' | 'find'>;
  /** The public address of a page of a store view. */
  readonly link: (storeCode: string, path: string) => string;
  readonly mailSender: (storeCode: string) => MailSender;
  readonly catalog: Pick<Catalog, 'view'>;
  readonly mailPicture: (hash: string) => Promise<MailPicture | undefined>;
};

const maxRecipients = 10;
const maxRecipientsPerDay = 20;
const day = 86_400_000;
const maxMessageLength = 255;

/** Makes a list readable by its link and mails that to some people; returns the code of the link. */
export async function shareWishlist(options: ShareOptions, input: ShareWishlistInput, context: RequestContext): Promise<string> {
  const { database, ids, mailer, customers, link, mailSender } = options;
  const customerId = customers.require(context);
  const { store, now } = context;
  const recipients = readRecipients(input.recipients);
  // Checked as Magento does, but mailed to nobody: the shop's good name carries no stranger's words into a mailbox.
  if (input.message?.trim()) readParagraphs(input.message, 'message', maxMessageLength);
  const given = readName(input.customer_name, 'customer_name');
  const name = given ?? (await customers.find(customerId))?.firstname ?? '';
  return database.transaction(async (tx) => {
    const list = await findOwnList(tx, input.wishlist_id, context);
    await repository.lockLists(tx, [list.id]);
    const sent = await repository.countRecipients(tx, customerId, new Date(now.getTime() - day));
    if (sent + recipients.length > maxRecipientsPerDay)
      throw inputError(`A wishlist can be shared with ${maxRecipientsPerDay} addresses a day. Please try again tomorrow.`);
    await repository.addShare(tx, customerId, recipients.length, now);
    const code = await repository.share(tx, list.id, ids.masked(), name);
    const pieces = await someOf(options, tx, list.id, store.code);
    const frame = { language: store.language, sender: mailSender(store.code), name, pieces };
    const page = link(store.code, `/wishlist/shared/index/code/${code}`);
    for (const to of recipients) await mailer.sendLimited(tx, shareMail({ ...frame, to, link: page }));
    return code;
  });
}

/** A mail shows what it is about, not the whole list. */
const maxShown = 3;

async function someOf({ catalog, mailPicture }: ShareOptions, tx: Tx, listId: number, storeCode: string): Promise<readonly MailPiece[]> {
  const view = catalog.view(storeCode);
  const wanted = (await readItems(tx, listId)).flatMap(({ sku }) => view.sourceBySku(sku) ?? []);
  return Promise.all(
    wanted.slice(0, maxShown).map(async ({ text, record }) => {
      const hash = record.pictures[0]?.hash;
      return { name: text.name ?? record.sku, picture: hash === undefined ? undefined : await mailPicture(hash) };
    }),
  );
}

function readRecipients(given: ShareWishlistInput['recipients']): readonly string[] {
  const addresses = given.flatMap((address) => address?.trim() || []);
  if (addresses.length === 0) throw inputError('Specify at least one email address.');
  if (addresses.length > maxRecipients) throw inputError(`At most ${maxRecipients} recipients are allowed.`);
  const wrong = addresses.find((address) => !isEmail(address));
  if (wrong !== undefined) throw inputError(`"${wrong.slice(0, 64)}" is not a valid email address.`);
  return [...new Map(addresses.map((address) => [normaliseEmail(address), address])).values()];
}
