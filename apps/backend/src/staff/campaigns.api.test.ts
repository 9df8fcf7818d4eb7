import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { writeCatalogue, writePrices } from '#modules/catalog/index.ts';
import type { PricePeriod } from '#modules/pricing/index.ts';
import { answerReader, at } from '#testing/read-answers.ts';
import { createTestShop, testNow, type TestShop } from '#testing/create-test-shop.ts';
import { staffClient, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';

const isLong = process.env['TEST_SIZE'] === 'long';
const randomArticles = isLong ? 200 : 30;

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.clock.set(testNow));
after(() => shop.close());

const { product } = answerReader(() => shop);

/** Somebody at the moment the clock shows. */
async function as(role: string): Promise<StaffClient> {
  const client = staffClient(shop.app);
  client.setCookie(await makeSession(shop.database, await memberId(shop.database, role), shop.clock.now()));
  return client;
}

let keys = 0;
const key = (): string => `campaign-${(keys += 1)}`;

type Cents = { readonly cents: number } | null;
type Campaign = {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly starts: string;
  readonly articles: number;
};
type Saved = {
  readonly __typename: string;
  readonly code?: string;
  readonly campaign: Campaign;
  readonly kept: readonly { readonly sku: string; readonly view: string; readonly planned: Cents; readonly now: Cents }[];
  readonly request?: { readonly id: string; readonly summary: string };
};
type Line = {
  readonly sku: string;
  readonly views: readonly string[];
  readonly price: { readonly cents: number };
  readonly reference: Cents;
  readonly percentOff: number | null;
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
  readonly changesAt: string | null;
};
type Check = {
  readonly articles: number;
  readonly refused: number;
  readonly waits: boolean;
  readonly unknown: readonly string[];
  readonly lines: readonly Line[];
  readonly next: number | null;
};

const campaignFields = 'id version state startsAt endsAt starts articles';
const result = `__typename ... on CampaignSaved { campaign { ${campaignFields} } kept { sku view planned { cents } now { cents } } }
  ... on Refusal { code } ... on WaitsForApproval { request { id summary } } ... on EditConflict { version }`;

async function ask<T>(client: StaffClient, query: string, variables: object = {}): Promise<T> {
  const { data, errors } = await client.ask<Record<string, T>>(query, variables);
  assert.deepEqual(errors, []);
  return Object.values(data)[0] ?? assert.fail('no answer');
}

const create = async (client: StaffClient): Promise<Campaign> =>
  (await ask<Saved>(client, `mutation ($k: ID!) { createCampaign(name: "Winteractie", key: $k) { ${result} } }`, { k: key() })).campaign;

const edit = (
  client: StaffClient,
  { id, version }: Campaign,
  values: Readonly<Record<string, unknown>>,
  base: unknown = null,
): Promise<Saved> =>
  ask<Saved>(client, `mutation ($e: Edit!) { editCampaign(edit: $e) { ${result} } }`, {
    e: { id, version, key: key(), changes: Object.entries(values).map(([field, value]) => ({ field, base, value })) },
  });

/** As the screen does it: with what a draft is. */
const plan = (client: StaffClient, campaign: Campaign): Promise<Saved> => edit(client, campaign, { campaignState: 'planned' }, 'draft');

const check = (client: StaffClient, { id }: Campaign, after = 0): Promise<Check> =>
  ask<Check>(
    client,
    `query ($id: ID!, $after: Int) { campaignCheck(id: $id, after: $after) { articles refused waits unknown next
       lines { sku views price { cents } reference { cents } percentOff problems warnings changesAt } } }`,
    { id, after },
  );

const nothing = { skus: [], categories: [], brands: [], options: [], excluded: [] };

/** A draft with its terms. */
async function draft(client: StaffClient, terms: Readonly<Record<string, unknown>>): Promise<Campaign> {
  const saved = await edit(client, await create(client), terms);
  assert.equal(saved.__typename, 'CampaignSaved', JSON.stringify(saved));
  return saved.campaign;
}

let made = 0;
/** An article with a history of its own, the same in every view that has prices of its own. */
async function article(periods: readonly PricePeriod[], also: Readonly<Record<string, readonly PricePeriod[]>> = {}): Promise<string> {
  const id = 910_000 + (made += 1);
  const sku = `AKTIE-${made}`;
  const text = { name: `Artikel ${made}`, urlKey: `aktie-${made}` };
  const categories = new Map([[110, made]]);
  const prices = { nl: periods, de: periods, en: periods, ...also };
  const texts = { nl: text, de: text, en: text };
  await shop.database.transaction((tx) =>
    writeCatalogue(tx, { products: [{ id, sku, type: 'simple', brandId: 1, texts, categories, prices }] }, shop.clock.now()),
  );
  await shop.backend.refresh();
  return sku;
}

const time = (text: string): number => Date.parse(`${text}T00:00:00Z`);
const regular = (cents: number, from: string, to?: string): PricePeriod => ({
  kind: 'regular',
  cents,
  from: time(from),
  to: to === undefined ? undefined : time(to),
});
const special = (cents: number, from: string, to: string): PricePeriod => ({ ...regular(cents, from, to), kind: 'special' });

type InShop = { readonly cents: number; readonly reference: number | null; readonly percentOff: number | null };
const priceFields = 'sku price_range { minimum_price { final_price { value } reference_price { value percent_off } } }';
const cents = (value: unknown): number | null => (typeof value === 'number' ? Math.round(value * 100) : null);

/** What the storefront shows of articles now; of sizes, as their product says it. */
async function storefront(view: string, skus: readonly string[]): Promise<ReadonlyMap<string, InShop>> {
  const { rows } = await shop.database.query<{ sku: string }>(
    `select distinct coalesce(parent.sku, product.sku) as sku from product left join product_variant on variant_id = product.id
       left join product as parent on parent.id = product_id where product.sku = any($1)`,
    [skus],
  );
  const items: object[] = [];
  for (const { sku } of rows) {
    const item = await product(sku, `${priceFields} ... on ConfigurableProduct { variants { product { ${priceFields} } } }`, view);
    items.push(item, ...((at(item, 'variants') ?? []) as readonly { product: object }[]).map((variant) => variant.product));
  }
  return new Map(
    items.map((item) => {
      const price = 'price_range.minimum_price';
      const found = {
        cents: cents(at(item, `${price}.final_price.value`)) ?? 0,
        reference: cents(at(item, `${price}.reference_price.value`)),
        percentOff: (at(item, `${price}.reference_price.percent_off`) ?? null) as number | null,
      };
      return [String(at(item, 'sku')), found];
    }),
  );
}

/** Every line is what a shopper of its views sees at that moment. */
async function expectShown(lines: readonly Line[], moment: string): Promise<void> {
  shop.clock.set(moment);
  for (const view of new Set(lines.flatMap(({ views }) => views))) {
    const here = lines.filter(({ views }) => views.includes(view));
    const shown = await storefront(
      view,
      here.map(({ sku }) => sku),
    );
    for (const line of here) {
      const { price, reference, percentOff } = line;
      assert.deepEqual(
        shown.get(line.sku),
        { cents: price.cents, reference: reference?.cents ?? null, percentOff },
        `${line.sku} in ${view} at ${moment}`,
      );
    }
  }
}

type Case = {
  readonly title: string;
  readonly now?: string;
  readonly history: readonly PricePeriod[];
  readonly starts?: string;
  readonly ends?: string;
  readonly rule?: object;
  readonly rounding?: string;
  readonly views?: readonly string[];
  readonly shows: Partial<Pick<Line, 'percentOff' | 'problems' | 'warnings'>> & { readonly price?: number; readonly reference?: number };
};

const fixed = (amount: number) => ({ type: 'fixed', cents: amount });
const cases: readonly Case[] = [
  {
    title: 'is compared with the lowest of 30 days, rounded down',
    history: [regular(19_900, '2026-10-10', '2026-10-20'), regular(14_900, '2026-10-20', '2026-10-23'), regular(19_900, '2026-10-23')],
    rule: fixed(13_900),
    shows: { price: 13_900, reference: 14_900, percentOff: 6, warnings: ['young', 'raised'] },
  },
  {
    title: 'as a second step is compared with the price before the first',
    history: [regular(19_900, '2026-01-01'), special(15_900, '2026-10-20', '2026-10-31')],
    starts: '2026-10-31T01:00',
    rule: fixed(13_900),
    shows: { price: 13_900, reference: 19_900, percentOff: 30, warnings: [] },
  },
  {
    title: 'of thirty percent after one of twenty is compared with the price before both',
    history: [regular(20_000, '2026-01-01'), special(16_000, '2026-10-20', '2026-10-31')],
    starts: '2026-10-31T01:00',
    rule: { type: 'percent', percent: 30 },
    shows: { price: 14_000, reference: 20_000, percentOff: 30, warnings: [] },
  },
  {
    title: 'after a raise a week before is compared with the price before it',
    history: [regular(10_000, '2026-01-01', '2026-10-25'), regular(15_000, '2026-10-25')],
    rule: fixed(9_000),
    shows: { price: 9_000, reference: 10_000, percentOff: 10, warnings: ['raised'] },
  },
  {
    title: 'that only takes back a raise is no reduction',
    history: [regular(10_000, '2026-01-01', '2026-10-25'), regular(15_000, '2026-10-25')],
    rule: fixed(12_000),
    shows: { problems: ['no_reference'] },
  },
  {
    title: 'of something younger than 30 days is compared with the lowest since it is there',
    history: [regular(17_900, '2026-10-20')],
    rule: fixed(13_900),
    shows: { reference: 17_900, percentOff: 22, warnings: ['young'] },
  },
  {
    title: 'that is not lower is refused',
    history: [regular(19_900, '2026-01-01')],
    rule: fixed(19_900),
    shows: { problems: ['not_lower'] },
  },
  {
    title: 'over another special price is refused',
    history: [regular(19_900, '2026-01-01'), special(15_000, '2026-11-10', '2026-11-12')],
    shows: { problems: ['overlap'] },
  },
  {
    title: 'of something without a price then is refused',
    history: [regular(19_900, '2026-12-24')],
    shows: { problems: ['no_price'] },
  },
  {
    title: 'of twenty percent ends with ninety-five cents, down',
    history: [regular(19_990, '2026-01-01')],
    rounding: 'ninety_five',
    shows: { price: 15_895, reference: 19_990, percentOff: 20 },
  },
  {
    title: 'that runs for more than 90 days is warned of',
    history: [regular(19_900, '2026-01-01')],
    ends: '2027-02-10T00:00',
    shows: { percentOff: 20, warnings: ['long'] },
  },
  {
    title: 'whose steps pass three months is compared with another price then, in the Netherlands',
    history: [regular(19_900, '2026-01-01'), special(15_900, '2026-08-15', '2026-10-31')],
    starts: '2026-10-31T01:00',
    ends: '2026-11-30T00:00',
    views: ['nl'],
    rule: fixed(13_900),
    shows: { reference: 19_900, percentOff: 30, warnings: ['long', 'reference_changes'] },
  },
  {
    title: 'whose steps pass three months stays as it is in Germany',
    history: [regular(19_900, '2026-01-01'), special(15_900, '2026-08-15', '2026-10-31')],
    starts: '2026-10-31T01:00',
    ends: '2026-11-30T00:00',
    views: ['de'],
    rule: fixed(13_900),
    shows: { reference: 19_900, percentOff: 30, warnings: ['long'] },
  },
  {
    title: 'over the night that has an hour twice begins and ends once',
    now: '2026-10-20T10:00:00Z',
    history: [regular(19_900, '2026-01-01')],
    starts: '2026-10-25T02:30',
    ends: '2026-10-26T02:30',
    shows: { price: 15_920, reference: 19_900, percentOff: 20 },
  },
  {
    title: 'in the hour that spring leaves out begins an hour later',
    now: '2027-03-20T10:00:00Z',
    history: [regular(19_900, '2026-01-01')],
    starts: '2027-03-28T02:30',
    ends: '2027-03-29T02:30',
    shows: { price: 15_920, reference: 19_900, percentOff: 20 },
  },
];

describe('a campaign that is begun', () => {
  const nights = [
    ['2026-10-24T22:30:00Z', '2026-10-25T23:00:00.000Z', '2026-11-08T23:00:00.000Z', 'on the day of 25 hours'],
    ['2026-10-11T22:15:00Z', '2026-10-12T22:00:00.000Z', '2026-10-26T23:00:00.000Z', 'two weeks before the clocks go back'],
    ['2027-03-27T22:30:00Z', '2027-03-27T23:00:00.000Z', '2027-04-10T22:00:00.000Z', 'on the evening before the day of 23 hours'],
  ] as const;
  for (const [now, starts, ends, when] of nights) {
    it(`runs from tomorrow's midnight for 14 days, also ${when}`, async () => {
      shop.clock.set(now);
      const { startsAt, endsAt } = await create(await as('manager'));
      assert.deepEqual([startsAt, endsAt], [starts, ends]);
    });
  }
});

describe('a campaign (LAW-03)', { timeout: 600_000 }, () => {
  for (const { title, now = '2026-10-30T10:00:00Z', history, starts = '2026-11-01T00:00', ends = '2026-11-14T00:00', ...rest } of cases) {
    it(title, async () => {
      shop.clock.set(now);
      const manager = await as('manager');
      const sku = await article(history);
      const { rule = { type: 'percent', percent: 20 }, rounding = 'none', views = ['nl', 'de', 'en'], shows } = rest;
      const campaign = await draft(manager, { starts, ends, rule, rounding, views, selection: { ...nothing, skus: [sku] } });
      const { lines } = await check(manager, campaign);
      const line = lines.find((one) => one.views.includes(views[0] ?? '')) ?? assert.fail('no line');
      const { price, reference, ...named } = shows;
      for (const [field, value] of Object.entries(named)) assert.deepEqual(line[field as keyof Line], value, field);
      if (price !== undefined) assert.equal(line.price.cents, price);
      if (reference !== undefined) assert.equal(line.reference?.cents, reference);
      const planned = await edit(manager, campaign, { campaignState: 'planned' });
      if (line.problems.length > 0) return assert.equal(planned.code, 'campaign-lines');
      assert.equal(planned.campaign.state, 'planned');
      await expectShown(lines, planned.campaign.startsAt);
      shop.clock.set(new Date(Date.parse(planned.campaign.endsAt) - 1));
      assert.equal((await storefront(views[0] ?? '', [sku])).get(sku)?.cents, line.price.cents);
      shop.clock.set(planned.campaign.endsAt);
      assert.notEqual((await storefront(views[0] ?? '', [sku])).get(sku)?.cents, line.price.cents);
      return undefined;
    });
  }

  it(`shows in its check list what shoppers see then, for ${randomArticles} articles of every kind`, async () => {
    const { rows } = await shop.database.query<{ sku: string }>(
      `select sku from product where type = 'simple' and is_enabled and sku like 'MA-%' and (is_visible or exists
         (select 1 from product_variant join product as parent on parent.id = product_id
          where variant_id = product.id and parent.is_enabled and parent.is_visible)) order by md5(sku) limit $1`,
      [randomArticles],
    );
    const manager = await as('manager');
    const terms = { starts: '2026-11-20T09:00', ends: '2026-12-20T00:00', rule: { type: 'percent', percent: 25 }, rounding: 'five' };
    const chosen = await draft(manager, { ...terms, selection: { ...nothing, skus: rows.map(({ sku }) => sku) } });
    const first = await allLines(manager, chosen);
    const excluded = first.filter(({ problems }) => problems.length > 0).map(({ sku }) => sku);
    const left = (await edit(manager, chosen, { selection: { ...nothing, skus: rows.map(({ sku }) => sku), excluded } })).campaign;
    const lines = await allLines(manager, left);
    assert.ok(lines.length > 0 && lines.every(({ problems }) => problems.length === 0));
    const planned = await edit(manager, left, { campaignState: 'planned' });
    assert.equal(planned.__typename, 'CampaignSaved', JSON.stringify(planned));
    await expectShown(lines, planned.campaign.startsAt);
  });

  async function allLines(client: StaffClient, campaign: Campaign): Promise<readonly Line[]> {
    const lines: Line[] = [];
    for (let after: number | null = 0; after !== null;) {
      const page: Check = await check(client, campaign, after);
      lines.push(...page.lines);
      after = page.next;
    }
    return lines;
  }
});

describe('the calendar of campaigns', () => {
  type Row = {
    readonly campaign: { readonly id: string };
    readonly until: string;
    readonly overlaps: readonly { readonly id: string; readonly articles: number }[];
  };
  const calendar = async (month: string): Promise<readonly Row[]> =>
    ask<readonly Row[]>(
      await as('manager'),
      'query ($m: String!) { campaignCalendar(month: $m, months: 1) { campaign { id } until overlaps { id articles } } }',
      { m: month },
    );

  it('has what touches its months, to the minute of the branches, and names what shares articles', async () => {
    const manager = await as('manager');
    const skus = [await article([regular(10_000, '2026-01-01')]), await article([regular(10_000, '2026-01-01')])];
    const within = { starts: '2027-10-27T00:00', ends: '2027-11-01T00:00', selection: { ...nothing, skus } };
    const one = await draft(manager, within);
    const other = await draft(manager, {
      ...within,
      starts: '2027-10-31T23:59',
      ends: '2027-12-01T00:00',
      selection: { ...nothing, skus: skus.slice(1) },
    });
    const apart = await draft(manager, { ...within, views: ['de'], starts: '2027-11-01T00:00', ends: '2027-11-02T00:00' });
    const october = await calendar('2027-10');
    assert.deepEqual(
      october.map(({ campaign, overlaps }) => [campaign.id, overlaps]),
      [
        [one.id, [{ id: other.id, articles: 1 }]],
        [other.id, [{ id: one.id, articles: 1 }]],
      ],
    );
    const november = await calendar('2027-11');
    assert.deepEqual(
      november.map(({ campaign, overlaps }) => [campaign.id, overlaps]),
      [
        [other.id, [{ id: apart.id, articles: 1 }]],
        [apart.id, [{ id: other.id, articles: 1 }]],
      ],
    );
  });

  it('previews the card of a product as the shop shows it on that day', async () => {
    const manager = await as('manager');
    const sku = await article([regular(10_000, '2026-01-01')]);
    const terms = { starts: '2026-12-20T09:00', ends: '2026-12-24T00:00', selection: { ...nothing, skus: [sku] } };
    await edit(manager, await draft(manager, terms), { campaignState: 'planned' });
    type Shown = { readonly sku: string; readonly price: Cents; readonly reference: Cents; readonly percentOff: number | null };
    const cards = (at: string, search: string | null): Promise<readonly Shown[]> =>
      ask<readonly Shown[]>(
        manager,
        `query ($at: String!, $s: String) { cardPreview(store: "nl", at: $at, search: $s) {
           sku price { cents } reference { cents } percentOff } }`,
        { at, s: search },
      );
    const usual = { sku, price: { cents: 10_000 }, reference: null, percentOff: null };
    const reduced = { sku, price: { cents: 8_000 }, reference: { cents: 10_000 }, percentOff: 20 };
    assert.deepEqual(await cards('2026-12-20T08:59', sku), [usual]);
    assert.deepEqual(await cards('2026-12-20T09:00', sku), [reduced]);
    assert.deepEqual(await cards('2026-12-24T00:00', sku), [usual]);
    assert.ok(
      (await cards('2026-12-20T09:00', null)).some((card) => card.sku === sku),
      'of the campaigns of that day',
    );
    shop.clock.set('2026-12-20T08:00:00Z');
    assert.deepEqual((await storefront('nl', [sku])).get(sku), { cents: 8_000, reference: 10_000, percentOff: 20 });
  });
});

describe('a planned campaign', () => {
  const terms = { starts: '2026-11-20T09:00', ends: '2026-12-01T00:00' };
  const planned = async (skus: readonly string[]): Promise<Saved> => {
    const manager = await as('manager');
    return edit(manager, await draft(manager, { ...terms, selection: { ...nothing, skus } }), { campaignState: 'planned' });
  };

  it('that is canceled before it begins was never there', async () => {
    const sku = await article([regular(10_000, '2026-01-01')]);
    const { campaign } = await planned([sku]);
    assert.deepEqual([campaign.state, campaign.articles], ['planned', 1]);
    // A view that falls back to another one goes on doing so.
    const { rows: written } = await shop.database.query<{ view: string }>(
      "select store_code as view from price_period where sku = $1 and kind = 'special' order by 1",
      [sku],
    );
    assert.deepEqual(
      written.map(({ view }) => view),
      ['de', 'en', 'nl'],
    );
    const canceled = await edit(await as('manager'), campaign, { campaignState: 'canceled' });
    assert.equal(canceled.campaign.state, 'canceled');
    const { rows } = await shop.database.query("select 1 from price_period where sku = $1 and kind = 'special'", [sku]);
    assert.equal(rows.length, 0);
  });

  it('that is canceled while it runs ends there, and what was asked stays in the history', async () => {
    const sku = await article([regular(10_000, '2026-01-01')]);
    const { campaign } = await planned([sku]);
    shop.clock.set('2026-11-22T10:00:00Z');
    assert.equal((await storefront('nl', [sku])).get(sku)?.cents, 8_000);
    const manager = await as('manager');
    assert.equal((await edit(manager, campaign, { campaignState: 'draft' })).code, 'campaign-begun');
    assert.equal((await edit(manager, campaign, { campaignState: 'canceled' })).campaign.state, 'canceled');
    assert.equal((await storefront('nl', [sku])).get(sku)?.cents, 10_000);
    const { rows } = await shop.database.query<{ cents: number; ended: string }>(
      "select cents, valid_to::text as ended from price_period where sku = $1 and kind = 'special' and store_code = 'nl'",
      [sku],
    );
    assert.deepEqual(
      rows.map((row) => [row.cents, new Date(row.ended).toISOString()]),
      [[8_000, '2026-11-22T10:00:00.000Z']],
    );
    assert.equal(
      (await edit(manager, { ...campaign, version: campaign.version + 1 }, { campaignState: 'planned' })).code,
      'campaign-begun',
    );
  });

  it('that is taken back leaves prices alone that somebody has changed since, and names them', async () => {
    const skus = [await article([regular(10_000, '2026-01-01')]), await article([regular(12_000, '2026-01-01')])];
    const { campaign } = await planned(skus);
    const periods = [regular(12_000, '2026-01-01'), special(7_000, '2026-11-21', '2026-12-05')];
    await shop.database.transaction((tx) => writePrices(tx, [{ sku: skus[1] ?? '', prices: { nl: periods } }], shop.clock.now()));
    const back = await edit(await as('manager'), campaign, { campaignState: 'draft' });
    assert.deepEqual([back.campaign.state, back.campaign.articles], ['draft', 0]);
    assert.deepEqual(back.kept, [{ sku: skus[1], view: 'nl', planned: { cents: 9_600 }, now: { cents: 7_000 } }]);
    const { rows } = await shop.database.query<{ sku: string; cents: number }>(
      "select sku, cents from price_period where sku = any($1) and kind = 'special'",
      [skus],
    );
    assert.deepEqual(rows, [{ sku: skus[1], cents: 7_000 }]);
  });

  it('is not in its own way, also not in a view that asks the prices of another', async () => {
    const { campaign } = await planned([await article([regular(10_000, '2026-01-01')])]);
    const found = await check(await as('manager'), campaign);
    assert.equal(found.refused, 0);
    assert.deepEqual(
      found.lines.map(({ views }) => [...views].sort()),
      [['de', 'en', 'nl', 'nl_limburg']],
    );
  });

  it('is for a view that asks the prices of another only together with that one: it would copy them, and never follow again', async () => {
    const manager = await as('manager');
    const prices = [regular(10_000, '2026-01-01')];
    const [borrowed, own] = [await article(prices), await article(prices, { nl_limburg: prices })];
    const plan = async (views: readonly string[], skus: readonly string[], percent = 20): Promise<Saved> => {
      const rule = { type: 'percent', percent };
      return edit(manager, await draft(manager, { ...terms, rule, views, selection: { ...nothing, skus } }), { campaignState: 'planned' });
    };
    for (const percent of [20, 60]) {
      const refused = await plan(['nl_limburg', 'de'], [own, borrowed], percent);
      assert.deepEqual([refused.__typename, refused.code], ['Refusal', 'campaign-views']);
    }
    assert.equal((await plan(['nl_limburg'], [own])).campaign.state, 'planned');
    assert.equal((await plan(['nl', 'nl_limburg'], [borrowed])).campaign.state, 'planned');
    const { rows } = await shop.database.query<{ sku: string; view: string }>(
      `select sku, store_code as view from price_period where sku = any($1) and kind = 'special' order by sku = $2, store_code`,
      [[own, borrowed], borrowed],
    );
    assert.deepEqual(rows, [
      { sku: own, view: 'nl_limburg' },
      { sku: borrowed, view: 'nl' },
    ]);
    type Choices = { readonly views: readonly { readonly code: string; readonly pricesOf: string | null }[] };
    const { views } = await ask<Choices>(manager, '{ campaignChoices { views { code pricesOf } } }');
    assert.deepEqual(
      views.filter(({ pricesOf }) => pricesOf !== null),
      [{ code: 'nl_limburg', pricesOf: 'nl' }],
    );
  });

  it('keeps another one from the same articles in the same time, until it is taken back', async () => {
    const sku = await article([regular(10_000, '2026-01-01')]);
    const manager = await as('manager');
    const second = await draft(manager, {
      ...terms,
      starts: '2026-11-30T23:59',
      ends: '2026-12-05T00:00',
      selection: { ...nothing, skus: [sku] },
    });
    const { campaign } = await planned([sku]);
    assert.deepEqual((await check(manager, second)).lines[0]?.problems, ['overlap']);
    assert.equal((await edit(manager, second, { campaignState: 'planned' })).code, 'campaign-lines');
    await edit(manager, campaign, { campaignState: 'draft' });
    assert.equal((await edit(manager, second, { campaignState: 'planned' })).campaign.state, 'planned');
  });

  it('is undone from the log by the reverse edit', async () => {
    const sku = await article([regular(10_000, '2026-01-01')]);
    const { campaign } = await planned([sku]);
    const owner = await as('owner');
    const log = await ask<{ items: readonly { id: string; canUndo: boolean }[] }>(
      owner,
      'query ($id: String!) { audit(list: {}, filter: { entity: "campaign", entityId: $id }) { items { id canUndo } } }',
      { id: campaign.id },
    );
    const [entry] = log.items;
    assert.ok(entry?.canUndo);
    await ask(owner, 'mutation ($id: ID!, $k: ID!) { undo(entry: $id, key: $k) { __typename } }', { id: entry.id, k: key() });
    const { rows } = await shop.database.query("select 1 from price_period where sku = $1 and kind = 'special'", [sku]);
    assert.equal(rows.length, 0);
  });

  it('of a deep cut waits for finance, and is planned when it agrees', async () => {
    const sku = await article([regular(10_000, '2026-01-01')]);
    const manager = await as('manager');
    const campaign = await draft(manager, { ...terms, rule: { type: 'percent', percent: 60 }, selection: { ...nothing, skus: [sku] } });
    assert.equal((await check(manager, campaign)).waits, true);
    const waits = await edit(manager, campaign, { campaignState: 'planned' });
    assert.equal(waits.__typename, 'WaitsForApproval');
    assert.match(waits.request?.summary ?? '', /Winteractie/);
    const finance = await as('finance');
    const open = await ask<readonly { id: string }[]>(finance, '{ campaignsToApprove { id } }');
    assert.deepEqual(
      open.map(({ id }) => id),
      [waits.request?.id],
    );
    await ask(finance, 'mutation ($id: ID!, $k: ID!) { decide(request: $id, approve: true, key: $k) { __typename } }', {
      id: waits.request?.id,
      k: key(),
    });
    const after = await ask<Campaign>(manager, `query ($id: ID!) { campaign(id: $id) { ${campaignFields} } }`, { id: campaign.id });
    assert.deepEqual([after.state, after.articles], ['planned', 1]);
  });

  /** Asks finance for a cut of 60 %, and gives the campaign and the request. */
  async function asked(sku: string, rule: object): Promise<{ readonly campaign: Campaign; readonly request: string }> {
    const manager = await as('manager');
    const campaign = await draft(manager, { ...terms, rule, selection: { ...nothing, skus: [sku] } });
    const waits = await plan(manager, campaign);
    return { campaign, request: waits.request?.id ?? assert.fail(JSON.stringify(waits)) };
  }

  const approve = async (request: string): Promise<object> =>
    ask(
      await as('finance'),
      'mutation ($id: ID!, $k: ID!) { decide(request: $id, approve: true, key: $k) { ... on ApprovalRequest { state reason } } }',
      { id: request, k: key() },
    );

  const specials = async (sku: string): Promise<number> =>
    (await shop.database.query("select 1 from price_period where sku = $1 and kind = 'special'", [sku])).rows.length;

  for (const [what, changed] of [
    ['a deeper cut', { rule: { type: 'percent', percent: 90 } }],
    ['another end', { ends: '2026-12-24T00:00' }],
  ] as const) {
    it(`is not planned when it was given ${what} while it waited: nobody has approved that`, async () => {
      const sku = await article([regular(10_000, '2026-01-01')]);
      const { campaign, request } = await asked(sku, { type: 'percent', percent: 60 });
      assert.equal((await edit(await as('manager'), campaign, changed)).__typename, 'CampaignSaved');
      assert.deepEqual(await approve(request), { state: 'failed', reason: 'somebody else has changed the same field' });
      assert.equal(await specials(sku), 0);
    });
  }

  it('is not planned when its prices make the cut deeper than what was approved, and is when they make it less', async () => {
    const sku = await article([regular(10_000, '2026-01-01')]);
    const deeper = await asked(sku, fixed(4_000));
    const costs = async (cents: number): Promise<void> => {
      const periods = [regular(10_000, '2026-01-01', '2026-11-19'), regular(cents, '2026-11-19')];
      const prices = { nl: periods, de: periods, en: periods };
      await shop.database.transaction((tx) => writePrices(tx, [{ sku, prices }], shop.clock.now()));
      await shop.backend.refresh();
    };
    await costs(20_000);
    assert.deepEqual(await approve(deeper.request), {
      state: 'failed',
      reason: 'what would be done is no longer what was asked for',
    });
    assert.equal(await specials(sku), 0);
    await costs(9_000);
    const less = await asked(sku, fixed(4_000));
    await costs(8_500);
    assert.deepEqual(await approve(less.request), { state: 'executed', reason: '' });
  });

  it('is not planned by who has not seen what a colleague made of it', async () => {
    const sku = await article([regular(10_000, '2026-01-01')]);
    const manager = await as('manager');
    const seen = await draft(manager, { ...terms, selection: { ...nothing, skus: [sku] } });
    await edit(await as('owner'), seen, { rule: { type: 'percent', percent: 40 } });
    assert.equal((await plan(manager, seen)).__typename, 'EditConflict');
    assert.equal(await specials(sku), 0);
  });

  it('chooses by category, brand and option together, and says which typed SKU there is not', async () => {
    const manager = await as('manager');
    const choices = await ask<{ categories: readonly { id: number; name: string }[]; brands: readonly { id: number }[] }>(
      manager,
      '{ campaignChoices { categories { id name } brands { id } } }',
    );
    const [category] = choices.categories;
    const inCategory = await draft(manager, { ...terms, selection: { ...nothing, categories: [category?.id] } });
    const all = await check(manager, inCategory);
    assert.ok(all.articles > 0);
    const narrower = (
      await edit(manager, inCategory, { selection: { ...nothing, categories: [category?.id], brands: [choices.brands[0]?.id] } })
    ).campaign;
    assert.ok((await check(manager, narrower)).articles < all.articles);
    const typed = (await edit(manager, narrower, { selection: { ...nothing, skus: ['GIBT-ES-NICHT'] } })).campaign;
    assert.deepEqual((await check(manager, typed)).unknown, ['GIBT-ES-NICHT']);
    assert.equal((await edit(manager, typed, { campaignState: 'planned' })).code, 'campaign-nothing');
    assert.equal((await edit(manager, typed, { ends: '2026-11-01T00:00' })).code, 'campaign-ends');
    assert.equal((await edit(manager, typed, { starts: '2026-02-30T00:00' })).code, 'campaign-moment');
  });

  it('calls articles, categories and options as who looks speaks', async () => {
    const manager = await as('manager');
    const campaign = await draft(manager, { ...terms, selection: { ...nothing, skus: ['MA-DIR-1001'] } });
    const read = async (language: string) => {
      await shop.database.query('update staff_account set language = $2 where id = $1', [
        await memberId(shop.database, 'manager'),
        language,
      ]);
      type Named = { readonly lines: readonly { readonly name: string }[] };
      const { lines } = await ask<Named>(manager, 'query ($id: ID!) { campaignCheck(id: $id) { lines { name } } }', { id: campaign.id });
      type Choices = Record<'categories' | 'options', readonly { readonly name: string }[]>;
      const choices = await ask<Choices>(manager, '{ campaignChoices { categories { name } options { name } } }');
      return { article: lines[0]?.name ?? '', of: [...choices.categories, ...choices.options].map(({ name }) => name) };
    };
    const german = await read('de');
    const dutch = await read('nl');
    const { rows } = await shop.database.query<{ store: string; name: string }>(
      "select store_code as store, name from product_text join product on product.id = product_id where sku = 'MA-DIR-1001'",
    );
    const nameIn = (store: string): string => rows.find((row) => row.store === store)?.name ?? '';
    assert.ok(
      german.article.startsWith(nameIn('de')) && dutch.article.startsWith(nameIn('nl')),
      JSON.stringify([german.article, dutch.article]),
    );
    assert.ok(german.of.includes('Damen') && german.of.includes('Farbe: Schwarz') && !german.of.includes('Dames'));
    assert.ok(dutch.of.includes('Dames') && dutch.of.includes('Kleur: zwart'));
  });
});
