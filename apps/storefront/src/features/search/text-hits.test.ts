import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { questionsAbout } from './text-hits.ts';

const questions = [
  { faq_id: 1, question: 'Wat als mijn pakket kwijt is?', short_answer: 'Dan zoeken we het voor je uit.' },
  { faq_id: 2, question: 'Hoe was ik een lederhose?', short_answer: 'Niet: laat leer reinigen.' },
  { faq_id: 3, question: 'Hoe lang duurt het?', short_answer: 'Een pakket is er in twee dagen.' },
  { faq_id: 4, question: 'Wie näht die Schürze?', short_answer: null },
];
const idsFor = (query: string): readonly number[] => questionsAbout(query, questions).map(({ id }) => id);

describe('questions a search is about', () => {
  it('hold every word of it, those in the question first', () => {
    assert.deepEqual(idsFor('pakket'), [1, 3]);
    assert.deepEqual(idsFor('pakket dagen'), [3]);
    assert.deepEqual(idsFor('lederhose wassen'), []);
  });

  it('are found without accents and capitals', () => assert.deepEqual(idsFor('SCHURZE'), [4]));

  it('are none for words that are in every text', () => {
    assert.deepEqual(idsFor('is'), []);
    assert.deepEqual(idsFor(''), []);
  });
});
