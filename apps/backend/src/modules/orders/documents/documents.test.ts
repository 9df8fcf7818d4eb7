import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { languageCodes } from '@shop/contract';
import { aFullOrder } from '#testing/a-full-order.ts';
import { anAddress, aSeller, anInvoice, anOrder } from '#testing/an-order.ts';
import { readPdf } from '#testing/read-pdf.ts';
import { totalShape } from '../api/amounts-shape.ts';
import { summariseOrder } from '../emails/order-summary.ts';
import type { Order, OrderRefund } from '../order.ts';
import { providerItems } from '../payment/provider-items.ts';
import { creditNotePdf } from './credit-note-pdf.ts';
import { formatMoney } from './format.ts';
import { invoiceAmounts } from './invoice-amounts.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { legalPdf } from './legal-pdf.ts';
import { orderPdf } from './order-pdf.ts';
import { pdfText } from './pdf-text.ts';
import { readHtml } from './read-html.ts';

const textOf = async (order: Order): Promise<string> => readPdf(await invoicePdf(order, anInvoice(order), aSeller));
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const recipes = fc.record({
  language: fc.constantFrom('nl', 'de', 'en'),
  lines: fc.array(
    fc.record({
      finalCents: fc.integer({ min: 1, max: 60_000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      taxClass: fc.constantFrom('standard', 'reduced'),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  coupon: fc.option(
    fc.oneof(
      fc.record({ type: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 40 }) }),
      fc.record({ type: fc.constant('cart-fixed' as const), cents: fc.integer({ min: 1, max: 9_000 }) }),
      fc.record({ type: fc.constant('free-shipping' as const) }),
    ),
    { nil: undefined },
  ),
  shippingCents: fc.constantFrom(0, 595, 995),
  countryCode: fc.constantFrom('NL', 'DE'),
});

type Recipe = typeof recipes extends fc.Arbitrary<infer T> ? T : never;
const orderOf = ({ countryCode, coupon, ...recipe }: Recipe): Order =>
  anOrder({ ...recipe, tax: { countryCode }, ...(coupon === undefined ? {} : { coupon }) });

describe('an invoice', () => {
  it('has every field of the law (LAW-26)', async () => {
    const order = anOrder({
      percentOff: 10,
      change: { billingAddress: { ...anAddress, company: 'Fanfare St. Joris', vatId: 'NL000000176B01', coc: '12345678' } },
    });
    const text = await textOf(order);
    const fields = [
      'Factuur 200000007',
      '15 november 2026',
      '16 november 2026',
      'Maas & Alm B.V. (demo)',
      'Rosmolenstraat 1',
      'KvK: 00000000',
      'Btw-id: NL000000000B00',
      'Fanfare St. Joris',
      'Eva Janßen',
      '6131 EK Sittard',
      'Btw-id van de klant:',
      'NL000000176B01',
      '100000042',
      'iDEAL | Wero',
      'Dirndl Liesl 1',
      'Maat: 38',
      'Korting: 10 %',
      'Bezorging: PostNL',
      'Netto tegen 21% btw',
      formatMoney(order.totals.tax, 'nl'),
      formatMoney(order.totals.grandTotal, 'nl'),
    ];
    for (const field of fields) assert.ok(text.includes(field), `${field} is missing in\n${text}`);
  });

  it('names both VAT ids and the exemption of a supply to a business abroad, in three languages', async () => {
    const sentences = {
      nl: 'Intracommunautaire levering, 0% btw (art. 138 btw-richtlijn)',
      de: 'Steuerfreie innergemeinschaftliche Lieferung (Art. 138 MwStSystRL)',
      en: 'VAT-exempt intra-Community supply (Art. 138 VAT Directive)',
    } as const;
    for (const language of languageCodes) {
      const order = anOrder({
        language,
        lines: [{ finalCents: 12_100 }],
        shippingCents: 0,
        tax: { countryCode: 'DE', isApprovedBusiness: true, confirmedVatId: 'DE000000312' },
      });
      assert.equal(order.totals.grandTotal, 10_000);
      const text = await textOf(order);
      for (const field of [sentences[language], 'NL000000000B00', 'DE000000312']) assert.ok(text.includes(field), text);
      assert.ok(!text.includes('21'), 'no Dutch rate may stand on an exempt invoice');
    }
  });

  it('names the German law of an exempt supply only for goods that start in Germany (LAW-26)', async () => {
    const germanLaw = '§ 4 Nr. 1b UStG';
    const toNetherlands = anOrder({
      language: 'de',
      tax: { countryCode: 'NL', dispatchCountry: 'DE', isApprovedBusiness: true, confirmedVatId: 'NL000000176B01' },
    });
    const toGermany = anOrder({
      language: 'de',
      tax: { countryCode: 'DE', dispatchCountry: 'NL', isApprovedBusiness: true, confirmedVatId: 'DE000000312' },
    });
    assert.ok(toNetherlands.tax.isExempt && toGermany.tax.isExempt);
    const fromAachen = { ...aSeller, vatId: 'DE000000312' };
    const invoice = async (order: Order, seller: typeof aSeller): Promise<string> =>
      readPdf(await invoicePdf(order, anInvoice(order), seller));
    assert.ok((await invoice(toNetherlands, fromAachen)).includes(germanLaw));
    assert.ok(!(await invoice(toGermany, aSeller)).includes(germanLaw));
    const refund = aRefund({ lines: [{ lineId: 1, quantity: 1, amount: 100 }], total: 100, tax: 0, taxes: [] });
    assert.ok(readPdf(await creditNotePdf(toGermany, refund, aSeller)).includes('Art. 138 MwStSystRL'));
  });

  it('paid in advance names the day of payment and claims no day of delivery, in three languages (LAW-26)', async () => {
    const expected = {
      nl: ['Vooraf betaald op', '15 november 2026', 'volgt met het verzendbericht'],
      de: ['Im Voraus bezahlt am', '15. November 2026', 'folgt mit der Versandmitteilung'],
      en: ['Paid in advance on', '15 November 2026', 'follows with the notice of dispatch'],
    } as const;
    for (const language of languageCodes) {
      const order = anOrder({ language });
      const text = readPdf(await invoicePdf(order, { ...anInvoice(order), suppliedOn: null }, aSeller));
      const words = text.replaceAll(/\s+/g, ' ');
      for (const part of expected[language]) assert.ok(words.includes(part), `${part} is missing in\n${text}`);
      assert.doesNotMatch(text, /Leverdatum|Leistungsdatum|Date of supply|1[6-9]\.? [nN]ovember/);
    }
  });

  it('adds up for any order: rows to the net, net and VAT to the total', () => {
    fc.assert(
      fc.property(recipes, (recipe) => {
        const order = orderOf(recipe);
        const { rows, rates, net, tax, total } = invoiceAmounts(order, anInvoice(order));
        assert.equal(total, order.totals.grandTotal);
        assert.equal(tax, order.totals.tax);
        assert.equal(sum(rows.map((row) => row.net)), net);
        assert.equal(sum(rates.map((rate) => rate.net + rate.tax)), total);
      }),
      { numRuns: 500 },
    );
  });

  it('and the mail and the API of any order add up to the same total, whatever its coupon takes off (R052)', () => {
    fc.assert(
      fc.property(recipes, (recipe) => {
        const order = orderOf(recipe);
        const { grandTotal } = order.totals;
        const { items, totals, grandTotal: written } = summariseOrder(order);
        const [goods = '', ...rest] = totals.map(([, value]) => value);
        assert.equal(sum(items.map(({ amount }) => cents(amount))), cents(goods));
        assert.equal(cents(goods) + sum(rest.map(cents)), grandTotal);
        assert.equal(cents(written[1]), grandTotal);
        const { subtotal_incl_tax: subtotal, total_shipping: shipping, discounts, grand_total: total } = totalShape(order, order.language);
        const inCents = ({ value }: { readonly value: number }): number => Math.round(value * 100);
        assert.equal(inCents(subtotal) - sum(discounts.map(({ amount }) => inCents(amount))) + inCents(shipping), inCents(total));
        assert.equal(sum(providerItems(order).map(({ totalIncl }) => totalIncl)), grandTotal);
      }),
      { numRuns: 300 },
    );
  });

  it('names the coupon that made delivery free, in the mail and on the invoice', async () => {
    const order = anOrder({ coupon: { type: 'free-shipping' } });
    assert.deepEqual(
      summariseOrder(order).totals.map(([label]) => label),
      ['Subtotaal', 'Bezorging (Gratis bezorgd)'],
    );
    assert.match((await textOf(order)).replaceAll(/\s+/g, ' '), /Bezorging: PostNL – Bezorging aan huis \(Gratis bezorgd\)/);
  });

  it('promises no day of arrival while a transfer is on its way (LAW-06)', () => {
    const expected = { from: '2026-11-20', to: '2026-11-23' };
    const { paymentMethod } = anOrder();
    const dayOf = (code: string, paidAt: Date | null): string | undefined =>
      summariseOrder(anOrder({ change: { expected, paidAt, paymentMethod: { ...paymentMethod, code } } })).facts.find(
        ([, value]) => value === '20–23 november 2026',
      )?.[0];
    assert.equal(dayOf('banktransfer', null), 'Verwacht, als je betaling vandaag binnen is');
    assert.equal(dayOf('banktransfer', new Date('2026-11-19T12:00:00Z')), 'Verwacht op');
    assert.equal(dayOf('multisafepay_ideal', null), 'Verwacht op');
  });

  it('calls a pickup by one name, in the mail and on the invoice, and nowhere a delivery', async () => {
    const names = {
      nl: ['Afhalen in de winkel', 'Afhalen'],
      de: ['Abholung im Laden', 'Abholung'],
      en: ['Pickup in a shop', 'Pickup'],
    } as const;
    for (const language of languageCodes) {
      const [carrierTitle, methodTitle] = names[language];
      const { pickup } = aFullOrder();
      const shippingMethod = { carrierCode: 'instore', carrierTitle, methodCode: 'pickup', methodTitle };
      const order = anOrder({ language, shippingCents: 0, change: { pickup, shippingMethod } });
      const { totals, facts } = summariseOrder(order);
      assert.equal(totals.at(-1)?.[0], carrierTitle);
      assert.ok(facts.some(([, value]) => value === carrierTitle));
      assert.ok((await textOf(order)).split('\n').includes(carrierTitle));
    }
  });

  it('can be read back, and twenty random orders agree to the cent', async () => {
    for (const recipe of fc.sample(recipes, { numRuns: 20, seed: 26 })) {
      const order = orderOf(recipe);
      const text = await textOf(order);
      const { rows, rates, total } = invoiceAmounts(order, anInvoice(order));
      const amounts = text
        .split('\n')
        .filter((line) => /€/.test(line) && /\d/.test(line))
        .map(cents);
      assert.deepEqual(
        amounts.slice(0, rows.length * 2),
        rows.flatMap(({ unitNet, net }) => [unitNet, net]),
      );
      const written = amounts.slice(rows.length * 2);
      assert.deepEqual(written, [...rates.flatMap(({ net, tax }) => [net, tax]), order.totals.grandTotal - order.totals.tax, total]);
      const net = sum(rates.map((_rate, index) => written[index * 2] ?? 0));
      const tax = sum(rates.map((_rate, index) => written[index * 2 + 1] ?? 0));
      assert.equal(net + tax, written.at(-1));
    }
  });

  it('of a part of an order refuses a total that is not the sum of its rows', () => {
    const order = anOrder({ lines: [{ finalCents: 1_000, quantity: 3 }, { finalCents: 2_000 }], shippingCents: 0 });
    const part = { number: '200000008', lines: [{ lineId: 1, quantity: 3 }], grandTotal: 3_000, amounts: null };
    assert.equal(invoiceAmounts(order, part).total, 3_000);
    assert.throws(() => invoiceAmounts(order, { ...part, grandTotal: 2_999 }), /is 3000 cents, not 2999/);
  });

  it('is tagged, titled and has its language (LAW-21)', async () => {
    const order = anOrder({ language: 'de', lines: Array.from({ length: 40 }, () => ({ finalCents: 1_000 })) });
    const bytes = await invoicePdf(order, anInvoice(order), aSeller);
    const pdf = bytes.toString('latin1');
    assert.match(pdf, /^%PDF-1\.7/);
    assert.match(pdf, /\/Lang \(de\)/);
    assert.match(pdf, /\/MarkInfo/);
    assert.match(pdf, /\/DisplayDocTitle true/);
    for (const tag of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD']) assert.match(pdf, new RegExp(`/S /${tag}\\n`), tag);
    assert.ok(readPdf(bytes).includes('Seite 2 von'));
    assert.deepEqual(bytes, await invoicePdf(order, anInvoice(order), aSeller), 'the same order gives the same bytes');
  });

  it('is set in the fonts of the shop, with the letters of names from elsewhere', async () => {
    const order = anOrder({ change: { billingAddress: { ...anAddress, firstname: 'Łukasz', lastname: 'Dvořák' } } });
    const write = (theme?: string): Promise<Buffer> => invoicePdf(order, anInvoice(order), { ...aSeller, theme });
    assert.ok(readPdf(await write()).includes('Łukasz Dvořák'));
    for (const [theme, fonts] of [
      ['alm', ['BricolageGrotesque', 'HankenGrotesk']],
      ['stube', ['Newsreader', 'Figtree']],
    ] as const) {
      const pdf = (await write(theme)).toString('latin1');
      for (const font of fonts) assert.match(pdf, new RegExp(`/BaseFont /[A-Z]+\\+${font}`));
      assert.doesNotMatch(pdf, /Helvetica/);
    }
  });

  it('has its heads on every page', async () => {
    const order = anOrder({ lines: Array.from({ length: 40 }, () => ({ finalCents: 1_000 })) });
    const text = await textOf(order);
    assert.match(text, /Pagina 1 van [234]/);
    assert.ok((text.match(/Omschrijving/g)?.length ?? 0) >= 2);
  });

  it('on account says until when it is to be paid', async () => {
    const order = anOrder({ language: 'en' });
    const text = readPdf(await invoicePdf(order, { ...anInvoice(order), dueOn: '2026-11-29' }, aSeller));
    assert.ok(text.includes('Payable by') && text.includes('29 November 2026') && !text.includes('has been paid'));
  });
});

/** What the document shows, read as a person would: only digits, the sign and the cents count. */
function cents(text: string): number {
  const digits = Number(text.replace(/\D/g, ''));
  return text.includes('-') ? -digits : digits;
}

const aRefund = (change: Partial<OrderRefund> = {}): OrderRefund => ({
  number: '400000003',
  invoiceNumber: '200000007',
  issuedAt: new Date('2026-11-25T09:00:00Z'),
  lines: [{ lineId: 1, quantity: 1, amount: 24_990 }],
  shipping: 595,
  adjustment: -500,
  total: 25_085,
  tax: 4_354,
  taxes: [{ percent: 21, incl: 25_085, tax: 4_354 }],
  reason: 'Retour R-1',
  state: 'requested',
  revision: null,
  setOff: 0,
  payment: null,
  providerRefundId: null,
  ...change,
});

describe('a credit note', () => {
  it('names the invoice it corrects and what goes back (LAW-26)', async () => {
    const text = readPdf(await creditNotePdf(anOrder(), aRefund(), aSeller));
    for (const field of ['Creditfactuur 400000003', '200000007', 'Retour R-1', 'Bezorging', 'Verrekening', '21% btw'])
      assert.ok(text.includes(field), field);
    for (const amount of [24_990, 595, -500, 20_731, 4_354, 25_085]) assert.ok(text.includes(formatMoney(amount, 'nl')), String(amount));
  });

  it('of an order without an invoice names the order', async () => {
    const text = readPdf(await creditNotePdf(anOrder({ language: 'en' }), aRefund({ invoiceNumber: null }), aSeller));
    assert.ok(text.includes('Corrects order'));
  });
});

describe('what is sold by measure', () => {
  const byLitre = (order: Order): Order => ({
    ...order,
    lines: order.lines.map((line) => ({ ...line, basePrice: { cents: 5_180, unit: 'l' as const } })),
  });
  const said = {
    nl: 'Basisprijs incl. btw: € 51,80 per liter',
    de: 'Grundpreis inkl. USt.: 51,80 € pro Liter',
    en: 'Unit price incl. VAT: €51.80 per litre',
  } as const;
  const plain = (text: string): string => text.replace(/\s+/g, ' ');

  it('has its price by measure on the invoice and on the credit note, in three languages (LAW-04)', async () => {
    for (const language of languageCodes) {
      const order = byLitre(anOrder({ language }));
      const written = [await textOf(order), readPdf(await creditNotePdf(order, aRefund(), aSeller))];
      for (const text of written) assert.ok(plain(text).includes(said[language]), text);
    }
  });

  it('says nothing of VAT that an exempt supply does not have, and nothing of goods that have no measure', async () => {
    const tax = { countryCode: 'DE', isApprovedBusiness: true, confirmedVatId: 'DE000000312' };
    const text = plain(await textOf(byLitre(anOrder({ language: 'nl', tax }))));
    assert.ok(text.includes('Basisprijs: € 51,80 per liter'), text);
    assert.doesNotMatch(await textOf(anOrder()), /Basisprijs/);
  });
});

describe('the other documents', () => {
  it('an order as a PDF has its items, total and delivery', async () => {
    const order = anOrder({ language: 'de' });
    const text = readPdf(await orderPdf(order, aSeller));
    for (const field of ['Bestellnummer 100000042', 'Dirndl Liesl 1', formatMoney(order.totals.grandTotal, 'de'), 'Lieferadresse']) {
      assert.ok(text.includes(field), field);
    }
  });

  it('a legal text keeps its headings, lists and sentences', async () => {
    const html = '<h2>Rechte &amp; Pflichten</h2>\n<p>Erster <a href="/x">Satz</a>.</p><ul><li>Eins</li><li>Zwei</li></ul>';
    assert.deepEqual(readHtml(html), [
      { kind: 'heading', text: 'Rechte & Pflichten' },
      { kind: 'paragraph', text: 'Erster Satz.' },
      { kind: 'list', items: ['Eins', 'Zwei'] },
    ]);
    const text = readPdf(await legalPdf({ title: 'AGB', html }, 'de', 'Maas & Alm', new Date('2026-11-15T11:00:00Z')));
    for (const part of ['AGB', 'Rechte & Pflichten', 'Erster Satz.', 'Zwei']) assert.ok(text.includes(part), part);
  });

  it('a name in letters the fonts do not have stays readable', () => {
    assert.equal(pdfText('Łukasz Dvořák – „Größe“ 2 × 5 €'), 'Łukasz Dvořák – „Größe“ 2 × 5 €');
    assert.equal(pdfText('Nguyễn Ạnh'), 'Nguyen Anh');
    assert.equal(pdfText('日本'), '??');
  });
});
