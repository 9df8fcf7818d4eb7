import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listName } from '../../../lib/list/list-address.ts';
import { address, readChoice, readList, readSort, sortParam } from './order-filters.ts';

const { filterParams, filterValues, viewQuery } = address;

const params = (text: string) => new URLSearchParams(text);
const written = (values: Readonly<Record<string, string | undefined>>) =>
  params(new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []))).toString());

describe('the address of the list of orders', () => {
  it('means everything, the newest first, when it says nothing', () => {
    assert.deepEqual(readList(params(''), undefined), {
      list: { first: 50, after: null, before: null, search: null },
      filter: {
        status: null,
        fulfilment: null,
        branch: null,
        country: null,
        payment: null,
        placedFrom: null,
        placedTo: null,
        customer: null,
      },
      tab: 'all',
      sort: 'newest',
    });
  });

  it('is asked for as it is written', () => {
    const { list, filter, tab, sort } = readList(
      params(
        'tab=toPick&status=holded,processing&fulfilment=part&branch=SIT&country=DE&payment=banktransfer&from=2026-11-01&customer=17&sort=oldest&after=5-7',
      ),
      undefined,
    );
    assert.deepEqual(filter, {
      status: ['processing', 'holded'],
      fulfilment: ['part'],
      branch: 'SIT',
      country: 'DE',
      payment: 'banktransfer',
      placedFrom: '2026-11-01',
      placedTo: null,
      customer: '17',
    });
    assert.deepEqual([list.after, tab, sort], ['5-7', 'toPick', 'oldest']);
  });

  it('leads one way only', () => {
    const { list } = readList(params('after=5-7&before=9-9'), undefined);
    assert.deepEqual([list.after, list.before], [null, '9-9']);
  });

  it('is in the branch somebody works in, unless it names another', () => {
    assert.equal(readChoice(params(''), 'ROE').filter.branch, 'ROE');
    assert.equal(readChoice(params('branch=SIT'), 'ROE').filter.branch, 'SIT');
  });

  it('takes names and days that do not exist for none', () => {
    const { filter, tab } = readChoice(params('tab=mine&status=lost,fraud&fulfilment=most&from=2026-02-30&to=soon&customer=me'), undefined);
    assert.deepEqual([tab, filter.status, filter.fulfilment, filter.placedFrom, filter.placedTo], ['all', ['fraud'], null, null, null]);
    assert.equal(filter.customer, null);
  });

  it('has the filters as chips show them, and back', () => {
    const values = { status: ['pending', 'processing'], branch: ['SIT'], country: ['NL'], placed: ['', '2026-11-17'], customer: ['17'] };
    assert.deepEqual(filterValues(written(filterParams(values))), values);
    assert.deepEqual(filterValues(params('')), {});
    assert.deepEqual(filterParams({}), {
      branch: undefined,
      country: undefined,
      payment: undefined,
      status: undefined,
      fulfilment: undefined,
      customer: undefined,
      from: undefined,
      to: undefined,
    });
  });

  it('says how it is sorted only when that is not usual', () => {
    assert.equal(sortParam(readSort(params(''))), undefined);
    assert.equal(sortParam(readSort(params('sort=oldest'))), 'oldest');
  });

  it('is kept under a name without its page, without a person and without what was searched for', () => {
    assert.equal(
      viewQuery(params('search=janssen&customer=17&country=NL&after=5-7&tab=toPay&status=processing,holded')),
      'tab=toPay&status=processing%2Cholded&country=NL',
    );
    assert.equal(viewQuery(params('search=janssen')), '');
    assert.equal(viewQuery(params('customer=17')), '');
  });

  it('is the same list on every page, and another one with another filter', () => {
    assert.equal(listName(params('country=NL&tab=toPay&after=5-7')), listName(params('tab=toPay&country=NL&before=9-9&sort=oldest')));
    assert.notEqual(listName(params('tab=toPay')), listName(params('tab=toPick')));
  });
});
