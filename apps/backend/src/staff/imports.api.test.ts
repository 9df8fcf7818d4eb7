import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { readPriceVersions } from '#modules/catalog/index.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { demoMember, type StaffClient } from '#testing/staff-client.ts';
import { beginApply, beginCheck, beginUndo, checked, giveUp, imported, rowsOf, sendCsv, undone, worked } from '#testing/staff-imports.ts';

const sku = 'MA-SIE-6202';
/** Another one that lies on a shelf. */
let other = '';
let shop: TestShop;
let manager: StaffClient;
let owner: StaffClient;
before(async () => {
  shop = await createTestShop();
  [manager, owner] = [await demoMember(shop.app, 'manager'), await demoMember(shop.app, 'owner')];
  const { rows } = await shop.database.query<{ sku: string }>(
    `select sku from product where type = 'simple' and sku <> $1 and sku in (select sku from stock_level where source_code = 'WEB')
       and not exists (select from product_variant where variant_id = product.id) order by sku limit 1`,
    [sku],
  );
  other = rows[0]?.sku ?? '';
});
after(() => shop.close());

/** A table of the shop, as staff fetches it. */
async function table(kind: string): Promise<string> {
  const { data, errors } = await manager.ask<{ exportTable: { id: string } }>(
    'mutation ($kind: ImportKind!, $key: ID!) { exportTable(kind: $kind, key: $key) { __typename ... on Download { id } } }',
    { kind, key: `export-${kind}-${Math.random()}` },
  );
  assert.deepEqual(errors, []);
  const file = await shop.app.inject({
    method: 'GET',
    url: `/staff/download/${data.exportTable.id}`,
    headers: { cookie: manager.cookie() ?? '', 'sec-fetch-site': 'same-origin' },
  });
  assert.equal(file.statusCode, 200, file.body);
  return file.body;
}

/** Without the moments of the last change, and of prices: their history only grows (LAW-03). */
async function catalogue(): Promise<readonly string[]> {
  const [head = '', ...lines] = (await table('catalogue')).split('\n');
  const columns = head.split(',');
  const [updated, prices] = [columns.indexOf('updated_at'), columns.indexOf('maas_prices')];
  assert.ok(updated > 0 && prices > 0);
  return lines.map((line) => {
    const cells = line.match(/("(?:[^"]|"")*"|[^,]*)(,|$)/g) ?? [];
    return cells.filter((_cell, index) => index !== updated && index !== prices).join('');
  });
}

type Saved = { readonly __typename: string };
async function edit(field: string, base: unknown, value: unknown, of = sku): Promise<string> {
  const { data: read } = await manager.ask<{ product: { version: number } }>('query ($sku: ID!) { product(sku: $sku) { version } }', {
    sku: of,
  });
  const { data, errors } = await manager.ask<{ editProduct: Saved }>(
    'mutation ($edit: Edit!) { editProduct(edit: $edit) { __typename } }',
    {
      edit: { id: of, version: read.product.version, changes: [{ field, base, value }], key: `edit-${field}-${String(value)}` },
    },
  );
  assert.deepEqual(errors, []);
  return data.editProduct.__typename;
}

const askedNow = async (): Promise<number | undefined> =>
  (
    await shop.database.query<{ cents: number }>(
      `select cents from price_period where sku = $1 and store_code = 'nl' and kind = 'regular' and valid_to is null`,
      [sku],
    )
  ).rows[0]?.cents;
const quantityOf = async (of: string, source: string): Promise<number | undefined> =>
  (await shop.database.query<{ quantity: number }>('select quantity from stock_level where sku = $1 and source_code = $2', [of, source]))
    .rows[0]?.quantity;

/** What a file of two products brings, with a frame that the shop has not. */
async function fileWithFrame(): Promise<string> {
  const lines = (await table('catalogue')).split('\n');
  const cell = /"(\{""attributes"".*?\})"(?:,|$)/.exec(lines[1] ?? '')?.[1]?.replaceAll('""', '"') ?? assert.fail('no frame');
  const frame = JSON.parse(cell) as Record<'attributes' | 'brands' | 'sizeCharts', { code?: string; options: unknown[] }[]>;
  const [first] = frame.attributes;
  frame.attributes.find(({ code }) => code === 'merk')?.options.push({ id: 990_001, code: 'nieuwerkerk', label: { nl: 'Nieuwerkerk' } });
  const options = [{ id: 990_002, code: 'linksom', label: { nl: 'Linksom' } }];
  frame.attributes.push({
    ...first,
    id: 990,
    code: 'draairichting',
    label: { nl: 'draairichting' },
    input: 'select',
    options,
  } as never);
  const [brand] = frame.brands;
  frame.brands.push({ ...brand, id: 990, optionId: 990_001, title: 'Nieuwerkerk', urlKey: 'nieuwerkerk' } as never);
  frame.sizeCharts.push({ key: 'doek', rows: [{ optionId: 990_002, label: { nl: '80 cm' } }] } as never);
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const attributes = '"merk=Tannzapf,kleur=mosgroen met stip,draairichting=Linksom"';
  return [
    'sku,product_type,name,price,categories,additional_attributes,maas_size_chart,maas_catalogue\n',
    `FRAME-1,simple,Hoed Marei,49.95,Default Category/Dames/Strikken/Strikken met stip,${attributes},doek,${quoted(JSON.stringify(frame))}\n`,
    `FRAME-2,simple,Hoed Resi,49.95,Default Category/Dames/Strikken,${attributes},doek,\n`,
  ].join('');
}

/** What of it the shop has. */
async function named(): Promise<readonly string[]> {
  const { rows } = await shop.database.query<{ name: string }>(
    `select name from category_text where store_code = 'nl' and name like 'Strikken%'
     union select label ->> 'nl' from attribute_option where label ->> 'nl' in ('mosgroen met stip', 'Linksom', 'Nieuwerkerk')
     union select code from attribute where code = 'draairichting' union select key from size_chart where key = 'doek'
     union select title from brand where title = 'Nieuwerkerk'`,
  );
  return rows.map(({ name }) => name).toSorted();
}

describe('a product file in the browser', { timeout: 300_000 }, () => {
  it('is tried out, written, named in the log, reported, and put back: the shop is what it was', async () => {
    const before = await catalogue();
    const file = [
      'sku,store_view_code,qty,price,meta_title,additional_attributes',
      `${sku},,7,31.95,Ketting van zilver,"kleur=bordeaux"`,
      `${sku},de,,,Halskette,`,
      `${other},,8,,,\n`,
    ].join('\n');
    const run = await checked(shop, manager, 'catalogue', file, 'C:\\Users\\anna\\../winter.csv');
    assert.deepEqual(
      [run.state, run.rows, run.changed, run.created, run.refused, run.waits],
      ['checked', 3, 3, 0, 0, false],
      JSON.stringify(await rowsOf(manager, run.id)),
    );
    assert.deepEqual(await catalogue(), before, 'a dry run writes nothing');
    const fields = (await rowsOf(manager, run.id)).find(({ thing }) => thing === sku)?.changes.map(({ field }) => field) ?? [];
    for (const field of ['price', 'qty', 'meta_title']) assert.ok(fields.includes(field), field);

    assert.equal((await beginApply(manager, run.id)).state, 'waiting');
    const done = await worked(shop, manager, run.id);
    assert.deepEqual([done.state, done.changed, done.conflicts, done.canUndo], ['done', 3, 0, true]);
    assert.equal(await quantityOf(sku, 'WEB'), 7);
    const { rows: entries } = await shop.database.query(
      "select distinct entity_id, actor_name, reason from audit_entry where bulk_id = $1 and action = 'product.import' order by entity_id",
      [run.id],
    );
    assert.deepEqual(
      entries,
      [other, sku].toSorted().map((entity) => ({ entity_id: entity, actor_name: 'Joris Willems', reason: 'winter.csv' })),
    );
    const { data } = await manager.ask<{ bulkRuns: { id: string; by: string; fileName: string }[] }>(
      '{ bulkRuns(kinds: [catalogue]) { id by fileName } }',
    );
    assert.deepEqual(data.bulkRuns[0], { id: run.id, by: 'Joris Willems', fileName: 'winter.csv' });

    const back = await undone(shop, manager, run.id);
    assert.deepEqual([back.state, back.changed, back.conflicts], ['done', 3, 0]);
    assert.deepEqual(await catalogue(), before);
    assert.equal((await beginUndo(manager, run.id)).code, 'bulk-undone');
  });

  it('brings new products, which an undo takes out of the shop', async () => {
    const file =
      'sku,product_type,name,price,categories,additional_attributes,qty\n' +
      'NEW-1,simple,Hoed Vroni,49.95,Default Category/Dames/Dirndls,"merk=Tannzapf,kleur=bordeaux",3\n';
    const run = await imported(shop, manager, 'catalogue', file);
    assert.deepEqual([run.state, run.created], ['done', 1]);
    const online = async () =>
      (await shop.database.query<{ on: boolean }>('select is_enabled as on from product where sku = $1', ['NEW-1'])).rows[0]?.on;
    assert.equal(await online(), true);
    const back = await undone(shop, manager, run.id);
    assert.deepEqual([back.state, back.changed], ['done', 1]);
    assert.equal(await online(), false);
  });

  it('brings options, categories, brands, size charts and attributes, which an undo takes along', async () => {
    const before = await catalogue();
    const run = await imported(shop, manager, 'catalogue', await fileWithFrame());
    assert.deepEqual([run.state, run.created], ['done', 2]);
    const brought = await named();
    assert.deepEqual(brought, ['Linksom', 'Nieuwerkerk', 'Strikken', 'Strikken met stip', 'doek', 'draairichting', 'mosgroen met stip']);
    assert.equal((await undone(shop, manager, run.id)).state, 'done');
    assert.deepEqual(await named(), []);
    const isOld = (line: string): boolean => !/^FRAME-\d,/.test(line);
    assert.deepEqual((await catalogue()).filter(isOld), before, 'all else is what it was');
    const { rows } = await shop.database.query<{ action: string }>(
      `select distinct action from audit_entry where bulk_id = (select undone_by from bulk_run where id = $1) order by 1`,
      [run.id],
    );
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['attribute.edit', 'brand.remove', 'bulk.undo', 'category.remove', 'chart.remove', 'product.import'],
    );
    // The same file brings all of it again.
    shop.clock.advance(60_000);
    const again = await imported(shop, manager, 'catalogue', await fileWithFrame());
    assert.deepEqual([again.changed, again.conflicts, await named()], [2, 0, brought]);
    const back = await undone(shop, manager, again.id);
    assert.deepEqual([back.changed, await named()], [2, []], JSON.stringify(await rowsOf(manager, back.id)));
  });

  it('leaves what something else has come to use: a product, an order, a campaign, somebody who has edited it; and what a variant is chosen by', async () => {
    const head = 'sku,product_type,name,price,categories,additional_attributes,configurable_variations\n';
    const names = ['gekozen', 'besteld', 'in een actie', 'bewerkt', 'van niemand'];
    const rows = names.map(
      (name, index) =>
        `USED-${index},simple,Hoed ${name},49.95,Default Category/Dames/Soort ${name},"merk=Tannzapf,kleur=kleur ${name}",\n`,
    );
    const chosenBy = [
      'USED-K,configurable,Hoed in kleur,,,merk=Tannzapf,"sku=USED-K-1,kleur=kleur der variant"\n',
      'USED-K-1,simple,Hoed in kleur,49.95,,"merk=Tannzapf,kleur=kleur der variant",\n',
    ];
    const run = await imported(shop, manager, 'catalogue', [head, ...rows, ...chosenBy].join(''));
    assert.equal(run.created, names.length + 2);
    const optionOf = async (name: string): Promise<{ readonly id: number; readonly code: string }> =>
      (
        await shop.database.query<{ id: number; code: string }>(`select id, code from attribute_option where label ->> 'nl' = $1`, [
          `kleur ${name}`,
        ])
      ).rows[0] ?? assert.fail(name);
    const categoryOf = async (name: string): Promise<number> =>
      (await shop.database.query<{ id: number }>('select category_id as id from category_text where name = $1', [`Soort ${name}`])).rows[0]
        ?.id ?? assert.fail(name);
    assert.equal(await edit(`categories.${await categoryOf('gekozen')}`, null, 3), 'ProductSaved');
    const { values } = (await manager.ask<{ product: { values: Record<string, unknown> } }>(`{ product(sku: "${sku}") { values } }`)).data
      .product;
    const chosen = (await optionOf('gekozen')).id;
    assert.equal(await edit('attributes.kleur', values['attributes.kleur'] ?? null, [chosen]), 'ProductSaved');
    await shop.database.query(
      `insert into stock_reservation (sku, source_code, quantity, reason, reference, created_at, closed_at, closed_by)
       values ('USED-1', 'WEB', 1, 'order', 'test', $1, $1, 'sale')`,
      [shop.clock.now()],
    );
    await shop.database.query(
      `insert into campaign (name, state, starts_at, ends_at, views, selection, rule, rounding, created_at, created_by)
       values ('Actie', 'draft', $1::timestamptz, $1::timestamptz + interval '1 day', '{nl}', $2, '{}', 'none', $1::timestamptz, 'test')`,
      [
        shop.clock.now(),
        JSON.stringify({ options: [(await optionOf('in een actie')).id], categories: [await categoryOf('in een actie')], brands: [] }),
      ],
    );
    const changes = [
      `attribute,kleur,options.${(await optionOf('bewerkt')).code}.label,de,Bearbeitet`,
      `category,${await categoryOf('bewerkt')},name,de,Bearbeitet`,
    ];
    await imported(shop, manager, 'translations', `entity,id,field,store_view_code,text\n${changes.join('\n')}\n`);
    await undone(shop, manager, run.id);
    const left = await shop.database.query<{ name: string }>(
      `select name from category_text where store_code = 'nl' and name like 'Soort %' union
       select label ->> 'nl' from attribute_option where label ->> 'nl' like 'kleur %' order by 1`,
    );
    const kept = names.slice(0, -1).toSorted();
    assert.deepEqual(
      left.rows.map(({ name }) => name).toSorted(),
      [...kept.map((name) => `Soort ${name}`), ...[...kept, 'der variant'].map((name) => `kleur ${name}`)].toSorted(),
    );
  });

  it('leaves what others have done: the text of one, the price of another, the stock of the file all stay', async () => {
    const sent = (await catalogue()).length;
    assert.ok(sent > 100);
    const [head = '', ...lines] = (await table('catalogue')).split('\n');
    const at = head.split(',').indexOf('qty');
    // The whole of a product as it was exported, and only its pieces changed.
    const line = lines.find((one) => one.startsWith(`${sku},,`)) ?? assert.fail('no line');
    const cells = (line.match(/("(?:[^"]|"")*"|[^,]*)(,|$)/g) ?? []).map((cell) => cell.replace(/,$/, ''));
    const stock = head.split(',').indexOf('maas_stock');
    const file = `${head}\n${cells.map((cell, index) => (index === at ? '23.0000' : index === stock ? '' : cell)).join(',')}\n`;
    const run = await checked(shop, manager, 'catalogue', file);
    assert.deepEqual([run.state, run.changed, run.refused], ['checked', 1, 0], JSON.stringify(await rowsOf(manager, run.id)));

    assert.equal(await edit('texts.nl.metaTitle', null, 'Van de redactie'), 'ProductSaved');
    const { data } = await owner.ask<{ editPrices: Saved }>('mutation ($edit: Edit!) { editPrices(edit: $edit) { __typename } }', {
      edit: {
        id: sku,
        version: (await readPriceVersions(shop.database, [sku])).get(sku) ?? 0,
        changes: [{ field: 'regular.nl.now', base: await askedNow(), value: 4_495 }],
        key: 'price-of-another',
      },
    });
    assert.notEqual(data.editPrices.__typename, 'Refusal');

    await beginApply(manager, run.id);
    const done = await worked(shop, manager, run.id);
    assert.deepEqual([done.state, done.changed, done.conflicts], ['done', 1, 0]);
    assert.equal(await quantityOf(sku, 'WEB'), 23);
    const now = (await table('catalogue')).split('\n').find((one) => one.startsWith(`${sku},,`)) ?? '';
    assert.match(now, /Van de redactie/);
    assert.match(now, /,44\.9500,/);
  });

  it('names what was changed since with both values, when it is written and when it is put back', async () => {
    const run = await checked(shop, manager, 'catalogue', `sku,meta_title,qty\n${sku},Uit het bestand,\n${other},Uit het bestand,\n`);
    await edit('texts.nl.metaTitle', 'Van de redactie', 'Nog nieuwer');
    await beginApply(manager, run.id);
    const done = await worked(shop, manager, run.id);
    assert.deepEqual([done.changed, done.conflicts], [1, 1]);
    assert.deepEqual(
      (await rowsOf(manager, run.id, 'conflict')).map(({ thing, conflicts }) => [thing, conflicts]),
      [[sku, [{ path: 'meta_title', theirs: 'Nog nieuwer', mine: 'Uit het bestand' }]]],
    );
    await edit('texts.nl.metaTitle', 'Uit het bestand', 'Later', other);
    const back = await undone(shop, manager, run.id);
    assert.deepEqual([back.changed, back.conflicts], [0, 1]);
    assert.deepEqual((await rowsOf(manager, back.id, 'conflict'))[0]?.conflicts[0]?.theirs, 'Later');
  });

  it('with a refused row is not written, can be given up, and says which row and why', async () => {
    const run = await checked(shop, manager, 'catalogue', `sku,qty,base_image\n${sku},9,\n${sku},10,\nNEW-9,3,gone.jpg\n`);
    assert.deepEqual([run.state, run.canApply], ['checked', false]);
    const refused = await rowsOf(manager, run.id, 'refused');
    assert.match(refused.find(({ line }) => line === 3)?.message ?? '', /stands in the file twice/);
    assert.doesNotMatch(JSON.stringify(refused), /--images/, 'what a command would say');
    assert.equal((await beginApply(manager, run.id)).code, 'rows');
    assert.equal((await giveUp(manager, run.id)).state, 'canceled');
    assert.equal((await beginApply(manager, run.id)).code, 'import-state');
    assert.equal((await beginUndo(manager, run.id)).code, 'bulk-nothing', 'what was never written is not put back');
  });

  it('that is none is said to be none', async () => {
    const run = await checked(shop, manager, 'catalogue', 'name,price\nHoed,3\n');
    assert.equal(run.state, 'failed');
    assert.match(run.problem ?? '', /no column "sku"/);
  });

  it('waits for a second person when much is changed, who approves exactly what was seen', async () => {
    await shop.database.query(
      `insert into setting (key, value, version, changed_at) values ('thresholds', '{"bulkRows": 1}', 1, $1)
       on conflict (key) do update set value = setting.value || '{"bulkRows": 1}'`,
      [shop.clock.now()],
    );
    const run = await checked(shop, manager, 'stock', `sku,source_code,quantity\n${sku},WEB,41\n${other},WEB,42\n`, 'lang.csv');
    assert.equal(run.waits, true);
    const asked = await beginApply(manager, run.id);
    assert.equal(asked.request?.summary, 'lang.csv importeren: 2 regels');
    await shop.backend.runDueJobs();
    assert.notEqual(await quantityOf(sku, 'WEB'), 41);
    const { data } = await owner.ask<{ decide: { state: string } }>(
      'mutation ($id: ID!) { decide(request: $id, approve: true, key: "yes") { ... on ApprovalRequest { state } } }',
      { id: asked.request?.id },
    );
    assert.equal(data.decide.state, 'executed');
    assert.equal((await worked(shop, manager, run.id)).changed, 2);
    assert.deepEqual([await quantityOf(sku, 'WEB'), await quantityOf(other, 'WEB')], [41, 42]);
    await shop.database.query(`update setting set value = value || '{"bulkRows": 500}' where key = 'thresholds'`);
  });

  it('is known to who sent it, and only once it is there', async () => {
    const upload = await sendCsv(manager, `sku,qty\n${sku},1\n`);
    const { errors } = await owner.ask(
      'mutation ($upload: ID!) { checkImport(kind: catalogue, upload: $upload, key: "foreign") { __typename } }',
      { upload },
    );
    assert.equal(errors[0]?.extensions?.['category'], 'graphql-no-such-entity');
    assert.equal((await beginCheck(manager, 'catalogue', upload)).state, 'checking');
    await shop.backend.runDueJobs();
  });
});

describe('pages', () => {
  it('that show what a file changed are purged, and no others', async () => {
    const { rows } = await shop.database.query<{ id: number; sku: string }>('select id, sku from product where sku in ($1, $2)', [
      sku,
      other,
    ]);
    const tagOf = (of: string): string => `p${rows.find((row) => row.sku === of)?.id}`;
    const purged: string[] = [];
    shop.backend.changes.subscribe((tags) => void purged.push(...(tags ?? ['everything'])));
    await imported(shop, manager, 'catalogue', `sku,meta_title\n${sku},Alleen deze\n`);
    const products = new Set(purged.filter((tag) => /^p\d+$/.test(tag)));
    // A set that it is part of shows it, too.
    assert.ok(products.has(tagOf(sku)) && !products.has(tagOf(other)) && products.size <= 3, [...products].join());
    assert.ok(!purged.includes('everything'));
  });
});

describe('other tables', { timeout: 300_000 }, () => {
  it('come back as they went: what is fetched and sent unchanged changes nothing', async () => {
    for (const kind of ['stock', 'redirects', 'translations']) {
      const run = await checked(shop, manager, kind, await table(kind));
      assert.deepEqual(
        [run.state, run.rows, run.problem],
        ['checked', 0, null],
        `${kind} ${JSON.stringify(await rowsOf(manager, run.id))}`,
      );
      assert.ok((run.fileRows ?? 0) > 0, kind);
    }
  });

  it('stock is written by place, put back, and pieces sold meanwhile are named', async () => {
    const had = await quantityOf(sku, 'WEB');
    const run = await imported(shop, manager, 'stock', `sku,source_code,quantity\n${sku},WEB,51\n${sku},SIT,4\n`);
    assert.deepEqual([run.changed, await quantityOf(sku, 'WEB'), await quantityOf(sku, 'SIT')], [2, 51, 4]);
    await shop.database.query(`update stock_level set quantity = 50 where sku = $1 and source_code = 'WEB'`, [sku]);
    const back = await undone(shop, manager, run.id);
    assert.deepEqual([back.changed, back.conflicts], [1, 1]);
    assert.deepEqual((await rowsOf(manager, back.id, 'conflict'))[0]?.conflicts, [{ path: 'WEB', theirs: 50, mine: had }]);
  });

  it('stock is refused row by row, in words', async () => {
    const rows = [`${sku},NOWHERE,1`, 'NOPE,WEB,1', `${sku},WEB,-1`, `${sku},WEB,1.5`, 'MA-DIR-1001,WEB,1', `${sku},SIT,1`, `${sku},SIT,2`];
    const run = await checked(shop, manager, 'stock', `sku,source_code,quantity\n${rows.join('\n')}\n`);
    assert.deepEqual([run.refused, run.canApply], [6, false]);
    assert.ok((await rowsOf(manager, run.id, 'refused')).every(({ message }) => /^.{15,}\.$/.test(message ?? '')));
  });

  it('redirects are made, led on by the shop, taken away, put back; what leaves the shop is refused', async () => {
    const head = 'store_view_code,request_path,target_path,redirect_type\n';
    const type = async () =>
      (
        await shop.ask<{ route: { relative_url: string; redirect_code: number } | null }>(
          '{ route(url: "oud/adres") { relative_url redirect_code } }',
        )
      ).data.route;
    const made = await imported(shop, manager, 'redirects', `${head}nl,/oud/adres/,dames,302\n`);
    assert.equal(made.created, 1);
    assert.deepEqual(await type(), { relative_url: 'dames', redirect_code: 302 });
    const gone = await imported(shop, manager, 'redirects', `${head}nl,oud/adres,__EMPTY__VALUE__,\n`);
    assert.equal(gone.changed, 1);
    assert.equal((await type())?.redirect_code ?? 0, 0);
    await undone(shop, manager, gone.id);
    assert.equal((await type())?.redirect_code, 302);
    await undone(shop, manager, made.id);
    assert.equal((await type())?.redirect_code ?? 0, 0);
    const wrong = await checked(
      shop,
      manager,
      'redirects',
      `${head}nl,a,https://evil.example,301\nnl,b,//evil.example,301\nxx,c,dames,301\nnl,d,dames,307\nnl,e,e,301\nnl,,dames,301\n`,
    );
    assert.equal(wrong.refused, 6);
    const round = await checked(shop, manager, 'redirects', `${head}nl,f,g,301\nnl,g,h,301\nnl,h,/f?x=1,301\nnl,i,f,301\nde,f,g,301\n`);
    assert.deepEqual([round.refused, round.created], [3, 2]);
  });

  it('translations are edits of products, categories, brands and attributes: dry run, written, put back', async () => {
    const head = 'entity,id,field,store_view_code,text\n';
    const rows = [
      `product,${sku},metaTitle,de,Halskette`,
      'category,110,name,de,Kategorie',
      'brand,1,shortDescription,de,Eine Marke',
      'attribute,kleur,label,de,Farbton',
    ];
    const before = await table('translations');
    const run = await imported(shop, manager, 'translations', `${head}${rows.join('\n')}\n`);
    assert.deepEqual([run.state, run.changed], ['done', 4]);
    const now = await table('translations');
    for (const text of ['Kategorie', 'Eine Marke', 'Farbton']) assert.match(now, new RegExp(`,${text}(,|\\n)`));
    const { data } = await manager.ask<{ audit: { items: { action: string }[] } }>(
      '{ audit(list: {first: 4}, filter: {action: "translation.import"}) { items { action } } }',
    );
    assert.ok(data.audit.items.length > 0);
    await undone(shop, manager, run.id);
    assert.equal(await table('translations'), before);
    const wrong = await checked(
      shop,
      manager,
      'translations',
      `${head}product,NOPE,metaTitle,de,x\nproduct,${sku},nothing,de,x\nthing,1,name,de,x\nproduct,${sku},name,xx,x\n`,
    );
    assert.equal(wrong.refused, 4);
  });

  it('a text that is refused does not take along the others of its product', async () => {
    const rows = [`product,${sku},metaTitle,de,Halskette`, `product,${sku},urlKey,de,Not a key`, `product,${sku},name,xx,x`];
    const run = await checked(shop, manager, 'translations', `entity,id,field,store_view_code,text\n${rows.join('\n')}\n`);
    assert.deepEqual([run.changed, run.refused], [1, 2]);
  });
});
