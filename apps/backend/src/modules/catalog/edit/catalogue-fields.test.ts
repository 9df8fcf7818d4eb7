import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { held, kleur, known } from '#testing/held-product.ts';
import { screenWords, sentMutations } from '#testing/screen-words.ts';
import type { CategoryText, Maker } from '../read-model/catalogue.ts';
import { attributePaths } from '../structure/attribute-field.ts';
import { brandPaths } from '../structure/brand-field.ts';
import { categoryPaths } from '../structure/category-field.ts';
import { sizeChartPaths } from '../structure/size-chart-field.ts';
import type { CatalogueInput } from '../write/catalogue-input.ts';
import { productPaths } from './product-field.ts';

type Thing = keyof CatalogueInput;
type InputOf<Of extends Thing> = NonNullable<CatalogueInput[Of]>[number];
type OptionInput = InputOf<'attributes'>['options'][number];

/** How a field comes to be another: by a path of the thing's edit, by a mutation of its own, only when the thing is made, or by the shop. */
type Way = { readonly path: string } | { readonly mutation: string } | 'by the shop';
const at = (path: string): Way => ({ path });
const by = (mutation: string): Way => ({ mutation });
const shop = 'by the shop';

/** Every field of the catalogue that is written: one that is new does not compile until it has a line here. */
const fields: { readonly [Of in Thing]: Readonly<Record<keyof InputOf<Of>, Way>> } = {
  products: {
    id: shop,
    sku: by('createProduct'),
    type: by('createProduct'),
    isEnabled: at('isEnabled'),
    isVisible: at('isVisible'),
    brandId: at('brandId'),
    attributes: at('attributes'),
    weightGrams: at('weightGrams'),
    isMadeToOrder: at('isMadeToOrder'),
    newFrom: at('newFrom'),
    newTo: at('newTo'),
    manufacturerPriceCents: at('manufacturerPriceCents'),
    hasAnimalParts: at('hasAnimalParts'),
    claimEvidence: at('claimEvidence'),
    content: at('content'),
    materials: at('materials'),
    care: at('care'),
    sizeChartKey: at('sizeChartKey'),
    bundleDiscountPercent: at('bundleDiscountPercent'),
    texts: at('texts'),
    categories: at('categories'),
    pictures: at('pictures'),
    links: at('links'),
    groupedItems: at('groupedItems'),
    look: at('look'),
    // They are moved here, and made with their options by `make-variants.ts`.
    variantIds: at('variants'),
    axes: at('axes'),
    bundleOptions: at('bundleOptions'),
    downloads: at('downloads'),
    createdAt: shop,
    updatedAt: shop,
    sales: shop,
    prices: by('editPrices'),
    tiers: by('editPrices'),
  },
  categories: {
    id: shop,
    parentId: at('place'),
    position: at('place'),
    isActive: at('isActive'),
    includeInMenu: at('includeInMenu'),
    isAnchor: at('isAnchor'),
    displayMode: at('displayMode'),
    pictureHash: at('pictureHash'),
    texts: at('texts'),
  },
  brands: {
    id: shop,
    // The option of the brand's attribute is made with it, and named after its title.
    optionId: shop,
    title: at('title'),
    urlKey: at('urlKey'),
    shortDescription: at('shortDescription'),
    description: at('description'),
    showInSlider: at('showInSlider'),
    positionInSlider: at('positionInSlider'),
    logoHash: at('logoHash'),
    pictureHash: at('pictureHash'),
    categoryId: at('categoryId'),
    maker: at('maker'),
    euResponsible: at('euResponsible'),
  },
  attributes: {
    id: shop,
    code: by('createAttribute'),
    input: by('createAttribute'),
    label: at('label'),
    position: at('position'),
    isFilterable: at('isFilterable'),
    isVisibleOnFront: at('isVisibleOnFront'),
    isComparable: at('isComparable'),
    isSearchable: at('isSearchable'),
    options: at('options'),
  },
  sizeCharts: { key: by('createSizeChart'), rows: at('order') },
};

/** Fields of their parts, by the path of one of them. */
const categoryTexts: Readonly<Record<keyof CategoryText, string>> = {
  name: 'texts.nl.name',
  urlKey: 'texts.nl.urlKey',
  description: 'texts.nl.description',
  metaTitle: 'texts.nl.metaTitle',
  metaDescription: 'texts.nl.metaDescription',
  metaKeywords: 'texts.nl.metaKeywords',
};
const makers: Readonly<Record<keyof Maker, string>> = {
  name: 'maker.name',
  street: 'maker.street',
  postcode: 'maker.postcode',
  city: 'maker.city',
  countryCode: 'maker.countryCode',
  email: 'maker.email',
};
/** The code of an option is given when it is made. */
const options: Readonly<Record<Exclude<keyof OptionInput, 'id'>, string>> = {
  code: 'options.rood',
  label: 'options.rood.label.nl',
  swatch: 'options.rood.swatch',
};

const { stores } = known;
const paths: Readonly<Record<Thing, readonly string[]>> = {
  products: productPaths(held, known),
  categories: categoryPaths({ stores, products: known.products }, [1]),
  brands: brandPaths({ stores, categories: known.categories }),
  attributes: attributePaths({ version: 1, record: kleur }, { stores }),
  sizeCharts: sizeChartPaths(
    { version: 1, key: 'dames', rows: [{ optionId: 51, label: { nl: '80 cm' } }] },
    { stores, options: new Map(kleur.options.map((option) => [option.id, { ...option }])) },
  ),
};

/** Folders of the screens of each. */
const screens: Readonly<Record<Thing, readonly string[]>> = {
  products: ['products/page', 'products/parts', 'products/variants'],
  categories: ['catalogue/category', 'catalogue/tree'],
  brands: ['catalogue/brands'],
  attributes: ['catalogue/attributes'],
  sizeCharts: ['catalogue/charts'],
};
const things = Object.keys(fields) as readonly Thing[];

describe('every field of the catalogue', () => {
  let sent: ReadonlySet<string>;
  before(async () => void (sent = await sentMutations()));

  for (const thing of things) {
    it(`of ${thing} has a way to be changed, and no other`, () => {
      const begins = new Set(paths[thing].map((path) => path.split('.')[0]));
      for (const [field, way] of Object.entries<Way>(fields[thing])) {
        if (way === shop) assert.ok(!begins.has(field), field);
        else if ('path' in way) assert.ok(begins.has(way.path), field);
        else assert.ok(sent.has(way.mutation) && !begins.has(field), `${field}: ${way.mutation}`);
      }
    });

    it(`of ${thing} is changed on a screen`, async () => {
      const words = await screenWords(...screens[thing]);
      // What stands for one of many: views, numbers, codes, pictures.
      const one = new Set([...stores, 'kleur', 'rood', 'a'.repeat(40)]);
      const named = (word: string): boolean => words.has(word) || one.has(word) || /^\d+$/.test(word);
      assert.deepEqual(
        paths[thing].filter((path) => !path.split('.').every(named)),
        [],
      );
    });
  }

  it('has parts that are changed by themselves', () => {
    const parts = { categories: categoryTexts, brands: makers, attributes: options };
    for (const [thing, of] of Object.entries(parts))
      for (const path of Object.values(of)) assert.ok(paths[thing as Thing].includes(path), `${thing} ${path}`);
  });
});
