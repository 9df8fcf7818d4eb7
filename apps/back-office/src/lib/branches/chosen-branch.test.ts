import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { chooseBranch, chosenBranch, keepChoiceAmong } from './chosen-branch.ts';

const sittard = { code: 'SIT', name: 'Sittard' };
const aachen = { code: 'AAC', name: 'Aachen' };

afterEach(() => chooseBranch(undefined));

describe('the branch somebody works in', () => {
  it('holds while it is one of theirs', () => {
    assert.equal(chosenBranch(), undefined);
    chooseBranch('SIT');
    keepChoiceAmong([sittard, aachen]);
    assert.equal(chosenBranch(), 'SIT');
  });

  it('is all of them again when it is theirs no more', () => {
    chooseBranch('SIT');
    keepChoiceAmong([aachen]);
    assert.equal(chosenBranch(), undefined);
  });
});
