import { buffer } from 'node:stream/consumers';
import type { Language } from '@shop/contract';
import { brandTheme } from '#kernel/brand/brand-theme.ts';
import { pdfFonts } from './pdf-fonts.ts';
import { code128 } from './code-128.ts';
import { createPen, page, sizes, type Pen } from './pdf-pen.ts';
import { writeSums, writeTable, type PdfColumn } from './pdf-table.ts';
import { pdfText } from './pdf-text.ts';

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

/** The same with several things behind each other, each with its own head, foot, numbers of pages and language; size and look are the first's. */
export async function writeSheets(sheets: readonly [PdfSheet, ...PdfSheet[]]): Promise<Buffer> {
  const [{ frame }] = sheets;
  const theme = brandTheme(frame.theme);
  // Loaded with the first document: it takes longer than all the rest of the shop's start.
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), pdfFonts(theme)]);
  const margin = frame.isLabel ? page.label : page.margin;
  const document = new PDFDocument({
    size: frame.isLabel ? 'A6' : 'A4',
    // Room for the foot, which is written last.
    margins: { top: margin, left: margin, right: margin, bottom: frame.isLabel ? margin : page.foot },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: frame.language,
    displayTitle: true,
    info: { Title: pdfText(frame.title), Author: frame.author, Creator: frame.author, Producer: frame.author, CreationDate: frame.date },
  });
  const bytes = buffer(document);
  for (const [face, font] of Object.entries(fonts)) document.registerFont(face, font);
  const root = document.struct('Document');
  document.addStructure(root);
  const written = sheets.map((sheet, index) => {
    if (index > 0) document.addPage();
    const first = document.bufferedPageRange().count - 1;
    const pen = createPen(document, sheets.length > 1 ? section(document, root, sheet.frame) : root, theme);
    if (!sheet.frame.isLabel) writeLetterhead(pen, sheet.frame.author);
    sheet.write(createWriter(pen));
    pen.root.end();
    return { pen, frame: sheet.frame, first, pages: document.bufferedPageRange().count - first };
  });
  root.end();
  for (const { pen, frame: of, first, pages } of written) writeFoot(pen, of, first, pages);
  document.end();
  return bytes;
}

function section(document: PDFKit.PDFDocument, root: Pen['root'], { language, title }: PdfFrame): Pen['root'] {
  const part = document.struct('Sect', { lang: language, title: pdfText(title) });
  root.add(part);
  return part;
}

/** The shop's name as its header has it. Read aloud it is a paragraph: it says who writes. */
function writeLetterhead({ document, root, left, colours, tag, rule }: Pen, name: string): void {
  const size = 26;
  root.add(
    tag('P', () => {
      document.font('display').fontSize(size);
      let x = left;
      for (const word of pdfText(name).split(/(&)/)) {
        document.fillColor(word === '&' ? colours.mark : colours.ink).text(word, x, 44, { lineBreak: false });
        x += document.widthOfString(word);
      }
    }),
  );
  rule(86, { weight: 2, colour: colours.edge });
  document.x = left;
  document.y = 112;
}

function createWriter(pen: Pen): PdfWriter {
  const { document, root, left, width, need, put, tag } = pen;
  return {
    heading: (text, level) => {
      const type = { face: level === 1 ? 'display' : 'strong', size: level === 1 ? sizes.title : sizes.heading } as const;
      document.y += level === 1 ? 0 : 10;
      need(pen.heightOf(text, width, type) + 30);
      root.add(tag(`H${level}`, () => put(text, left, document.y, { width, type })));
      document.y += level === 1 ? 14 : 4;
    },
    paragraph: (text, { isStrong = false } = {}) => {
      const type = { face: isStrong ? 'strong' : 'text' } as const;
      need(Math.min(pen.heightOf(text, width, type), 200));
      root.add(tag('P', () => put(text, left, document.y, { width, type })));
      document.y += 5;
    },
    list: (items) => writeList(pen, items),
    address: (lines) => writeAddress(pen, lines),
    barcode: (text, alt) => writeBarcode(pen, text, alt),
    facts: (rows) => writeFacts(pen, rows),
    columns: (blocks) => writeColumns(pen, blocks),
    table: (columns, rows) => writeTable(pen, columns, rows),
    sums: (rows, total, below = []) => writeSums(pen, rows, total, below),
  };
}

/** As large as leaves room for the bars below it. */
function writeAddress({ document, root, left, width, room, put, tag, heightOf }: Pen, lines: readonly string[]): void {
  const fits = (size: number): boolean => heightOf(lines.join('\n'), width, { size }) + barsHeight + 16 <= room();
  const size = sizes.address.find(fits) ?? sizes.small;
  const [first = '', ...rest] = lines;
  root.add(
    tag('P', () => {
      put(first, left, document.y, { width, type: { face: 'strong', size } });
      if (rest.length > 0) put(rest.join('\n'), left, document.y, { width, type: { size } });
    }),
  );
  document.y += 16;
}

const bars = { module: 2, height: 48 } as const;
/** With what they say below them. */
const barsHeight = bars.height + 24;

/** Black, whatever the theme, and with nothing beside them but the edges of the page: scanners want contrast and room. */
function writeBarcode({ document, root, left, width, need, put, tag }: Pen, text: string, alt: string): void {
  const widths = code128(text);
  const modules = widths.reduce((sum, one) => sum + one, 0);
  const unit = Math.min(bars.module, width / modules);
  need(barsHeight);
  const { y } = document;
  const draw = (): void => {
    let x = left;
    for (const [index, one] of widths.entries()) {
      if (index % 2 === 0) document.rect(x, y, one * unit, bars.height);
      x += one * unit;
    }
    document.fillColor('#000000').fill();
  };
  root.add(tag('Figure', draw, alt));
  const below = { width: modules * unit, align: 'center', characterSpacing: 1.5 } as const;
  root.add(tag('P', () => put(text, left, y + bars.height + 4, below)));
  document.x = left;
  document.y += 12;
}

function writeList({ document, root, left, width, need, put, tag, heightOf }: Pen, items: readonly string[]): void {
  const list = document.struct('L');
  root.add(list);
  for (const item of items) {
    need(Math.min(heightOf(item, width - 14), 200));
    const { y } = document;
    const label = tag('Lbl', () => put('•', left, y, { lineBreak: false }));
    const body = tag('LBody', () => put(item, left + 14, y, { width: width - 14 }));
    list.add(document.struct('LI', {}, [label, body]));
    document.y += 3;
  }
  list.end();
  document.x = left;
  document.y += 4;
}

const factColumns = 3;

/** A list of pairs for whoever hears it. */
function writeFacts({ document, root, left, width, colours, need, put, tag, heightOf }: Pen, rows: readonly Fact[]): void {
  const list = document.struct('L');
  root.add(list);
  const share = width / factColumns;
  const room = share - 12;
  const label = { size: sizes.small, colour: colours.muted } as const;
  for (let start = 0; start < rows.length; start += factColumns) {
    const line = rows.slice(start, start + factColumns);
    need(Math.max(...line.map(([name, value]) => heightOf(name, room, label) + heightOf(value, room))));
    const { y } = document;
    let lowest = y;
    for (const [index, [name, value]] of line.entries()) {
      const x = left + index * share;
      const named = tag('Lbl', () => put(name, x, y, { width: room, type: label }));
      const body = tag('LBody', () => put(value, x, document.y, { width: room }));
      list.add(document.struct('LI', {}, [named, body]));
      lowest = Math.max(lowest, document.y);
    }
    document.y = lowest + 9;
  }
  list.end();
  document.x = left;
  document.y += 12;
}

function writeColumns(
  { document, root, left, width, colours, need, put, tag, heightOf }: Pen,
  blocks: Parameters<PdfWriter['columns']>[0],
): void {
  const share = width / Math.max(blocks.length, factColumns);
  const room = share - 12;
  need(Math.max(...blocks.map(({ lines }) => heightOf(lines.join('\n'), room) + 16)));
  const { y } = document;
  let lowest = y;
  for (const [index, { title, lines }] of blocks.entries()) {
    const x = left + index * share;
    root.add(tag('H2', () => put(title, x, y, { width: room, type: { size: sizes.small, colour: colours.muted } })));
    const [first = '', ...rest] = lines;
    root.add(
      tag('P', () => {
        put(first, x, document.y, { width: room, type: { face: 'strong' } });
        if (rest.length > 0) put(rest.join('\n'), x, document.y, { width: room });
      }),
    );
    lowest = Math.max(lowest, document.y);
  }
  document.x = left;
  document.y = lowest + 20;
}

/** Who sells, and which page of how many it is. */
function writeFoot(
  { document, left, width, colours, put, artifact, rule }: Pen,
  { foot = '', pageMessage }: PdfFrame,
  first: number,
  count: number,
): void {
  const type = { size: sizes.foot, colour: colours.muted };
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(first + index);
    const { margins, height } = document.page;
    // Below the margin a text would begin a new page.
    document.page.margins = { ...margins, bottom: 0 };
    const number = count > 1 ? pageMessage.replace('{page}', String(index + 1)).replace('{pages}', String(count)) : '';
    if (foot !== '') rule(height - 50);
    artifact('Pagination', () => {
      if (foot !== '') put(foot, left, height - 43, { width: width - 90, type });
      if (number !== '') put(number, left + width - 90, height - 43, { width: 90, align: 'right', type });
    });
    document.page.margins = margins;
  }
}
