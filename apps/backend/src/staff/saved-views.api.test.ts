import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { demoMember, type StaffClient } from '#testing/staff-client.ts';

let shop: TestShop;
let service: StaffClient;
let sittard: StaffClient;
before(async () => {
  shop = await createTestShop();
  service = await demoMember(shop.app, 'service');
  sittard = await demoMember(shop.app, 'branchStaff', 'SIT');
});
after(() => shop.close());

type View = { readonly id: string; readonly name: string; readonly query: string; readonly isShared: boolean; readonly isMine: boolean };

const viewsOf = async (client: StaffClient): Promise<readonly View[]> =>
  (await client.ask<{ savedViews: View[] }>('{ savedViews(screen: orders) { id name query isShared isMine } }')).data.savedViews;

let keys = 0;
async function save(client: StaffClient, view: object): Promise<{ readonly id?: string; readonly code?: string }> {
  const input = { screen: 'orders', name: 'Bank', query: 'payment=banktransfer', isShared: false, key: `view-${(keys += 1)}`, ...view };
  const { data, errors } = await client.ask<{ saveView: { id?: string; code?: string } }>(
    'mutation ($input: SaveViewInput!) { saveView(input: $input) { ... on SavedView { id } ... on Refusal { code } } }',
    { input },
  );
  assert.deepEqual(errors, []);
  return data.saveView;
}

const remove = (client: StaffClient, id: string) =>
  client.ask('mutation ($id: ID!, $key: ID!) { removeView(id: $id, key: $key) { __typename } }', { id, key: `view-${(keys += 1)}` });

describe('a list that is kept', () => {
  it('is its owner’s own until they share it, and once of a name', async () => {
    const { id } = await save(service, {});
    assert.deepEqual((await save(service, { name: ' Bank ', query: 'payment=banktransfer&tab=toPay' })).id, id);
    const own = { id, name: 'Bank', query: 'payment=banktransfer&tab=toPay', isShared: false, isMine: true };
    assert.deepEqual(await viewsOf(service), [own]);
    assert.deepEqual(await viewsOf(sittard), []);
    await save(service, { query: 'payment=banktransfer&tab=toPay', isShared: true });
    assert.deepEqual(await viewsOf(sittard), [{ ...own, isShared: true, isMine: false }]);
  });

  it('is removed by its owner, and exists for nobody else who tries', async () => {
    const [shared] = await viewsOf(sittard);
    const refused = await remove(sittard, shared?.id ?? '');
    const unknown = await remove(sittard, '99999');
    assert.deepEqual([refused.status, refused.errors], [unknown.status, unknown.errors]);
    assert.deepEqual((await remove(service, shared?.id ?? '')).errors, []);
    assert.deepEqual(await viewsOf(sittard), []);
  });

  it('has a name and an address, and there are thirty at most', async () => {
    assert.equal((await save(sittard, { name: ' ' })).code, 'view-name');
    assert.equal((await save(sittard, { name: 'x'.repeat(61) })).code, 'view-name');
    for (const query of ['https://evil.example', '"><script>', 'a'.repeat(501)])
      assert.equal((await save(sittard, { query })).code, 'view-query', query);
    for (let number = 1; number <= 30; number += 1) assert.ok((await save(sittard, { name: `Lijst ${number}` })).id);
    assert.equal((await save(sittard, { name: 'Een te veel' })).code, 'view-many');
    assert.equal((await viewsOf(sittard)).length, 30);
    assert.ok((await save(sittard, { name: 'Lijst 30', query: '' })).id, 'one of them may still change');
  });
});
