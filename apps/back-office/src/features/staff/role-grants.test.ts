import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sorted, withBranch, withRole, type Grant } from './role-grants.ts';

const sittard: Grant = { role: 'branchStaff', branch: 'SIT' };
const aachen: Grant = { role: 'branchStaff', branch: 'AAC' };
const owner: Grant = { role: 'owner', branch: null };

describe('the roles of somebody', () => {
  it('are the same value in whatever order they were pressed', () => {
    assert.deepEqual(sorted([sittard, owner, aachen]), sorted([aachen, sittard, owner]));
    assert.deepEqual(withRole(withRole([sittard], 'owner', true), 'owner', false), [sittard]);
  });

  it('name the branch of a role of a branch as soon as one is chosen', () => {
    const begun = withRole([owner], 'branchStaff', true);
    assert.deepEqual(begun, [{ role: 'branchStaff', branch: null }, owner]);
    assert.deepEqual(withBranch(begun, 'branchStaff', 'SIT', true), [sittard, owner]);
    assert.deepEqual(withBranch(withBranch(begun, 'branchStaff', 'SIT', true), 'branchStaff', 'AAC', true), [aachen, sittard, owner]);
  });

  it('keep a role whose last branch was taken away, so that another one can be chosen', () => {
    assert.deepEqual(withBranch([sittard], 'branchStaff', 'SIT', false), [{ role: 'branchStaff', branch: null }]);
  });
});
