import type { BrandTheme } from '#kernel/brand/brand-theme.ts';
import { pdfText } from './pdf-text.ts';

type Document = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** Of a letter; a sticker for a parcel has the same narrow edge all around. */
export const page = { margin: 56, foot: 64, label: 24 } as const;
export const sizes = { title: 24, address: [16, 13, 11, 9], heading: 13, body: 10, small: 8.5, foot: 7.5 } as const;
const lineGap = 2;

type PdfColours = {
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly edge: string;
  readonly mark: string;
};

export type Type = {
  readonly face?: 'display' | 'text' | 'strong';
  readonly size?: number;
  readonly colour?: string;
};

/** Where the next line goes, in which type, and how it gets there. */
export function createPen(document: Document, root: Element, { light, bar, markOnPaper }: BrandTheme) {
  const colours: PdfColours = { ink: light.ink, muted: light.muted, line: light.line, edge: bar.edge, mark: markOnPaper };
  const { margins } = document.page;
  const width = document.page.width - margins.left - margins.right;
  const { left } = margins;
  const bottom = (): number => document.page.height - document.page.margins.bottom;
  const inType = ({ face = 'text', size = sizes.body, colour = colours.ink }: Type): Document =>
    document.font(face).fontSize(size).fillColor(colour);
  return {
    document,
    root,
    left,
    width,
    colours,
    /** Starts a new page when so much does not fit on this one; true when it did. */
    need: (height: number): boolean => {
      if (document.y + height <= bottom()) return false;
      document.addPage();
      return true;
    },
    /** How much is left of this page. */
    room: (): number => bottom() - document.y,
    heightOf: (text: string, share: number, type: Type = {}): number =>
      inType(type).heightOfString(pdfText(text), { width: share, lineGap }),
    put: (text: string, x: number, y: number, options: PDFKit.Mixins.TextOptions & { readonly type?: Type } = {}): void => {
      const { type = {}, ...rest } = options;
      inType(type).text(pdfText(text), x, y, { lineGap, ...rest });
    },
    tag: (name: string, draw: () => void, alt?: string): Element => document.struct(name, alt === undefined ? {} : { alt }, draw),
    /** Lines are decoration: readers that read aloud pass over them. */
    rule: (y: number, { x = left, length = width, weight = 0.7, colour = colours.line } = {}): void => {
      document.markContent('Artifact', { type: 'Layout' });
      document
        .moveTo(x, y)
        .lineTo(x + length, y)
        .lineWidth(weight)
        .strokeColor(colour)
        .stroke();
      document.endMarkedContent();
    },
    artifact: (type: 'Layout' | 'Pagination', draw: () => void): void => {
      document.markContent('Artifact', { type });
      draw();
      document.endMarkedContent();
    },
  };
}

export type Pen = ReturnType<typeof createPen>;
