import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkRegistration, emptyRegistration, registrationInput } from './register-values.ts';

const eva = {
  ...emptyRegistration('NL'),
  firstname: 'Eva',
  lastname: 'Janssen',
  email: 'eva@example.org',
  password: 'Bergwiese-1',
  passwordRepeat: 'Bergwiese-1',
};
const faults = (values: ReturnType<typeof emptyRegistration>) =>
  Object.entries(checkRegistration(values)).flatMap(([name, verdict]) => (verdict === undefined ? [] : [name]));

describe('a registration', () => {
  it('of a person needs a name, an address of mail and a password twice', () => {
    assert.deepEqual(faults(emptyRegistration('NL')), ['firstname', 'lastname', 'email', 'password', 'passwordRepeat']);
    assert.deepEqual(faults(eva), []);
  });

  it('of a company also needs its name and number (SPEC-5)', () => {
    assert.deepEqual(faults({ ...eva, kind: 'business' }), ['company', 'coc']);
    assert.deepEqual(faults({ ...eva, kind: 'business', company: 'Gams', coc: '1', vatId: 'DE123456789', withAddress: true }).slice(0, 1), [
      'vatId',
    ]);
  });

  it('sends nothing of what was folded away', () => {
    const input = registrationInput({ ...eva, company: 'typed before', street: 'typed before' }, []);
    assert.equal(input.company, undefined);
    assert.equal(input.address, undefined);
  });

  it('makes its first address the default for both', () => {
    const values = { ...eva, withAddress: true, postcode: '6131EK', number: '12', street: 'Markt', city: 'Sittard', telephone: '046' };
    const { address } = registrationInput(values, []);
    assert.deepEqual([address?.default_billing, address?.default_shipping, address?.street], [true, true, ['Markt', '12', '']]);
  });
});
