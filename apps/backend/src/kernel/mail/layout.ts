import type { Language } from '@shop/contract';
import { wordmark } from '../brand/brand-files.ts';
import { logoPath } from '../brand/brand-routes.ts';
import { brandTheme, type BrandTheme } from '../brand/brand-theme.ts';
import { logoSize } from '../brand/logo.ts';
import { blockText, type MailBlock } from './blocks.ts';
import { html, type SafeHtml } from './html.ts';
import { mailSheet } from './mail-sheet.ts';
import { blockHtml, mailStyles, type MailStyles } from './render-blocks.ts';

/** Who writes; the law wants the sender's full identity in business mails (LAW-13). */
export type MailSender = {
  readonly name: string;
  readonly url: string;
  /** The theme of the store view it leads to. */
  readonly theme?: string;
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
  readonly preview?: string | undefined;
  readonly blocks: readonly MailBlock[];
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

/** The frame of every mail: logo above, content, legal footer below, as HTML for mail programs and as plain text. */
export function mailLayout(language: Language, content: MailContent): { readonly html: string; readonly text: string } {
  const { sender, title, blocks } = content;
  const footer = footerLines(language, sender, content.notice);
  const page = pageHtml(language, content, footer);
  return {
    // What is typed has its line breaks as elements: the rest are those of the templates, and Gmail counts them.
    html: page.toString().replace(/\n\s*/g, '\n'),
    text: [sender.name, '', title, '', blocks.map(blockText).join('\n\n').trim(), '', '--', ...footer, ''].join('\n'),
  };
}

/** For Outlook, which knows no greatest width. */
const outlookOpens = html`<!--[if mso]><table role="presentation" width="600" align="center" border="0" cellpadding="0" cellspacing="0"><tr><td><![endif]-->`;
const outlookCloses = html`<!--[if mso]></td></tr></table><![endif]-->`;

function pageHtml(language: Language, { sender, title, preview, blocks }: MailContent, footer: readonly string[]): SafeHtml {
  const theme = brandTheme(sender.theme);
  const styles = mailStyles(theme);
  const { light } = theme;
  return html`<!doctype html>
    <html lang="${language}" xmlns="http://www.w3.org/1999/xhtml" xmlns:o="urn:schemas-microsoft-com:office:office">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>${title}</title>
        <!--[if mso]>
          <xml
            ><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml
          >
        <![endif]-->
        ${mailSheet(theme, sender.url)}
      </head>
      <body class="ground" bgcolor="${light.ground}" style="margin: 0; padding: 0; background-color: ${light.ground}">
        ${preview && html`<div style="display: none; max-height: 0; overflow: hidden; mso-hide: all">${preview}</div>`}
        <table
          role="presentation"
          class="ground"
          width="100%"
          border="0"
          cellpadding="0"
          cellspacing="0"
          bgcolor="${light.ground}"
          style="background-color: ${light.ground}"
        >
          <tr>
            <td class="edge" align="center" style="padding: 24px 12px">
              ${outlookOpens}
              <table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" style="max-width: 600px">
                ${barRow(sender, theme, styles)} ${paperRow(title, blocks, styles)} ${footerRow(footer, styles)}
              </table>
              ${outlookCloses}
            </td>
          </tr>
        </table>
      </body>
    </html> `;
}

/** The wordmark as a picture where it is that of this shop, else its name; without pictures the name stands there as well. */
function barRow({ name, url }: MailSender, theme: BrandTheme, { display }: MailStyles): SafeHtml {
  const { bar } = theme;
  const type = `${display}; font-size: 24px; line-height: 36px; color: ${bar.ink}; text-decoration: none`;
  const { width, height } = logoSize(theme);
  const logo = html`<img
    src="${new URL(logoPath(theme), url).href}"
    width="${width}"
    height="${height}"
    alt="${name}"
    style="display: block; border: 0; width: ${width}px; height: ${height}px; ${type}; font-size: 18px"
  />`;
  return html`<tr>
    <td
      class="side"
      bgcolor="${bar.ground}"
      style="padding: 16px 32px; background-color: ${bar.ground}; border-bottom: 4px solid ${bar.edge}; ${type}"
    >
      <a href="${url}" style="${type}">${name === wordmark(theme).name ? logo : name}</a>
    </td>
  </tr>`;
}

const paperRow = (title: string, blocks: readonly MailBlock[], styles: MailStyles): SafeHtml =>
  html`<tr>
    <td class="paper side" bgcolor="${styles.light.paper}" style="padding: 36px 32px 16px; background-color: ${styles.light.paper}">
      <h1 class="ink headline" style="margin: 0 0 20px; ${styles.display}; font-size: 32px; line-height: 36px; color: ${styles.light.ink}">
        ${title}
      </h1>
      ${blocks.map((block) => blockHtml(block, styles))}
    </td>
  </tr>`;

const footerRow = (lines: readonly string[], { legal }: MailStyles): SafeHtml =>
  html`<tr>
    <td class="side muted" style="padding: 24px 32px; ${legal}">${lines.map((line) => html`${line}<br />`)}</td>
  </tr>`;

function footerLines(language: Language, sender: MailSender, notice: string | undefined): readonly string[] {
  const localized = messages[language];
  return [
    `${sender.legalName}, ${sender.address}`,
    `${localized.phone}: ${sender.phone} · ${localized.mail}: ${sender.email}`,
    `${localized.registration}: ${sender.registration} · ${localized.vat}: ${sender.vatId}`,
    notice ?? localized.notice,
  ];
}
