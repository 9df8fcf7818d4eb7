import type { Queryable } from '#kernel/database/database.ts';
import { countPlaced, readPlaced, type PlacedPart, type PlacedRows } from '#kernel/database/placed-rows.ts';
import { insertRows } from '#kernel/database/rows.ts';
import type { Campaign } from './campaign.ts';

const columns = `id, name, state, starts_at as "startsAt", ends_at as "endsAt", views, selection, rule, rounding, version,
  created_at as "createdAt", created_by as "createdBy", canceled_at as "canceledAt",
  case when state = 'draft' then 0 else (select count(distinct sku)::int from campaign_line where campaign_id = campaign.id) end as articles`;

export async function findCampaign(sql: Queryable, id: number): Promise<Campaign | undefined> {
  return (await sql.query<Campaign>(`select ${columns} from campaign where id = $1`, [id])).rows[0];
}

export async function lockCampaign(tx: Queryable, id: number): Promise<Campaign | undefined> {
  return (await tx.query<Campaign>(`select ${columns} from campaign where id = $1 for update`, [id])).rows[0];
}

type NewCampaign = Omit<Campaign, 'id' | 'version' | 'canceledAt' | 'state' | 'articles'>;

export async function insertCampaign(tx: Queryable, campaign: NewCampaign): Promise<number> {
  const { name, startsAt, endsAt, views, selection, rule, rounding, createdAt, createdBy } = campaign;
  const { rows } = await tx.query<{ id: number }>(
    `insert into campaign (name, state, starts_at, ends_at, views, selection, rule, rounding, created_at, created_by)
     values ($1, 'draft', $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [name, startsAt, endsAt, views, JSON.stringify(selection), JSON.stringify(rule), rounding, createdAt, createdBy],
  );
  return rows[0]?.id ?? 0;
}

/** Writes all of it and raises its version, which is returned. */
export async function updateCampaign(tx: Queryable, campaign: Campaign): Promise<number> {
  const { id, name, state, startsAt, endsAt, views, selection, rule, rounding, canceledAt } = campaign;
  const { rows } = await tx.query<{ version: number }>(
    `update campaign set name = $2, state = $3, starts_at = $4, ends_at = $5, views = $6, selection = $7, rule = $8, rounding = $9,
       canceled_at = $10, version = version + 1 where id = $1 returning version`,
    [id, name, state, startsAt, endsAt, views, JSON.stringify(selection), JSON.stringify(rule), rounding, canceledAt],
  );
  return rows[0]?.version ?? 0;
}

export type CampaignLine = { readonly sku: string; readonly view: string; readonly cents: number };

export async function readLines(sql: Queryable, id: number): Promise<readonly CampaignLine[]> {
  const { rows } = await sql.query<CampaignLine>(
    'select sku, store_code as view, cents from campaign_line where campaign_id = $1 order by sku, store_code',
    [id],
  );
  return rows;
}

/** What it asks now; what it asked before is forgotten. */
export async function replaceLines(tx: Queryable, id: number, lines: readonly CampaignLine[]): Promise<void> {
  await tx.query('delete from campaign_line where campaign_id = $1', [id]);
  const rows = lines.map(({ sku, view, cents }) => ({ campaign_id: id, sku, store_code: view, cents }));
  await insertRows(tx, 'campaign_line', ['campaign_id', 'sku', 'store_code', 'cents'], rows);
}

/** What staff looks at most; the clock says what runs. */
export type CampaignTab = 'all' | 'draft' | 'planned' | 'running' | 'ended' | 'canceled';

type CampaignsWanted = { readonly tab: CampaignTab; readonly search?: string | undefined; readonly now: Date };

function placed({ tab, search, now }: CampaignsWanted): PlacedRows {
  const times = {
    all: 'true',
    draft: "state = 'draft'",
    canceled: "state = 'canceled'",
    planned: ["state = 'planned' and starts_at > ?", now],
    running: ["state = 'planned' and ends_at > ?", now],
    ended: ["state = 'planned' and ends_at <= ?", now],
  } as const;
  const begun = tab === 'running' ? (['starts_at <= ?', now] as const) : 'true';
  const named = search === undefined ? 'true' : (['strpos(lower(name), lower(?)) > 0', search] as const);
  return { table: 'campaign', columns, at: 'starts_at', id: 'id', conditions: [times[tab], begun, named] };
}

/** The one that begins last first. */
export const findCampaigns = (sql: Queryable, wanted: CampaignsWanted, part: PlacedPart): Promise<readonly Campaign[]> =>
  readPlaced<Campaign>(sql, placed(wanted), part);

export const countCampaigns = (sql: Queryable, wanted: CampaignsWanted, limit: number): Promise<number> =>
  countPlaced(sql, placed(wanted), limit);

/** Those that touch a time, the one that begins first first. What was canceled before it began is none. */
export async function findCampaignsBetween(sql: Queryable, from: Date, to: Date, limit: number): Promise<readonly Campaign[]> {
  const { rows } = await sql.query<Campaign>(
    `select ${columns} from campaign where starts_at < $2 and ends_at > $1 and (canceled_at is null or canceled_at > greatest(starts_at, $1))
     order by starts_at, id limit $3`,
    [from, to, limit],
  );
  return rows;
}

/** Articles that planned campaigns are about at a moment, in a view; of each campaign some. */
export async function findCampaignSkus(sql: Queryable, at: Date, view: string, limit: number): Promise<readonly string[]> {
  const { rows } = await sql.query<{ sku: string }>(
    `select sku from (
       select sku, row_number() over (partition by campaign_id order by sku) as place from campaign_line
       join campaign on campaign.id = campaign_id
       where state = 'planned' and starts_at <= $1 and ends_at > $1 and $2 = any(views)
     ) as line group by sku order by min(place), sku limit $3`,
    [at, view, limit],
  );
  return rows.map(({ sku }) => sku);
}
