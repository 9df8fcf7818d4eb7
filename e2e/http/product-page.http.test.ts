import assert from 'node:assert/strict';
import { test } from 'node:test';
import { get, textOf } from './get.ts';
import { canonicalsOf } from './page-text.ts';

type Offer = { readonly '@type': string; readonly price: string; readonly priceCurrency: string; readonly url: string };
type Product = { readonly '@type': string; readonly offers: { readonly offerCount: number; readonly offers: readonly Offer[] } };

const structuredData = (html: string): readonly Product[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map((match) => JSON.parse(match[1] ?? '') as Product);

test('structured data has an offer for each variant with its gross price and address', async () => {
  const product = structuredData(await textOf('/midi-dirndl-marei.html')).find((value) => value['@type'] === 'Product');
  assert.ok(product);
  assert.equal(product.offers.offers.length, product.offers.offerCount);
  const offer = product.offers.offers[0];
  assert.deepEqual([offer?.['@type'], offer?.price, offer?.priceCurrency], ['Offer', '219.00', 'EUR']);
  assert.match(offer?.url ?? '', /midi-dirndl-marei\.html\?kleur=/);
});

test('a product page names itself in the other languages for search engines', async () => {
  const html = await textOf('/midi-dirndl-marei.html');
  assert.match(html, /<link rel="alternate" hrefLang="de" href="[^"]*\/de\/[^"]*marei\.html"/i);
  assert.match(canonicalsOf(html)[0] ?? '', /\/midi-dirndl-marei\.html$/);
});

test('the page the server sends is gross for everybody (LAW-02)', async () => {
  const query =
    '{ products(filter: {sku: {eq: "MA-SIE-6202"}}) { items { url_key price_range { minimum_price { final_price { value } } } } } }';
  type Item = { url_key: string; price_range: { minimum_price: { final_price: { value: number } } } };
  const answer = await get(`/graphql?query=${encodeURIComponent(query)}`);
  const { data } = (await answer.json()) as { data: { products: { items: Item[] } } };
  const item = data.products.items[0];
  assert.ok(item);
  const gross = item.price_range.minimum_price.final_price.value;
  const net = Math.round((Math.round(gross * 100) * 100) / 121) / 100;
  const html = await textOf(`/${item.url_key}.html`);
  assert.ok(html.includes(`data-price="${gross}"`));
  assert.ok(!html.includes(`data-price="${net}"`));
});

/** What can be read on a page; scripts carry texts that nobody sees. */
const words = (html: string): string =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ');

test('a look costs what its picture shows, on its page and on its card, in every language', async () => {
  for (const [page, list, price] of [
    ['/look-sittard-feiert.html', '/outfits/koppels', /compleet( vanaf)? € [\d.]+,.*?delen vanaf € \d+/s],
    ['/de/look-sittard-feiert.html', '/de/outfits/partnerlook', /komplett( ab)? [\d.]+,.{1,4}€.*?Teile ab [\d.]+,.{1,4}€/s],
    ['/en/sittard-feiert-look.html', '/en/outfits/matching-couples', /complete( from)? €[\d,]+.*?pieces from €\d+/s],
  ] as const)
    for (const path of [page, list]) assert.match(words(await textOf(path)), price, path);
  assert.doesNotMatch(words(await textOf('/look-sittard-feiert.html')), /€ 0,/);
});

test('a product without sizes does not speak of them', async () => {
  const html = words(await textOf('/hartjestas-lisbeth.html'));
  assert.match(html, /Kies je kleur/);
  assert.doesNotMatch(html, /Kies je maat|Kies een maat|Laatste maten/);
});

test('the German part of a name says so in other languages, and only there', async () => {
  assert.match(await textOf('/midi-dirndl-liesl.html'), /<h1[^>]*>Midi-dirndl <span lang="de">Liesl<\/span>/);
  assert.match(await textOf('/en/sittard-feiert-look.html'), /<h1[^>]*><span lang="de">Sittard feiert<\/span> look/);
  assert.doesNotMatch(await textOf('/de/midi-dirndl-liesl.html'), /lang="de">Liesl/);
});

test('the size advice has a drawing in the language of the page', async () => {
  for (const [path, name] of [
    ['/maatadvies', 'Heup'],
    ['/de/groessenberatung', 'Hüfte'],
    ['/en/size-advice', 'Hip'],
  ] as const)
    assert.match(await textOf(path), new RegExp(`<svg[^>]*>.*<text[^>]*>${name}</text>.*</svg>`, 's'), path);
});

test('a fabric sample says what it is and what it costs', async () => {
  for (const [path, what] of [
    [
      '/midi-dirndl-liesl.html',
      /Stofstaal bestellen€ 1,95incl\. btw, excl\. verzendkosten.*van elke stof van deze dirndl, in alle kleuren/s,
    ],
    ['/de/midi-dirndl-liesl.html', /Stoffmuster bestellen1,95 €inkl\. MwSt\..*jedem Stoff dieses Dirndls, in allen Farben/s],
    ['/en/midi-dirndl-liesl.html', /Order a fabric sample€1\.95incl\. VAT.*every fabric of this dirndl, in all its colours/s],
  ] as const)
    assert.match(words(await textOf(path)), what, path);
});

test('what is sold out wears its label on its page as on its card, and a set begins at the price of its card', async () => {
  assert.match(words(await textOf('/crossbodytas-ida.html')), /Crossbodytas Ida.*?Uitverkocht€ 89,95/s);
  const card = /Carnavalsset(vanaf € [\d,]+)/.exec(words(await textOf('/outfits')))?.[1];
  assert.ok(card);
  assert.ok(words(await textOf('/carnavalsset.html')).includes(`Carnavalsset${card}`));
});

test('a piece of a set that has no sizes is chosen by a word, not by its name once more', async () => {
  assert.match(await textOf('/carnavalsset.html'), /aria-label="Hoedspeld Magnus kiezen"[^>]*><span[^>]*>Kiezen</);
});

test('a set says of each piece by its name what it is made of and who made it (LAW-14, LAW-15)', async () => {
  type Piece = {
    readonly name: string;
    readonly materials: readonly { readonly part: string; readonly text: string }[];
    readonly safety: { readonly animal_parts: string | null; readonly maker: { readonly email: string } };
  };
  const told = 'name materials { part text } safety { animal_parts maker { email } }';
  const query = `{ products(filter: {sku: {eq: "MA-SET-7001"}}) { items { url_key ... on BundleProduct { part_products { ${told} } } } } }`;
  const answer = await get(`/graphql?query=${encodeURIComponent(query)}`);
  type Answer = { data: { products: { items: { url_key: string; part_products: readonly Piece[] }[] } } };
  const [set] = ((await answer.json()) as Answer).data.products.items;
  assert.ok(set && set.part_products.some(({ safety }) => safety.animal_parts !== null));
  const page = words(await textOf(`/${set.url_key}.html`)).replaceAll('&amp;', '&');
  for (const { name, materials, safety } of set.part_products) {
    const made = materials.map(({ part, text }) => `${part}${text}`).join('');
    if (made !== '') assert.ok(page.includes(words(`${name}${made}${safety.animal_parts ?? ''}`)), name);
    assert.ok(page.includes(safety.maker.email), name);
  }
});
