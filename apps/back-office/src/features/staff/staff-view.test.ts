import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { StaffRow } from './load-staff.ts';
import { found, readView, rowsOf, workingIn } from './staff-view.ts';

const person = (name: string, more: Partial<StaffRow> = {}): StaffRow => ({
  id: name,
  name,
  email: null,
  language: 'nl',
  state: 'active',
  roles: [{ role: 'service', branch: null }],
  lastSeenAt: null,
  hasSecondFactor: true,
  ...more,
});
const rows = [
  person('Sem', { lastSeenAt: '2026-11-16T08:00:00.000Z' }),
  person('Örjan', { state: 'invited' }),
  person('Anouk', { lastSeenAt: '2026-11-17T08:00:00.000Z', roles: [{ role: 'branchManager', branch: 'SIT' }] }),
];
const names = (query: string) => rowsOf(rows, readView(new URLSearchParams(query)), 'nl-NL').map(({ name }) => name);

describe('the list of staff', () => {
  it('shows who fits the state and the role of its address', () => {
    assert.deepEqual(names('state=invited'), ['Örjan']);
    assert.deepEqual(names('role=branchManager'), ['Anouk']);
    assert.deepEqual(names('state=elsewhere'), ['Anouk', 'Örjan', 'Sem'], 'a state that is none filters nothing');
  });

  it('finds somebody by a part of the name or of the address', () => {
    const people = [person('Anouk Peeters'), person('Sem', { email: 'staff.sittard@maas-alm.example' })];
    const search = (text: string) => found(people, { search: text }).map(({ name }) => name);
    assert.deepEqual(search('PEET'), ['Anouk Peeters']);
    assert.deepEqual(search('sittard'), ['Sem']);
    assert.deepEqual(search(' '), ['Anouk Peeters', 'Sem']);
  });

  it('is narrowed to who works in the branch that was chosen', () => {
    const inBranch = (branch: string | undefined) => workingIn(rows, branch).map(({ name }) => name);
    assert.deepEqual(inBranch('SIT'), ['Anouk']);
    assert.deepEqual(inBranch('AAC'), []);
    assert.equal(inBranch(undefined).length, rows.length);
  });

  it('is sorted by name, or by when somebody was seen, and who never was comes last either way', () => {
    assert.deepEqual(names(''), ['Anouk', 'Örjan', 'Sem']);
    assert.deepEqual(names('sort=seen'), ['Sem', 'Anouk', 'Örjan']);
    assert.deepEqual(names('sort=seen&order=descending'), ['Anouk', 'Sem', 'Örjan']);
  });
});
