import { buffer } from 'node:stream/consumers';
import type { Language } from '@shop/contract';
import { LruCache } from '#kernel/memory/lru-cache.ts';

export type Leaflet = {
  readonly language: Language;
  readonly title: string;
  /** One sentence a line. */
  readonly text: string;
  /** Written into the document, so that the same leaflet always has the same bytes. */
  readonly changedAt: Date;
};

type Document = PDFKit.PDFDocument;

const page = { margin: 64, indent: 18, gap: 8 } as const;
const ink = '#1c1b1e';

/** Many products have the same leaflet: some dozens of texts in three languages are all there are. */
const made = new LruCache<string, Promise<Buffer>>(200);

/** A leaflet as a PDF that can be printed and read aloud: tagged as heading and list, with language and title. */
export function leafletPdf(leaflet: Leaflet): Promise<Buffer> {
  const key = JSON.stringify(leaflet);
  const cached = made.get(key);
  if (cached) return cached;
  const pdf = drawLeaflet(leaflet);
  made.set(key, pdf);
  return pdf;
}

async function drawLeaflet({ language, title, text, changedAt }: Leaflet): Promise<Buffer> {
  // Loaded when somebody looks at a leaflet: it takes longer than all the rest of the shop's start.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin: page.margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: 'Maas & Alm', Creator: 'Maas & Alm', Producer: 'Maas & Alm', CreationDate: changedAt },
  });
  const bytes = buffer(document);
  const root = document.struct('Document');
  document.addStructure(root);
  root.add(document.struct('H1', {}, () => void document.fillColor(ink).font('Helvetica-Bold').fontSize(20).text(title)));
  document.moveDown(0.8).font('Helvetica').fontSize(12);
  const list = document.struct('L');
  root.add(list);
  for (const line of text.split('\n')) if (line.trim() !== '') addItem(document, list, line.trim());
  list.end();
  root.end();
  document.end();
  return bytes;
}

/** The bullet and its sentence stay on one page. */
function addItem(document: Document, list: PDFKit.PDFStructureElement, line: string): void {
  const width = document.page.width - 2 * page.margin - page.indent;
  const height = document.heightOfString(line, { width, lineGap: 3 });
  if (document.y + height > document.page.height - page.margin) document.addPage();
  const { y } = document;
  const bullet = document.struct('Lbl', {}, () => void document.text('•', page.margin, y, { lineBreak: false }));
  const sentence = document.struct('LBody', {}, () => void document.text(line, page.margin + page.indent, y, { width, lineGap: 3 }));
  list.add(document.struct('LI', {}, [bullet, sentence]));
  document.y += page.gap;
}
