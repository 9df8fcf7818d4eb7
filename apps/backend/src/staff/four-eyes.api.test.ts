import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { demoPassword } from '@shop/demo-data/customers';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { demoMember, staffClient, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';

let shop: TestShop;
let second: number;
before(async () => {
  shop = await createTestShop();
  second = await memberId(shop.database, 'manager');
});
after(() => shop.close());

let keys = 0;
const key = (): string => `four-${(keys += 1)}`;

/** A second owner beside the demo's, or none. */
const setSecondOwner = async (isOwner: boolean): Promise<void> => {
  await shop.database.query('update staff_role set role = $2 where staff_id = $1', [second, isOwner ? 'owner' : 'manager']);
};

async function as(id: number): Promise<StaffClient> {
  const client = staffClient(shop.app);
  client.setCookie(await makeSession(shop.database, id, shop.clock.now()));
  return client;
}

type Asked = { editStaff: { __typename: string; request?: { id: string; state: string; summary: string; canDecide: boolean } } };

/** Asks for somebody to become finance. */
async function ask(client: StaffClient, id: number): Promise<Asked['editStaff']> {
  const { rows } = await shop.database.query<{ version: number }>('select version from staff_account where id = $1', [id]);
  const changes = [{ field: 'roles', base: null, value: [{ role: 'finance', branch: null }] }];
  const { data, errors } = await client.ask<Asked>(
    `mutation ($edit: Edit!) { editStaff(edit: $edit) { __typename ... on WaitsForApproval { request { id state summary canDecide } } } }`,
    { edit: { id: String(id), version: rows[0]?.version, changes, key: key() } },
  );
  assert.deepEqual(errors, []);
  return data.editStaff;
}

type Decided = { decide: { __typename: string; code?: string; state?: string; reason?: string } };
const decideText = `mutation ($request: ID!, $approve: Boolean!, $key: ID!) {
  decide(request: $request, approve: $approve, key: $key) { __typename ... on Refusal { code } ... on ApprovalRequest { state reason } } }`;

async function decide(client: StaffClient, request: string, approve = true): Promise<Decided['decide']> {
  const { data, errors } = await client.ask<Decided>(decideText, { request, approve, key: key() });
  assert.deepEqual(errors, []);
  return data.decide;
}

const rolesOf = async (id: number): Promise<readonly string[]> => {
  const { rows } = await shop.database.query<{ role: string }>('select role from staff_role where staff_id = $1 order by role', [id]);
  return rows.map(({ role }) => role);
};
const actions = async (request: string): Promise<readonly string[]> => {
  const { rows } = await shop.database.query<{ action: string }>(
    "select action from audit_entry where entity = 'approval' and entity_id = $1 order by id",
    [request],
  );
  return rows.map(({ action }) => action);
};

describe('what needs a second person', () => {
  it('waits, and is done when somebody else says yes', async () => {
    await setSecondOwner(true);
    const target = await memberId(shop.database, 'service');
    const asked = await ask(await as(await memberId(shop.database, 'owner')), target);
    assert.equal(asked.__typename, 'WaitsForApproval');
    assert.equal(asked.request?.summary, 'Femke Hendriks de rol Financiën geven');
    assert.deepEqual(await rolesOf(target), ['service'], 'nothing is done yet');
    const request = asked.request?.id ?? '';
    assert.deepEqual((await decide(await as(second), request)).state, 'executed');
    assert.deepEqual(await rolesOf(target), ['finance']);
    assert.deepEqual(await actions(request), ['approval.ask', 'approval.approve']);
    const { rows } = await shop.database.query("select actor_name from audit_entry where action = 'staff.edit' and approval_id = $1", [
      request,
    ]);
    assert.equal(rows.length, 1, 'what was done names the decision');
    assert.equal((await decide(await as(second), request)).code, 'not-waiting', 'once');
  });

  it('is read in the language of who reads it', async () => {
    await setSecondOwner(true);
    await ask(await as(await memberId(shop.database, 'owner')), await memberId(shop.database, 'auditor'));
    const read = async (language: string) => {
      await shop.database.query('update staff_account set language = $2 where id = $1', [second, language]);
      const { data } = await (await as(second)).ask<{ approvals: { title: string; summary: string }[] }>('{ approvals { title summary } }');
      return data.approvals[0];
    };
    assert.deepEqual(await read('de'), { title: 'Rolle geben', summary: 'Ruth Berger die Rolle Finanzen geben' });
    assert.deepEqual(await read('en'), { title: 'Give a role', summary: 'Give Ruth Berger the role Finance' });
    assert.deepEqual(await read('nl'), { title: 'Rol geven', summary: 'Ruth Berger de rol Financiën geven' });
  });

  it('is not decided by who asked for it: not in another session, nor with other roles', async () => {
    await setSecondOwner(true);
    const owner = await memberId(shop.database, 'owner');
    const target = await memberId(shop.database, 'auditor');
    const { request } = await ask(await as(owner), target);
    const id = request?.id ?? '';
    assert.equal(request?.canDecide, false);
    assert.equal((await decide(await as(owner), id)).code, 'own-request');
    await shop.database.query("insert into staff_role (staff_id, role) values ($1, 'manager')", [owner]);
    assert.equal((await decide(await as(owner), id)).code, 'own-request');
    await shop.database.query("delete from staff_role where staff_id = $1 and role = 'manager'", [owner]);
    shop.clock.advance(16 * 60_000);
    assert.equal((await decide(await as(owner), id)).code, 'own-request', 'not later either, while somebody else could');
    assert.deepEqual(await rolesOf(target), ['auditor']);
    assert.equal((await decide(await as(second), id, false)).state, 'refused');
    assert.deepEqual(await rolesOf(target), ['auditor']);
  });

  it('is not decided by who may not do it themselves', async () => {
    await setSecondOwner(true);
    const { request } = await ask(await as(await memberId(shop.database, 'owner')), await memberId(shop.database, 'auditor'));
    const finance = await as(await memberId(shop.database, 'finance'));
    const { errors } = await finance.ask(decideText, { request: request?.id, approve: true, key: key() });
    assert.equal(errors[0]?.extensions?.['category'], 'graphql-authorization');
    const seen = await finance.ask<{ approvals: object[] }>('{ approvals { id } }');
    assert.deepEqual(seen.data.approvals, [], 'nor seen');
  });

  it('fails, and nothing is done, when what it is about has changed meanwhile', async () => {
    await setSecondOwner(true);
    const target = await memberId(shop.database, 'editor');
    const { request } = await ask(await as(await memberId(shop.database, 'owner')), target);
    await shop.database.query('update staff_account set version = version + 1 where id = $1', [target]);
    await shop.database.query("update staff_role set role = 'manager' where staff_id = $1", [target]);
    assert.equal((await decide(await as(second), request?.id ?? '')).state, 'failed');
    assert.deepEqual(await rolesOf(target), ['manager']);
    assert.deepEqual(await actions(request?.id ?? ''), ['approval.ask', 'approval.fail']);
    await shop.database.query("update staff_role set role = 'editor' where staff_id = $1", [target]);
  });

  it('fails when it would be another thing now than what was asked for, in words that each language has', async () => {
    await setSecondOwner(true);
    const target = await memberId(shop.database, 'editor');
    const { request } = await ask(await as(await memberId(shop.database, 'owner')), target);
    await shop.database.query("update staff_account set name = 'Somebody else' where id = $1", [target]);
    assert.deepEqual(await decide(await as(second), request?.id ?? ''), {
      __typename: 'ApprovalRequest',
      state: 'failed',
      reason: 'what would be done is no longer what was asked for',
    });
    assert.deepEqual(await rolesOf(target), ['editor']);
  });

  it('is over after 72 hours', async () => {
    await setSecondOwner(true);
    const target = await memberId(shop.database, 'editor');
    const { request } = await ask(await as(await memberId(shop.database, 'owner')), target);
    shop.clock.advance(72 * 3_600_000);
    assert.equal((await decide(await as(second), request?.id ?? '')).code, 'not-waiting');
    await shop.backend.runJob('staff-upkeep');
    assert.deepEqual(await actions(request?.id ?? ''), ['approval.ask', 'approval.expire']);
    assert.deepEqual(await rolesOf(target), ['editor']);
  });

  it('can be taken back by who asked for it, and by nobody else', async () => {
    await setSecondOwner(true);
    const owner = await as(await memberId(shop.database, 'owner'));
    const { request } = await ask(owner, await memberId(shop.database, 'editor'));
    const withdraw = 'mutation ($request: ID!, $key: ID!) { withdraw(request: $request, key: $key) { ... on ApprovalRequest { state } } }';
    assert.equal((await (await as(second)).ask(withdraw, { request: request?.id, key: key() })).errors.length, 1);
    const { data } = await owner.ask<object>(withdraw, { request: request?.id, key: key() });
    assert.deepEqual(data, { withdraw: { state: 'withdrawn' } });
  });

  it('is decided alone where nobody else could: after a quarter of an hour, with fresh factors, and the log says so', async () => {
    await setSecondOwner(false);
    const owner = await demoMember(shop.app, 'owner');
    const target = await memberId(shop.database, 'editor');
    const { request } = await ask(owner, target);
    const id = request?.id ?? '';
    assert.equal((await decide(owner, id)).code, 'too-early');
    shop.clock.advance(15 * 60_000);
    const stale = await owner.ask(decideText, { request: id, approve: true, key: key() });
    assert.equal(stale.errors[0]?.extensions?.['code'], 'step-up');
    await owner.ask('mutation ($password: String!) { stepUp(password: $password) { next } }', { password: demoPassword });
    const decided = await decide(owner, id);
    assert.deepEqual([decided.state, decided.reason], ['executed', 'decided alone']);
    assert.deepEqual(await actions(id), ['approval.ask', 'approval.approveAlone']);
    assert.deepEqual(await rolesOf(target), ['finance']);
  });

  describe('of who has made themselves the only one', () => {
    const edit = async (client: StaffClient, id: number, field: string, value: unknown): Promise<void> => {
      const { rows } = await shop.database.query<{ version: number }>('select version from staff_account where id = $1', [id]);
      const { data, errors } = await client.ask<Asked>('mutation ($edit: Edit!) { editStaff(edit: $edit) { __typename } }', {
        edit: { id: String(id), version: rows[0]?.version, changes: [{ field, base: null, value }], key: key() },
      });
      assert.deepEqual([errors, data.editStaff.__typename], [[], 'StaffSaved']);
    };
    const restore = async (): Promise<void> => {
      await shop.database.query("update staff_account set state = 'active' where id = $1", [second]);
      await setSecondOwner(true);
    };

    for (const [how, field, value] of [
      ['suspended', 'state', 'suspended'],
      ['of another role', 'roles', [{ role: 'editor', branch: null }]],
    ] as const) {
      it(`is not decided alone while the other one is ${how} by them, before they asked or after`, async () => {
        await restore();
        const owner = await memberId(shop.database, 'owner');
        const target = await memberId(shop.database, 'auditor');
        const early = (await ask(await as(owner), target)).request?.id ?? '';
        await edit(await as(owner), second, field, value);
        const late = (await ask(await as(owner), target)).request?.id ?? '';
        shop.clock.advance(16 * 60_000);
        const client = await as(owner);
        assert.equal((await decide(client, early)).code, 'own-doing');
        assert.equal((await decide(client, late)).code, 'own-doing');
        const { data } = await client.ask<{ approvals: { id: string; canDecide: boolean }[] }>('{ approvals { id canDecide } }');
        assert.equal(data.approvals.find(({ id }) => id === late)?.canDecide, false);
        assert.deepEqual(await rolesOf(target), ['auditor']);
        shop.clock.advance(72 * 3_600_000);
        const again = (await ask(await as(owner), target)).request?.id ?? '';
        shop.clock.advance(16 * 60_000);
        assert.equal((await decide(await as(owner), again)).state, 'executed', 'three days later they are');
        await shop.database.query("update staff_role set role = 'auditor' where staff_id = $1", [target]);
        await restore();
      });
    }

    it('is told to the other one at once, and nobody is asked before an account is suspended', async () => {
      await restore();
      await edit(await as(await memberId(shop.database, 'owner')), second, 'state', 'suspended');
      const mails = await shop.mails('manager@maas-alm.example');
      assert.match(mails[0]?.text ?? '', /geblokkeerd of heeft een rol verloren/);
      const staff = await memberId(shop.database, 'branchStaff', 'SIT');
      const before = (await shop.mails()).length;
      await edit(await as(await memberId(shop.database, 'owner')), staff, 'state', 'suspended');
      assert.equal((await shop.mails()).length, before, 'of who decides nothing nobody is told');
      await shop.database.query("update staff_account set state = 'active' where id = $1", [staff]);
      await restore();
    });
  });

  it('runs once however many decide at once', async () => {
    await setSecondOwner(true);
    const { rows } = await shop.database.query<{ id: number }>(
      "select id from staff_account where email = 'staff.aachen@maas-alm.example'",
    );
    const target = rows[0]?.id ?? 0;
    const { request } = await ask(await as(await memberId(shop.database, 'owner')), target);
    const answers = await Promise.all(Array.from({ length: 6 }, async () => decide(await as(second), request?.id ?? '')));
    assert.equal(answers.filter(({ state }) => state === 'executed').length, 1);
    assert.equal(answers.filter(({ code }) => code === 'not-waiting').length, 5);
  });
});
