import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BranchBranchFragment } from '../../generated/graphql.ts';
import { branchStructuredData } from './branch-structured-data.ts';

const branch: BranchBranchFragment = {
  name: 'Maas & Alm Sittard',
  url_key: 'sittard',
  pickup_location_code: 'SIT',
  street: 'Voorbeeldmarkt 12',
  postcode: '6131 ZZ',
  city: 'Sittard',
  country_id: 'NL',
  phone: '+31 46 000 00 01',
  fax: '+31 46 000 00 11',
  email: 'sittard@maas-en-alm.example',
  description: null,
  latitude: 50.9983,
  longitude: 5.8694,
  banner_image: null,
  storefront_image: null,
  images: [],
  opening_hours: [
    { day: 1, label: 'maandag', times: [{ from: '13:00', to: '18:00' }] },
    { day: 7, label: 'zondag', times: [] },
  ],
  alternate_opening_hours: [{ date: '2026-12-25', reason: 'Kerst', times: [] }],
};

test('a branch names its week without closed days, and a closed holiday as opening at midnight', () => {
  const data = branchStructuredData(branch, { url: 'https://shop.test/filialen/sittard' }) as Record<string, unknown>;
  assert.deepEqual(data['openingHoursSpecification'], [
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '13:00', closes: '18:00' },
  ]);
  assert.deepEqual(data['specialOpeningHoursSpecification'], [
    { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00', validFrom: '2026-12-25', validThrough: '2026-12-25' },
  ]);
});
