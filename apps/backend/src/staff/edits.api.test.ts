import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { demoMember, staffClient, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId, staffSnapshot } from '#testing/staff-sessions.ts';

let shop: TestShop;
let owner: StaffClient;
before(async () => {
  shop = await createTestShop();
  owner = await demoMember(shop.app, 'owner');
});
after(() => shop.close());

type Result = {
  readonly __typename: string;
  readonly merged?: readonly string[];
  readonly code?: string;
  readonly fields?: readonly { path: string; base: unknown; theirs: unknown; mine: unknown; by: string | null }[];
  readonly version?: number;
};
const fields = `__typename ... on EditConflict { version fields { path base theirs mine by at } } ... on Refusal { code }`;
const change = (field: string, base: unknown, value: unknown) => ({ field, base, value });

async function editThresholds(version: number, changes: object[], key: string, client = owner): Promise<Result> {
  const { data, errors } = await client.ask<{ editThresholds: Result }>(
    `mutation ($edit: Edit!) { editThresholds(edit: $edit) { ${fields} ... on ThresholdsSaved { merged } } }`,
    { edit: { id: 'thresholds', version, changes, key } },
  );
  assert.deepEqual(errors, []);
  return data.editThresholds;
}

const read = async (): Promise<Record<string, number>> =>
  (await owner.ask<{ thresholds: Record<string, number> }>('{ thresholds { version refundCents giftCardCents campaignSkus bulkRows } }'))
    .data.thresholds;

describe('two people who edit one thing', () => {
  it('keep both what they changed, when it is not the same; the second hears what is new', async () => {
    const { version = 0 } = await read();
    assert.deepEqual(await editThresholds(version, [change('refundCents', 25_000, 30_000)], 'e1'), {
      __typename: 'ThresholdsSaved',
      merged: [],
    });
    const second = await editThresholds(version, [change('bulkRows', 500, 400)], 'e2');
    assert.deepEqual(second, { __typename: 'ThresholdsSaved', merged: ['refundCents'] });
    const now = await read();
    assert.deepEqual([now['refundCents'], now['bulkRows'], now['version']], [30_000, 400, version + 2]);
  });

  it('choose when it is the same: nothing is written, and each choice gives what it says', async () => {
    const { version = 0 } = await read();
    await editThresholds(version, [change('giftCardCents', 5_000, 6_000)], 'e3');
    const mine = [change('giftCardCents', 5_000, 7_000), change('campaignSkus', 200, 100)];
    const conflict = await editThresholds(version, mine, 'e4');
    assert.deepEqual(
      [
        conflict.__typename,
        conflict.version,
        conflict.fields?.map(({ path, base, theirs, mine: own, by }) => [path, base, theirs, own, by]),
      ],
      ['EditConflict', version + 1, [['giftCardCents', 5_000, 6_000, 7_000, 'Mieke Maas']]],
    );
    assert.equal((await read())['campaignSkus'], 200, 'not even what was not in conflict');
    const chosen = [change('giftCardCents', 6_000, 7_000), change('campaignSkus', 200, 100)];
    assert.equal(
      (await editThresholds(conflict.version ?? 0, chosen, 'e4')).__typename,
      'ThresholdsSaved',
      'the key of a conflict is free',
    );
    const now = await read();
    assert.deepEqual([now['giftCardCents'], now['campaignSkus']], [7_000, 100]);
  });

  it('write one after the other when they save in the same moment', async () => {
    const { version = 0, refundCents } = await read();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => editThresholds(version, [change('refundCents', refundCents, 1_000 + index)], `p${index}`)),
    );
    assert.equal(answers.filter(({ __typename }) => __typename === 'ThresholdsSaved').length, 1);
    assert.equal(answers.filter(({ __typename }) => __typename === 'EditConflict').length, 7);
    assert.equal((await read())['version'], version + 1);
  });
});

describe('a change that is sent again', () => {
  it('is made once, with the first answer, also when it is sent three times at once', async () => {
    const { version = 0, bulkRows } = await read();
    const send = () => editThresholds(version, [change('bulkRows', bulkRows, 321)], 'again');
    const answers = await Promise.all([send(), send(), send()]);
    for (const answer of answers) assert.deepEqual(answer, { __typename: 'ThresholdsSaved', merged: [] });
    assert.equal((await read())['version'], version + 1);
    const { rows } = await shop.database.query("select 1 from audit_entry where action = 'setting.edit' and version = $1", [version + 1]);
    assert.equal(rows.length, 1);
  });

  it('under the key of another change is refused', async () => {
    const { data, errors } = await owner.ask<{ editStaff: object | null }>(
      'mutation { editStaff(edit: { id: "1", version: 1, changes: [], key: "again" }) { __typename } }',
    );
    assert.equal(data, null);
    assert.match(errors[0]?.message ?? '', /The key was used for something else/);
  });
});

describe('an edit', () => {
  it('refuses what no field takes, and writes nothing', async () => {
    const { version = 0 } = await read();
    const before = await staffSnapshot(shop.database);
    for (const value of [-1, 1.5, '12', null, {}, 1e12])
      assert.equal((await editThresholds(version, [change('refundCents', 0, value)], `w${JSON.stringify(value)}`)).code, 'number');
    const { errors } = await owner.ask(
      'mutation { editThresholds(edit: { id: "thresholds", version: 0, changes: [{ field: "version", value: 9 }], key: "w" }) { __typename } }',
    );
    assert.match(errors[0]?.message ?? '', /no field "version"/);
    assert.equal(await staffSnapshot(shop.database), before);
  });

  it('of an account leaves what was and what is in the log, with who and where', async () => {
    const id = await memberId(shop.database, 'editor');
    const client = staffClient(shop.app);
    client.setCookie(await makeSession(shop.database, await memberId(shop.database, 'owner'), shop.clock.now()));
    const changes = [change('name', 'Emma Clarke', 'Emma Stone'), change('language', 'en', 'nl')];
    await client.ask('mutation ($edit: Edit!) { editStaff(edit: $edit) { __typename } }', {
      edit: { id: String(id), version: 1, changes, key: 'n1' },
    });
    type Entry = { action: string; actor: string; actorKind: string; changes: object[] };
    const { data } = await client.ask<{ audit: { items: Entry[]; page: { count: number } } }>(
      `query ($id: String!) { audit(list: { first: 1 }, filter: { entity: "staff", entityId: $id, action: "staff.edit" }) {
         items { action actor actorKind changes { field before after } } page { count } } }`,
      { id: String(id) },
    );
    assert.deepEqual(data.audit.items, [
      {
        action: 'staff.edit',
        actor: 'Mieke Maas',
        actorKind: 'staff',
        changes: [
          { field: 'name', before: 'Emma Clarke', after: 'Emma Stone' },
          { field: 'language', before: 'en', after: 'nl' },
        ],
      },
    ]);
    assert.equal(data.audit.page.count, 1);
  });
});

describe('an undo', () => {
  type Undo = { undo: { __typename: string; code?: string; fields?: { path: string }[] } };
  const undo = async (entry: string, key: string, client = owner): Promise<Undo['undo']> => {
    const { data, errors } = await client.ask<Undo>(
      'mutation ($entry: ID!, $key: ID!) { undo(entry: $entry, key: $key) { __typename ... on Refusal { code } ... on EditConflict { fields { path } } } }',
      { entry, key },
    );
    assert.deepEqual(errors, []);
    return data.undo;
  };
  const lastEntry = async (): Promise<string> => {
    const { rows } = await shop.database.query<{ id: string }>("select max(id)::text as id from audit_entry where action = 'setting.edit'");
    return rows[0]?.id ?? '';
  };

  it('puts back what one entry changed, and leaves what others have changed since', async () => {
    const { version = 0, refundCents, campaignSkus } = await read();
    await editThresholds(version, [change('refundCents', refundCents, 11_111)], 'u1');
    const entry = await lastEntry();
    await editThresholds(version + 1, [change('campaignSkus', campaignSkus, 77)], 'u2');
    assert.deepEqual(await undo(entry, 'u3'), { __typename: 'Undone' });
    const now = await read();
    assert.deepEqual([now['refundCents'], now['campaignSkus']], [refundCents, 77]);
    const { rows } = await shop.database.query('select undo_of::text as of from audit_entry where id = $1', [await lastEntry()]);
    assert.equal(rows[0]?.['of'], entry, 'the log says what was undone');
  });

  it('meets a conflict when somebody has changed the same field since', async () => {
    const { version = 0, refundCents } = await read();
    await editThresholds(version, [change('refundCents', refundCents, 22_222)], 'u4');
    const entry = await lastEntry();
    await editThresholds(version + 1, [change('refundCents', 22_222, 33_333)], 'u5');
    const conflict = await undo(entry, 'u6');
    assert.deepEqual([conflict.__typename, conflict.fields], ['EditConflict', [{ path: 'refundCents' }]]);
    assert.equal((await read())['refundCents'], 33_333);
  });

  it('is for whoever may make the edit, for 30 days, and for edits alone', async () => {
    const { version = 0, bulkRows } = await read();
    await editThresholds(version, [change('bulkRows', bulkRows, 9)], 'u7');
    const entry = await lastEntry();
    const editor = await demoMember(shop.app, 'service');
    const refused = await editor.ask('mutation ($entry: ID!) { undo(entry: $entry, key: "x") { __typename } }', { entry });
    assert.equal(refused.errors[0]?.extensions?.['category'], 'graphql-authorization');
    const { rows } = await shop.database.query<{ id: string }>("select max(id)::text as id from audit_entry where action = 'staff.logIn'");
    assert.equal((await undo(rows[0]?.id ?? '', 'u8')).code, 'never');
    shop.clock.advance(30 * 86_400_000 + 60_000);
    const later = await demoMember(shop.app, 'owner');
    assert.equal((await undo(entry, 'u9', later)).code, 'too-late');
  });
});
