import assert from 'node:assert/strict';
import { test } from 'node:test';
import { greenClaim } from './green-claim.ts';

test('a claim the law forbids without proof is found in three languages, also inside a word (LAW-11)', () => {
  for (const [text, claim] of [
    ['Een duurzame keuze', 'duurzame'],
    ['<p>Onze DUURZAAMHEID</p>', 'DUURZAAMHEID'],
    ['milieuvriendelijk geverfd', 'milieuvriendelijk'],
    ['klimaatneutraal bezorgd', 'klimaatneutraal'],
    ['groene mode', 'groene mode'],
    ['Besonders nachhaltige Stoffe', 'nachhaltige'],
    ['umweltfreundlich', 'umweltfreundlich'],
    ['klimaneutraler Versand', 'klimaneutraler'],
    ['Sustainably made', 'Sustainably'],
    ['eco-friendly wool', 'eco-friendly'],
    ['carbon neutral', 'carbon neutral'],
    ['CO2-neutraal', 'CO2-neutraal'],
  ] as const) {
    assert.equal(greenClaim(text), claim, text);
  }
});

test('a colour or a fact is no claim (LAW-11)', () => {
  for (const text of [
    'Dennengroen, met groene bies',
    'grüne Schürze',
    'green apron',
    'Plantaardig gelooid leer',
    'pflanzlich gegerbt',
    '100 % biokatoen, GOTS, licentie 123456',
    'Stevig leer dat jaren meegaat',
    'Afhalen: geen bezorgrit',
  ]) {
    assert.equal(greenClaim(text), undefined, text);
  }
});
