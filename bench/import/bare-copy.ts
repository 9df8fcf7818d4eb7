import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** What the database itself needs for the same file: one COPY into a table of texts without keys. Prints the milliseconds. */
const bytes = readFileSync(process.env['FILE'] ?? '');
const header = bytes.toString('utf8', 0, bytes.indexOf('\n')).split(',');
const table = `create temporary table bare (${header.map((name) => `${name} text`).join(', ')})`;
const options = "(format csv, header true, null 'never')";
const url = process.env['DATABASE_URL'];

async function intoPostgres(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(table);
  const since = performance.now();
  await copy(client);
  const ms = performance.now() - since;
  await client.end();
  return ms;
}

/** The part of pg's connection that its types leave out. */
type CopyConnection = { query(text: string): void; sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void };

function copy(client: pg.Client): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  client.query({
    submit: (connection: CopyConnection) => connection.query(`copy bare from stdin ${options}`),
    handleCopyInResponse: (connection: CopyConnection) => {
      connection.sendCopyFromChunk(bytes);
      connection.endCopyFrom();
    },
    handleCommandComplete: () => undefined,
    handleReadyForQuery: () => resolve(),
    handleError: reject,
  } as unknown as pg.Submittable);
  return promise;
}

async function intoEmbedded(folder: string): Promise<number> {
  const database = await PGlite.create({ dataDir: folder });
  await database.exec(table);
  const since = performance.now();
  await database.query(`copy bare from '/dev/blob' ${options}`, [], { blob: new Blob([bytes]) });
  const ms = performance.now() - since;
  await database.close();
  return ms;
}

console.log(await (url ? intoPostgres(url) : intoEmbedded(join(process.env['DATA_DIR'] ?? '', 'bare'))));
