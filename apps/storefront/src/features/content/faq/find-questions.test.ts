import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findQuestions } from './find-questions.ts';

const question = (faq_id: number, text: string, long_answer = '') => ({ faq_id, question: text, short_answer: '', long_answer });
const categories = [
  {
    category_id: 1,
    title: 'Größe',
    url_key: 'groesse',
    items: [question(1, 'Wie finde ich meine Größe?'), question(2, 'Fällt sie klein aus?')],
  },
  { category_id: 2, title: 'Pflege', url_key: 'pflege', items: [question(3, 'Waschen?', '<p>Bei 30 Grad</p>')] },
];
const ids = (query: string) => findQuestions(categories, query).flatMap(({ items }) => (items ?? []).map((item) => item?.faq_id));

test('questions are found by all words of a search, whatever their accents', () => {
  assert.deepEqual(ids('finde GROSSE'), [1]);
  assert.deepEqual(ids('grad 30'), [3]);
  assert.deepEqual(ids('grösse'), [1, 2]);
  assert.deepEqual(ids('schuhe'), []);
});

test('an empty search shows everything', () => assert.deepEqual(ids('  '), [1, 2, 3]));
