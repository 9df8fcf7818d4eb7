import type { MailBlock, MailPicture } from '#kernel/mail/blocks.ts';
import { readHtml } from '../documents/read-html.ts';
import type { OrderLine } from '../order.ts';
import type { OrderMailMessages } from './messages/nl.ts';
import type { OrderSummary } from './order-summary.ts';

/** The pictures of an order's lines by their content hash. */
export type LinePictures = ReadonlyMap<string, MailPicture>;

/** Items and amounts: a table with heads, because it is one. */
export const items = (
  messages: OrderMailMessages,
  { items: lines, totals, grandTotal, taxes }: OrderSummary,
  pictures: LinePictures,
): MailBlock => ({
  kind: 'pieces',
  heads: { piece: messages.article, amount: messages.amount },
  pieces: lines.map(({ picture, ...piece }) => ({ ...piece, picture: picture === null ? undefined : pictures.get(picture) })),
  sums: [
    ...totals.map(([label, value]) => ({ label, value })),
    { label: grandTotal[0], value: grandTotal[1], isTotal: true },
    ...taxes.map(([label, value]) => ({ label, value })),
  ],
});

/** What is in a parcel or comes back, without amounts. */
export const pieces = (
  lines: readonly OrderLine[],
  parts: readonly { readonly lineId: number; readonly quantity: number }[],
  pictures: LinePictures,
): readonly MailBlock[] => {
  const found = parts.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    const picture = line?.picture ? pictures.get(line.picture) : undefined;
    return line ? [{ quantity, name: line.name, details: line.options.map(({ label, value }) => `${label}: ${value}`), picture }] : [];
  });
  return found.length > 0 ? [{ kind: 'pieces', pieces: found }] : [];
};

/** A text of the merchant, read and written again: nothing of its HTML gets into a mail unescaped. */
export const merchantText = (source: string): readonly MailBlock[] =>
  readHtml(source).map((block) => {
    if (block.kind === 'list') return { kind: 'list', items: block.items };
    return block.kind === 'heading' ? { kind: 'heading', text: block.text } : { kind: 'sentences', lines: [block.text] };
  });
