import assert from 'node:assert/strict';
import { it } from 'node:test';
import { buildSchema, isInterfaceType } from 'graphql';
import { readSchema } from '@shop/contract/server';
import { featureFields, wireFields } from './field-shape.ts';
import { emptyFields, fieldEntries, textEntries, type FieldRow } from './product-fields.ts';

it('every field that names itself on the wire is in the contract', () => {
  const schema = buildSchema(readSchema());
  const names = ['ProductInterface', 'PhysicalProductInterface'].flatMap((type) => {
    const found = schema.getType(type);
    return isInterfaceType(found) ? Object.keys(found.getFields()) : [];
  });
  const missing = fieldEntries.flatMap(([, { wire }]) => (wire === undefined || names.includes(wire) ? [] : [wire]));
  assert.deepEqual(missing, []);
});

it('no two fields share a column, of the table or of the file', () => {
  const rows = [...fieldEntries, ...textEntries];
  assert.equal(new Set(rows.map(([, { csv }]) => csv)).size, rows.length);
  for (const entries of [fieldEntries, textEntries]) {
    assert.equal(new Set(entries.map(([, { column }]) => column)).size, entries.length);
  }
});

it('the wire has kilograms, euros and times, and null for what is not there', () => {
  const filled = { ...emptyFields, weightGrams: 1100, manufacturerPriceCents: 12_995, newFrom: Date.UTC(2026, 0, 2) };
  assert.partialDeepStrictEqual(wireFields(filled), {
    weight: 1.1,
    manufacturer_price: 129.95,
    new_from_date: '2026-01-02 00:00:00',
    new_to_date: null,
  });
});

it('a feature is listed with its label and unit, where the product has it', () => {
  const label = (text: string) => ({ nl: text, de: text, en: text });
  const fields: Record<string, FieldRow> = {
    heelMillimetres: { kind: 'whole', column: 'heel', csv: 'maas_heel', feature: { id: 901, label: label('Hak'), unit: 'mm' } },
    isLined: { kind: 'flag', column: 'is_lined', csv: 'maas_lined', feature: { id: 902, label: label('Gevoerd') } },
    secret: { kind: 'word', column: 'secret', csv: 'maas_secret' },
  };
  const texts = { language: 'nl', yes: 'Ja' } as const;
  assert.deepEqual(
    featureFields({ heelMillimetres: 40, isLined: true, secret: 'x' }, texts, fields).map(({ label: name, value }) => [name, value]),
    [
      ['Hak', '40 mm'],
      ['Gevoerd', 'Ja'],
    ],
  );
  assert.deepEqual(featureFields({ heelMillimetres: undefined, isLined: false }, texts, fields), []);
});
