import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { touchReadModel } from '#kernel/read-model.ts';
import { createTestShop, testNow, type TestShop } from '#testing/create-test-shop.ts';
import { answerReader, at, list, textAt, type Json } from '#testing/read-answers.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

const { ask, product, allProducts } = answerReader(() => shop);

const stores = ['nl', 'de', 'en'] as const;

describe('what the law asks of a product', () => {
  it('names fibres that sum to 100 in every textile part (LAW-15)', async () => {
    const fibre = {
      nl: /\d+% (katoen|linnen \(vlas\)|wol|scheerwol|zijde|viscose|modal|polyester|polyamide|elastaan|acetaat|polyacryl)/g,
      de: /\d+\u00a0% (Baumwolle|Leinen \(Flachs\)|Wolle|Schurwolle|Seide|Viskose|Modal|Polyester|Polyamid|Elasthan|Acetat|Polyacryl)/g,
      en: /\d+% (cotton|linen \(flax\)|wool|virgin wool|silk|viscose|modal|polyester|polyamide|elastane|acetate|acrylic)/g,
    };
    for (const store of stores) {
      const items = await allProducts('sku materials { part text }', store);
      let textiles = 0;
      for (const { part, text } of items.flatMap((item) => at(item, 'materials') as readonly { part: string; text: string }[])) {
        assert.ok(part.length > 0 && text.length > 0);
        if (!text.includes('%')) continue;
        textiles += 1;
        const shares = text.split(', ').map((share) => Number.parseInt(share, 10));
        assert.equal(
          shares.reduce((a, b) => a + b, 0),
          100,
          text,
        );
        assert.deepEqual(
          shares,
          [...shares].sort((a, b) => b - a),
          text,
        );
        assert.equal(text.match(fibre[store])?.length, shares.length, text);
      }
      assert.ok(textiles > 20);
    }
  });

  it('uses the exact phrase for parts of animal origin, and only where there are any (LAW-15)', async () => {
    const phrases = {
      nl: 'Bevat niet uit textiel bestaande delen van dierlijke oorsprong',
      de: 'Enthält nichttextile Teile tierischen Ursprungs',
      en: 'Contains non-textile parts of animal origin',
    };
    for (const store of stores) {
      assert.equal(at(await product('MA-JAN-3401', 'safety { animal_parts }', store), 'safety.animal_parts'), phrases[store]);
      assert.equal(at(await product('MA-DIR-1001', 'safety { animal_parts }', store), 'safety.animal_parts'), null);
    }
  });

  it('says who made it, who answers for it in the EU, and what to beware of, in three languages (LAW-14)', async () => {
    for (const item of await allProducts(
      'sku safety { maker { name street postcode city country email } eu_responsible { name country email } }',
    )) {
      const { maker, eu_responsible: responsible } = at(item, 'safety') as Json;
      for (const value of Object.values(maker as object)) assert.ok(String(value).length > 0, textAt(item, 'sku'));
      assert.ok(
        ['NL', 'DE', 'AT', 'BE', 'CZ', 'PL', 'IT', 'PT', 'HU', 'RO', 'SK', 'SI', 'HR', 'FR', 'ES'].includes(textAt(maker, 'country')) ||
          responsible !== null,
        textAt(item, 'sku'),
      );
    }
    const warnings = await Promise.all(
      stores.map(async (store) => at(await product('MA-SIE-6202', 'safety { warnings }', store), 'safety.warnings')),
    );
    assert.equal(new Set(warnings).size, 3);
    assert.match(textAt(warnings, '0'), /niet geschikt voor kinderen/i);
  });

  it('tells keywords, money back from the maker and the recommended price where there are any', async () => {
    const items = await allProducts('sku meta_keyword cashback_promotion manufacturer_price');
    assert.ok(items.every((item) => textAt(item, 'meta_keyword').includes(',')));
    const paidBack = items.filter((item) => at(item, 'cashback_promotion') !== null);
    assert.deepEqual(
      paidBack.map((item) => at(item, 'sku')),
      ['MA-LED-2004'],
    );
    assert.equal(at(paidBack, '0.manufacturer_price'), 349);
    const english = await product('MA-LED-2004', 'cashback_promotion meta_keyword', 'en');
    assert.match(textAt(english, 'cashback_promotion'), /^The maker pays back €20/);
    assert.match(textAt(english, 'meta_keyword'), /Men, Lederhosen/);
  });

  it('has a price per litre on care products and on nothing else (LAW-04)', async () => {
    const items = await allProducts('sku unit base_price { value unit } price_range { minimum_price { final_price { value } } }');
    const measured = items.filter((item) => at(item, 'base_price') !== null);
    assert.deepEqual(
      measured.map((item) => [at(item, 'sku'), at(item, 'unit'), at(item, 'base_price')]),
      [
        ['MA-ONV-6602', 'ml', { value: 29.9, unit: 'l' }],
        ['MA-ONV-6601', 'ml', { value: 51.8, unit: 'l' }],
      ],
    );
    assert.ok(items.every((item) => (at(item, 'unit') === null) === (at(item, 'base_price') === null)));
  });

  const reductions: readonly (readonly [sku: string, reference: object | null])[] = [
    ['MA-DIR-1002', { value: 99.95, percent_off: 20, label: 'Laagste prijs afgelopen 30 dagen: €\u00a099,95' }],
    ['MA-LED-2002', { value: 109.95, percent_off: 9, label: 'Laagste prijs afgelopen 30 dagen: €\u00a0109,95' }],
    ['MA-DIR-1006', { value: 349, percent_off: 20, label: 'Laagste prijs afgelopen 30 dagen: €\u00a0349,00' }],
    ['MA-DIR-1001', null],
    ['MA-SET-7001', null],
    ['MA-LOK-7201', null],
  ];
  for (const [sku, reference] of reductions) {
    it(`announces ${reference ? 'the lowest price of 30 days' : 'no reduction'} for ${sku} (LAW-03)`, async () => {
      const item = await product(sku, 'sale labels { code } price_range { minimum_price { reference_price { value percent_off label } } }');
      assert.deepEqual(at(item, 'price_range.minimum_price.reference_price'), reference);
      assert.equal(at(item, 'sale'), reference !== null);
      assert.equal(
        list(item, 'labels').some((label) => at(label, 'code') === 'sale'),
        reference !== null,
      );
    });
  }

  it('names the reference price in the language of the view (LAW-03)', async () => {
    const label = async (store: string): Promise<unknown> =>
      at(
        await product('MA-DIR-1002', 'price_range { minimum_price { reference_price { label } } }', store),
        'price_range.minimum_price.reference_price.label',
      );
    assert.equal(await label('de'), 'Niedrigster Preis der letzten 30 Tage: 99,95\u00a0€');
    assert.equal(await label('en'), 'Lowest price in the last 30 days: €99.95');
  });

  it('keeps the discount of Magento beside it: the difference to the regular price', async () => {
    const selection =
      'regular_price { value currency } final_price { value } discount { amount_off percent_off } fixed_product_taxes { label }';
    for (const item of await allProducts(
      `sku special_price price_range { minimum_price { ${selection} } maximum_price { ${selection} } }`,
    )) {
      for (const end of ['minimum_price', 'maximum_price']) {
        const price = at(item, `price_range.${end}`);
        const [regular, final] = [Number(at(price, 'regular_price.value')), Number(at(price, 'final_price.value'))];
        assert.equal(at(price, 'regular_price.currency'), 'EUR');
        assert.equal(at(price, 'discount.amount_off'), Math.round((regular - final) * 100) / 100);
        assert.equal(at(price, 'discount.percent_off'), Math.round(((regular - final) / regular) * 10_000) / 100, textAt(item, 'sku'));
      }
    }
  });
});

describe('time', () => {
  const atTime = async <T>(time: string, check: () => Promise<T>): Promise<T> => {
    shop.clock.set(time);
    try {
      return await check();
    } finally {
      shop.clock.set(testNow);
    }
  };
  const priceSelection =
    'sale special_price special_to_date labels { code } price_range { minimum_price { final_price { value } reference_price { value } } }';

  for (const sku of ['MA-TAS-6101', 'MA-DIR-1002']) {
    it(`ends the reduction of ${sku} to the instant, everywhere at once`, async () => {
      const reduced = await product(sku, priceSelection);
      const end = textAt(reduced, 'special_to_date').replace(' ', 'T') + 'Z';
      const before = new Date(Date.parse(end) - 1).toISOString();
      const isListed = async (): Promise<boolean> =>
        list(await ask('{ products(filter: {sale: {eq: "1"}}) { items { sku } } }'), 'products.items').some(
          (one) => at(one, 'sku') === sku,
        );
      assert.equal(at(reduced, 'sale'), true);
      assert.deepEqual(await atTime(before, () => product(sku, priceSelection)), reduced);
      assert.equal(await atTime(before, isListed), true);
      const after = await atTime(end, () => product(sku, priceSelection));
      assert.deepEqual([at(after, 'sale'), at(after, 'special_price'), at(after, 'special_to_date')], [false, null, null]);
      assert.equal(at(after, 'price_range.minimum_price.reference_price'), null);
      assert.ok(Number(at(after, 'price_range.minimum_price.final_price.value')) > Number(at(reduced, 'special_price')));
      assert.equal(await atTime(end, isListed), false);
      assert.deepEqual(await product(sku, priceSelection), reduced, 'and back again');
    });
  }

  it('begins a reduction to the instant', async () => {
    const { special_from_date: from } = await product('MA-TAS-6101', 'special_from_date');
    const start = String(from).replace(' ', 'T') + 'Z';
    assert.equal(start, '2026-11-07T11:00:00Z');
    assert.equal(at(await atTime(new Date(Date.parse(start) - 1).toISOString(), () => product('MA-TAS-6101', 'sale')), 'sale'), false);
    assert.equal(at(await atTime(start, () => product('MA-TAS-6101', 'sale')), 'sale'), true);
  });

  it('takes the word new away to the instant', async () => {
    const selection = 'new new_from_date new_to_date labels { code text }';
    const scarf = await product('MA-DOE-6401', selection);
    assert.deepEqual([at(scarf, 'new'), at(scarf, 'new_to_date')], [true, '2026-11-18 11:00:00']);
    assert.equal(at(await atTime('2026-11-18T10:59:59.999Z', () => product('MA-DOE-6401', selection)), 'new'), true);
    const later = await atTime('2026-11-18T11:00:00Z', () => product('MA-DOE-6401', selection));
    assert.equal(at(later, 'new'), false);
    assert.ok(!list(later, 'labels').some((label) => at(label, 'code') === 'new'));
  });
});

describe('a sale that does not end (LAW-03)', () => {
  it('is told to staff once it has run for more than 90 days', async () => {
    await shop.database.transaction(async (tx) => {
      await tx.query("select set_config('shop.now', $1, true)", [testNow]);
      await tx.query("update price_period set valid_to = null where sku like 'MA-TAS-6101%' and kind = 'special'");
      await touchReadModel(tx, 'catalog');
    });
    await shop.backend.refresh();
    const told = async (time: string): Promise<readonly string[]> => {
      shop.clock.set(time);
      await shop.backend.runJob('catalog-long-sales');
      const mails = await shop.mails('info@maas-en-alm.example');
      shop.clock.set(testNow);
      return mails.filter(({ subject }) => subject.startsWith('Te lang in de aanbieding')).map(({ text }) => text);
    };
    assert.deepEqual(await told('2027-02-05T11:00:00Z'), [], '90 days to the instant');
    const [mail, ...others] = await told('2027-02-08T07:00:00Z');
    assert.deepEqual(others, []);
    assert.match(mail ?? '', /- MA-TAS-6101 .+: sinds 7 november 2026, 92 dagen/);
    assert.equal(mail?.match(/^- /gm)?.length, 1, 'sales that ended are not on it');
  });
});
