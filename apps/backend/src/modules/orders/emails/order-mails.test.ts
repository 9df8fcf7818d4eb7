import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { languageCodes } from '@shop/contract';
import { assertSendable, type Email } from '#kernel/mail/email.ts';
import { anAddress, aSeller, anInvoice, anOrder } from '#testing/an-order.ts';
import { aFullOrder } from '#testing/a-full-order.ts';
import { readPdf } from '#testing/read-pdf.ts';
import { formatMoney } from '../documents/format.ts';
import { orderMailKinds } from './order-mail.ts';
import type { OrderMailContext } from './order-mail-context.ts';
import { orderMails, writeOrderMail } from './order-mails.ts';
import { orderMailMessages } from './messages.ts';
import type { Order } from '../order.ts';

const context: OrderMailContext = {
  seller: aSeller,
  sender: { ...aSeller, url: 'https://shop.example/' },
  link: (path) => `https://shop.example${path}`,
  reference: '',
  pictures: new Map(),
  now: new Date('2026-11-15T11:00:00Z'),
  legal: {
    terms: { title: 'Voorwaarden', html: '<p>Wat geldt.</p>' },
    withdrawal: { title: 'Herroepingsrecht', html: '<h2>Modelformulier</h2><ul><li>Naam:</li></ul>' },
  },
};

const isPlaceLeft = /\{\w+\}/;
const content = ({ subject, html, text }: Email): string => `${subject}\n${html}\n${text}`;

describe('every mail of an order', () => {
  for (const kind of orderMailKinds) {
    it(`${kind} can be written in three languages, as HTML and as text`, async () => {
      for (const language of languageCodes) {
        const mail = await writeOrderMail(kind, aFullOrder({ language }), context);
        assertSendable(mail);
        assert.ok(mail.html.includes(`<html lang="${language}"`));
        assert.doesNotMatch(content(mail), isPlaceLeft);
        assert.ok(mail.subject.includes('100000042') && mail.text.includes(orderMailMessages[language].kinds[kind].link));
        for (const attachment of mail.attachments ?? []) assert.match(attachment.filename, /^[\w-]+\.pdf$/);
      }
    });
  }

  it('shows what a customer typed as text, and reads nothing in it as a place to fill (R154, R167)', async () => {
    const evil = '<script>alert(1)</script>{order}{{7*7}}';
    const address = { ...anAddress, firstname: evil, company: evil };
    const order = aFullOrder({ change: { billingAddress: address, customerNote: evil } });
    for (const kind of orderMailKinds) {
      const mail = await writeOrderMail(kind, order, { ...context, reference: evil });
      assert.ok(!mail.html.includes('<script>'), kind);
      assert.ok(orderMails[kind].to === 'staff' || mail.text.includes('{order}{{7*7}}'), kind);
    }
  });

  it('goes to the customer, and an alert to staff with its reason', async () => {
    const order = aFullOrder();
    assert.equal((await writeOrderMail('confirmation', order, context)).to, 'eva@example.org');
    const alert = await writeOrderMail('staff-alert', order, { ...context, reference: '100000042: 24990 cents, asked were 24991.' });
    assert.equal(alert.to, aSeller.email);
    assert.ok(alert.text.includes('asked were 24991'));
  });
});

describe('the confirmation', () => {
  it('has the whole summary, the rights and three attachments in the language of the order (LAW-06, LAW-09)', async () => {
    for (const language of languageCodes) {
      const order = anOrder({ language, percentOff: 10 });
      const mail = await writeOrderMail('confirmation', order, context);
      const messages = orderMailMessages[language];
      const parts = [
        'Dirndl Liesl 1',
        'Maat: 38',
        formatMoney(order.lines[0]?.rowIncl ?? 0, language),
        formatMoney(-order.totals.discount, language),
        formatMoney(order.totals.grandTotal, language),
        formatMoney(order.totals.tax, language),
        'PostNL',
        'Sittard',
        'iDEAL | Wero',
        messages.withdraw,
        messages.guarantee,
      ];
      for (const part of parts) {
        assert.ok(mail.text.includes(part), `${part} is missing in the text`);
        assert.ok(mail.html.includes(part.replaceAll('&', '&amp;')), `${part} is missing in the HTML`);
      }
      assert.equal(mail.attachments?.length, 3);
      const texts = mail.attachments.map(({ content: bytes }) => readPdf(bytes as Uint8Array));
      assert.ok(texts[0]?.includes(formatMoney(order.totals.grandTotal, language)));
      assert.ok(texts[1]?.includes('Wat geldt.') && texts[2]?.includes('Modelformulier'));
    }
  });

  it('of a business has no withdrawal', async () => {
    const order = anOrder({ change: { isBusiness: true } });
    const mail = await writeOrderMail('confirmation', order, context);
    assert.equal(mail.attachments?.length, 2);
    assert.ok(!mail.text.includes('Overeenkomst herroepen'));
  });

  it('brings the model form itself where the merchant wrote no text', async () => {
    const mail = await writeOrderMail('confirmation', anOrder(), { ...context, legal: {} });
    assert.ok(mail.text.includes('Modelformulier voor herroeping'.toUpperCase()) && mail.text.includes(aSeller.legalName));
  });

  it('says how to pay by transfer: account, reference, amount and the last day', async () => {
    const order = anOrder({
      change: {
        holdEndsAt: new Date('2026-11-22T11:00:00Z'),
        paymentMethod: {
          code: 'banktransfer',
          title: 'Bankoverschrijving',
          provider: 'offline',
          gateway: 'BANKTRANS',
          instructions: '<p>Maak over op NL00 MASI 0000 0000 01 van Maas &amp; Alm.</p>',
          purchaseOrderNumber: null,
          additionalData: [],
        },
      },
    });
    const { text } = await writeOrderMail('confirmation', order, context);
    for (const part of [
      'NL00 MASI 0000 0000 01 van Maas & Alm',
      'kenmerk: 100000042',
      '22 november 2026',
      formatMoney(order.totals.grandTotal, 'nl'),
    ]) {
      assert.ok(text.includes(part), part);
    }
    assert.ok(!(await writeOrderMail('confirmation', { ...order, paidAt: order.placedAt }, context)).text.includes('NL00 MASI'));
  });
});

describe('the payment that has come in', () => {
  const expected = { from: '2026-11-18', to: '2026-11-19' };

  it('is told with the days the parcel comes, and where to', async () => {
    const { text } = await writeOrderMail('payment-received', anOrder({ change: { expected } }), context);
    assert.match(text, /Bezorgadres:\n[^]*Marktstraat 12 A/);
    assert.match(text, /Verwacht op: 18–19 november 2026/);
  });

  it('is told with the day it lies ready, and in which branch', async () => {
    const order = aFullOrder();
    const pickup = order.pickup ?? {
      code: 'SIT',
      name: 'Maas & Alm Sittard',
      street: 'Markt 1',
      postcode: '6131 EK',
      city: 'Sittard',
      phone: '046 1',
      countryCode: 'NL',
    };
    const { text } = await writeOrderMail('payment-received', { ...order, pickup, expected }, context);
    assert.match(text, new RegExp(`Afhalen in:\\n${pickup.name}`));
    assert.match(text, /Klaar vanaf: 18–19 november 2026/);
  });
});

describe('what is shown', () => {
  const pictures = new Map([['front', { url: 'https://shop.example/media/front/160.jpg', width: 80, height: 100 }]]);
  const shown = (order: Order): Order => ({ ...order, lines: order.lines.map((line) => ({ ...line, picture: 'front' })) });

  it('every piece has its picture with its name: ordered, on its way, ready, sent back', async () => {
    for (const kind of ['confirmation', 'payment-received', 'shipped', 'ready-for-pickup', 'canceled', 'refunded'] as const) {
      const { html } = await writeOrderMail(kind, shown(aFullOrder()), { ...context, pictures });
      const image = /<img\s+src="https:\/\/shop\.example\/media\/front\/160\.jpg"\s+width="80"\s+height="100"\s+alt="Dirndl Liesl 1"/;
      assert.match(html, image, kind);
    }
  });

  it('a picture that is gone leaves no gap', async () => {
    const { html } = await writeOrderMail('confirmation', shown(aFullOrder()), context);
    assert.doesNotMatch(html, /Dirndl Liesl 1"/);
    assert.match(html, /Dirndl Liesl 1/);
  });

  it('who collects it reads the telephone and the hours the branch has this week, holidays included', async () => {
    const day = [{ from: '10:00', to: '18:00' }];
    const branch = {
      phone: '+31 46 000 00 01',
      openingHours: [[{ from: '13:00', to: '18:00' }], day, day, [{ from: '10:00', to: '21:00' }], day, day, []],
      alternateHours: [{ date: '2026-11-20', times: [], reason: {} }],
    };
    const hours = {
      nl: 'zo gesloten|ma 13:00–18:00|di–wo 10:00–18:00|do 10:00–21:00|vr gesloten|za 10:00–18:00',
      de: 'So geschlossen|Mo 13:00–18:00|Di–Mi 10:00–18:00|Do 10:00–21:00|Fr geschlossen|Sa 10:00–18:00',
      en: 'Sun closed|Mon 13:00–18:00|Tue–Wed 10:00–18:00|Thu 10:00–21:00|Fri closed|Sat 10:00–18:00',
    };
    for (const language of languageCodes) {
      for (const kind of ['ready-for-pickup', 'confirmation'] as const) {
        const { text } = await writeOrderMail(kind, aFullOrder({ language }), { ...context, branch });
        assert.ok(text.includes(hours[language].replaceAll('|', '\n')), text);
        assert.ok(text.includes('+31 46 000 00 01') && text.includes('Maas & Alm Sittard\nRosmolenstraat 1\n6131 AA Sittard'), text);
      }
    }
    // 00:30 of the day on which the clocks go back: it has 25 hours.
    const now = new Date('2026-10-24T22:30:00Z');
    const holiday = [{ date: '2026-10-30', times: [], reason: {} }];
    const late = await writeOrderMail('ready-for-pickup', aFullOrder(), {
      ...context,
      now,
      branch: { ...branch, alternateHours: holiday },
    });
    assert.ok(late.text.includes(hours.nl.replaceAll('|', '\n')), late.text);
  });
});

describe('what is attached and linked', () => {
  it('payment received brings the invoice, a refund its credit note', async () => {
    const order = aFullOrder();
    const names = async (kind: (typeof orderMailKinds)[number], reference = ''): Promise<readonly string[]> =>
      ((await writeOrderMail(kind, order, { ...context, reference })).attachments ?? []).map(({ filename }) => filename);
    assert.deepEqual(await names('payment-received'), ['factuur-200000007.pdf']);
    assert.deepEqual(await names('refunded', '400000003'), ['creditfactuur-400000003.pdf']);
    assert.deepEqual(await names('shipped'), []);
  });

  it('on account the invoice comes with the parcel', async () => {
    const order = aFullOrder();
    const open = { ...order, invoices: [{ ...anInvoice(order), dueOn: '2026-11-29' }] };
    assert.equal((await writeOrderMail('shipped', open, context)).attachments?.length, 1);
  });

  it('whoever collects an order on account gets the invoice, and no word of a parcel', async () => {
    for (const language of languageCodes) {
      const order = aFullOrder({ language });
      const open = { ...order, invoices: [{ ...anInvoice(order), dueOn: '2026-11-29' }] };
      const [collected, sent] = [
        await writeOrderMail('shipped', open, context),
        await writeOrderMail('shipped', { ...open, pickup: null }, context),
      ];
      assert.equal(collected.attachments?.length, 1);
      assert.ok(collected.text.includes('Maas & Alm Sittard') && !collected.text.includes('PostNL.'), collected.text);
      assert.ok(sent.text.includes('PostNL') && sent.subject !== collected.subject);
    }
  });

  it('a failed payment leads to another try, a shipment to its tracking and to the withdrawal (LAW-08)', async () => {
    const order = aFullOrder();
    const failed = await writeOrderMail('payment-failed', order, context);
    assert.ok(failed.text.includes(`https://shop.example/checkout/onepage/cancel?order=100000042&hash=${order.hash}`));
    assert.ok(failed.text.includes('15 november 2026, 13:00'), failed.text);
    const shipped = await writeOrderMail('shipped', order, { ...context, reference: '300000001' });
    assert.ok(shipped.html.includes('https://track.example/3SABC') && shipped.text.includes('/herroepen?order=100000042'));
  });
});
