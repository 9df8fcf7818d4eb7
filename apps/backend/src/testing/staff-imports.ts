import assert from 'node:assert/strict';
import type { TestShop } from './create-test-shop.ts';
import type { StaffClient } from './staff-client.ts';

/** What of a shop a file is brought into. */
type Shop = { readonly backend: Pick<TestShop['backend'], 'runDueJobs'> };

export type ImportRun = {
  readonly __typename: string;
  readonly id: string;
  readonly state: string;
  readonly rows: number;
  readonly created: number;
  readonly changed: number;
  readonly refused: number;
  readonly conflicts: number;
  readonly fileRows: number | null;
  readonly fileUnchanged: number;
  readonly problem: string | null;
  readonly canApply: boolean;
  readonly canUndo: boolean;
  readonly waits: boolean;
  readonly code?: string;
  readonly request?: { readonly id: string; readonly summary: string };
};

export type ImportRow = {
  readonly line: number;
  readonly thing: string;
  readonly view: string;
  readonly state: string;
  readonly message: string | null;
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
  readonly conflicts: readonly { readonly path: string; readonly theirs: unknown; readonly mine: unknown }[];
};

const runFields = 'id state rows created changed refused conflicts fileRows fileUnchanged problem canApply canUndo waits';
const answerFields = `__typename ... on BulkRun { ${runFields} } ... on Refusal { code message } ... on WaitsForApproval { request { id summary } }`;
let keys = 0;

async function call(client: StaffClient, text: string, variables: object): Promise<ImportRun> {
  const { data, errors } = await client.ask<{ answer: ImportRun }>(text, { ...variables, key: `import-${(keys += 1)}` });
  assert.deepEqual(errors, []);
  return data.answer;
}

/** A CSV file that staff has sent; the id of the upload. */
export async function sendCsv(client: StaffClient, text: string | Buffer, name = 'file.csv'): Promise<string> {
  const sent = await client.upload(text, { name });
  assert.equal(sent.statusCode, 200, sent.body);
  return sent.json<{ data: { upload: { id: string } } }>().data.upload.id;
}

export const beginCheck = (client: StaffClient, kind: string, upload: string): Promise<ImportRun> =>
  call(
    client,
    `mutation ($kind: ImportKind!, $upload: ID!, $key: ID!) { answer: checkImport(kind: $kind, upload: $upload, key: $key) { ${answerFields} } }`,
    { kind, upload },
  );
export const beginApply = (client: StaffClient, id: string): Promise<ImportRun> =>
  call(client, `mutation ($id: ID!, $key: ID!) { answer: applyImport(id: $id, key: $key) { ${answerFields} } }`, { id });
export const beginUndo = (client: StaffClient, id: string): Promise<ImportRun> =>
  call(client, `mutation ($id: ID!, $key: ID!) { answer: undoBulk(id: $id, key: $key) { ${answerFields} } }`, { id });
export const giveUp = (client: StaffClient, id: string): Promise<ImportRun> =>
  call(client, `mutation ($id: ID!, $key: ID!) { answer: cancelBulk(id: $id, key: $key) { ${answerFields} } }`, { id });

/** How a run is, when its job has been done. */
export async function worked(shop: Shop, client: StaffClient, id: string): Promise<ImportRun> {
  await shop.backend.runDueJobs();
  const { data, errors } = await client.ask<{ bulkRun: ImportRun }>(`query ($id: ID!) { bulkRun(id: $id) { __typename ${runFields} } }`, {
    id,
  });
  assert.deepEqual(errors, []);
  return data.bulkRun;
}

/** A file that is sent and compared. */
export async function checked(shop: Shop, client: StaffClient, kind: string, text: string | Buffer, name?: string): Promise<ImportRun> {
  const begun = await beginCheck(client, kind, await sendCsv(client, text, name));
  assert.equal(begun.__typename, 'BulkRun', JSON.stringify(begun));
  return worked(shop, client, begun.id);
}

/** A file that is sent, compared and written. */
export async function imported(shop: Shop, client: StaffClient, kind: string, text: string): Promise<ImportRun> {
  const run = await checked(shop, client, kind, text);
  assert.ok(run.canApply, JSON.stringify([run, await rowsOf(client, run.id)]));
  await beginApply(client, run.id);
  return worked(shop, client, run.id);
}

export async function undone(shop: Shop, client: StaffClient, id: string): Promise<ImportRun> {
  const begun = await beginUndo(client, id);
  assert.equal(begun.__typename, 'BulkRun', JSON.stringify(begun));
  return worked(shop, client, begun.id);
}

/** The first rows of a run, all or those in a state. */
export async function rowsOf(client: StaffClient, run: string, state?: string): Promise<readonly ImportRow[]> {
  const { data, errors } = await client.ask<{ bulkRows: { items: readonly ImportRow[] } }>(
    `query ($run: ID!, $state: BulkRowState) { bulkRows(run: $run, state: $state) { items {
       line thing view state message changes { field before after } conflicts { path theirs mine } } } }`,
    { run, ...(state === undefined ? {} : { state }) },
  );
  assert.deepEqual(errors, []);
  return data.bulkRows.items;
}
