import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filtered, newerPage, olderPage, pageAfter, pageBefore } from './place.ts';

describe('the pages of a list', () => {
  it('lead back over every page that was gone, to the first', () => {
    const first = new URLSearchParams('action=staff.edit');
    const third = olderPage(olderPage(first, '90'), '40');
    assert.equal(third.get('after'), '40');
    const second = newerPage(third);
    assert.equal(second?.get('after'), '90');
    assert.equal(newerPage(second ?? third)?.toString(), first.toString());
    assert.equal(newerPage(first), undefined);
  });

  it('lead from an address that somebody sent to the first page', () => {
    assert.equal(newerPage(new URLSearchParams('after=90'))?.toString(), '');
  });

  it('lead both ways where a list can', () => {
    const second = pageAfter(new URLSearchParams('tab=toPay'), '5-7');
    assert.equal(second.toString(), 'tab=toPay&after=5-7');
    assert.equal(pageBefore(second, '9-9').toString(), 'tab=toPay&before=9-9');
    assert.equal(filtered(pageBefore(second, '9-9'), {}).toString(), 'tab=toPay');
  });

  it('begin anew with another filter', () => {
    const there = filtered(new URLSearchParams('after=90&trail=,120&state=active'), { state: undefined, search: 'mie' });
    assert.equal(there.toString(), 'search=mie');
  });
});
