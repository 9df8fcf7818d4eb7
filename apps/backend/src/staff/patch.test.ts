import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { EditConflict, planPatch, type Current, type Edit } from './patch.ts';

const thing: Current = { version: 4, values: { name: 'Anna', language: 'nl', state: 'active' } };
const edit = (version: number, ...changes: Edit['changes']): Edit => ({ id: '1', version, changes });

describe('an edit', () => {
  it('is written as it is at the version it was made from', () => {
    assert.deepEqual(planPatch(thing, edit(4, { field: 'name', base: 'Anna', value: 'Anne' })), [
      { field: 'name', before: 'Anna', after: 'Anne' },
    ]);
  });

  it('is written later too, when its own fields are still what they were', () => {
    assert.equal(planPatch(thing, edit(2, { field: 'language', base: 'nl', value: 'de' })).length, 1);
  });

  it('is refused whole when somebody else has changed one of its fields, with the three values', () => {
    const mine = edit(2, { field: 'name', base: 'Ann', value: 'Anne' }, { field: 'language', base: 'nl', value: 'de' });
    assert.throws(
      () => planPatch(thing, mine),
      (error) => {
        assert.ok(error instanceof EditConflict);
        assert.deepEqual(error.fields, [{ path: 'name', base: 'Ann', theirs: 'Anna', mine: 'Anne' }]);
        return error.version === 4;
      },
    );
  });

  it('that wants what is there already is no conflict and changes nothing', () => {
    assert.deepEqual(planPatch(thing, edit(2, { field: 'name', base: 'Ann', value: 'Anna' })), []);
  });

  it('knows no field that cannot be edited, none twice, and no version of the future', () => {
    assert.throws(() => planPatch(thing, edit(4, { field: 'passwordHash', value: 'x' })), /no field "passwordHash"/);
    assert.throws(() => planPatch(thing, edit(4, { field: 'constructor', value: 'x' })), /no field/);
    assert.throws(() => planPatch(thing, edit(4, { field: 'name', value: 'x' }, { field: 'name', value: 'y' })), /twice/);
    assert.throws(() => planPatch(thing, edit(5, { field: 'name', value: 'x' })), /version/);
  });
});

/** What an editor does next: read the thing, change a field of what was read, save. */
const step = fc.record({
  editor: fc.integer({ min: 0, max: 2 }),
  what: fc.oneof(fc.constant('read' as const), fc.constant('save' as const), fc.constantFrom('a', 'b', 'c')),
  value: fc.integer({ min: 0, max: 3 }),
});

type Editor = { read: Current; changes: Map<string, unknown> };

describe('three editors at once', () => {
  it('end with what some order of the accepted edits gives, in 1,000 random interleavings', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let now: Current = { version: 1, values: { a: 0, b: 0, c: 0 } };
        const editors: Editor[] = Array.from({ length: 3 }, () => ({ read: now, changes: new Map() }));
        const accepted: Record<string, unknown>[] = [];
        for (const { editor: index, what, value } of steps) {
          const editor = editors[index]!;
          if (what === 'read') editors[index] = { read: now, changes: new Map() };
          else if (what !== 'save') editor.changes.set(what, value);
          else {
            const before = now;
            const changes = [...editor.changes].map(([field, mine]) => ({ field, base: editor.read.values[field], value: mine }));
            try {
              const planned = planPatch(now, { id: '1', version: editor.read.version, changes });
              if (planned.length > 0)
                now = {
                  version: now.version + 1,
                  values: { ...now.values, ...Object.fromEntries(planned.map(({ field, after }) => [field, after])) },
                };
              accepted.push(Object.fromEntries(changes.map(({ field, value: mine }) => [field, mine])));
              // Nobody's change is undone by somebody who did not see it: what this edit does not name is as it was.
              for (const [field, was] of Object.entries(before.values))
                if (!editor.changes.has(field)) assert.deepEqual(now.values[field], was);
            } catch (error) {
              assert.ok(error instanceof EditConflict);
              assert.deepEqual(now, before, 'a conflict writes nothing');
              for (const { path, base, theirs } of error.fields) {
                assert.deepEqual(theirs, now.values[path]);
                assert.notDeepEqual(base, theirs, 'a conflict is about what somebody else has changed');
              }
            }
            editors[index] = { read: now, changes: new Map() };
          }
        }
        assert.deepEqual(now.values, Object.assign({ a: 0, b: 0, c: 0 }, ...accepted));
      }),
      { numRuns: 1_000, seed: 26 },
    );
  });
});
