import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { address, readList, readSort, returnNumber, sortParam } from './return-filters.ts';

const params = (text: string) => new URLSearchParams(text);

describe('the address of the list of returns', () => {
  it('means everything, the newest first, when it says nothing', () => {
    assert.deepEqual(readList(params(''), 'AAC'), {
      list: { first: 50, after: null, before: null, search: null },
      tab: 'all',
      sort: 'newest',
      filter: { kind: null, state: null, branch: 'AAC', statedFrom: null, statedTo: null },
    });
  });

  it('begins with what is due first where something waits for somebody', () => {
    assert.equal(readList(params('tab=refundDue'), undefined).sort, 'due');
    assert.deepEqual(readSort(params('tab=new')), { by: 'due', direction: 'ascending' });
    assert.equal(readList(params('tab=new&sort=oldest'), undefined).sort, 'oldest');
    assert.equal(readList(params('tab=closed'), undefined).sort, 'newest');
  });

  it('says how it is sorted only when that is not usual', () => {
    const due = { by: 'due', direction: 'ascending' } as const;
    const newest = { by: 'stated', direction: 'descending' } as const;
    assert.deepEqual([sortParam(params(''), due), sortParam(params('tab=new'), due)], ['due', undefined]);
    assert.deepEqual([sortParam(params(''), newest), sortParam(params('tab=new'), newest)], [undefined, 'newest']);
  });

  it('takes names that do not exist for none, and keeps no search under a name', () => {
    const { filter, tab } = readList(params('tab=mine&state=lost,received&kind=theft'), undefined);
    assert.deepEqual([tab, filter?.state, filter?.kind], ['all', ['received'], null]);
    assert.equal(address.viewQuery(params('search=janssen&tab=overdue&kind=withdrawal&after=5-7')), 'tab=overdue&kind=withdrawal');
  });
});

describe('what a scanner reads', () => {
  it('is the number of a return, in any case of letters, or something else', () => {
    assert.equal(returnNumber(' r-2026-000123 '), 'R-2026-000123');
    assert.equal(returnNumber('R-2026-1234567'), 'R-2026-1234567');
    assert.equal(returnNumber('MA-DIR-1001-DG-L60-38'), undefined);
  });
});
