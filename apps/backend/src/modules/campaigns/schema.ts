import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { CampaignRule, CampaignSelection, Rounding, StoredState } from './campaign.ts';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** A sale of many articles; once it is planned their prices are periods of their own. */
export const campaign = pgTable(
  'campaign',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    state: text('state').$type<StoredState>().notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    endsAt: timestamptz('ends_at').notNull(),
    views: text('views').array().notNull(),
    selection: jsonb('selection').$type<CampaignSelection>().notNull(),
    rule: jsonb('rule').$type<CampaignRule>().notNull(),
    rounding: text('rounding').$type<Rounding>().notNull(),
    /** Raised by every change. */
    version: integer('version').notNull().default(1),
    createdAt: timestamptz('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    canceledAt: timestamptz('canceled_at'),
  },
  (table) => [
    check('campaign_state', sql`${table.state} in ('draft', 'planned', 'canceled')`),
    check('campaign_rounding', sql`${table.rounding} in ('none', 'five', 'ninety_five')`),
    check('campaign_order', sql`${table.endsAt} > ${table.startsAt}`),
    index('campaign_starts').on(table.startsAt, table.id),
  ],
);

/** What a campaign asks for an article, as it was planned: what somebody has changed since is told by it. */
export const campaignLine = pgTable(
  'campaign_line',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaign.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull(),
    storeCode: text('store_code').notNull(),
    cents: integer('cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.sku, table.storeCode] })],
);
