import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  afterHandOver,
  afterSave,
  change,
  changesOf,
  choose,
  openEdit,
  refresh,
  same,
  takeUp,
  valuesOf,
  type Choice,
  type Conflict,
  type Current,
  type EditState,
  type FieldChange,
} from './edit-state.ts';

type Answer = { readonly current: Current } | { readonly conflict: Conflict };

/** What the API does with an edit: at its own version it is written, at a later one every base must still hold. */
function openServer(first: Current) {
  let current = first;
  const accepted: FieldChange[][] = [];
  const overwritten: { readonly field: string; readonly base: unknown; readonly was: unknown }[] = [];
  return {
    current: () => current,
    accepted,
    overwritten,
    save(version: number, changes: readonly FieldChange[]): Answer {
      assert.ok(version <= current.version, 'a version that never was');
      const isStale = version < current.version;
      const clashes = changes.filter(
        ({ field, base, value }) => isStale && !same(base, current.values[field]) && !same(value, current.values[field]),
      );
      if (clashes.length > 0) {
        const fields = clashes.map(({ field, base, value }) => ({ path: field, base, theirs: current.values[field], mine: value }));
        return { conflict: { fields, version: current.version } };
      }
      for (const { field, base, value } of changes)
        if (!same(current.values[field], value)) overwritten.push({ field, base, was: current.values[field] });
      accepted.push([...changes]);
      current = {
        version: current.version + 1,
        values: { ...current.values, ...Object.fromEntries(changes.map(({ field, value }) => [field, value])) },
      };
      return { current };
    },
  };
}

const start: Current = { version: 1, values: { name: 'Liesl', text: 'Effen dirndl', price: 14_995, tags: ['nieuw'] } };

describe('an edit', () => {
  it('is the fields that changed, with what they were, and nothing when they are put back', () => {
    const typed = change(change(openEdit(start), 'name', 'Lies'), 'name', 'Liesbeth');
    assert.deepEqual(changesOf(typed), [{ field: 'name', base: 'Liesl', value: 'Liesbeth' }]);
    assert.equal(valuesOf(typed)['name'], 'Liesbeth');
    assert.deepEqual(changesOf(change(typed, 'name', 'Liesl')), []);
    assert.deepEqual(changesOf(change(openEdit(start), 'tags', ['nieuw'])), []);
  });

  it('shows what others saved in fields that were not touched, and keeps what was typed', () => {
    const mine = change(openEdit(start), 'name', 'Liesbeth');
    const seen = refresh(mine, { version: 2, values: { ...start.values, text: 'Effen katoenen dirndl' } });
    assert.equal(valuesOf(seen)['text'], 'Effen katoenen dirndl');
    assert.equal(valuesOf(seen)['name'], 'Liesbeth');
    assert.equal(seen.version, 2);
  });

  it('never claims to know a version in which its field was another', () => {
    const mine = change(openEdit(start), 'name', 'Liesbeth');
    const seen = refresh(mine, { version: 2, values: { ...start.values, name: 'Liesl Klassik' } });
    assert.equal(seen.version, 1);
    assert.deepEqual(changesOf(seen), [{ field: 'name', base: 'Liesl', value: 'Liesbeth' }]);
    assert.equal(openServer({ version: 2, values: { ...start.values, name: 'Liesl Klassik' } }).current().version, 2);
  });

  it('keeps what was typed while it was being saved', () => {
    const sent = change(openEdit(start), 'name', 'Lies');
    const typedOn = change(change(sent, 'name', 'Liesbeth'), 'price', 9995);
    const after = afterSave(typedOn, changesOf(sent), { version: 2, values: { ...start.values, name: 'Lies' } });
    assert.deepEqual(changesOf(after), [
      { field: 'name', base: 'Lies', value: 'Liesbeth' },
      { field: 'price', base: 14_995, value: 9995 },
    ]);
    assert.equal(after.version, 2);
  });

  it('sends theirs as the new base of what is kept, and drops what is not', () => {
    const mine = change(change(openEdit(start), 'name', 'Liesbeth'), 'text', 'Kort');
    const conflict: Conflict = {
      version: 2,
      fields: [
        { path: 'name', base: 'Liesl', theirs: 'Liesl Klassik', mine: 'Liesbeth' },
        { path: 'text', base: 'Effen dirndl', theirs: 'Lang', mine: 'Kort' },
      ],
    };
    const chosen = choose(mine, conflict, { name: 'mine', text: 'theirs' });
    assert.deepEqual(changesOf(chosen), [{ field: 'name', base: 'Liesl Klassik', value: 'Liesbeth' }]);
    assert.equal(valuesOf(chosen)['text'], 'Lang');
  });

  it('that was found again lies over what is saved now', () => {
    const draft = {
      version: 1,
      changes: [
        { field: 'name', base: 'Liesl', value: 'Liesbeth' },
        { field: 'gone', base: 'y', value: 'x' },
        { field: 'text', base: 'Effen dirndl', value: 'Kort' },
      ],
    };
    const now: Current = { version: 3, values: { ...start.values, name: 'Liesl Klassik', text: 'Kort' } };
    const found = takeUp(openEdit(now), draft, now.version);
    assert.deepEqual(changesOf(found), [{ field: 'name', base: 'Liesl', value: 'Liesbeth' }]);
    assert.equal(found.version, 1);
    const typed = takeUp(change(openEdit(now), 'name', 'Nu'), draft, now.version);
    assert.equal(valuesOf(typed)['name'], 'Nu');
  });

  it('that was found again has what was added, which is saved nowhere yet', () => {
    const changes = [
      { field: 'options.rood', base: null, value: 3 },
      { field: 'options.rood.label.nl', base: undefined, value: 'Rood' },
    ];
    const found = takeUp(openEdit(start), { version: 1, changes }, start.version);
    assert.deepEqual(valuesOf(found), { ...start.values, 'options.rood': 3, 'options.rood.label.nl': 'Rood' });
    assert.deepEqual(
      changesOf(found),
      changes.map((one) => ({ ...one, base: null })),
    );
    // A colleague added the same, at another place: the shop asks whose it shall be.
    const theirs: Current = { version: 2, values: { ...start.values, 'options.rood': 4 } };
    assert.equal(takeUp(openEdit(theirs), { version: 1, changes }, theirs.version).version, 1);
  });

  it('that waits for a second person is no change any more, but what was typed since is', () => {
    const sent = change(change(openEdit(start), 'name', 'Lies'), 'price', 1);
    const after = afterHandOver(change(sent, 'price', 2), changesOf(sent));
    assert.deepEqual(changesOf(after), [{ field: 'price', base: 14_995, value: 2 }]);
  });
});

const fields = ['name', 'text', 'price'] as const;
const step = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom('type', 'type', 'save', 'read', 'late'),
  field: fc.constantFrom(...fields),
  value: fc.nat(4),
  choice: fc.constantFrom<Choice>('mine', 'theirs'),
});

describe('three editors of one thing', () => {
  it('end as some order of the accepted patches: nothing unseen is overwritten, nothing typed is lost without a choice', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const first: Current = { version: 1, values: { name: 0, text: 0, price: 0 } };
        const server = openServer(first);
        const editors: EditState[] = [openEdit(first), openEdit(first), openEdit(first)];
        const save = (who: number, choice: Choice, typedMeanwhile?: (state: EditState) => EditState) => {
          for (let attempt = 0; attempt < 5; attempt += 1) {
            const state = editors[who]!;
            const sent = changesOf(state);
            if (sent.length === 0) return;
            const answer = server.save(state.version, sent);
            if (attempt === 0 && typedMeanwhile) editors[who] = typedMeanwhile(state);
            if ('current' in answer) {
              editors[who] = afterSave(editors[who]!, sent, answer.current);
              return;
            }
            editors[who] = choose(editors[who]!, answer.conflict, Object.fromEntries(fields.map((field) => [field, choice])));
          }
          assert.fail('a conflict that was decided came back although nobody else wrote');
        };
        for (const { who, what, field, value, choice } of steps) {
          const typed = (state: EditState) => change(state, field, value);
          if (what === 'type') editors[who] = typed(editors[who]!);
          if (what === 'read') editors[who] = refresh(editors[who]!, server.current());
          if (what === 'save') save(who, choice);
          if (what === 'late') save(who, choice, typed);
          if (what === 'type' || what === 'late')
            assert.equal(valuesOf(editors[who]!)[field], what === 'type' ? value : valuesOf(editors[who]!)[field]);
        }
        // What was overwritten had been seen by who overwrote it.
        for (const { field, base, was } of server.overwritten) assert.ok(same(base, was), `${field}: ${String(was)} was never seen`);
        // Every one saves what is left; then all see the same, and it is the patches one after the other.
        for (const who of [0, 1, 2]) save(who, 'mine');
        const replayed = server.accepted.flat().reduce<Record<string, unknown>>((all, { field, value }) => ({ ...all, [field]: value }), {
          ...first.values,
        });
        for (const state of editors) {
          const seen = refresh(state, server.current());
          assert.deepEqual(changesOf(seen), []);
          assert.deepEqual(valuesOf(seen), replayed);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
