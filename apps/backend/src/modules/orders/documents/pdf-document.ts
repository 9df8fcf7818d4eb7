import type { Language } from '@shop/contract';
import type { PdfColumn } from './pdf-table.ts';
import { drawInThread } from './pdf-thread.ts';

export type PdfFrame = {
  readonly language: Language;
  readonly title: string;
  /** The shop's name: the wordmark above, and the author in the file. */
  readonly author: string;
  /** The theme of the order's store view. */
  readonly theme?: string | undefined;
  /** Written into the document, so that the same order always gives the same bytes. */
  readonly date: Date;
  /** `Page {page} of {pages}` */
  readonly pageMessage: string;
  /** A sticker instead of a letter: small, without a letterhead. */
  readonly isLabel?: boolean;
  /** Who sells, below every page. */
  readonly foot?: string;
};

type Fact = readonly [label: string, value: string];

/** A document that is written from top to bottom and can be read aloud in the same order (LAW-21). */
export type PdfWriter = {
  heading(text: string, level: 1 | 2): void;
  paragraph(text: string, look?: { readonly isStrong?: boolean }): void;
  list(items: readonly string[]): void;
  /** An address that can be read from a van. */
  address(lines: readonly string[]): void;
  /** Bars for a scanner, and below them what they say; `alt` is for whoever hears the document. */
  barcode(text: string, alt: string): void;
  /** Short values below their labels, three beside each other. */
  facts(rows: readonly Fact[]): void;
  /** Several short texts beside each other, each under its heading. */
  columns(blocks: readonly { readonly title: string; readonly lines: readonly string[] }[]): void;
  /** Rows under their heads. */
  table(columns: readonly PdfColumn[], rows: readonly (readonly string[])[]): void;
  /** What rows add up to, the total, and what that contains. */
  sums(rows: readonly Fact[], total: Fact, below?: readonly Fact[]): void;
};

/** One thing to be read, on pages of its own. */
export type PdfSheet = { readonly frame: PdfFrame; readonly write: (writer: PdfWriter) => void };

/** Writes a tagged PDF and returns its bytes. */
export const writePdf = (frame: PdfFrame, write: PdfSheet['write']): Promise<Buffer> => writeSheets([{ frame, write }]);

/**
 * The same with several things behind each other, each with its own head, foot, numbers of pages and language; size and look are the first's.
 * Here it is only noted what is to be written: drawing takes a few milliseconds a page, which a shopper would wait for.
 */
export const writeSheets = (sheets: readonly [PdfSheet, ...PdfSheet[]]): Promise<Buffer> =>
  drawInThread(sheets.map(({ frame, write }) => ({ frame, calls: callsOf(write) })));

/** A call of the writer, as data. */
export type PdfCall = { [Name in keyof PdfWriter]: readonly [name: Name, ...given: Parameters<PdfWriter[Name]>] }[keyof PdfWriter];
export type NotedSheet = { readonly frame: PdfFrame; readonly calls: readonly PdfCall[] };

function callsOf(write: PdfSheet['write']): readonly PdfCall[] {
  const calls: PdfCall[] = [];
  const note = (call: PdfCall): void => void calls.push(call);
  write({
    heading: (...given) => note(['heading', ...given]),
    paragraph: (...given) => note(['paragraph', ...given]),
    list: (...given) => note(['list', ...given]),
    address: (...given) => note(['address', ...given]),
    barcode: (...given) => note(['barcode', ...given]),
    facts: (...given) => note(['facts', ...given]),
    columns: (...given) => note(['columns', ...given]),
    table: (...given) => note(['table', ...given]),
    sums: (...given) => note(['sums', ...given]),
  });
  return calls;
}
