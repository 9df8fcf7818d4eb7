import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import sharp from 'sharp';
import { StartError } from '#kernel/errors.ts';
import { silentLogger } from '#kernel/logger.ts';
import { createMedia } from '#modules/media/index.ts';
import { commandParts } from '../../staff/desks/command-parts.ts';
import { notedImport } from '../../staff/desks/import-desk.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { eventually } from '#testing/eventually.ts';
import { answerReader, at, list } from '#testing/read-answers.ts';
import { contentReport } from '../../commands/content/content-report.ts';
import { exportContent } from './export-content.ts';
import { importContent, type ImportedContent } from './import-content.ts';

let shop: TestShop;
let folder: string;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const { ask } = answerReader(() => shop);
const media = () => createMedia({ directory: join(shop.environment.DATA_DIR, 'media'), logger: silentLogger });
const put = (name: string, content: string | object | Uint8Array): void => {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content));
};
const run = (apply: boolean, from = folder): Promise<ImportedContent> =>
  importContent({
    database: shop.database,
    media: media(),
    folder: from,
    apply,
    noted: notedImport(commandParts(shop.database, shop.clock), 'content', from),
  });
const statuses = ({ records }: ImportedContent) => records.map(({ file, status }) => `${file} ${status}`);
const refused = async (): Promise<readonly string[]> => (await run(false)).refusals;
const versions = async () => (await shop.database.query('select name, version from read_model_version order by name')).rows;

type Editable = { isActive?: boolean; openingHours?: { from: string }[][]; text?: { title: string } };

describe('npm run content -- export', () => {
  it('writes every kind, a file for each language, texts as Markdown where that is the same', async () => {
    const target = join(folder, 'out');
    const counts = await exportContent(shop.database, target);
    assert.deepEqual(
      [counts.get('faq'), counts.get('posts'), counts.get('sliders'), counts.get('branches'), counts.get('forms')],
      [9, 18, 5, 3, 4],
    );
    const post = readFileSync(join(target, 'posts/strik-van-je-schort.en.md'), 'utf8');
    assert.match(post, /^---\ntitle: Apron bow: left or right\?\nidentifier: apron-bow-left-or-right\n/);
    assert.match(post, /\n## What the sides say\n\nIt is always your own left/);
    assert.match(post, /\n- +\*\*Left:\*\* you are single/);
    for (const [kind, count] of counts) {
      const files = readdirSync(join(target, kind));
      assert.equal(files.filter((name) => /^[^.]+\.json$/.test(name)).length, count, kind);
    }
    await assert.rejects(exportContent(shop.database, target), StartError);
  });

  it('is imported again without a single change', async () => {
    const target = join(folder, 'out');
    await exportContent(shop.database, target);
    const before = await versions();
    const imported = await run(true, target);
    assert.deepEqual([imported.refusals, imported.notes], [[], []]);
    assert.deepEqual(
      imported.records.filter(({ status }) => status !== 'same'),
      [],
    );
    assert.deepEqual(await versions(), before);
  });
});

describe('npm run content -- import', () => {
  it('says what it would do and does nothing without --apply', async () => {
    put('pages/nieuws.json', { isActive: true, layout: '1column' });
    put('pages/nieuws.nl.md', '---\nidentifier: nieuws\ntitle: Nieuws\n---\n\n## Hoi\n\nTekst met **nadruk**.\n\n[product MA-DIR-1001]\n');
    const imported = await run(false);
    assert.deepEqual([statuses(imported), imported.refusals, imported.isWritten], [['pages/nieuws new'], [], false]);
    assert.equal((await ask('{ route(url: "nieuws") { type } }'))['route'], null);
    assert.deepEqual([...contentReport(imported)], ['pages/nieuws: new', '1 records: 1 new, 0 changed, 0 the same; 0 refused.']);
  });

  it('shows a new page within two seconds, with the products it names', async () => {
    put('pages/atelier.json', { isActive: true, layout: '1column' });
    put('pages/atelier.nl.md', '---\nidentifier: ons-atelier\ntitle: "Ons \\"atelier\\""\n---\n\n## Hoi\n\n[product MA-DIR-1001]\n');
    assert.ok((await run(true)).isWritten);
    await eventually(async () => {
      const page = at(await ask('{ route(url: "ons-atelier") { ... on CmsPage { title content embedded_products { sku } } } }'), 'route');
      assert.deepEqual(page, {
        title: 'Ons "atelier"',
        content: '<h2>Hoi</h2>\n<p>[product MA-DIR-1001]</p>',
        embedded_products: [{ sku: 'MA-DIR-1001' }],
      });
    });
  });

  it('changes one language and leaves what it does not name alone', async () => {
    const target = join(folder, 'out');
    await exportContent(shop.database, target);
    const file = join(target, 'faq/bezorgen-en-afhalen.de.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Wie lange dauert die Lieferung?', 'Wann kommt mein Paket?'));
    rmSync(join(target, 'pages'), { recursive: true });
    const imported = await run(true, target);
    const changed = imported.records.filter(({ status }) => status === 'changed');
    assert.deepEqual(
      changed.map(({ file: name, changes }) => [name, changes]),
      [['faq/bezorgen-en-afhalen', ['items.0.texts.de.question']]],
    );
    await eventually(async () => {
      assert.match(JSON.stringify(await ask('{ faq { items { items { question } } } }', 'de')), /Wann kommt mein Paket\?/);
    });
    assert.match(
      JSON.stringify(await ask('{ faq { items { items { question } } } cmsPage(id: 6) { title } }')),
      /Hoe lang duurt de bezorging\?/,
    );
  });

  it('changes hours of a branch, a form, a message and the redirects of a view', async () => {
    const target = join(folder, 'out');
    await exportContent(shop.database, target);
    const edit = (name: string, change: (data: Editable) => void): void => {
      const data = JSON.parse(readFileSync(join(target, name), 'utf8')) as Editable;
      change(data);
      writeFileSync(join(target, name), JSON.stringify(data));
    };
    edit('branches/sittard.json', (data) => void (data.openingHours![0]![0]!.from = '12:00'));
    edit('forms/contact.nl.json', (data) => void (data.text!.title = 'Stuur een bericht'));
    edit('messages/1.json', (data) => void (data.isActive = false));
    put('out/redirects/en.json', { view: 'en', redirects: [{ from: 'old', to: 'women/dirndls', code: 301 }] });
    const imported = await run(true, target);
    assert.deepEqual(imported.refusals, []);
    assert.deepEqual(
      imported.records.filter(({ status }) => status !== 'same').map(({ file }) => file),
      ['messages/1', 'branches/sittard', 'forms/contact', 'redirects/en'],
    );
    await eventually(async () => {
      const data = await ask(
        '{ form(type: contact) { title } globalMessages { id } phisicalStores(url_key: "sittard") { items { opening_hours { times { from } } } } }',
      );
      assert.equal(at(data, 'form.title'), 'Stuur een bericht');
      assert.deepEqual(
        list(data, 'globalMessages').map(({ id }) => id),
        [2, 3],
      );
      assert.equal(at(data, 'phisicalStores.items.0.opening_hours.0.times.0.from'), '12:00');
      const { old, gone } = await ask('{ old: route(url: "old") { redirect_code } gone: route(url: "dirndl") { redirect_code } }', 'en');
      assert.deepEqual([old, gone], [{ redirect_code: 301 }, null]);
    });
  });

  it('takes pictures that lie beside a record', async () => {
    const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#7B2036' } })
      .png()
      .toBuffer();
    put('sliders/sale.json', {
      identifier: 'sale',
      isActive: true,
      position: 9,
      isFullwidth: false,
      location: 'category-top',
      categoryIds: [100],
      slides: [{ picture: 'sale.png' }],
    });
    put('sliders/sale.nl.json', { text: { title: 'Sale' }, slides: [{ text: { title: 'Nu', link: '/dames' } }] });
    put('sliders/sale.png', png);
    assert.deepEqual(statuses(await run(false)), ['sliders/sale new']);
    assert.deepEqual((await run(true)).refusals, []);
    await eventually(async () => {
      const data = await ask('{ getTailoredSlider(identifiers: ["sale"]) { slides { media { medium smallest ratio } } } }');
      assert.equal(at(data, 'getTailoredSlider.0.slides.0.media.ratio'), 2);
    });
    assert.deepEqual(
      statuses(await run(false)).map((line) => line.split(' ')[1]),
      ['new'],
      'without an id it is another one',
    );
  });

  it('refuses everything that is wrong at once, names the file, and writes nothing', async () => {
    put('pages/a.json', { isActive: 'yes', layout: '1column' });
    put('pages/b.json', { isActive: true, layout: '1column', colour: 'red' });
    put('pages/c.json', '{ "isActive": ');
    put('pages/d.json', { isActive: true, layout: '1column' });
    put('pages/d.fr.md', '---\ntitle: x\n---\n');
    put('pages/e.nl.md', '---\ntitle: x\n---\n');
    put('pages/f.json', { isActive: true, layout: '1column' });
    put('pages/f.nl.md', 'No words');
    put('pictures/x.json', {});
    const mistakes = await refused();
    const expected = [
      /^pictures: there is no such kind of content$/,
      /^pages\/e\.nl\.md: its e\.json is missing$/,
      /^pages\/a: pages\.isActive must be true or false$/,
      /^pages\/b: pages\.colour is not known$/,
      /^pages\/c: c\.json is no JSON: /,
      /^pages\/d: d\.fr\.md names no store view$/,
      /^pages\/f: it must begin with its words between two lines of ---$/,
    ];
    for (const [at_, pattern] of expected.entries()) assert.match(mistakes[at_] ?? '', pattern);
    assert.equal(mistakes.length, expected.length, mistakes.join('\n'));
  });

  const page = { isActive: true, layout: '1column' };
  const slider = { identifier: 'bad', isActive: true, position: 9, isFullwidth: false, location: 'home-top', categoryIds: [], slides: [] };
  const post = {
    isActive: true,
    categoryIds: [],
    publishedAt: '2026-01-01T00:00:00Z',
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    relatedSkus: [],
  };
  const wrong: readonly (readonly [name: string, files: Readonly<Record<string, string | object>>, message: RegExp])[] = [
    [
      'an address that another page has',
      { 'pages/x.json': page, 'pages/x.nl.md': '---\nidentifier: retourneren\n---\n' },
      /two of them have the address retourneren in nl/,
    ],
    [
      'an address no browser takes',
      { 'pages/x.json': page, 'pages/x.nl.md': '---\nidentifier: Ons Atelier\n---\n' },
      /identifier must be of small letters/,
    ],
    [
      'a product nobody knows',
      { 'pages/x.json': page, 'pages/x.nl.md': '---\nidentifier: x-y\n---\n\n[product NO-1]\n' },
      /pages\/x: there is no product NO-1/,
    ],
    [
      'a product mark in a sentence',
      { 'pages/x.json': page, 'pages/x.nl.md': '---\nidentifier: x-y\n---\n\nSee [product MA-DIR-1001] here\n' },
      /must be a paragraph of its own/,
    ],
    [
      'a green claim (LAW-11)',
      { 'pages/x.json': page, 'pages/x.nl.md': '---\nidentifier: x-y\ntitle: Onze stoffen\n---\n\nAl onze wol is milieuvriendelijk.\n' },
      /pages\/x: "milieuvriendelijk" is a green claim/,
    ],
    ['an author nobody knows', { 'posts/x.json': { ...post, authorId: 99 } }, /posts\/x: there is no author 99/],
    ['a category nobody knows', { 'sliders/x.json': { ...slider, categoryIds: [999] } }, /sliders\/x: there is no category 999/],
    [
      'a picture nobody has',
      { 'sliders/x.json': { ...slider, slides: [{ picture: { hash: 'f'.repeat(40), width: 1, height: 1 } }] } },
      /the shop has no picture ffff/,
    ],
    [
      'a picture outside the folder',
      { 'sliders/x.json': { ...slider, slides: [{ picture: '../../../etc/passwd' }] } },
      /the picture passwd is not a JPEG, PNG, WebP or AVIF file\./,
    ],
    [
      'a picture that is not there',
      { 'sliders/x.json': { ...slider, slides: [{ picture: 'x.png' }] } },
      /the picture x\.png is not in the folder\./,
    ],
    [
      'a file that only calls itself a picture',
      { 'sliders/x.json': { ...slider, slides: [{ picture: 'x.png' }] }, 'sliders/x.png': '<svg/>' },
      /the picture x\.png is not what its name says\./,
    ],
    [
      'texts without a place',
      { 'sliders/x.json': slider, 'sliders/x.nl.json': { slides: [{ text: { title: 'x' } }] } },
      /the words at nl\.slides have no place/,
    ],
    [
      'two records with one id',
      { 'pages/x.json': { id: 6, ...page }, 'pages/y.json': { id: 6, ...page } },
      /pages\/y: pages\/x has the same id/,
    ],
    [
      'a redirect out of the shop',
      { 'redirects/nl.json': { view: 'nl', redirects: [{ from: 'a', to: '//evil.example', code: 301 }] } },
      /must stay inside the shop/,
    ],
    [
      'redirects in a circle of five',
      { 'redirects/nl.json': { view: 'nl', redirects: ['ab', 'bc', 'cd', 'de', 'ea'].map(([from, to]) => ({ from, to, code: 301 })) } },
      /redirects\/nl: a → b → c → d → e → a leads in a circle/,
    ],
    [
      'a colour that is a style',
      { 'messages/x.json': { isActive: true, position: 1, backgroundColor: 'red;x:y', textColor: '#000000' } },
      /backgroundColor must be a colour/,
    ],
    ['a block that another is called', { 'blocks/x.json': { identifier: 'newsletter', isActive: true } }, /cms_block_identifier_unique/],
  ];
  for (const [name, files, message] of wrong) {
    it(`refuses ${name}`, async () => {
      for (const [file, content] of Object.entries(files)) put(file, content);
      const before = await versions();
      assert.match((await refused()).join('\n'), message);
      assert.equal((await run(true)).isWritten, false);
      assert.deepEqual(await versions(), before);
    });
  }

  it('notes HTML that will be taken out (R168)', async () => {
    put('blocks/hostile.json', { identifier: 'hostile', isActive: true });
    put('blocks/hostile.nl.md', '---\ntitle: x\n---\n\n::: content html\n<p onclick="x">a</p><script>1</script>\n');
    const { notes, refusals } = await run(true);
    assert.deepEqual([notes, refusals], [['blocks/hostile: some of its HTML is not allowed and will be taken out'], []]);
    await eventually(async () =>
      assert.equal(at(await ask('{ cmsBlocks(identifiers: ["hostile"]) { items { content } } }'), 'cmsBlocks.items.0.content'), '<p>a</p>'),
    );
  });
});
