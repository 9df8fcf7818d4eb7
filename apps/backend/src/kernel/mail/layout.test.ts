import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { languageCodes } from '@shop/contract';
import { html } from './html.ts';
import { mailLayout, type MailSender } from './layout.ts';

const sender: MailSender = {
  name: 'Maas & Alm',
  url: 'https://shop.example',
  legalName: 'Voorbeeld B.V.',
  address: 'Voorbeeldmarkt 12, 6131 ZZ Sittard',
  phone: '+31 46 000 00 00',
  email: 'hallo@shop.example',
  registration: '00000000',
  vatId: 'NL000000000B00',
};

describe('mailLayout', () => {
  const footers = { nl: 'KvK: 00000000 · btw-id: NL000000000B00', de: 'USt-IdNr.: NL000000000B00', en: 'VAT ID: NL000000000B00' };
  for (const language of languageCodes) {
    it(`carries name, content and identity in ${language} (LAW-13)`, () => {
      const mail = mailLayout(language, { sender, title: 'A <b> title', preview: 'soon', body: html`<p>${'x < y'}</p>`, text: 'x < y' });
      assert.match(mail.html, new RegExp(`<html lang="${language}">`));
      for (const part of ['Maas &amp; Alm', 'A &lt;b&gt; title', '<p>x &lt; y</p>', footers[language], sender.address])
        assert.ok(mail.html.includes(part), part);
      for (const part of ['Maas & Alm', 'A <b> title', 'x < y', footers[language], sender.phone]) assert.ok(mail.text.includes(part), part);
      assert.ok(!/<(script|link|img)/.test(mail.html));
    });
  }
});
