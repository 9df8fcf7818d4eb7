import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AttributeInput, BrandInput, CategoryInput, ProductInput } from './catalogue-input.ts';
import { checkInput } from './check-input.ts';
import { animalPartsText, materialTexts } from '../attributes/materials.ts';
import { aCatalogue, aView } from '#testing/a-catalogue.ts';

const maker = {
  name: 'Muster',
  street: 'Musterstraße 1',
  postcode: '00000',
  city: 'Beispielort',
  countryCode: 'AT',
  email: 'a@muster.example',
};
const brand = (given: Partial<BrandInput>): BrandInput => ({
  id: 1,
  optionId: 1,
  title: 'Muster',
  urlKey: 'muster',
  shortDescription: {},
  description: {},
  showInSlider: false,
  positionInSlider: 0,
  maker,
  ...given,
});
const product = (given: Partial<ProductInput>): ProductInput => ({ id: 1, sku: 'A', type: 'simple', brandId: 1, ...given });

describe('what the law lets into the shop', () => {
  it('goods with a maker (LAW-14)', () => {
    checkInput({ brands: [brand({})], products: [product({})] });
    assert.throws(() => checkInput({ products: [product({ brandId: undefined })] }), /goods need a brand/);
    assert.throws(() => checkInput({ brands: [brand({ maker: { ...maker, email: ' ' } })] }), /needs name, address and e-mail/);
  });

  it('makers outside the EU with a responsible person inside (LAW-14)', () => {
    const abroad = { ...maker, countryCode: 'PK' };
    assert.throws(() => checkInput({ brands: [brand({ maker: abroad })] }), /responsible person in the EU/);
    assert.throws(() => checkInput({ brands: [brand({ maker: abroad, euResponsible: abroad })] }), /responsible person in the EU/);
    checkInput({ brands: [brand({ maker: abroad, euResponsible: maker })] });
  });

  it('fibres of the list that sum to 100 (LAW-15)', () => {
    const made = (fibre: string, percent: number) =>
      product({
        materials: [
          {
            part: {},
            fibres: [
              { fibre, percent },
              { fibre: 'elastaan', percent: 3 },
            ],
          },
        ],
      });
    checkInput({ products: [made('katoen', 97)] });
    assert.throws(() => checkInput({ products: [made('katoen', 96)] }), /fibres sum to 99/);
    assert.throws(() => checkInput({ products: [made('lycra', 97)] }), /unknown fibre lycra/);
  });
});

describe('green claims (LAW-11)', () => {
  const texts = { nl: { name: 'Dirndl', description: '<p>Een <b>duurzame</b> stof.</p>' }, de: { name: 'Dirndl' } };

  it('of a product need their proof', () => {
    assert.throws(() => checkInput({ products: [product({ texts })] }), /product A: "duurzame" is a green claim/);
    assert.throws(() => checkInput({ products: [product({ texts, claimEvidence: ' ' })] }), /maas_claim_evidence/);
    checkInput({ products: [product({ texts, claimEvidence: 'EU Ecolabel NL/016/123' })] });
    checkInput({ products: [product({ texts: { nl: { name: 'Dirndl', description: 'Plantaardig gelooid.' } } })] });
  });

  it('stand in no brand, category or attribute', () => {
    const refused = /is a green claim; state the fact instead/;
    assert.throws(() => checkInput({ brands: [brand({ description: { de: 'Besonders nachhaltig.' } })] }), refused);
    const category = { id: 3, texts: { en: { name: 'Sustainable fashion' } } } as unknown as CategoryInput;
    assert.throws(() => checkInput({ categories: [category] }), refused);
    const attribute = {
      code: 'stof',
      label: { nl: 'Stof' },
      options: [{ label: { nl: 'Milieuvriendelijk' } }],
    } as unknown as AttributeInput;
    assert.throws(() => checkInput({ attributes: [attribute] }), refused);
  });
});

describe('materials (LAW-15)', () => {
  const view = aView(aCatalogue([]));
  it('name fibres by descending share, other parts by their material', () => {
    const texts = materialTexts(
      [
        {
          part: { nl: 'Schort' },
          fibres: [
            { fibre: 'katoen', percent: 35 },
            { fibre: 'polyester', percent: 65 },
          ],
        },
        { part: { nl: 'Leer' }, material: { nl: 'Geitensuède' } },
      ],
      view,
    );
    assert.deepEqual(texts, [
      { part: 'Schort', text: '65% polyester, 35% katoen' },
      { part: 'Leer', text: 'Geitensuède' },
    ]);
  });

  it('use the exact phrase for parts of animal origin', () => {
    assert.equal(animalPartsText('nl'), 'Bevat niet uit textiel bestaande delen van dierlijke oorsprong');
    assert.equal(animalPartsText('de'), 'Enthält nichttextile Teile tierischen Ursprungs');
    assert.equal(animalPartsText('en'), 'Contains non-textile parts of animal origin');
  });
});
