import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forgetSize, offeredSizes, readSizes, rememberSizes } from './chosen-sizes.ts';
import type { FilterGroup } from '../filters/filter-groups.ts';
import type { ListingState } from '../listing/listing-state.ts';

const group: FilterGroup = {
  code: 'maat_dirndl',
  label: 'Maat',
  kind: 'sizes',
  options: [
    { id: '1103', value: '38', label: '38', count: 4 },
    { id: '1104', value: '40', label: '40', count: 0 },
  ],
};
const state = (values: readonly string[]): ListingState => ({
  filters: values.length === 0 ? {} : { maat_dirndl: values },
  sort: 'default',
  page: 1,
  pageSize: 12,
});

test('one size chosen is remembered, several are not (UX-10)', () => {
  assert.deepEqual(rememberSizes({}, state(['38']), [group]), { maat_dirndl: '38' });
  assert.deepEqual(rememberSizes({ maat_dirndl: '40' }, state(['38', '40']), [group]), { maat_dirndl: '40' });
  assert.deepEqual(rememberSizes({ maat_dirndl: '38' }, state([]), [group]), { maat_dirndl: '38' });
});

test('a remembered size is offered where it gives something and none is chosen', () => {
  assert.equal(offeredSizes({ maat_dirndl: '38' }, state([]), [group])[0]?.option.id, '1103');
  assert.deepEqual(offeredSizes({ maat_dirndl: '40' }, state([]), [group]), []);
  assert.deepEqual(offeredSizes({ maat_dirndl: '38' }, state(['40']), [group]), []);
  assert.deepEqual(offeredSizes(forgetSize({ maat_dirndl: '38' }, 'maat_dirndl'), state([]), [group]), []);
});

test('what cannot be read is nothing', () => {
  for (const text of [undefined, '', 'x', '[]', 'null', '3']) assert.deepEqual(readSizes(text), {});
  assert.deepEqual(readSizes('{"maat_dirndl":"38","x":3}'), { maat_dirndl: '38' });
});
