import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ShopError } from '#kernel/errors.ts';
import type { Branch } from './branch.ts';
import { findPickupLocations, type PickupQuery } from './find-pickup-locations.ts';
import { distanceKm, findPlace } from './places.ts';

const aBranch = (branch: Partial<Branch> & Pick<Branch, 'code' | 'city' | 'postcode' | 'position' | 'latitude' | 'longitude'>): Branch => ({
  urlKey: branch.city.toLowerCase(),
  name: `Maas & Alm ${branch.city}`,
  contactName: null,
  street: 'Voorbeeldmarkt 12',
  countryCode: 'NL',
  regionId: 52806,
  phone: '+31 46 000 00 01',
  fax: null,
  email: `${branch.city.toLowerCase()}@shop.example`,
  description: { nl: `Winkel in ${branch.city}` },
  pictures: [],
  openingHours: [[], [], [], [], [], [], []],
  alternateHours: [],
  ...branch,
});

const branches = [
  aBranch({ code: 'SIT', city: 'Sittard', postcode: '6131 ZZ', position: 1, latitude: 50.9983, longitude: 5.8694 }),
  aBranch({
    code: 'ROE',
    city: 'Roermond',
    postcode: '6041 ZZ',
    position: 2,
    latitude: 51.1942,
    longitude: 5.987,
    fax: '+31 475 00 00 03',
  }),
  aBranch({
    code: 'AAC',
    city: 'Aachen',
    postcode: '52062',
    position: 3,
    latitude: 50.7753,
    longitude: 6.0839,
    countryCode: 'DE',
    regionId: 27610,
  }),
];
const pieces: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'dirndl-36': { SIT: 2, AAC: 1 },
  'schort-rood': { SIT: 0, ROE: 4, AAC: 1 },
};
const stock = { quantity: (sku: string, branchCode: string) => pieces[sku]?.[branchCode] ?? 0 };

const find = (query: Partial<PickupQuery> = {}) =>
  findPickupLocations(
    { filters: [], sort: [], skus: [], pageSize: 20, currentPage: 1, ...query },
    { branches, textFallback: ['nl_limburg', 'nl'], defaultCountry: 'NL', stock },
  );
const codes = (query: Partial<PickupQuery> = {}) => find(query).items.map((location) => location.code);
const refused = (message: string) => (error: unknown) =>
  error instanceof ShopError && error.category === 'input' && error.message === message;

describe('findPickupLocations', () => {
  it('lists every branch in its own order, with the text of the fallback view and its region', () => {
    assert.deepEqual(codes(), ['SIT', 'ROE', 'AAC']);
    assert.equal(find().items[0]?.description, 'Winkel in Sittard');
    assert.deepEqual(
      find().items.map(({ region }) => region),
      ['Limburg', 'Limburg', 'Nordrhein-Westfalen'],
    );
  });

  it('keeps what lies inside the radius, nearest first', () => {
    assert.deepEqual(codes({ area: { searchTerm: '6131:NL', radiusKm: 5 } }), ['SIT']);
    assert.deepEqual(codes({ area: { searchTerm: '6131:NL', radiusKm: 25 } }), ['SIT', 'ROE']);
    assert.deepEqual(codes({ area: { searchTerm: '52062:DE', radiusKm: 100 } }), ['AAC', 'SIT', 'ROE']);
    assert.deepEqual(codes({ area: { searchTerm: '52062:DE', radiusKm: 100 }, sort: [{ field: 'distance', direction: 'DESC' }] }), [
      'ROE',
      'SIT',
      'AAC',
    ]);
  });

  it('finds nothing around a place nobody knows', () => {
    assert.deepEqual(codes({ area: { searchTerm: '9999:NL', radiusKm: 500 } }), []);
    assert.equal(find({ area: { searchTerm: '6131:DE', radiusKm: 500 } }).total, 0);
  });

  it('sorts by distance only around a place', () => {
    assert.deepEqual(codes({ sort: [{ field: 'distance', direction: 'DESC' }] }), ['SIT', 'ROE', 'AAC']);
  });

  it('sorts by fields in both directions, empty values last going up', () => {
    assert.deepEqual(codes({ sort: [{ field: 'city', direction: 'ASC' }] }), ['AAC', 'ROE', 'SIT']);
    assert.deepEqual(codes({ sort: [{ field: 'latitude', direction: 'DESC' }] }), ['ROE', 'SIT', 'AAC']);
    assert.deepEqual(codes({ sort: [{ field: 'fax', direction: 'ASC' }] }), ['ROE', 'SIT', 'AAC']);
  });

  it('passes only what every filter lets through', () => {
    const filters: PickupQuery['filters'] = [
      { field: 'countryCode', filter: { eq: 'NL' } },
      { field: 'city', filter: { like: '%mon%' } },
    ];
    assert.deepEqual(codes({ filters }), ['ROE']);
    assert.deepEqual(codes({ filters: [{ field: 'regionId', filter: { in: ['27610'] } }] }), ['AAC']);
  });

  it('keeps locations that have all products', () => {
    assert.deepEqual(codes({ skus: ['dirndl-36'] }), ['SIT', 'AAC']);
    assert.deepEqual(codes({ skus: ['dirndl-36', 'schort-rood'] }), ['AAC']);
    assert.deepEqual(codes({ skus: ['unknown'] }), []);
  });

  it('pages, and refuses pages that cannot be', () => {
    const page = find({ pageSize: 2, currentPage: 2 });
    assert.deepEqual([page.items.length, page.total, page.info.total_pages], [1, 3, 2]);
    assert.throws(() => find({ currentPage: 0 }), refused('currentPage value must be greater than 0.'));
    assert.throws(() => find({ pageSize: 0 }), refused('pageSize value must be greater than 0.'));
    assert.throws(() => find({ pageSize: 101 }), refused('Maximum pageSize is 100'));
    assert.throws(() => find({ currentPage: 2 }), refused('currentPage value 2 specified is greater than the 1 page(s) available.'));
    assert.equal(find({ currentPage: 2, skus: ['unknown'] }).total, 0);
  });
});

describe('findPlace', () => {
  const place = (term: string) => findPlace(term, 'NL', branches)?.latitude;

  it('understands postcodes with and without letters, towns and a missing country', () => {
    for (const term of ['6131:NL', '6137 AB:nl', '6131zz', 'sittard:NL']) assert.equal(place(term), 50.9983, term);
    assert.equal(place('52070:DE'), 50.7753);
    assert.equal(place('koln:DE'), 50.9375);
  });

  it('knows no town without a name', () => {
    for (const term of ['', ':NL', '   ', '61:NL', '6131:XX']) assert.equal(place(term), undefined, term);
  });
});

describe('distanceKm', () => {
  it('measures Sittard to Aachen over the ground', () => {
    assert.equal(Math.round(distanceKm({ latitude: 50.9983, longitude: 5.8694 }, { latitude: 50.7753, longitude: 6.0839 })), 29);
  });
});
