import type { ConstructorOptions } from 'pg-boss';
import type { Database, Tx } from './database/database.ts';

/** What pg-boss does in a transaction of ours. */
export const inTransaction = (tx: Tx): NonNullable<ConstructorOptions['db']> => ({
  executeSql: (text, values) => tx.query(text, values, preparedName(text, values)),
});

const preparedNames = new Map<string, string>();
const maxPrepared = 200;

/**
 * A name for a statement of pg-boss, so that it is planned once a connection: its statements are long, and planning one takes
 * longer than running it. Only those with values: the others may be several statements in one text.
 */
function preparedName(text: string, values: readonly unknown[] = []): string | undefined {
  const known = preparedNames.get(text);
  if (known !== undefined || values.length === 0 || preparedNames.size >= maxPrepared) return known;
  const name = `jobs-${preparedNames.size}`;
  preparedNames.set(text, name);
  return name;
}

/** The shop's own pool, as pg-boss takes a database. */
export function bossDatabase(database: Database): NonNullable<ConstructorOptions['db']> {
  return {
    executeSql: async (text, values) => {
      const name = preparedName(text, values);
      const result = await database.pool.query({ text, ...(name ? { name } : {}), ...(values ? { values: [...values] } : {}) });
      // Several statements in one text answer with a list of results.
      return Array.isArray(result) ? { rows: result.flatMap((one: { rows: unknown[] }) => one.rows) } : result;
    },
    listen: async (channel, onNotification, onReconnect) => ({ close: await database.listen(channel, onNotification, onReconnect) }),
  };
}
