import { buffer } from 'node:stream/consumers';
import type { Language } from '@shop/contract';
import { pdfText } from './pdf-text.ts';

type Document = PDFKit.PDFDocument;

export type PdfFrame = {
  readonly language: Language;
  readonly title: string;
  readonly author: string;
  /** Written into the document, so that the same order always gives the same bytes. */
  readonly date: Date;
  /** `Page {page} of {pages}` */
  readonly pageMessage: string;
};

type PdfColumn = { readonly head: string; readonly share: number; readonly align?: 'left' | 'right' };

/** A document that is written from top to bottom and can be read aloud in the same order (LAW-21). */
export type PdfWriter = {
  heading(text: string, level: 1 | 2): void;
  paragraph(text: string, look?: { readonly isStrong?: boolean }): void;
  list(items: readonly string[]): void;
  /** Label and value side by side. */
  facts(rows: readonly (readonly [label: string, value: string])[]): void;
  /** Several short texts beside each other, each under its heading. */
  columns(blocks: readonly { readonly title: string; readonly lines: readonly string[] }[]): void;
  /** Rows under their heads; a strong one is a sum. */
  table(columns: readonly PdfColumn[], rows: readonly { readonly cells: readonly string[]; readonly isStrong?: boolean }[]): void;
};

const page = { margin: 56, gap: 6 } as const;
const ink = '#16241d';
const muted = '#4c5a52';
const line = '#d9ded6';
const fonts = { plain: 'Helvetica', strong: 'Helvetica-Bold' } as const;

/** Writes a tagged PDF and returns its bytes. */
export async function writePdf(frame: PdfFrame, write: (writer: PdfWriter) => void): Promise<Buffer> {
  // Loaded with the first document: it takes longer than all the rest of the shop's start.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin: page.margin,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: frame.language,
    displayTitle: true,
    info: { Title: pdfText(frame.title), Author: frame.author, Creator: frame.author, Producer: frame.author, CreationDate: frame.date },
  });
  const bytes = buffer(document);
  const root = document.struct('Document');
  document.addStructure(root);
  document.fillColor(ink).font(fonts.plain).fontSize(10);
  write(createWriter(document, root));
  root.end();
  numberPages(document, frame.pageMessage);
  document.end();
  return bytes;
}

/** Where the next line goes, and how it gets there. */
function createPen(document: Document, root: PDFKit.PDFStructureElement) {
  const width = document.page.width - 2 * page.margin;
  const left = page.margin;
  const fits = (height: number): boolean => document.y + height <= document.page.height - page.margin;
  return {
    document,
    root,
    left,
    width,
    fits,
    /** Starts a new page when so much does not fit on this one. */
    need: (height: number): void => {
      if (!fits(height)) document.addPage();
    },
    put: (text: string, x: number, y: number, options: PDFKit.Mixins.TextOptions): void => void document.text(pdfText(text), x, y, options),
    tag: (name: string, draw: () => void): PDFKit.PDFStructureElement => document.struct(name, {}, draw),
  };
}

type Pen = ReturnType<typeof createPen>;

type Row = {
  readonly kind: 'TH' | 'TD';
  readonly columns: readonly PdfColumn[];
  readonly texts: readonly string[];
  readonly font: string;
};

function writeRow(
  { document, left, width, fits, need, put, tag }: Pen,
  table: PDFKit.PDFStructureElement,
  { kind, columns, texts, font }: Row,
): void {
  const widths = columns.map(({ share }) => width * share);
  document.font(font);
  const sizes = texts.map((text, index) => ({ text, width: (widths[index] ?? 0) - page.gap }));
  // Where even the roughest guess fits on the page nothing is measured: it costs as much as writing.
  if (!fits(Math.max(...sizes.map(roomFor)))) {
    need(Math.max(...sizes.map(({ text, width: share }) => document.heightOfString(pdfText(text), { width: share }))) + page.gap);
  }
  const { y } = document;
  let lowest = y;
  const row = document.struct('TR');
  table.add(row);
  let x = left;
  for (const [index, text] of texts.entries()) {
    const [cellX, cellWidth] = [x, (widths[index] ?? 0) - page.gap];
    row.add(tag(kind, () => put(text, cellX, y, { width: cellWidth, align: columns[index]?.align ?? 'left' })));
    lowest = Math.max(lowest, document.y);
    x += widths[index] ?? 0;
  }
  row.end();
  document.y = lowest + page.gap;
  document.font(fonts.plain);
}

function writeList({ document, root, left, width, need, put, tag }: Pen, items: readonly string[]): void {
  const list = document.struct('L');
  root.add(list);
  for (const item of items) {
    need(document.heightOfString(pdfText(item), { width: width - 14 }));
    const { y } = document;
    const label = tag('Lbl', () => put('•', left, y, { lineBreak: false }));
    const body = tag('LBody', () => put(item, left + 14, y, { width: width - 14 }));
    list.add(document.struct('LI', {}, [label, body]));
    document.moveDown(0.2);
  }
  list.end();
  document.moveDown(0.3);
}

const factColumns: readonly PdfColumn[] = [
  { head: '', share: 0.32 },
  { head: '', share: 0.68 },
];

function writeFacts(pen: Pen, rows: Parameters<PdfWriter['facts']>[0]): void {
  const { document, root } = pen;
  const table = document.struct('Table');
  root.add(table);
  for (const texts of rows) writeRow(pen, table, { kind: 'TD', columns: factColumns, texts, font: fonts.plain });
  table.end();
  document.moveDown(0.6);
}

function writeColumns({ document, root, left, width, need, put, tag }: Pen, blocks: Parameters<PdfWriter['columns']>[0]): void {
  const share = width / blocks.length;
  need(90);
  const { y } = document;
  let lowest = y;
  for (const [index, { title, lines }] of blocks.entries()) {
    const x = left + index * share;
    document.font(fonts.strong);
    root.add(tag('H2', () => put(title, x, y, { width: share - 12 })));
    document.font(fonts.plain);
    root.add(tag('P', () => put(lines.join('\n'), x, document.y + 2, { width: share - 12 })));
    lowest = Math.max(lowest, document.y);
  }
  document.x = left;
  document.y = lowest + 12;
}

function writeTable(pen: Pen, columns: readonly PdfColumn[], rows: Parameters<PdfWriter['table']>[1]): void {
  const { document, root, left, width, need } = pen;
  const table = document.struct('Table');
  root.add(table);
  need(60);
  document.fillColor(muted);
  writeRow(pen, table, { kind: 'TH', columns, texts: columns.map(({ head }) => head), font: fonts.strong });
  document.fillColor(ink);
  rule(document, left, width);
  for (const { cells, isStrong = false } of rows) {
    writeRow(pen, table, { kind: 'TD', columns, texts: cells, font: isStrong ? fonts.strong : fonts.plain });
  }
  table.end();
  document.moveDown(0.4);
}

function createWriter(document: Document, root: PDFKit.PDFStructureElement): PdfWriter {
  const pen = createPen(document, root);
  const { left, width, need, put, tag } = pen;
  return {
    heading: (text, level) => {
      document
        .moveDown(level === 1 ? 0 : 0.8)
        .font(fonts.strong)
        .fontSize(level === 1 ? 20 : 12);
      need(40);
      root.add(tag(`H${level}`, () => put(text, left, document.y, { width })));
      document.font(fonts.plain).fontSize(10).moveDown(0.4);
    },
    paragraph: (text, { isStrong = false } = {}) => {
      document.font(isStrong ? fonts.strong : fonts.plain);
      need(document.heightOfString(pdfText(text), { width }));
      root.add(tag('P', () => put(text, left, document.y, { width })));
      document.font(fonts.plain).moveDown(0.4);
    },
    list: (items) => writeList(pen, items),
    facts: (rows) => writeFacts(pen, rows),
    columns: (blocks) => writeColumns(pen, blocks),
    table: (columns, rows) => writeTable(pen, columns, rows),
  };
}

const lineHeight = 12;

/** More than a text in small type can need in so narrow a column: no letter is wider than it is high, and no line is less than half full. */
const roomFor = ({ text, width }: { readonly text: string; readonly width: number }): number =>
  text.split('\n').reduce<number>((sum, line) => sum + lineHeight * (1 + Math.ceil((2 * line.length * 10) / width)), page.gap);

/** Lines are decoration: readers that read aloud pass over them. */
function rule(document: Document, x: number, width: number): void {
  const y = document.y - page.gap / 2;
  document.markContent('Artifact', { type: 'Layout' });
  document
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.7)
    .strokeColor(line)
    .stroke();
  document.endMarkedContent();
}

function numberPages(document: Document, message: string): void {
  const { start, count } = document.bufferedPageRange();
  if (count < 2) return;
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(start + index);
    const { margins, height } = document.page;
    // Below the margin a text would begin a new page.
    document.page.margins = { ...margins, bottom: 0 };
    document.markContent('Artifact', { type: 'Pagination' });
    const text = message.replace('{page}', String(index + 1)).replace('{pages}', String(count));
    document
      .fillColor(muted)
      .fontSize(8)
      .text(pdfText(text), page.margin, height - 36, { lineBreak: false });
    document.endMarkedContent();
    document.page.margins = margins;
  }
}
