import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { languageCodes } from '@shop/contract';
import { button, facts, sentences } from './blocks.ts';
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
      const mail = mailLayout(language, { sender, title: 'A <b> title', preview: 'soon', blocks: [sentences('x < y')] });
      assert.match(mail.html, new RegExp(`<html lang="${language}"`));
      for (const part of ['Maas &amp; Alm', 'A &lt;b&gt; title', 'soon', '>x &lt; y</p>', footers[language], sender.address])
        assert.ok(mail.html.includes(part), part);
      for (const part of ['Maas & Alm', 'A <b> title', 'x < y', footers[language], sender.phone]) assert.ok(mail.text.includes(part), part);
      assert.ok(!/<(script|link)/.test(mail.html));
    });
  }

  it('shows the logo of the shop, and of another shop its name', () => {
    const write = (name: string): string => mailLayout('nl', { sender: { ...sender, name }, title: 'x', blocks: [] }).html;
    assert.match(
      write('Maas & Alm'),
      /<img\s+src="https:\/\/shop\.example\/media\/brand\/alm\/logo\.png"\s+width="\d+"\s+height="36"\s+alt="Maas &amp; Alm"/,
    );
    assert.doesNotMatch(write('Trachten Huber'), /<img/);
    assert.match(write('Trachten Huber'), />Trachten Huber<\/a/);
  });

  it('wears the theme of the store view', () => {
    const write = (theme: string): string =>
      mailLayout('nl', { sender: { ...sender, theme }, title: 'x', blocks: [button('https://a.example', 'go')] }).html;
    assert.match(write('alm'), /bgcolor="#2b3a9b"/);
    assert.match(write('stube'), /bgcolor="#f2b84b"[\s\S]*border-radius: 24px/);
    assert.match(write('stube'), /font-family: Newsreader, Georgia, serif/);
  });

  it('breaks lines by elements, because Outlook joins all others', () => {
    const { html, text } = mailLayout('nl', { sender, title: 'x', blocks: [facts([['To', 'Eva\nMarkt 1']])] });
    assert.match(html, /Eva<br \/>Markt 1/);
    assert.ok(text.includes('To:\nEva\nMarkt 1'));
  });
});
