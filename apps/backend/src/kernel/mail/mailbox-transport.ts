import type { Database } from '../database/database.ts';
import type { MailTransport } from './transport.ts';

export type MailboxMessage = {
  readonly id: number;
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly { readonly filename: string; readonly contentType: string; readonly content: string }[];
  readonly sentAt: Date;
};

/** Mails that stay in the shop instead of being sent: for the demo and for tests. */
export type Mailbox = MailTransport & {
  /** Newest first; `to` narrows to one address. */
  readonly list: (filter?: { readonly to?: string; readonly limit?: number }) => Promise<MailboxMessage[]>;
  readonly find: (id: number) => Promise<MailboxMessage | undefined>;
};

// Not a migration: a production database never gets this table.
const table = `create table if not exists mailbox_message (
  id int generated always as identity primary key,
  message_id text not null unique,
  sender text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  headers jsonb not null,
  attachments jsonb not null,
  sent_at timestamptz not null default now()
)`;

const columns = `id, message_id as "messageId", sender as "from", recipient as "to", subject, html, text, headers, attachments, sent_at as "sentAt"`;
const maxListed = 200;

/** Opens the mailbox, which is at once a transport and the page's source. */
export async function openMailbox(database: Database): Promise<Mailbox> {
  await database.transaction(async (tx) => {
    // "If not exists" looks before it creates: of two processes that start at once, one would fail (R091).
    await tx.query("select pg_advisory_xact_lock(hashtextextended('mailbox', 0))");
    await tx.query(table);
  });
  return {
    send: async ({ messageId, from, to, subject, html, text, headers = {}, attachments = [] }) => {
      const files = attachments.map(({ content, ...rest }) => ({
        ...rest,
        content: Buffer.from(content as Uint8Array).toString('base64'),
      }));
      await database.query(
        `insert into mailbox_message (message_id, sender, recipient, subject, html, text, headers, attachments)
         values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (message_id) do nothing`,
        [messageId, from, to, subject, html, text, JSON.stringify(headers), JSON.stringify(files)],
      );
    },
    verify: async () => {},
    close: async () => {},
    list: async ({ to, limit = maxListed } = {}) => {
      const { rows } = await database.query<MailboxMessage>(
        `select ${columns} from mailbox_message where $1::text is null or lower(recipient) = lower($1) order by id desc limit $2`,
        [to, Math.min(limit, maxListed)],
      );
      return rows;
    },
    find: async (id) => (await database.query<MailboxMessage>(`select ${columns} from mailbox_message where id = $1`, [id])).rows[0],
  };
}
