import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import type { MailboxMessage } from '#kernel/mail/mailbox-transport.ts';
import { checkoutClient } from '#testing/checkout-client.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';

let shop: TestShop;
let checkout: ReturnType<typeof checkoutClient>;
before(async () => {
  shop = await createTestShop();
  checkout = checkoutClient(shop);
});
after(() => shop.close());

async function confirmation(email: string, headers: Record<string, string> = {}): Promise<MailboxMessage> {
  await checkout.place({ email, headers }, 'banktransfer');
  const [mail] = await shop.mails(email);
  assert.ok(mail);
  return mail;
}

describe('the mail of an order', () => {
  it('shows pictures that the shop itself answers as JPEG, in their own proportions', async () => {
    const { html } = await confirmation('beeld@example.org');
    const [, source = '', width, height] = /<img\s+src="([^"]+\.jpg)"\s+width="(\d+)"\s+height="(\d+)"/.exec(html) ?? [];
    const reply = await shop.request('GET', new URL(source).pathname);
    assert.equal(reply.headers['content-type'], 'image/jpeg');
    assert.equal(reply.headers['cross-origin-resource-policy'], 'cross-origin', 'a mail is read in another origin');
    const made = await sharp(reply.rawPayload).metadata();
    assert.equal(made.width, 160, 'twice what is shown');
    assert.ok(Math.abs(made.height / made.width - Number(height) / Number(width)) < 0.02);
  });

  it('wears the theme of the store view it was placed in', async () => {
    const [dutch, limburg] = [await confirmation('alm@example.org'), await confirmation('stube@example.org', { store: 'nl_limburg' })];
    for (const [mail, theme] of [
      [dutch, 'alm'],
      [limburg, 'stube'],
    ] as const) {
      const logo = new RegExp(`src="([^"]+/media/brand/${theme}/logo\\.png)"`).exec(mail.html)?.[1] ?? '';
      const reply = await shop.request('GET', new URL(logo).pathname);
      assert.equal(reply.headers['content-type'], 'image/png');
    }
  });
});
