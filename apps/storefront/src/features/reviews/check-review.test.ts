import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyReview, ratingSubject, reviewProblems } from './check-review.ts';

const ratings = [
  { id: 'MQ==', name: 'Prijs' },
  { id: 'Mg==', name: 'Kwaliteit' },
];

test('stars for price and quality, a name, a title and a text are required (SPEC-5)', () => {
  assert.deepEqual(
    reviewProblems(emptyReview, ratings).map((problem) => (problem.field === 'rating' ? problem.rating.name : problem.field)),
    ['Prijs', 'Kwaliteit', 'nickname', 'summary', 'text'],
  );
});

test('blanks are no text', () => {
  const draft = { nickname: ' ', summary: 'Fijn', text: 'Zit goed', ratings: { 'MQ==': 'x', 'Mg==': 'y' }, fit: '' };
  assert.deepEqual(reviewProblems(draft, ratings), [{ field: 'nickname' }]);
  assert.deepEqual(reviewProblems({ ...draft, nickname: 'Anna' }, ratings), []);
});

test('the two ratings of the spec are known in three languages', () => {
  assert.deepEqual(['Prijs', 'Preis', 'Price', 'Qualität', 'Pasvorm'].map(ratingSubject), [
    'price',
    'price',
    'price',
    'quality',
    undefined,
  ]);
});
