import type { Language } from '@shop/contract';
import { html, type SafeHtml } from './html.ts';

/** Who writes; the law wants the sender's full identity in business mails (LAW-13). */
export type MailSender = {
  readonly name: string;
  readonly url: string;
  /** Legal name with form, street, postcode and town. */
  readonly legalName: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** Number in the trade register and VAT id, as they are. */
  readonly registration: string;
  readonly vatId: string;
};

export type MailContent = {
  readonly sender: MailSender;
  readonly title: string;
  /** The line a mail program shows beside the subject. */
  readonly preview?: string;
  readonly body: SafeHtml;
  readonly text: string;
  /** Why this person gets the mail, where it is another reason than the usual one. */
  readonly notice?: string;
};

const messages = {
  nl: {
    registration: 'KvK',
    vat: 'btw-id',
    phone: 'Telefoon',
    mail: 'E-mail',
    notice: 'Je krijgt deze e-mail omdat je onze webshop hebt gebruikt.',
  },
  de: {
    registration: 'Handelsregister',
    vat: 'USt-IdNr.',
    phone: 'Telefon',
    mail: 'E-Mail',
    notice: 'Du erhältst diese E-Mail, weil du unseren Onlineshop genutzt hast.',
  },
  en: {
    registration: 'Company register',
    vat: 'VAT ID',
    phone: 'Phone',
    mail: 'Email',
    notice: 'You are receiving this email because you used our online shop.',
  },
} satisfies Record<Language, Record<string, string>>;

const font = "font-family: Georgia, 'Times New Roman', serif";

/** The frame of every mail: shop name above, content, legal footer below, as HTML for mail programs and as plain text. */
export function mailLayout(language: Language, content: MailContent): { readonly html: string; readonly text: string } {
  const { sender, title, preview, body } = content;
  const footer = footerLines(language, sender, content.notice);
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>${title}</title>
      </head>
      <body style="margin: 0; background: #f6f2ea; color: #2b2622; ${font}; font-size: 16px; line-height: 1.5">
        ${preview ? html`<div style="display: none; max-height: 0; overflow: hidden">${preview}</div>` : ''}
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding: 24px 12px">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 600px; background: #ffffff">
                <tr>
                  <td style="padding: 24px 32px; border-bottom: 1px solid #ddd3c2">
                    <a href="${sender.url}" style="color: #2b2622; font-size: 22px; text-decoration: none">${sender.name}</a>
                  </td>
                </tr>
                <tr>
                  <td style="padding: 32px">
                    <h1 style="margin: 0 0 16px; font-size: 24px; line-height: 1.25; font-weight: normal">${title}</h1>
                    ${body}
                  </td>
                </tr>
                <tr>
                  <td style="padding: 24px 32px; border-top: 1px solid #ddd3c2; color: #5f564c; font-size: 13px">
                    ${footer.map((line) => html`${line}<br />`)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `;
  return { html: page.toString(), text: [sender.name, '', title, '', content.text.trim(), '', '--', ...footer, ''].join('\n') };
}

function footerLines(language: Language, sender: MailSender, notice: string | undefined): string[] {
  const localized = messages[language];
  return [
    `${sender.legalName}, ${sender.address}`,
    `${localized.phone}: ${sender.phone} · ${localized.mail}: ${sender.email}`,
    `${localized.registration}: ${sender.registration} · ${localized.vat}: ${sender.vatId}`,
    notice ?? localized.notice,
  ];
}
