import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AccountCustomerFragment } from '../../../generated/graphql.ts';
import { checkProfile, profileInput, profileValues } from './profile-values.ts';

const eva = { firstname: 'Eva', lastname: 'Janssen', gender: 2, is_approved: false } as AccountCustomerFragment;
const gams = { ...eva, company: 'De Gouden Gams', coc: '00000017', taxvat: 'NL000000176B01' } as AccountCustomerFragment;

describe('a profile', () => {
  it('goes out as it came in', () => {
    const input = profileInput(profileValues(gams));
    assert.equal(input.company, 'De Gouden Gams');
    assert.equal(input.gender, 2);
    assert.equal(input.prefix, null);
  });

  it('never asks for a date of birth or a gender (LAW-20)', () => {
    const values = profileValues({ ...eva, gender: null } as AccountCustomerFragment);
    assert.ok(Object.values(checkProfile(values)).every((verdict) => verdict === undefined));
    assert.equal(profileInput(values).date_of_birth, null);
  });

  it('that becomes private gives up its company (LAW-02)', () => {
    const input = profileInput({ ...profileValues(gams), kind: 'private' });
    assert.deepEqual([input.company, input.coc, input.taxvat], [null, null, null]);
  });
});
