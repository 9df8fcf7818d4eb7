import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { brandTheme } from '#kernel/brand/brand-theme.ts';
import { code128 } from './code-128.ts';
import type { NotedSheet, PdfCall, PdfFrame, PdfWriter } from './pdf-document.ts';
import { pdfFonts } from './pdf-fonts.ts';
import { createPen, page, sizes, type Pen } from './pdf-pen.ts';
import { writeSums, writeTable } from './pdf-table.ts';
import { pdfText } from './pdf-text.ts';

type Fact = Parameters<PdfWriter['sums']>[1];

/** Draws what was noted and returns the bytes of the document. */
export async function drawSheets(sheets: readonly NotedSheet[]): Promise<Buffer> {
  const [{ frame }] = sheets as readonly [NotedSheet];
  const theme = brandTheme(frame.theme);
  const fonts = await pdfFonts(theme);
  const margin = frame.isLabel ? page.label : page.margin;
  const document = new PDFDocument({
    size: frame.isLabel ? 'A6' : 'A4',
    // Ours are registered below; Helvetica would be read for each document.
    font: '',
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
    replay(sheet.calls, createWriter(pen));
    pen.root.end();
    return { pen, frame: sheet.frame, first, pages: document.bufferedPageRange().count - first };
  });
  root.end();
  for (const { pen, frame: of, first, pages } of written) writeFoot(pen, of, first, pages);
  document.end();
  return bytes;
}

function replay(calls: readonly PdfCall[], writer: PdfWriter): void {
  for (const [name, ...given] of calls) (writer[name] as (...given: readonly unknown[]) => void)(...given);
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
