import type { BrandTheme } from '../brand/brand-theme.ts';
import { pieceName, type MailBlock, type MailFact, type MailPicture, type MailPiece, type MailSum } from './blocks.ts';
import { html, type SafeHtml } from './html.ts';

/*
 * Written for the program that understands least: Outlook on Windows lays out tables and knows no width of a box, no padding of a link and
 * no inheritance into tables. So every cell says its own type and colour; classes are only for what dark mode and phones change.
 */

/** Of the shop's rasters; the background of what is not loaded. */
const plate = '#ffffff';

/** Pictures of a very long order would let Gmail cut it off: it shows the first 102 kB. */
const maxPictures = 24;

/** The styles that cells repeat, made once a mail. */
export function mailStyles({ light, fonts, buttonRadius }: BrandTheme) {
  const text = `font-family: ${fonts.text.family}, ${fonts.text.fallback}`;
  const display = `font-family: ${fonts.display.family}, ${fonts.display.fallback}; font-weight: ${fonts.display.weight}`;
  return {
    light,
    buttonRadius,
    display,
    body: `${text}; font-size: 16px; line-height: 24px; color: ${light.ink}`,
    small: `${text}; font-size: 14px; line-height: 20px; color: ${light.muted}`,
    legal: `${text}; font-size: 13px; line-height: 20px; color: ${light.muted}`,
  };
}

export type MailStyles = ReturnType<typeof mailStyles>;

/** A block as rows of a table. */
export function blockHtml(block: MailBlock, styles: MailStyles): SafeHtml {
  switch (block.kind) {
    case 'sentences':
      return html`${block.lines.map((line) => html`<p class="ink" style="margin: 0 0 16px; ${styles.body}">${lines(line)}</p>`)}`;
    case 'title':
      return html`<h2
        class="ink"
        style="margin: 32px 0 12px; ${styles.display}; font-size: 21px; line-height: 26px; color: ${styles.light.ink}"
      >
        ${block.text}
      </h2>`;
    case 'heading':
      return html`<h3 class="ink" style="margin: 20px 0 4px; ${styles.body}; font-weight: bold">${block.text}</h3>`;
    case 'button':
      return buttonHtml(block, styles);
    case 'link':
      return html`<p class="ink" style="margin: 0 0 16px; ${styles.body}">
        <a class="link" href="${block.href}" style="color: ${styles.light.link}; text-decoration: underline">${block.label}</a>
      </p>`;
    case 'facts':
      return factsHtml(block.rows, styles);
    case 'list':
      return html`<ul class="ink" style="margin: 0 0 16px; padding: 0 0 0 20px; ${styles.body}">
        ${block.items.map((item) => html`<li style="margin: 0 0 4px">${item}</li>`)}
      </ul>`;
    case 'pieces':
      return piecesHtml(block, styles);
  }
}

/** Line breaks of a text as the one thing every program shows. */
const lines = (text: string): SafeHtml => html`${text.split('\n').map((line, index) => html`${index > 0 && html`<br />`}${line}`)}`;

/** The padding is the link's, so that all of it can be pressed; where links have none it is the cell's. */
const buttonHtml = (
  { href, label }: { readonly href: string; readonly label: string },
  { light, buttonRadius, body }: MailStyles,
): SafeHtml =>
  html`<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="margin: 0 0 24px">
    <tr>
      <td
        class="button"
        align="center"
        bgcolor="${light.button}"
        style="background-color: ${light.button}; border-radius: ${buttonRadius}px; mso-padding-alt: 13px 28px"
      >
        <a
          class="button-label"
          href="${href}"
          style="display: inline-block; padding: 13px 28px; ${body}; font-weight: bold; color: ${light.onButton}; text-decoration: none"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;

/** Two beside each other, each value below its label; on a phone one below the other. */
function factsHtml(rows: readonly MailFact[], styles: MailStyles): SafeHtml {
  const pairs = Array.from({ length: Math.ceil(rows.length / 2) }, (_, index) => rows.slice(index * 2, index * 2 + 2));
  const fact = ([label, value]: MailFact, isAlone: boolean): SafeHtml =>
    html`<td
      class="column ink"
      ${isAlone ? html`colspan="2"` : html`width="50%"`}
      valign="top"
      style="padding: 0 16px 16px 0; vertical-align: top; ${styles.body}"
    >
      <span class="muted" style="${styles.small}">${label}</span><br /><span class="ink" style="${styles.body}">${lines(value)}</span>
    </td>`;
  return html`<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" style="margin: 0 0 8px">
    ${pairs.map(
      (pair) =>
        html`<tr>
          ${pair.map((row) => fact(row, pair.length === 1))}
        </tr>`,
    )}
  </table>`;
}

function piecesHtml({ heads, pieces, sums = [] }: Extract<MailBlock, { kind: 'pieces' }>, styles: MailStyles): SafeHtml {
  const head = `padding: 0 0 8px; ${styles.small}; font-weight: normal`;
  return html`<table
    ${heads ? '' : html`role="presentation"`}
    width="100%"
    border="0"
    cellpadding="0"
    cellspacing="0"
    style="margin: 0 0 24px"
  >
    ${
      heads &&
      html`<tr>
        <th class="muted" scope="col" colspan="2" align="left" style="${head}; text-align: left">${heads.piece}</th>
        <th class="muted" scope="col" align="right" style="${head}; text-align: right">${heads.amount}</th>
      </tr>`
    }
    ${pieces.map((piece, index) => pieceRow(piece, index < maxPictures ? piece.picture : undefined, styles))}
    ${sums.map((sum, index) => sumRow(sum, index === 0, styles))}
  </table>`;
}

function pieceRow(piece: MailPiece, picture: MailPicture | undefined, { light, body, small }: MailStyles): SafeHtml {
  const { name, quantity, details = [], amount } = piece;
  const cell = `padding: 14px 0; border-top: 1px solid ${light.line}; vertical-align: top`;
  const shown =
    picture &&
    html`<td class="line" width="${picture.width + 16}" valign="top" style="${cell}; width: ${picture.width + 16}px">
      <img
        src="${picture.url}"
        width="${picture.width}"
        height="${picture.height}"
        alt="${name}"
        style="display: block; border: 0; width: ${picture.width}px; height: ${picture.height}px; background-color: ${plate}; color: #4c5a52; font-family: Arial, sans-serif; font-size: 11px; line-height: 14px"
      />
    </td>`;
  const span = (picture ? 1 : 2) + (amount === undefined ? 1 : 0);
  return html`<tr>
    ${shown}
    <td class="line ink" ${span > 1 && html`colspan="${span}"`} valign="top" style="${cell}; ${body}">
      <strong>${pieceName({ quantity, name })}</strong>${details.map(
        (detail) => html`<br /><span class="muted" style="${small}">${detail}</span>`,
      )}
    </td>
    ${
      amount !== undefined &&
      html`<td
        class="line ink"
        align="right"
        valign="top"
        style="${cell}; padding-left: 12px; ${body}; text-align: right; white-space: nowrap"
      >
        ${amount}
      </td>`
    }
  </tr>`;
}

function sumRow({ label, value, isTotal = false }: MailSum, isFirst: boolean, { light, body, small }: MailStyles): SafeHtml {
  const type = isTotal ? `${body}; font-size: 18px; font-weight: bold` : `${small}; font-size: 15px`;
  const tone = isTotal ? 'ink' : 'muted';
  const cell = `padding: ${isFirst ? 14 : 4}px 0 4px; ${isFirst ? `border-top: 1px solid ${light.line}; ` : ''}${type}`;
  return html`<tr>
    <th
      class="${isFirst && 'line '}${tone}"
      scope="row"
      colspan="2"
      align="left"
      style="${cell}; text-align: left${isTotal ? '' : '; font-weight: normal'}"
    >
      ${label}
    </th>
    <td class="${isFirst && 'line '}${tone}" align="right" style="${cell}; padding-left: 12px; text-align: right; white-space: nowrap">
      ${value}
    </td>
  </tr>`;
}
