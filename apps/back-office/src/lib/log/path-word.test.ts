import assert from 'node:assert/strict';
import { it } from 'node:test';
import { nl as changes } from './changes/messages/nl.ts';
import { nl as log } from './messages/nl.ts';
import { pathWord } from './path-word.ts';

const word = (key: string): string => ({ ...log, ...changes } as Readonly<Record<string, unknown>>)[`field.${key}`]?.toString() ?? '';

it('a path in the log is a thing and which of them', () => {
  const hash = 'a'.repeat(40);
  const words: Readonly<Record<string, string>> = {
    'texts.de.name': 'Naam DE',
    'texts.nl_limburg.urlKey': 'URL-deel nl_limburg',
    'categories.12': 'Categorie 12',
    'links.related.7': 'Past erbij 7',
    'groupedItems.7.quantity': 'Aantal 7',
    [`pictures.${hash}`]: 'Beeld',
    [`pictures.${hash}.label.en`]: 'Alt-tekst EN',
    [`pictures.${hash}.isDisabled`]: 'Beeld verborgen',
    'attributes.kleur': 'Kenmerk kleur',
    'shipments.300000049.state': 'Status van zending 300000049',
    'label.1300.nl': 'Tekst 1300 NL',
    'options.mosgroen.label.de': 'Optie mosgroen DE',
    'places.product.MA-DIR-1001': 'Staat bij artikel MA-DIR-1001',
    'countries.NL.address': 'countries.NL.address',
    unknown: 'unknown',
  };
  for (const [path, expected] of Object.entries(words)) assert.equal(pathWord(path, word), expected, path);
});
