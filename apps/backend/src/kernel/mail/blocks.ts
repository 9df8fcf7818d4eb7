/** A raster of the shop's own, in a format that every mail program reads, in the size it is shown in. */
export type MailPicture = { readonly url: string; readonly width: number; readonly height: number };

export type MailFact = readonly [label: string, value: string];

/** Something somebody bought, wants or gets back. */
export type MailPiece = {
  readonly name: string;
  readonly quantity?: number;
  readonly details?: readonly string[];
  readonly amount?: string;
  readonly picture?: MailPicture | undefined;
};

export type MailSum = { readonly label: string; readonly value: string; readonly isTotal?: boolean };

/** A part of a mail, said once: the frame writes it as HTML and as plain text, so that neither says more than the other. */
export type MailBlock =
  | { readonly kind: 'sentences'; readonly lines: readonly string[] }
  | { readonly kind: 'title'; readonly text: string }
  /** A heading below a title, in texts of the merchant. */
  | { readonly kind: 'heading'; readonly text: string }
  /** What the reader is to do; a mail has one at most. */
  | { readonly kind: 'button'; readonly href: string; readonly label: string }
  | { readonly kind: 'link'; readonly href: string; readonly label: string }
  | { readonly kind: 'facts'; readonly rows: readonly MailFact[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'pieces';
      /** Heads of a table with amounts. */
      readonly heads?: { readonly piece: string; readonly amount: string };
      readonly pieces: readonly MailPiece[];
      readonly sums?: readonly MailSum[];
    };

export const sentences = (...lines: readonly string[]): MailBlock => ({ kind: 'sentences', lines });
export const title = (text: string): MailBlock => ({ kind: 'title', text });
export const button = (href: string, label: string): MailBlock => ({ kind: 'button', href, label });
export const linkTo = (href: string, label: string): MailBlock => ({ kind: 'link', href, label });
export const facts = (rows: readonly MailFact[]): MailBlock => ({ kind: 'facts', rows });

/** A block in plain text. */
export function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'sentences':
      return block.lines.join('\n\n');
    case 'title':
      return block.text.toUpperCase();
    case 'heading':
      return block.text;
    case 'button':
    case 'link':
      return `${block.label}: ${block.href}`;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}:${value.includes('\n') ? '\n' : ' '}${value}`).join('\n');
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'pieces':
      return [...block.pieces.map(pieceText), ...(block.sums ?? []).map(({ label, value }) => `${label}: ${value}`)].join('\n');
  }
}

function pieceText({ quantity, name, details = [], amount }: MailPiece): string {
  const line = [pieceName({ quantity, name }), ...(amount === undefined ? [] : [amount])].join('  ');
  return [line, ...details.map((detail) => `    ${detail}`)].join('\n');
}

export const pieceName = ({ quantity, name }: { readonly quantity?: number | undefined; readonly name: string }): string =>
  quantity === undefined ? name : `${quantity} × ${name}`;
