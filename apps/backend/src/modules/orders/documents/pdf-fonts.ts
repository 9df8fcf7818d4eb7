import { readFile } from 'node:fs/promises';
import { create, type Font, type GlyphRun } from 'fontkit';
import { brandFaces, fontFile, type BrandFace } from '#kernel/brand/brand-files.ts';
import type { BrandTheme } from '#kernel/brand/brand-theme.ts';

/** pdfkit takes an opened font where it takes a file; its types do not say so. */
type OpenFont = PDFKit.Mixins.PDFFontSource;

export type PdfFonts = Readonly<Record<BrandFace, OpenFont>>;

const loaded = new Map<string, Promise<PdfFonts>>();

/**
 * The faces of a theme, read and understood once: a document that is given the bytes of a file reads its tables anew, which takes longer than
 * drawing it. Their licences allow to embed them in documents.
 */
export function pdfFonts(theme: BrandTheme): Promise<PdfFonts> {
  const known = loaded.get(theme.name) ?? readFonts(theme);
  loaded.set(theme.name, known);
  // Whoever asks next tries again.
  known.catch(() => loaded.delete(theme.name));
  return known;
}

async function readFonts(theme: BrandTheme): Promise<PdfFonts> {
  const files = await Promise.all(
    brandFaces.map(
      async (face) => [face, rememberRuns(create(await readFile(fontFile(theme, face))) as Font) as unknown as OpenFont] as const,
    ),
  );
  return Object.fromEntries(files) as PdfFonts;
}

/** Of one face; documents say mostly the same words. */
const mostRuns = 4_000;

/** The font with a memory: how the letters of a word lie is found once, not in every document, of whose time it takes a third. */
function rememberRuns(font: Font): Font {
  const runs = new Map<string, GlyphRun>();
  const layout: Font['layout'] = (text, ...how) => {
    // pdfkit lays out words alone; whoever wants more than kerning asks the font.
    if (how.some((one) => one !== undefined)) return font.layout(text, ...how);
    const known = runs.get(text) ?? font.layout(text);
    if (runs.size >= mostRuns) runs.clear();
    runs.set(text, known);
    return copyOf(known);
  };
  return Object.create(font, { layout: { value: layout } }) as Font;
}

/** pdfkit scales the positions of what it was given. */
const copyOf = (run: GlyphRun): GlyphRun =>
  Object.assign(Object.create(Object.getPrototypeOf(run) as object) as GlyphRun, run, {
    positions: run.positions.map((position) => ({ ...position })),
  });
