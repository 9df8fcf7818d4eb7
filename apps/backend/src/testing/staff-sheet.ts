import assert from 'node:assert/strict';
import type { TestShop } from './create-test-shop.ts';
import type { StaffClient } from './staff-client.ts';

export type SheetChange = { readonly field: string; readonly base: unknown; readonly value: unknown };
export type SheetEdit = { readonly id: string; readonly version: number; readonly changes: readonly SheetChange[] };
type SheetRow = { readonly sku: string; readonly version: number; readonly values: readonly unknown[] };
export type SheetRun = {
  readonly __typename: string;
  readonly id: string;
  readonly state: string;
  readonly rows: number;
  readonly done: number;
  readonly changed: number;
  readonly refused: number;
  readonly conflicts: number;
  readonly isAgain: boolean;
  readonly canUndo: boolean;
  readonly code?: string;
  readonly request?: { readonly id: string; readonly summary: string };
};
type SheetCheck = {
  readonly __typename: string;
  readonly code?: string;
  readonly rows: number;
  readonly cells: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly waits: boolean;
  readonly faults: readonly { readonly sku: string; readonly field: string | null; readonly code: string; readonly theirs: unknown }[];
  readonly changes: readonly { readonly sku: string; readonly field: string; readonly before: unknown; readonly after: unknown }[];
};
type Report = {
  readonly thing: string;
  readonly code: string | null;
  readonly conflicts: readonly { readonly path: string; readonly theirs: unknown; readonly mine: unknown }[];
};

const runFields = 'id state rows done changed refused conflicts isAgain canUndo';
let keys = 0;

/** A sheet of products as the back office has it: reading rows, trying out, changing, putting back. */
export function sheetClient(shop: Pick<TestShop, 'backend'>, client: StaffClient) {
  const told = async <Data>(query: string, variables: object): Promise<Data> => {
    const { data, errors } = await client.ask<Data>(query, variables);
    assert.deepEqual(errors, []);
    return data;
  };
  const send = async (edits: readonly SheetEdit[]): Promise<string> => {
    const sent = await client.upload(edits.map((edit) => JSON.stringify(edit)).join('\n'), { kind: 'sheet', name: 'sheet' });
    assert.equal(sent.statusCode, 200, sent.body);
    return sent.json<{ data: { upload: { id: string } } }>().data.upload.id;
  };
  const call = async (name: 'applySheet' | 'cancelBulk' | 'undoBulk', id: string): Promise<SheetRun> => {
    const data = await told<Record<string, SheetRun>>(
      `mutation ($id: ID!, $key: ID!) { ${name}(${name === 'applySheet' ? 'upload' : 'id'}: $id, key: $key) { __typename
         ... on BulkRun { ${runFields} } ... on Refusal { code } ... on WaitsForApproval { request { id summary } } } }`,
      { id, key: `bulk-${(keys += 1)}` },
    );
    return data[name] ?? assert.fail('no answer');
  };
  const workedOff = async (id: string): Promise<SheetRun> => {
    await shop.backend.runDueJobs();
    return (await told<{ bulkRun: SheetRun }>(`query ($id: ID!) { bulkRun(id: $id) { ${runFields} } }`, { id })).bulkRun;
  };
  return {
    send,
    call,
    workedOff,
    /** Changes products, to the end. */
    change: async (edits: readonly SheetEdit[]): Promise<SheetRun> => workedOff((await call('applySheet', await send(edits))).id),
    undo: async (id: string): Promise<SheetRun> => workedOff((await call('undoBulk', id)).id),
    tryOut: async (edits: readonly SheetEdit[]): Promise<SheetCheck> =>
      (
        await told<{ sheetCheck: SheetCheck }>(
          `query ($upload: ID!) { sheetCheck(upload: $upload) { __typename ... on Refusal { code message }
             ... on SheetCheck { rows cells unchanged refused waits faults { sku field code theirs } changes { sku field before after } } } }`,
          { upload: await send(edits) },
        )
      ).sheetCheck,
    /** What came of the rows of a run that are in a state. */
    report: async (run: string, state: string): Promise<readonly Report[]> =>
      (
        await told<{ bulkRows: { items: readonly Report[] } }>(
          `query ($run: ID!, $state: BulkRowState) {
             bulkRows(run: $run, state: $state) { items { thing code conflicts { path theirs mine } } } }`,
          { run, state },
        )
      ).bulkRows.items,
    rows: async (skus: readonly string[], fields: readonly string[]): Promise<readonly SheetRow[]> =>
      (
        await told<{ sheetRows: { items: readonly SheetRow[] } }>(
          'query ($skus: [ID!], $fields: [String!]!) { sheetRows(list: {}, skus: $skus, fields: $fields) { items { sku version values } } }',
          { skus, fields },
        )
      ).sheetRows.items,
  };
}
