import { html, type SafeHtml } from '#kernel/mail/html.ts';
import { readHtml, type TextBlock } from '../documents/read-html.ts';
import type { OrderMailMessages } from './messages/nl.ts';
import type { OrderSummary, SummaryRow } from './order-summary.ts';

/** A piece of a mail in both forms, so that neither says more than the other. */
export type MailBlock = { readonly html: SafeHtml; readonly text: string };

const cell = 'padding: 6px 12px 6px 0; vertical-align: top';
const right = 'padding: 6px 0; vertical-align: top; text-align: right; white-space: nowrap';

export const sentences = (lines: readonly string[]): MailBlock => ({
  html: html`${lines.map((line) => html`<p style="margin: 0 0 12px">${line}</p>`)}`,
  text: lines.join('\n\n'),
});

export const title = (text: string): MailBlock => ({
  html: html`<h2 style="margin: 28px 0 8px; font-size: 18px; line-height: 1.3">${text}</h2>`,
  text: text.toUpperCase(),
});

export const linkTo = (href: string, label: string): MailBlock => ({
  html: html`<p style="margin: 0 0 12px"><a href="${href}" style="color: #2b3a9b; font-weight: bold">${label}</a></p>`,
  text: `${label}: ${href}`,
});

/** Labels with their values. */
export const facts = (rows: readonly SummaryRow[]): MailBlock => ({
  html: html`<table role="presentation" cellpadding="0" cellspacing="0">
    ${rows.map(
      ([label, value]) =>
        html`<tr>
          <td style="${cell}; font-weight: bold">${label}</td>
          <td style="padding: 6px 0; white-space: pre-wrap">${value}</td>
        </tr>`,
    )}
  </table>`,
  text: rows.map(([label, value]) => `${label}: ${value.replaceAll('\n', ', ')}`).join('\n'),
});

/** Items and amounts: a table with heads, because it is one. */
export function items(messages: OrderMailMessages, { items: lines, totals, grandTotal, taxes }: OrderSummary): MailBlock {
  const sum = ([label, value]: SummaryRow, weight: 'bold' | 'normal' = 'normal'): SafeHtml =>
    html`<tr>
      <th scope="row" colspan="2" style="${cell}; text-align: left; font-weight: ${weight}">${label}</th>
      <td style="${right}; font-weight: ${weight}">${value}</td>
    </tr>`;
  return {
    html: html`<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse: collapse">
      <thead>
        <tr>
          <th scope="col" style="${cell}; text-align: left">${messages.quantity}</th>
          <th scope="col" style="${cell}; text-align: left">${messages.article}</th>
          <th scope="col" style="${right}">${messages.amount}</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map(
          ({ quantity, name, details, amount }) =>
            html`<tr style="border-top: 1px solid #ddd3c2">
              <td style="${cell}">${quantity}</td>
              <td style="${cell}">
                ${name}${details.map((detail) => html`<br /><span style="color: #5f564c; font-size: 14px">${detail}</span>`)}
              </td>
              <td style="${right}">${amount}</td>
            </tr>`,
        )}
      </tbody>
      <tfoot>
        ${totals.map((row) => sum(row))} ${sum(grandTotal, 'bold')} ${taxes.map((row) => sum(row))}
      </tfoot>
    </table>`,
    text: [
      ...lines.map(({ quantity, name, details, amount }) =>
        [`${quantity} × ${name}  ${amount}`, ...details.map((one) => `    ${one}`)].join('\n'),
      ),
      [...totals, grandTotal, ...taxes].map(([label, value]) => `${label}: ${value}`).join('\n'),
    ].join('\n'),
  };
}

/** A text of the merchant, read and written again: nothing of its HTML gets into a mail unescaped. */
export function merchantText(source: string): MailBlock {
  const blocks = readHtml(source);
  return { html: html`${blocks.map(blockHtml)}`, text: blocks.map(blockText).join('\n\n') };
}

const blockHtml = (block: TextBlock): SafeHtml => {
  if (block.kind === 'list')
    return html`<ul>
      ${block.items.map((item) => html`<li>${item}</li>`)}
    </ul>`;
  return block.kind === 'heading'
    ? html`<h3 style="margin: 16px 0 4px; font-size: 16px">${block.text}</h3>`
    : html`<p style="margin: 0 0 12px">${block.text}</p>`;
};

const blockText = (block: TextBlock): string => (block.kind === 'list' ? block.items.map((item) => `- ${item}`).join('\n') : block.text);
