import { migrate } from '#kernel/database/migrate.ts';
import { migrations } from '../app/migrations.ts';
import { command } from './command.ts';
import { withDatabase } from './open-shop.ts';

/** `npm run migrate`: brings the tables up to date beside a running shop; a start does the same. An upgrade does it first, while the old version still serves. */
await command(() =>
  withDatabase(async ({ database }) => {
    const applied = await migrate(database, migrations);
    return [...applied, applied.length === 0 ? 'The tables are up to date.' : `Applied ${applied.length} migrations.`];
  }),
);
