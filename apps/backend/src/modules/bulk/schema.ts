import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { RowChange, RowConflict, RowState, RunFacts, RunKind, RunState } from './run.ts';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** Many changes at once, made in parts by a job; kept 30 days, as their report. */
export const bulkRun = pgTable(
  'bulk_run',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<RunKind>().notNull(),
    fileName: text('file_name'),
    staffId: integer('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    screen: text('screen'),
    state: text('state').$type<RunState>().notNull(),
    rows: integer('rows').notNull(),
    /** The run that this one puts back, and the one that puts this one back. */
    undoOf: text('undo_of'),
    undoneBy: text('undone_by'),
    facts: jsonb('facts').$type<RunFacts>().notNull().default({}),
    createdAt: timestamptz('created_at').notNull(),
    endedAt: timestamptz('ended_at'),
  },
  (table) => [
    index('bulk_run_created').on(table.createdAt),
    check('bulk_run_state', sql`${table.state} in ('checking', 'checked', 'waiting', 'running', 'done', 'canceled', 'failed')`),
    check('bulk_run_kind', sql`${table.kind} in ('sheet', 'catalogue', 'stock', 'redirects', 'translations')`),
  ],
);

/** What a run does to one thing: first what is wanted, then what came of it. */
export const bulkRow = pgTable(
  'bulk_row',
  {
    runId: text('run_id')
      .notNull()
      .references(() => bulkRun.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    thing: text('thing').notNull(),
    view: text('view').notNull().default(''),
    state: text('state').$type<RowState>().notNull(),
    version: integer('version'),
    changes: jsonb('changes').$type<readonly RowChange[]>().notNull(),
    conflicts: jsonb('conflicts').$type<readonly RowConflict[]>(),
    code: text('code'),
    message: text('message'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.line] }),
    index('bulk_row_state').on(table.runId, table.state, table.line),
    check('bulk_row_state_known', sql`${table.state} in ('waiting', 'created', 'changed', 'unchanged', 'refused', 'conflict', 'canceled')`),
  ],
);
