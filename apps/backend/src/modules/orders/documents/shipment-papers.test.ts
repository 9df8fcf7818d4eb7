import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { languageCodes } from '@shop/contract';
import { aFullOrder } from '#testing/a-full-order.ts';
import { anAddress, anOrder, aSeller, aShipment } from '#testing/an-order.ts';
import { readPdf } from '#testing/read-pdf.ts';
import type { Order, OrderShipment } from '../order.ts';
import type { DocumentSeller } from './invoice-pdf.ts';
import { shipmentPapers } from './shipment-papers.ts';

const packingSlipPdf = (order: Order, shipment: OrderShipment, seller: DocumentSeller) =>
  shipmentPapers('slip', [{ order, shipment }], () => seller);
const addressLabelPdf = (order: Order, shipment: OrderShipment, seller: DocumentSeller) =>
  shipmentPapers('label', [{ order, shipment }], () => seller);
const bothPapers = [packingSlipPdf, addressLabelPdf];

const packed = (change: Partial<OrderShipment> = {}): OrderShipment =>
  aShipment({ state: 'packed', shippedAt: null, packedAt: new Date('2026-11-16T09:00:00Z'), ...change });
const withShipments = (order: Order, ...shipments: readonly OrderShipment[]): Order => ({ ...order, status: 'processing', shipments });
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe('a packing slip', () => {
  it('says in the language of the order what lies in the shipment, and what it costs nowhere', async () => {
    const words = {
      nl: ['Pakbon 300000001', 'Ontvanger', 'Aantal stuks', 'Maat: 38'],
      de: ['Lieferschein 300000001', 'Empfänger', 'Stückzahl', 'Maat: 38'],
      en: ['Packing slip 300000001', 'Recipient', 'Number of pieces', 'Maat: 38'],
    } as const;
    for (const language of languageCodes) {
      const shipment = packed({ lines: [{ lineId: 1, quantity: 2 }] });
      const order = withShipments(anOrder({ language, lines: [{ finalCents: 24_990, quantity: 2 }] }), shipment);
      const text = flat(readPdf(await packingSlipPdf(order, shipment, aSeller)));
      for (const part of [...words[language], 'Eva Janßen', '6131 EK Sittard', 'MA-DIR-1001-GR-38', '100000042', 'Rosmolenstraat 1'])
        assert.ok(text.includes(part), `${part} in ${text}`);
      assert.doesNotMatch(text, /€|249/);
    }
  });

  it('has the pieces of its shipment alone, and says when more follows', async () => {
    const [first, second] = [packed(), packed({ number: '300000002', lines: [{ lineId: 2, quantity: 1 }] })];
    const order = withShipments(anOrder({ lines: [{ finalCents: 1_000 }, { finalCents: 2_000 }] }), first, second);
    const text = flat(readPdf(await packingSlipPdf(order, first, aSeller)));
    assert.ok(
      text.includes('Dirndl Liesl 1') && !text.includes('Dirndl Liesl 2') && text.includes('De rest van je bestelling volgt apart.'),
    );
    const sent = { ...first, state: 'sent' as const, shippedAt: new Date('2026-11-16T10:00:00Z') };
    const last = flat(readPdf(await packingSlipPdf(withShipments(order, sent, second), second, aSeller)));
    assert.ok(!last.includes('volgt apart'), last);
  });

  it('of what is collected has the branch and a name, and neither a private address nor the code', async () => {
    const order = aFullOrder({ change: { billingAddress: { ...anAddress, street: ['Geheimweg 9'] } } });
    const atBranch = { ...anAddress, company: 'Maas & Alm Sittard', street: ['Rosmolenstraat 1'] };
    const shipment = packed({ kind: 'pickup', state: 'ready', pickupCode: '123456' });
    for (const paper of bothPapers) {
      const text = flat(readPdf(await paper({ ...order, shippingAddress: atBranch, shipments: [shipment] }, shipment, aSeller)));
      assert.ok(text.includes('Wordt afgehaald door') && text.includes('Eva Janßen') && text.includes('Maas & Alm Sittard'), text);
      assert.doesNotMatch(text, /Geheimweg|123456|Verzending/);
    }
  });
});

describe('both papers of what is brought to its branch', () => {
  it('name the branch and the order until it is there, in three languages, and nobody’s home', async () => {
    const titles = { nl: 'Naar de winkel', de: 'In den Laden', en: 'To the shop' } as const;
    for (const language of languageCodes) {
      const order = {
        ...aFullOrder({ language, change: { billingAddress: { ...anAddress, street: ['Geheimweg 9'] } } }),
        shippingAddress: null,
      };
      const shipment = packed({ kind: 'pickup', source: 'WEB', pickupCode: '123456' });
      for (const paper of bothPapers) {
        const text = flat(readPdf(await paper({ ...order, shipments: [shipment] }, shipment, aSeller)));
        for (const part of [titles[language], 'Maas & Alm Sittard', 'Rosmolenstraat 1', order.number, 'Eva Janßen'])
          assert.ok(text.includes(part), `${part} in ${text}`);
        assert.doesNotMatch(text, /Geheimweg|123456/);
        const here = { ...shipment, source: 'SIT', broughtFrom: 'WEB', state: 'ready' as const };
        assert.ok(!flat(readPdf(await paper({ ...order, shipments: [here] }, here, aSeller))).includes(titles[language]));
      }
    }
  });
});

describe('an address label', () => {
  it('has sender, address, number and bars on one small sheet', async () => {
    const shipment = packed();
    const order = withShipments(anOrder({ language: 'de' }), shipment);
    const bytes = await addressLabelPdf(order, shipment, aSeller);
    const text = flat(readPdf(bytes));
    for (const part of [
      'Absender: Maas & Alm B.V. (demo)',
      'Empfänger',
      'Eva Janßen',
      'Marktstraat 12 A',
      '6131 EK Sittard',
      'Niederlande',
      '300000001',
    ])
      assert.ok(text.includes(part), `${part} in ${text}`);
    const pdf = bytes.toString('latin1');
    assert.match(pdf, /\/MediaBox \[0 0 297\.64 419\.53\]/);
    assert.equal(pdf.match(/\/Type \/Page\n/g)?.length, 1);
  });

  it('stays on one sheet with the longest address', async () => {
    const shippingAddress = {
      ...anAddress,
      company: 'Koninklijke Muziekvereniging Sint-Cecilia van Limbricht en omstreken',
      firstname: 'Maximiliane-Theresia',
      middlename: 'van der',
      lastname: 'Oberhuber-Wittgensteinheimer',
      street: ['Burgemeester Schrijen van Aldenhoven-Straat', '1234 bis, achterhuis', 'tweede verdieping links'],
    };
    const shipment = packed();
    const bytes = await addressLabelPdf(withShipments(anOrder({ change: { shippingAddress } }), shipment), shipment, aSeller);
    assert.equal(bytes.toString('latin1').match(/\/Type \/Page\n/g)?.length, 1);
  });
});

describe('both papers', () => {
  it('are tagged, titled and have their language, and the bars a text for who hears them (LAW-21)', async () => {
    const shipment = packed();
    const order = withShipments(anOrder({ language: 'en' }), shipment);
    for (const paper of bothPapers) {
      const bytes = await paper(order, shipment, aSeller);
      const pdf = bytes.toString('latin1');
      for (const part of [/\/Lang \(en\)/, /\/MarkInfo/, /\/DisplayDocTitle true/, /\/S \/Figure\n/, /\/Alt \(Barcode 300000001\)/])
        assert.match(pdf, part);
      assert.deepEqual(bytes, await paper(order, shipment, aSeller), 'the same shipment gives the same bytes');
    }
  });

  it('of several shipments are one file, each on its own pages and in its own language', async () => {
    const shipment = packed();
    const printed = languageCodes.map((language) => ({ order: withShipments(anOrder({ language }), shipment), shipment }));
    const [first, ...rest] = printed;
    assert.ok(first);
    for (const paper of ['slip', 'label'] as const) {
      const bytes = await shipmentPapers(paper, [first, ...rest], () => aSeller);
      const pdf = bytes.toString('latin1');
      assert.equal(pdf.match(/\/Type \/Page\n/g)?.length, 3);
      for (const language of languageCodes)
        assert.match(pdf, new RegExp(`/S /Sect\\n[^>]*/Lang \\(${language}\\)|/Lang \\(${language}\\)[^>]*/S /Sect\\n`));
      assert.doesNotMatch(flat(readPdf(bytes)), / van 3|1 \/ 3/);
    }
  });
});
