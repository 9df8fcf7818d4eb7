import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { demoMember } from '#testing/staff-client.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

const branchesOf = async (role: string, branch: string | null = null) => {
  const member = await demoMember(shop.app, role, branch);
  return (await member.ask<{ branches: { code: string; name: string }[] }>('{ branches { code name } }')).data.branches;
};

describe('the branches of the back office', () => {
  it('are those somebody may look at, by their names', async () => {
    assert.deepEqual((await branchesOf('owner')).map(({ code }) => code).sort(), ['AAC', 'ROE', 'SIT']);
    assert.deepEqual(await branchesOf('branchStaff', 'SIT'), [{ code: 'SIT', name: 'Sittard' }]);
  });
});
